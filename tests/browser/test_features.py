"""What the table offers besides playing: invitations, taking back, advice, looking back, the keyboard, words for refusals."""

import json

from tests.browser.hand import play_by_board, play_by_list, settle, start, version, wait_for_turn


def shows(page, selector, text):
    """Wait until an element has a text in it."""
    page.locator(selector).filter(has_text=text).first.wait_for()


def test_somebody_is_invited_and_plays_along(opened):
    anna, bruno = opened(), opened()
    anna.goto("/table/")
    anna.click("label[for=ruleset-gondola]")
    anna.click("#settings summary")
    anna.select_option("#seat-kind-1", "open")
    anna.fill("#name", "Anna")
    anna.click("#start-game")
    anna.wait_for_selector("#turn")
    bruno.goto(anna.input_value("#link-open-1"))
    bruno.fill("#join-name", "Bruno")
    bruno.click("#join")
    bruno.wait_for_selector("#turn")
    shows(anna, ".standings", "Bruno")
    first, second = (anna, bruno) if anna.inner_text("#turn").startswith("Your turn") else (bruno, anna)
    while first.inner_text("#turn").startswith("Your turn"):
        play_by_list(first)
        shows(first, "#turn", "urn" if first.inner_text("#turn").startswith("Your turn") else "to act")
    shows(second, "#turn", "Your turn")
    assert version(first) == version(second)
    assert first.locator("#log-list li").all_inner_texts() == second.locator("#log-list li").all_inner_texts()


def test_a_decision_is_taken_back(opened):
    page = opened()
    start(page, "gondola")
    assert wait_for_turn(page)
    assert page.is_disabled("#undo")
    assert page.inner_text("#undo-why") in {"There is no decision to take back.", "Another seat has decided since."}
    before = version(page)
    assert play_by_board(page)
    page.click("#undo:enabled")
    settle(page, before + 1)
    shows(page, "#log-list li:last-child", f"You took back decision {before + 1}")
    shows(page, "#turn", "Your turn: place")


def test_advice_is_ranked_in_the_panel_the_list_and_on_the_board(opened, artefact):
    page = opened(viewport={"width": 1280, "height": 980})
    start(page, "venezia")
    assert wait_for_turn(page)
    page.click("#advice-ask")
    shows(page, "#advice-result", "simulations in")
    ranked = page.locator("#advice-result .rank").all_inner_texts()
    assert ranked == [str(n + 1) for n in range(len(ranked))]
    assert set(page.locator("#groups .rank").all_inner_texts()) == set(ranked)
    assert set(page.locator(".badge text").all_text_contents()) <= set(ranked)
    assert page.locator(".badge").count() > 0
    shows(page, ".advised-facts", "wins")
    page.screenshot(path=artefact("advice.jpg"), type="jpeg", quality=65)
    before = version(page)
    page.locator("#advice-result .move").first.click()
    settle(page, before)
    assert page.locator("#advice-result .rank").count() == 0


def test_the_past_is_looked_at_and_left_again(opened):
    page = opened()
    start(page, "rialto")
    assert wait_for_turn(page)
    play_by_list(page)
    assert wait_for_turn(page)
    now = page.locator("#picture svg > title").text_content()
    page.locator("#slider").focus()
    page.keyboard.press("Home")
    shows(page, "#turn", "looking at decision 0")
    assert page.locator(".spot").count() == 0
    assert page.is_hidden("#moves")
    shows(page, "#replay-text", "Decision 0 of")
    page.locator(".log-entry").nth(1).click()
    shows(page, "#turn", "looking at decision 1")
    page.click("#to-present")
    page.wait_for_selector("#moves:not([hidden])")
    assert page.locator("#picture svg > title").text_content() == now


def test_a_move_is_played_by_keyboard_alone(opened):
    page = opened()
    start(page, "gondola")
    assert wait_for_turn(page)
    before = version(page)
    page.keyboard.press("b")
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    focused = "document.querySelector('#picture').shadowRoot.activeElement?.dataset.spot || ''"
    assert page.evaluate(focused).startswith("hand:")
    page.keyboard.press("Enter")
    assert page.locator(".spot.chosen").count() == 1
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused).startswith("square:")
    page.keyboard.press("Enter")
    while not page.locator("#confirm").count() and not page.locator(".choices .move").count():
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('#confirm, .choices .move')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    settle(page, before)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_refusal_is_told_in_words_with_its_rule(opened):
    page = opened(refused=True)
    start(page, "gondola")
    assert wait_for_turn(page)
    problem = {
        "type": "/docs/problems#action-illegal",
        "title": "The action is not legal",
        "status": 422,
        "detail": "The tile does not fit there.",
        "code": "action/illegal",
        "rule": "G-20",
        "rule_text": "A tile must fit.",
        "request_id": "abc",
    }
    page.route("**/actions", lambda route: route.fulfill(status=422, content_type="application/problem+json", body=json.dumps(problem)))
    page.locator("#groups details:not([open]) > summary").evaluate_all("all => all.forEach((one) => one.click())")
    page.locator("#groups .move").first.click()
    shows(page, "[role=alert]", "The tile does not fit there.")
    shows(page, "[role=alert]", "A tile must fit.")
    page.locator("[role=alert] button", has_text="G-20").click()
    shows(page, ".rules .named", "G-20")
    assert page.locator(".rules p strong").count() > 20
    page.locator(".rules .close").click()
    assert page.locator("dialog[open]").count() == 0


def test_without_streams_the_game_is_followed_by_long_polls(opened):
    page = opened(refused=True)
    page.route("**/events", lambda route: route.abort())
    start(page, "rialto")
    for _ in range(3):
        assert wait_for_turn(page)
        play_by_list(page)
    shows(page, "#connection", "asking now and then")
    assert wait_for_turn(page)
    page.locator(f"#log-list li[data-version='{version(page)}']").wait_for()
    assert page.locator("#log-list li").count() == version(page) + 1


def test_a_link_to_watch_shows_the_game_live_and_no_hand(opened):
    anna, spectator = opened(), opened()
    anna.goto("/table/")
    anna.click("label[for=ruleset-gondola]")
    anna.click("#settings summary")
    anna.check("#watch")
    anna.click("#start-game")
    assert wait_for_turn(anna)
    anna.locator(".share summary").click()
    spectator.goto(anna.input_value("#link-watch"))
    shows(spectator, ".deck", "You are looking on")
    assert spectator.locator("[data-place^='hand:']").count() == 0
    play_by_list(anna)
    settle(spectator, version(anna) - 1)
    assert spectator.locator("#log-list li").count() == version(spectator) + 1


def test_a_seat_is_left_to_an_ai_taken_back_and_the_game_ended(opened):
    page = opened()
    start(page, "rialto")
    assert wait_for_turn(page)
    page.click("#resign")
    shows(page, "#resign", "Really leave")
    page.click("#resign")
    shows(page, ".deck", "An AI plays your seat.")
    page.click("#rejoin")
    page.locator("#rejoin").wait_for(state="detached")
    page.click("#end-game")
    page.click("#end-game")
    shows(page, "#turn", "The host ended the game.")
    assert page.locator("#end-game").count() == 0
    shows(page, "#connection", "The game is over")
