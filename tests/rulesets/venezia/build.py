"""Positions of Venezia for tests, written by hand, and steps through them."""

from service.engine.contract import SPECTATOR
from service.engine.effects import ScriptedEffects
from service.rulesets.venezia.components import BUILDINGS, FOOTPRINT_ON, FOOTPRINTS, HEX_OF, KINDS, SWAMP_VALUES, TREASURE_VALUES
from service.rulesets.venezia.flow import begin_turn, settle
from service.rulesets.venezia.ruleset import RULESET
from service.rulesets.venezia.setup import empty_game

VOCABULARY = RULESET.meta.vocabulary


def cards(names):
    """The kinds of "casa ponte ponte", as draws give them."""
    return [BUILDINGS.index(name) for name in names.split()]


class Table:
    """A game between two turns, changed by the methods, then begun with `turn`."""

    def __init__(self, players=3):
        self.state = empty_game(players)

    def hand(self, seat, names):
        for kind in cards(names):
            self.state.deck[kind] -= 1
            self.state.hands[seat * KINDS + kind] += 1
        return self

    def known(self, seat, names):
        self.hand(seat, names)
        for kind in cards(names):
            self.state.known[seat * KINDS + kind] += 1
        return self

    def joint(self, seat, names, pawn=True):
        for kind in cards(names):
            self.state.deck[kind] -= 1
            self.state.joint[seat * KINDS + kind] += 1
            if pawn:
                self.state.pawns[kind] = seat
        return self

    def face_up(self, names):
        for kind in cards(names):
            self.state.deck[kind] -= 1
            self.state.face_up[kind] += 1
        return self

    def discard(self, names):
        for kind in cards(names):
            self.state.deck[kind] -= 1
            self.state.discard[kind] += 1
        return self

    def empty_deck(self):
        state = self.state
        state.discard = [state.discard[kind] + state.deck[kind] for kind in range(KINDS)]
        state.deck = [0] * KINDS
        return self

    def gold(self, seat, *values):
        for value in values:
            if value < 3:
                hex_ = next(h for h, lies in enumerate(self.state.board) if lies < 0)
                self.state.board[hex_] = 0
                self.state.swamp_pool[value] -= 1
                self.state.swamps[seat * SWAMP_VALUES + value] += 1
            else:
                self.state.treasure_pool[value - 3] -= 1
                self.state.treasures[seat * TREASURE_VALUES + value - 3] += 1
        return self

    def at(self, *positions):
        self.state.positions = list(positions)
        return self

    def _drain(self, pair):
        hex_ = HEX_OF[pair]
        if self.state.board[hex_] < 0:
            value = next(v for v, count in enumerate(self.state.swamp_pool) if count)
            self.state.swamp_pool[value] -= 1
            self.state.spent[value] += 1
            self.state.board[hex_] = 0
        return hex_

    def empty(self, *pairs):
        for pair in pairs:
            assert self.state.board[self._drain(pair)] == 0
        return self

    def build(self, name, *pairs):
        hexes = tuple(self._drain(pair) for pair in pairs)
        kind = BUILDINGS.index(name)
        self.state.supply[kind] -= 1
        for hex_ in hexes:
            assert self.state.board[hex_] == 0
            self.state.board[hex_] = 1 + FOOTPRINT_ON[kind, hexes]
        return self

    def houses(self, *pairs):
        for pair in pairs:
            self.build("casa", pair)
        return self

    def fill(self):
        """Let a swamp token lie on every empty hex, as if the tokens had never been taken."""
        for hex_, lies in enumerate(self.state.board):
            if lies == 0:
                value = next(v for v, count in enumerate(self.state.spent) if count) if any(self.state.spent) else None
                if value is None:
                    self.state.swamp_pool[0] += 1
                else:
                    self.state.spent[value] -= 1
                    self.state.swamp_pool[value] += 1
                self.state.board[hex_] = -1
        return self

    def left(self, name, pieces):
        """Let `pieces` of a type be left in the supply, the others gone from the game."""
        self.state.supply[BUILDINGS.index(name)] = pieces
        return self

    def turn(self, seat=0, imaginary=True):
        """Begin the turn of `seat`; with `imaginary` False the imaginary player's card of this turn was drawn before."""
        effects = ScriptedEffects([])
        begin_turn(self.state, seat, effects)
        if not imaginary:
            self.state.card = 0
        settle(self.state, effects)
        return self.state


def do(state, seat, text, *draws):
    """Let `seat` decide `text`; `draws` are the kinds of each draw that follows. Returns the news."""
    assert RULESET.to_act(state) == seat, f"seat {RULESET.to_act(state)} is to act"
    action = VOCABULARY.from_text(text)
    assert RULESET.check(state, action) is None, RULESET.check(state, action)
    before = RULESET.conserved(state)
    effects = ScriptedEffects([list(draw) for draw in draws])
    RULESET.apply(state, action, effects)
    effects.finish()
    assert RULESET.conserved(state) == before
    return effects.told


def told(news, seat=SPECTATOR):
    """What a seat is told, as JSON without the prefix of the tags."""
    events = [one.told_to(seat) for one in news]
    return [event.to_json() for event in events if event is not None]


def happened(news, tag, seat=SPECTATOR):
    """The events of one kind, as a seat is told them."""
    return [{k: v for k, v in e.items() if k != "type"} for e in told(news, seat) if e["type"] == f"venezia.{tag}"]


def tags(news, seat=SPECTATOR):
    return [event["type"].removeprefix("venezia.") for event in told(news, seat)]


def texts(state, verb=""):
    """The legal actions as texts, those of one verb if given."""
    return [text for text in map(VOCABULARY.to_text, RULESET.legal_actions(state)) if text.split()[0].startswith(verb)]


def verbs(state):
    return {text.split()[0] for text in texts(state)}


def refused(state, text):
    """The rejection of an action that is not legal."""
    action = VOCABULARY.from_text(text)
    assert action not in RULESET.legal_actions(state)
    rejection = RULESET.check(state, action)
    assert rejection is not None
    return rejection


def phase(state):
    return RULESET.view(state, SPECTATOR)["phase"]


def lies_on(state, pair):
    """What lies on a hex: "swamp", "empty" or the type of building."""
    lies = state.board[HEX_OF[pair]]
    if lies < 0:
        return "swamp"
    if lies == 0:
        return "empty"
    return next(BUILDINGS[kind] for (kind, hexes), f in FOOTPRINT_ON.items() if f == lies - 1 and list(hexes) == FOOTPRINTS[f])


def count(state, seat, name):
    return state.hands[seat * KINDS + BUILDINGS.index(name)]


def in_front(state, party, name):
    return state.joint[party * KINDS + BUILDINGS.index(name)]


def pawn(state, name):
    return state.pawns[BUILDINGS.index(name)]


def gold_values(state, seat):
    return RULESET.view(state, seat)["own"]["swamp_values"] + RULESET.view(state, seat)["own"]["treasure_values"]
