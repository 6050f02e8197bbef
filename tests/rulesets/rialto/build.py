"""Make positions by hand: seats in order, Doge stack from the first seat down, turn tiles on the districts in the board's order."""

from service.engine.effects import RandomEffects, ScriptedEffects
from service.engine.rng import Rng
from service.rulesets.rialto.apply import proceed
from service.rulesets.rialto.components import BUILDING_NUMBER, CARD_NUMBER, DISTRICT_NUMBER, LINK_A, LINK_NUMBER, STAGE_NAMES
from service.rulesets.rialto.ruleset import RULESET
from service.rulesets.rialto.state import BLUE, DISCARDING, GREEN, RESOLVE, ROUND_END, STAGE, fresh_state

VOCABULARY = RULESET.meta.vocabulary
PHASES = {"green": GREEN, "discard": DISCARDING, "stage": STAGE, "blue": BLUE, "end": ROUND_END, "resolve": RESOLVE}


def cards(text):
    """The seven counts of cards given as `3 doge 1 joker`."""
    counts = [0] * 7
    words = text.split()
    for number, name in zip(words[::2], words[1::2], strict=True):
        counts[CARD_NUMBER[name]] += int(number)
    return counts


def table(
    seats=2,
    *,
    phase="stage",
    stage="A",
    hands=(),
    row="",
    gold=(),
    vp=(),
    buildings=(),
    reserve=(),
    general=(),
    placed=(),
    doge=None,
    spaces=None,
    first=None,
    strength=None,
    round_=1,
    links=(),
    neutral=False,
    rank=False,
    deck=None,
):
    """A state before the phase named, nobody asked yet: `start` lets it go on to the first decision.

    Per seat: `hands` as texts for `cards`, `buildings` as names, `placed` as {district: councillors}. `links` is {link: (a, b)},
    `row` the leftover row. What is not named is as at the start of a game, the deck all other cards unless `deck` says which.
    """
    players = seats + 1 if neutral else seats
    state = fresh_state(seats, players, rank)
    state.seating = [seats, *range(seats)] if neutral else list(range(seats))
    state.districts = list(range(6))
    state.doge = list(state.seating if doge is None else doge)
    if spaces is not None:
        state.space = list(spaces)
    state.order = state.doge[:]
    state.round = round_
    state.stage = STAGE_NAMES.index(stage)
    state.step = PHASES[phase]
    state.first = state.doge[0] if first is None else first
    state.top_bridge = 0
    state.bridges[0] = 0
    _deal(state, hands, row, deck)
    _endow(state, gold, vp, reserve, general)
    for seat, names in enumerate(buildings):
        for name in names.split():
            state.owned[seat * 12 + BUILDING_NUMBER[name]] += 1
            state.stock[BUILDING_NUMBER[name]] -= 1
    for player, where in enumerate(placed):
        for district, count in where.items():
            state.placed[player * 6 + DISTRICT_NUMBER[district]] = count
            if player < seats:
                state.general[player] -= count
    for link, (a, b) in dict(links).items():
        state.link_a[LINK_NUMBER[link]], state.link_b[LINK_NUMBER[link]] = a, b
    if strength is not None:
        state.strength = list(strength)
        state.bonus = max(state.doge, key=lambda p: (state.strength[p], -state.doge.index(p)))
        if state.strength[state.bonus] == 0:
            state.bonus = -1
    return state


def _deal(state, hands, row, deck):
    for player, text in enumerate(hands):
        for card, count in enumerate(cards(text)):
            state.hand[player * 7 + card] += count
            state.deck[card] -= count
    state.taken = (1 << state.seats) - 1
    for card, count in enumerate(cards(row)):
        state.rows[state.seats * 7 + card] += count
        state.deck[card] -= count
    if deck is not None:
        kept = cards(deck)
        state.discarded = [state.deck[card] - kept[card] for card in range(7)]
        state.deck = kept


def _endow(state, gold, vp, reserve, general):
    for seat in range(state.seats):
        state.gold[seat] = gold[seat] if seat < len(gold) else 0
        state.vp[seat] = vp[seat] if seat < len(vp) else 3
        state.reserve[seat] = reserve[seat] if seat < len(reserve) else 5
        state.general[seat] = general[seat] if seat < len(general) else 13


def start(state, script=None):
    """Go on to the first decision; return the events."""
    effects = RandomEffects(Rng(1)) if script is None else ScriptedEffects(script)
    proceed(state, effects)
    if script is not None:
        effects.finish()
    return [news.event.to_json() for news in effects.told]


def stage(letter, **members):
    """A stage of phase II at its first decision."""
    state = table(phase="stage", stage=letter, **members)
    start(state, [])
    return state


def resolve(letter, strength, seats=2, **members):
    """A stage at the moment of carrying it out, with the strengths of all players given, at its first decision; and the events."""
    state = table(seats, phase="resolve", stage=letter, strength=strength, **members)
    return state, start(state)


def go(state, *lines, script=None):
    """Apply actions given as text, each legal; return all events as JSON. Luck is random unless scripted."""
    told = []
    for line in lines:
        action = VOCABULARY.from_text(line)
        rejection = RULESET.check(state, action)
        assert rejection is None, f"{line}: {rejection}"
        effects = RandomEffects(Rng(7)) if script is None else ScriptedEffects(script)
        RULESET.apply(state, action, effects)
        if script is not None:
            effects.finish()
        told += [news.event.to_json() for news in effects.told]
    return told


def legal(state):
    """The texts of the legal actions."""
    return [VOCABULARY.to_text(action) for action in RULESET.legal_actions(state)]


def refused(state, line):
    """The rejection of an action that is not legal."""
    rejection = RULESET.check(state, VOCABULARY.from_text(line))
    assert rejection is not None, f"{line} is legal"
    return rejection


def kinds(told, kind):
    """The events of one kind."""
    return [event for event in told if event["type"] == "rialto." + kind]


def owned(state, seat, name):
    """How many buildings of a kind a seat owns."""
    return state.owned[seat * 12 + BUILDING_NUMBER[name]]


def councillors(state, player, district):
    """How many councillors a player has in a district."""
    return state.placed[player * 6 + DISTRICT_NUMBER[district]]


def value_at(state, link, district):
    """The value of a link's tile at a district."""
    number = LINK_NUMBER[link]
    return state.link_a[number] if LINK_A[number] == DISTRICT_NUMBER[district] else state.link_b[number]
