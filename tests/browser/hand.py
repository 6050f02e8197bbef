"""A person at the table: what one does with a mouse."""

import re

_OURS = re.compile(r"^(Your turn|The game is over)")


#: Returns a point of a spot that is not covered by another one: spots may have any shape.
_POINT = """(spot) => {
  spot.scrollIntoView({ block: "center", inline: "center" });
  const box = spot.querySelector(".halo").getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.4, 0.6, 0.8, 0.05, 0.95];
  for (const across of parts) {
    for (const down of parts) {
      const [x, y] = [box.x + across * box.width, box.y + down * box.height];
      if (spot.getRootNode().elementFromPoint(x, y)?.closest(".spot") === spot) return [x, y];
    }
  }
  return null;
}"""


def click_place(page, spot):
    """Click on a marked place of the board."""
    point = spot.evaluate(_POINT)
    assert point, f"{spot.get_attribute('data-spot')} is covered"
    page.mouse.click(*point)


def start(page, ruleset):
    """Start a game against the AI, in two clicks."""
    page.goto("/table/")
    page.click(f"label[for=ruleset-{ruleset}]")
    page.click("#start-game")
    page.wait_for_selector("#turn")


def wait_for_turn(page):
    """Wait until it is our turn or the game is over; return whether it is our turn."""
    page.locator("#turn").filter(has_text=_OURS).wait_for(timeout=60_000)
    return page.inner_text("#turn").startswith("Your turn")


def version(page):
    """Return the version that the page knows."""
    return int(page.get_attribute("#slider", "max"))


def settle(page, before):
    """Wait until the page has gone beyond a version."""
    # The page's policy forbids what `wait_for_function` needs.
    for _ in range(1200):
        if version(page) > before:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"still at version {before}")


def play_by_board(page):
    """Play a move by clicking marked places; return False where the board marks none."""
    before = version(page)
    if page.locator(".spot.open").count() == 0:
        return False
    for _ in range(8):
        if page.locator("#confirm").count():
            page.click("#confirm")
        elif page.locator(".choices .move").count():
            page.locator(".choices .move").first.click()
        else:
            click_place(page, page.locator(".spot.open:not(.chosen)").first)
            continue
        settle(page, before)
        return True
    raise AssertionError("clicking places does not lead to a move")


def play_by_list(page, n=0):
    """Play the n-th move of the list."""
    before = version(page)
    page.locator("#groups details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
    page.locator("#groups .move").nth(n).click()
    settle(page, before)
