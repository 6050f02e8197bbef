"""The table in a real browser: start, play by board and list, see the other side move."""

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.browser.hand import play_by_board, play_by_list, start, version, wait_for_turn


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_game_is_started_in_two_clicks_and_played(opened, artefact, ruleset):
    page = opened(viewport={"width": 1280, "height": 900})
    start(page, ruleset)
    assert wait_for_turn(page)
    clicked = listed = 0
    for step in range(8):
        if step % 2 == 0 and play_by_board(page):
            clicked += 1
        else:
            play_by_list(page)
            listed += 1
        assert wait_for_turn(page)
    assert clicked > 1
    assert listed > 1
    assert page.inner_text("#connection") == "Live"
    assert page.locator("#log-list li").count() == version(page) + 1
    page.screenshot(path=artefact(f"{ruleset}.png"), full_page=True)
