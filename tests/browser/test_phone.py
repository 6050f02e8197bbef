"""The table on a phone: everything within its width, targets large enough for fingers, played by tapping."""

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.browser.hand import settle, start, version, wait_for_turn

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "color_scheme": "dark",
    "reduced_motion": "reduce",
}
#: Visible controls that are lower than a finger needs. The places of the board have the list beside them, and may be enlarged.
SMALL = """() => [...document.querySelectorAll("button, a, select, summary, input:not([type=checkbox], [type=radio])")]
  .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 43.5)
  .map((one) => `${one.tagName} ${one.id} ${one.className}`)"""


@pytest.mark.parametrize("ruleset", REGISTRY.names())
def test_a_phone_is_wide_enough_and_fingers_hit(opened, artefact, ruleset):
    page = opened(**PHONE)
    start(page, ruleset)
    assert wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL) == []
    before = version(page)
    box = page.locator(".spot.open").first.bounding_box()
    if box is not None:
        # A finger that misses by a little means the place all the same.
        page.locator(".spot.open").first.scroll_into_view_if_needed()
        box = page.locator(".spot.open").first.bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] + 2, box["y"] + box["height"] / 2)
        # Equal cards are one place.
        assert len(set(page.locator(".spot.chosen").evaluate_all("all => all.map((one) => one.dataset.spot)"))) == 1
        page.screenshot(path=artefact(f"phone-{ruleset}.jpg"), type="jpeg", quality=70, scale="css")
        page.tap("#clear")
    page.locator("#groups details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
    page.locator("#groups .move").first.tap()
    settle(page, before)
