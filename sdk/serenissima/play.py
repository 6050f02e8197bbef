"""Play a seat to the end of its game with a function of your own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from serenissima._generated.models import Action, Game, LegalActions
from serenissima.client import Client
from serenissima.errors import GameOver, NotYourTurn, StaleVersion, StandInPlays

#: Chooses one of the listed actions for the seat that `game` is shown to (`game.view` is what it may know).
Policy: TypeAlias = Callable[[Game, LegalActions], Action]


def play(client: Client, game_id: str, policy: Policy, *, wait: float = 20.0, watch: Callable[[Game], None] | None = None) -> Game:
    """Play the seat of the client's token until the game is over (finished, or ended by its host), and return it.

    `policy` is asked whenever the seat decides. Between its turns the service is long-polled, up to `wait` seconds (at most 30) at a
    time. `watch`, if given, is shown every version of the game that arrives here. If somebody else decided in between
    (another client with the same token, or an undo), the position is looked at anew; errors of any other kind are raised.
    A seat that an AI has taken over, because `policy` took too long, is taken back.
    """
    game = client.get_game(game_id)
    if game.viewer is None:
        raise ValueError("the client needs a seat token to play; it looks on as a spectator")
    while True:
        if watch is not None:
            watch(game)
        if game.status != "active":
            return game
        if game.seats[game.viewer or 0].stand_in:
            game = _come_back(client, game)
            continue
        if game.to_act is None or game.to_act.seat != game.viewer:
            game = client.get_game(game_id, after=game.version, wait=wait)
            continue
        game = _decide(client, game, policy)


def _decide(client: Client, game: Game, policy: Policy) -> Game:
    legal = client.list_legal_actions(game.id)
    if legal.version != game.version:
        return client.get_game(game.id)
    action = policy(game, legal)
    try:
        return client.apply_actions(game.id, actions=[action], expected_version=game.version).game
    except (StaleVersion, NotYourTurn, GameOver, StandInPlays):
        return client.get_game(game.id)


def _come_back(client: Client, game: Game) -> Game:
    try:
        return client.rejoin_game(game.id).game
    except GameOver:
        return client.get_game(game.id)


def wait_for_turn(client: Client, game_id: str, *, wait: float = 20.0) -> Game:
    """Return the game as soon as the seat of the client's token decides, or the game is over."""
    game = client.get_game(game_id)
    while game.status == "active" and (game.to_act is None or game.to_act.seat != game.viewer):
        game = client.get_game(game_id, after=game.version, wait=wait)
    return game


def first_listed(_: Game, legal: LegalActions) -> Action:
    """A policy for tries: the first listed action."""
    actions: Sequence[Action] = [listed.action for listed in legal.actions]
    return actions[0]
