"""A whole game of each ruleset, played by clicking: on the board wherever it marks a place, in the list otherwise."""

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.browser.hand import play_by_board, play_by_list, version, wait_for_turn

#: What brings a game of Murano to its end: whoever only sails about never gets there.
_BUILDING = ("Build", "Lay the", "Draw a street", "Keep", "Buy", "Take coins", "Place")
#: More decisions than any of these games takes.
_MOST = 600


def moves_towards_the_end(page, ruleset):
    """Return which move of the list leads to the end of the game, if it matters."""
    if ruleset != "murano":
        return None
    told = page.locator("#groups .move").all_text_contents()
    return next((n for start in _BUILDING for n, move in enumerate(told) if move.startswith(start)), None)


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_whole_game_is_played_by_clicking(opened, artefact, ruleset):
    page = opened(viewport={"width": 1280, "height": 1000})
    page.goto("/table/")
    page.click(f"label[for=ruleset-{ruleset}]")
    page.click("#settings summary")
    page.select_option("#level", "greedy")
    page.click("#start-game")
    page.wait_for_selector("#turn")
    clicked = 0
    for _ in range(_MOST):
        if not wait_for_turn(page):
            break
        wanted = moves_towards_the_end(page, ruleset)
        if wanted is not None:
            play_by_list(page, wanted)
        elif play_by_board(page):
            clicked += 1
        else:
            play_by_list(page)
    assert page.inner_text("#turn").startswith("The game is over.")
    assert clicked > 10
    assert page.locator(".standings td:has-text('1st')").count() >= 1
    assert page.is_hidden("#moves")
    page.locator(f"#log-list li[data-version='{version(page)}']").wait_for()
    assert page.locator("#log-list li").count() == version(page) + 1
    page.screenshot(path=artefact(f"{ruleset}-end.png"), full_page=True)
    page.click("#replay-first")
    page.locator("#turn").filter(has_text="looking at decision 0").wait_for()
    page.click("#play-on")
    page.locator("#turn").filter(has_text="The game is over").wait_for(state="detached")
    assert page.locator("#log-list li").first.inner_text().endswith("The game began")
