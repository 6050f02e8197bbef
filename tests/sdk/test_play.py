"""The SDK's helpers over the real service, where seats change hands."""

import threading

import pytest
from serenissima import Client, each_game, errors, first_listed, play, turns, wait_for_turn, watch_turns
from serenissima.models import CreateGondolaGame, SeatRequest
from werkzeug.serving import make_server

from service.app import create_app
from service.games.games import Games
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY


@pytest.fixture
def client(store, settings):
    games = Games(REGISTRY, store, NoQueue(), SystemEntropy(), SystemClock(), settings)
    server = make_server("127.0.0.1", 0, create_app(REGISTRY, games, lambda: (True, 0)), threaded=True)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    with Client(f"http://127.0.0.1:{server.server_port}") as made:
        yield made
    server.shutdown()
    server.server_close()


def test_a_claimed_seat_is_played_and_taken_back_when_an_ai_has_it(client):
    created = client.create_game(CreateGondolaGame(seats=(SeatRequest(kind="human"), SeatRequest(kind="open")), absence_s=3600))
    game_id = created.game.id
    claimed = client.claim_seat(game_id, 1, name="Bo")
    assert (claimed.game.seats[1].name, claimed.game.absence_s) == ("Bo", 3600)
    with pytest.raises(errors.SeatTaken):
        client.claim_seat(game_id, 1)
    players = [client.with_token(created.seat_tokens[0].token), client.with_token(claimed.token)]
    taken_over = []

    def choose(game, legal):
        # Once, an AI takes the seat over while its player thinks.
        if not taken_over:
            taken_over.append(players[game.viewer].resign_seat(game_id, level="random"))
        return first_listed(game, legal)

    threads = [threading.Thread(target=play, args=(player, game_id, choose), kwargs={"wait": 1.0}) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    game = players[0].get_game(game_id)
    assert (game.status, [seat.stand_in for seat in game.seats]) == ("finished", [False, False])
    kinds = [entry.kind for entry in players[0].get_history(game_id, after=0).entries]
    assert [kind for kind in kinds if kind != "action"] == ["claim", "resign", "rejoin"]
    with pytest.raises(errors.GameOver):
        players[0].rejoin_game(game_id)


def test_the_helpers_return_when_the_host_ends_the_game(client):
    created = client.create_game(CreateGondolaGame(seats=(SeatRequest(kind="human"), SeatRequest(kind="human"))))
    game_id, players = created.game.id, [client.with_token(entry.token) for entry in created.seat_tokens]
    waits = 1 - created.game.to_act.seat
    found = []
    calls = [lambda: play(players[waits], game_id, first_listed), lambda: wait_for_turn(players[waits], game_id)]
    threads = [threading.Thread(target=lambda call=call: found.append(call())) for call in calls]
    for thread in threads:
        thread.start()
    ended = client.with_token(created.host_token).end_game(game_id)
    for thread in threads:
        thread.join(10)
    assert [game.status for game in (ended, *found)] == ["ended"] * 3
    acting = players[1 - waits]
    with pytest.raises(errors.GameOver):
        acting.resign_seat(game_id)


def test_a_seat_in_the_hands_of_an_ai_refuses_decisions(client):
    created = client.create_game(CreateGondolaGame(seats=(SeatRequest(kind="human"), SeatRequest(kind="human"))))
    seat = created.game.to_act.seat
    mine = client.with_token(created.seat_tokens[seat].token)
    legal = mine.list_legal_actions(created.game.id)
    mine.resign_seat(created.game.id)
    with pytest.raises(errors.StandInPlays):
        mine.apply_actions(created.game.id, actions=[first_listed(created.game, legal)])


def test_games_are_walked_through_and_turns_are_watched(client):
    seats = (SeatRequest(kind="human"), SeatRequest(kind="human"))
    made = [client.create_game(CreateGondolaGame(seats=seats, visibility="public")) for _ in range(5)]
    assert [game.id for game in each_game(client, page=2)] == [one.game.id for one in reversed(made)]
    assert list(each_game(client, has_open_seat=True)) == []
    assert len(list(each_game(client.with_token(None), visibility="public", status="active", ruleset="gondola"))) == 5
    mine = made[0]
    tokens = {one.game.id: one.seat_tokens[0].token for one in made}
    told = watch_turns(client, tokens, wait=5.0)
    first = next(told)
    assert {turn.game_id for turn in first.turns} <= set(tokens)
    assert len(turns(client).turns) == 5
    acting = client.with_token(mine.seat_tokens[mine.game.to_act.seat].token)
    acting.apply_actions(mine.game.id, actions=[first_listed(mine.game, acting.list_legal_actions(mine.game.id))])
    client.with_token(mine.seat_tokens[0].token).rejoin_game(mine.game.id)
    client.with_token(mine.host_token).end_game(mine.game.id)
    assert turns(client, tokens, wait=1.0, marker="x").marker == turns(client, tokens).marker
    assert mine.game.id not in {turn.game_id for turn in turns(client, tokens).turns}
