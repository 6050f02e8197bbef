"""Everybody can use it: no finding of axe-core that is worse than minor, on any page, light and dark."""

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.browser.hand import click_place, start, wait_for_turn

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed: `make test-browser` installs it")


def findings(page):
    """Return what axe-core finds, but for the minor. It styles what it measures, which the policy of the page would forbid."""
    found = axe.Axe().run(page).response["violations"]
    return [(one["impact"], one["id"], [node["target"] for node in one["nodes"]]) for one in found if one["impact"] != "minor"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_can_be_used_by_everybody(opened, artefact, scheme):
    page = opened(color_scheme=scheme, bypass_csp=True)
    page.goto("/table/")
    page.click("label[for=ruleset-rialto]")
    page.click("#settings summary")
    assert findings(page) == []
    page.screenshot(path=artefact(f"start-{scheme}.png"), full_page=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_game_can_be_used_by_everybody(opened, ruleset, scheme):
    page = opened(color_scheme=scheme, bypass_csp=True)
    start(page, ruleset)
    assert wait_for_turn(page)
    assert findings(page) == []
    spot = page.locator(".spot.open").first
    if spot.count():
        click_place(page, spot)
        assert findings(page) == []
    page.click("#help")
    assert findings(page) == []
