"""The transport: limits, retries of what is safe, typed errors."""

import pytest
from serenissima import _transport, errors
from serenissima.client import Client

from tests.sdk.fake_service import Answer, FakeService

HEALTH = {"status": "ok", "version": "1", "build": "plain"}


@pytest.fixture
def fake():
    made = []

    def make(*answers, **client):
        service = FakeService(*answers)
        caller = Client(service.url, **client)
        made.append((service, caller))
        return service, caller

    yield make
    for service, caller in made:
        caller.close()
        service.close()


@pytest.fixture
def pauses(monkeypatch):
    slept = []
    monkeypatch.setattr(_transport.time, "sleep", slept.append)
    return slept


def problem(status, code, **more):
    return Answer(status, {"code": code, "detail": "why", "status": status, "request_id": "r-1", **more})


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_what_will_pass_is_tried_again(fake, pauses, status):
    service, client = fake(problem(status, "server/busy"), problem(status, "server/busy"), Answer(200, {"rulesets": []}))
    assert client.list_rulesets().rulesets == ()
    assert len(service.requests) == 3
    assert len(pauses) == 2
    assert 0 <= pauses[0] <= 0.25
    assert 0 <= pauses[1] <= 0.5


def test_retry_after_is_obeyed_up_to_a_bound(fake, pauses):
    _, client = fake(
        Answer(429, {"code": "suggestion/too_many"}, {"Retry-After": "7"}),
        Answer(503, {"code": "server/busy"}, {"Retry-After": "99999"}),
        Answer(200, {"rulesets": []}),
    )
    client.list_rulesets()
    assert pauses == [7.0, 30.0]


@pytest.mark.usefixtures("pauses")
def test_broken_connections_are_tried_again_and_posts_keep_their_key(fake):
    service, client = fake(Answer(hang_up=True), problem(503, "server/busy"), problem(404, "game/not_found"))
    with pytest.raises(errors.NotFound):
        client.apply_actions("g", actions=[])
    keys = {headers["Idempotency-Key"] for _, _, headers, _ in service.requests}
    assert len(service.requests) == 3
    assert len(keys) == 1
    assert len(keys.pop()) >= 32
    with pytest.raises(errors.NotFound):
        client.apply_actions("g", actions=[])
    assert service.requests[-1][2]["Idempotency-Key"] != service.requests[0][2]["Idempotency-Key"]
    with pytest.raises(errors.NotFound):
        client.apply_actions("g", actions=[], idempotency_key="mine")
    assert service.requests[-1][2]["Idempotency-Key"] == "mine"


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 410, 422, 500])
def test_what_will_not_pass_is_not_tried_again(fake, pauses, status):
    service, client = fake(problem(status, "x/y"))
    with pytest.raises(errors.ApiError):
        client.apply_actions("g", actions=[])
    assert len(service.requests) == 1
    assert pauses == []


@pytest.mark.usefixtures("pauses")
def test_tries_are_bounded(fake):
    service, client = fake(problem(503, "server/busy"), max_retries=2)
    with pytest.raises(errors.ServerError) as caught:
        client.list_rulesets()
    assert caught.value.code == "server/busy"
    assert len(service.requests) == 3


def test_nobody_there(pauses):
    with Client("http://127.0.0.1:9", max_retries=1) as client, pytest.raises(errors.ConnectionFailed, match="could not reach"):
        client.list_rulesets()
    assert len(pauses) == 1


def test_a_late_answer_is_given_up(fake):
    service, client = fake(Answer(200, {"rulesets": []}, delay=0.4), timeout=0.1, max_retries=0)
    with pytest.raises(errors.RequestTimedOut, match=r"within 0\.1 s"):
        client.list_rulesets()
    assert len(service.requests) == 1


def test_a_long_poll_has_its_wait_on_top_of_the_limit(fake):
    service, client = fake(problem(404, "game/not_found"), timeout=0.1, max_retries=0)
    service.answers[0].delay = 0.3
    with pytest.raises(errors.NotFound):
        client.get_game("g", after=3, wait=1)
    assert service.requests[0][1] == "/v1/games/g?after=3&wait=1"


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (422, "action/illegal", errors.IllegalAction),
        (409, "action/not_your_turn", errors.NotYourTurn),
        (409, "game/over", errors.GameOver),
        (409, "game/stale_version", errors.StaleVersion),
        (422, "idempotency/mismatch", errors.IdempotencyMismatch),
        (422, "request/invalid", errors.InvalidRequest),
        (401, "auth/missing", errors.AuthenticationFailed),
        (403, "auth/forbidden", errors.PermissionDenied),
        (404, "game/not_found", errors.NotFound),
        (409, "some/thing_new", errors.Conflict),
        (500, "server/error", errors.ServerError),
        (418, "tea/pot", errors.ApiError),
    ],
)
def test_problems_are_typed(fake, status, code, kind):
    _, client = fake(problem(status, code, rule="G-20", rule_text="wording", current_version=7, field="a.b", instead={"x": 1}))
    with pytest.raises(kind) as caught:
        client.list_rulesets()
    error = caught.value
    assert type(error) is kind
    assert (error.status, error.code, error.rule, error.request_id, error.detail) == (status, code, "G-20", "r-1", "why")
    assert "G-20" in str(error)
    if kind is errors.StaleVersion:
        assert error.current_version == 7
    if kind is errors.IllegalAction:
        assert (error.rule_text, error.instead) == ("wording", {"x": 1})
    if kind is errors.InvalidRequest:
        assert error.field == "a.b"


def test_an_error_page_of_a_proxy_is_an_error_too(fake):
    _, client = fake(Answer(500, b"<html>oops</html>"))
    with pytest.raises(errors.ServerError) as caught:
        client.list_rulesets()
    assert caught.value.code == "unknown"


def test_tokens_travel_in_the_header_only(fake):
    service, client = fake(problem(404, "game/not_found"))
    with pytest.raises(errors.NotFound):
        client.with_token("seat_secret").get_game("a/b?c")
    with pytest.raises(errors.NotFound):
        client.get_game("g")
    (_, path, headers, _), (_, _, bare, _) = service.requests
    assert headers["Authorization"] == "Bearer seat_secret"
    assert path == "/v1/games/a%2Fb%3Fc"
    assert "Authorization" not in bare
    assert headers["User-Agent"].startswith("serenissima-python/")


@pytest.mark.parametrize(("timeout", "retries"), [(0, 1), (-1, 1), (1, -1)])
def test_senseless_limits_are_refused(timeout, retries):
    with pytest.raises(ValueError, match="timeout"):
        Client(timeout=timeout, max_retries=retries)
