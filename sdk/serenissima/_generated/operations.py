"""Every request that the API knows, as a method.

Generated from openapi.json of version 1.0.0 by `make sdk`. Never edit it by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal
from urllib.parse import quote

from serenissima._generated.models import (
    Action,
    ClaimedSeat,
    CreatedGame,
    CreateGame,
    Decision,
    DryRun,
    Game,
    GameList,
    Health,
    History,
    LegalActions,
    Level,
    Readiness,
    Record,
    Ruleset,
    RulesetList,
    SeatRequest,
    Status,
    Suggestion,
    TurnList,
    Visibility,
    read_decision,
    read_dry_run,
    read_game,
    read_history,
    read_legal_actions,
    read_suggestion,
)
from serenissima._transport import Transport

#: The version of the document that this was generated from.
API_VERSION = "1.0.0"


class Operations:
    """The requests of the API. Errors are raised as `serenissima.SerenissimaError`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_rulesets(
        self,
    ) -> RulesetList:
        """List the rulesets.

        Every game that can be played here: players, options, kinds of actions and events. The board is left out.
        """
        data = self._transport.json(
            "GET",
            "/v1/rulesets",
        )
        return RulesetList.from_json(data)

    def get_ruleset(
        self,
        ruleset: str,
    ) -> Ruleset:
        """Describe a ruleset.

        Players, options, kinds of actions and events, and the static data of its board, cards and tiles.
        """
        data = self._transport.json(
            "GET",
            f"/v1/rulesets/{quote(str(ruleset), safe='')}",
        )
        return Ruleset.from_json(data)

    def get_rules(
        self,
        ruleset: str,
    ) -> str:
        """Read the rules.

        The numbered rules as Markdown. Refusals cite these numbers.
        """
        return self._transport.text(
            "GET",
            f"/v1/rulesets/{quote(str(ruleset), safe='')}/rules",
        )

    def create_game(
        self,
        body: CreateGame,
        *,
        idempotency_key: str | None = None,
    ) -> CreatedGame:
        """Create a game.

        Seats are played by whoever holds their token, or by an AI. The tokens are shown in this answer only. The
        commitment binds the service to its luck: it is the SHA-256 of a secret that the game shows when it is over.
        Where API keys are configured, the bearer must be one.
        """
        data = self._transport.json(
            "POST",
            "/v1/games",
            body=body.to_json(),
            idempotency_key=idempotency_key,
        )
        return CreatedGame.from_json(data)

    def list_games(
        self,
        *,
        visibility: Literal["private", "public"] | None = None,
        status: Literal["active", "finished", "ended"] | None = None,
        ruleset: Literal["gondola", "venezia", "rialto", "murano"] | None = None,
        has_open_seat: Literal["true", "false"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> GameList:
        """List games.

        The games that the bearer's API key created, newest first; where no API keys are configured, all that were
        created so. With `visibility=public` those of everybody that anybody may look at. Games that are created
        meanwhile do not shift the pages. A game whose rules version the service no longer has is listed with
        `rules_gone`: all but its record is refused (`rules/version_gone`), and nobody can be told whose turn it is.
        """
        query: dict[str, Any] = {
            "visibility": visibility,
            "status": status,
            "ruleset": ruleset,
            "has_open_seat": has_open_seat,
            "limit": limit,
            "cursor": cursor,
        }
        data = self._transport.json(
            "GET",
            "/v1/games",
            query=query,
        )
        return GameList.from_json(data)

    def get_game(
        self,
        game_id: str,
        *,
        after: int | None = None,
        wait: float | None = None,
    ) -> Game:
        """Look at a game.

        A seat token shows what that seat may know. The host token, or none for a public game, shows what everybody
        may know. With `after` and `wait` the answer waits for news.
        """
        query: dict[str, Any] = {
            "after": after,
            "wait": wait,
        }
        data = self._transport.json(
            "GET",
            f"/v1/games/{quote(str(game_id), safe='')}",
            query=query,
            patience=wait or 0,
        )
        return read_game(data)

    def end_game(
        self,
        game_id: str,
    ) -> Game:
        """End a game.

        For its host: nobody has won, nobody decides any more, and AIs stop thinking about it. It can be looked at,
        forked and recorded like a finished game until it expires. Ending it again changes nothing.
        """
        data = self._transport.json(
            "DELETE",
            f"/v1/games/{quote(str(game_id), safe='')}",
        )
        return read_game(data)

    def list_legal_actions(
        self,
        game_id: str,
    ) -> LegalActions:
        """List the legal actions.

        Every distinct action that the bearer's seat may do at the present version, in canonical order, each ready to
        be sent back. The list is empty when another seat decides (`to_act` says which) or the game is over.
        """
        data = self._transport.json(
            "GET",
            f"/v1/games/{quote(str(game_id), safe='')}/legal-actions",
        )
        return read_legal_actions(data)

    def apply_actions(
        self,
        game_id: str,
        *,
        actions: Sequence[Action],
        expected_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> Decision:
        """Apply actions.

        Does all of the actions, in order, or none. Checked in this order: form, game, token, repeated request, over,
        version, turn, rules. A refusal by the rules names the rule, gives its wording and the nearest legal actions.
        """
        document: dict[str, Any] = {
            "actions": [item.to_json() for item in actions],
        }
        if expected_version is not None:
            document["expected_version"] = expected_version
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/actions",
            body=document,
            idempotency_key=idempotency_key,
        )
        return read_decision(data)

    def try_actions(
        self,
        game_id: str,
        *,
        actions: Sequence[Action],
        expected_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> DryRun:
        """Try actions.

        Do nothing, but say whether the actions would be accepted and what is sure to follow.
        """
        document: dict[str, Any] = {
            "actions": [item.to_json() for item in actions],
        }
        if expected_version is not None:
            document["expected_version"] = expected_version
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/actions?dry_run=true",
            body=document,
            idempotency_key=idempotency_key,
        )
        return read_dry_run(data)

    def get_history(
        self,
        game_id: str,
        *,
        after: int | None = None,
        limit: int | None = None,
    ) -> History:
        """Read what happened.

        Decisions, outcomes of chance and events, version by version, oldest first, as the bearer may know them:
        secret members of others' decisions and outcomes that the bearer did not see are left out. `next_after` leads
        to the next page.
        """
        query: dict[str, Any] = {
            "after": after,
            "limit": limit,
        }
        data = self._transport.json(
            "GET",
            f"/v1/games/{quote(str(game_id), safe='')}/history",
            query=query,
        )
        return read_history(data)

    def get_board_svg(
        self,
        game_id: str,
        *,
        version: int | None = None,
    ) -> str:
        """Draw the position as SVG.

        The board, all seats, whose turn it is and the last decision, with the hand of the bearer's seat: no more than
        `get_game` tells. Light and dark. Places of the board, cards and tiles bear `data-place`, by which a program
        finds them. Any version that the game has had can be drawn: it shows what the bearer's seat could see then.
        """
        query: dict[str, Any] = {
            "version": version,
        }
        return self._transport.text(
            "GET",
            f"/v1/games/{quote(str(game_id), safe='')}/board.svg",
            query=query,
        )

    def get_board_text(
        self,
        game_id: str,
        *,
        version: int | None = None,
    ) -> str:
        """Draw the position as text.

        The same for terminals: plain characters, no control sequences.
        """
        query: dict[str, Any] = {
            "version": version,
        }
        return self._transport.text(
            "GET",
            f"/v1/games/{quote(str(game_id), safe='')}/board.txt",
            query=query,
        )

    def get_record(
        self,
        game_id: str,
    ) -> Record:
        """Take the record of a finished game.

        Every decision and every outcome of chance, with the secret that decided them: the game can be played again,
        and its luck be verified (`verify` in the SDK). For whoever may look at the game, once it is over. Of a game
        whose rules version is no longer served it can be had at any time: while such a game runs, with what the
        bearer may know (`complete` is false).
        """
        data = self._transport.json(
            "GET",
            f"/v1/games/{quote(str(game_id), safe='')}/record",
        )
        return Record.from_json(data)

    def replay_record(
        self,
        *,
        record: Record,
        idempotency_key: str | None = None,
    ) -> CreatedGame:
        """Play a record again.

        Makes a new game in the record's final state. Every step is held against the rules and every draw against the
        secret; the first wrong step is named. The game has the record's seats and is finished: it can be looked at,
        read and forked; the tokens of its human seats show what those seats saw.
        """
        document: dict[str, Any] = {
            "record": record.to_json(),
        }
        data = self._transport.json(
            "POST",
            "/v1/games/replay",
            body=document,
            idempotency_key=idempotency_key,
        )
        return CreatedGame.from_json(data)

    def fork_game(
        self,
        game_id: str,
        *,
        version: int | None = None,
        seats: Sequence[SeatRequest] | None = None,
        visibility: Visibility | None = None,
        undo: bool | None = None,
        idempotency_key: str | None = None,
    ) -> CreatedGame:
        """Fork a game.

        What-if play: a new game with a secret of its own. While the game runs: from the present position as the
        bearer sees it, for host and seats; what is hidden from the bearer is drawn anew. Once it is over: exactly
        from any version, for whoever may look at it; where API keys are configured, one who holds neither host nor
        seat token needs such a key.
        """
        document: dict[str, Any] = {}
        if version is not None:
            document["version"] = version
        if seats is not None:
            document["seats"] = [item.to_json() for item in seats]
        if visibility is not None:
            document["visibility"] = visibility
        if undo is not None:
            document["undo"] = undo
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/fork",
            body=document,
            idempotency_key=idempotency_key,
        )
        return CreatedGame.from_json(data)

    def undo_decision(
        self,
        game_id: str,
        *,
        expected_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> Decision:
        """Take back a decision.

        Takes back the last decision of the bearer's seat, in a game that was created with `undo`: only if nobody else
        has decided since, and it drew no chance and revealed nothing hidden. `can_undo` of the game says so
        beforehand. The undo is a version of its own.
        """
        document: dict[str, Any] = {}
        if expected_version is not None:
            document["expected_version"] = expected_version
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/undo",
            body=document,
            idempotency_key=idempotency_key,
        )
        return read_decision(data)

    def claim_seat(
        self,
        game_id: str,
        seat: int,
        *,
        name: str | None = None,
        idempotency_key: str | None = None,
    ) -> ClaimedSeat:
        """Take an open seat.

        The first to ask gets the seat and its token, which is shown in this answer only; the seat is `human` from
        then on, at a new version. It needs no token: whoever knows the id of a private game, which cannot be guessed,
        was invited. Send an `Idempotency-Key` that nobody can guess, so that the token is not lost with a broken
        connection.
        """
        document: dict[str, Any] = {}
        if name is not None:
            document["name"] = name
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/seats/{quote(str(seat), safe='')}/claim",
            body=document,
            idempotency_key=idempotency_key,
        )
        return ClaimedSeat.from_json(data)

    def resign_seat(
        self,
        game_id: str,
        *,
        level: Level | None = None,
        idempotency_key: str | None = None,
    ) -> Decision:
        """Leave a seat to an AI.

        An AI plays the bearer's seat from the next decision on, at a new version. The token still shows what the seat
        may know, and can take the seat back: `rejoin`.
        """
        document: dict[str, Any] = {}
        if level is not None:
            document["level"] = level
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/resign",
            body=document,
            idempotency_key=idempotency_key,
        )
        return read_decision(data)

    def rejoin_game(
        self,
        game_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> Decision:
        """Take a seat back from an AI.

        The bearer plays the seat again, at a new version, whether its player had resigned or was away too long. What
        the AI has decided stands; a decision that it is still at counts for nothing. Nothing happens when no AI plays
        the seat.
        """
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/rejoin",
            idempotency_key=idempotency_key,
        )
        return read_decision(data)

    def list_turns(
        self,
        *,
        marker: str | None = None,
        wait: float | None = None,
    ) -> TurnList:
        """List the turns to make.

        The inbox over many games: those in which a player of the bearer's API key is to act (of its newest 200 active
        games), and, with `Seat-Tokens`, those in which one of these seats is. Seats that an AI plays, open ones,
        games that are over or gone and games whose rules version the service no longer has are passed over. Ask again
        with `marker` and `wait` to be told of changes; tokens never go into the URL.
        """
        query: dict[str, Any] = {
            "marker": marker,
            "wait": wait,
        }
        data = self._transport.json(
            "GET",
            "/v1/turns",
            query=query,
            patience=wait or 0,
        )
        return TurnList.from_json(data)

    def create_suggestion(
        self,
        game_id: str,
        *,
        level: Level | None = None,
        time_ms: int | None = None,
        simulations: int | None = None,
        top: int | None = None,
        version: int | None = None,
        idempotency_key: str | None = None,
    ) -> Suggestion:
        """Ask for a suggestion.

        A worker thinks for the bearer's seat, which must be the one to act, knowing only what that seat knows. Equal
        questions about one version share one suggestion, so that this can be repeated safely.
        """
        document: dict[str, Any] = {}
        if level is not None:
            document["level"] = level
        if time_ms is not None:
            document["time_ms"] = time_ms
        if simulations is not None:
            document["simulations"] = simulations
        if top is not None:
            document["top"] = top
        if version is not None:
            document["version"] = version
        data = self._transport.json(
            "POST",
            f"/v1/games/{quote(str(game_id), safe='')}/suggestions",
            body=document,
            idempotency_key=idempotency_key,
        )
        return read_suggestion(data)

    def get_suggestion(
        self,
        suggestion_id: str,
    ) -> Suggestion:
        """Look at a suggestion.

        For the seat that asked for it. `result` may be partial while the status is `running`.
        """
        data = self._transport.json(
            "GET",
            f"/v1/suggestions/{quote(str(suggestion_id), safe='')}",
        )
        return read_suggestion(data)

    def cancel_suggestion(
        self,
        suggestion_id: str,
    ) -> Suggestion:
        """Call a suggestion off.

        For the seat that asked for it. One that waits is not begun, a search in progress stops within a quarter of a
        second; what it had found so far stays as `result`. Asking the same again starts anew.
        """
        data = self._transport.json(
            "DELETE",
            f"/v1/suggestions/{quote(str(suggestion_id), safe='')}",
        )
        return read_suggestion(data)

    def get_status(
        self,
    ) -> Status:
        """Say how busy the AI is.

        How many workers there are, and how much waits for them, by queue and level: opponents come before advice,
        long thinking comes last.
        """
        data = self._transport.json(
            "GET",
            "/v1/status",
        )
        return Status.from_json(data)

    def get_health(
        self,
    ) -> Health:
        """Say whether the process lives.

        Asks nothing of Redis or of workers.
        """
        data = self._transport.json(
            "GET",
            "/healthz",
        )
        return Health.from_json(data)

    def get_readiness(
        self,
    ) -> Readiness:
        """Say whether the service can work.

        Ready means that Redis answers. Without a living worker games go on, but AI seats and suggestions wait.
        """
        data = self._transport.json(
            "GET",
            "/readyz",
        )
        return Readiness.from_json(data)

    def get_metrics(
        self,
    ) -> str:
        """Read the metrics.

        Figures of all processes in Prometheus' text format: requests, problems, decisions, queues, workers. They tell
        nothing of any game.
        """
        return self._transport.text(
            "GET",
            "/metrics",
        )
