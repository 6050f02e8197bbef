"""A person at the table: what one does with a mouse."""

import re

_OURS = re.compile(r"^(Your turn|The game is over)")


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
            page.locator(".spot.open").first.click()
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
