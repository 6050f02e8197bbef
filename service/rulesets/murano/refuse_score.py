"""Why a character card does not score so."""

from service.engine.rejection import Rejection
from service.rulesets.murano.actions import ScoreCard
from service.rulesets.murano.components import COIN_STEPS, GLASS_COLOURS, ISLAND_NAMES, N_ISLANDS
from service.rulesets.murano.scoring import CARD_GLASS, FIRST_GLASS, MOST_BLOCKS, card_vp, same_glass, takes_coins, takes_glass
from service.rulesets.murano.state import MuranoState


def refuse_score(state: MuranoState, action: ScoreCard) -> Rejection:
    """Explain why a card is not used as `action` says."""
    seat = state.seat
    card = action.card
    where = ISLAND_NAMES[action.island]
    if (state.hands[seat] >> card) & 1 == 0:
        return Rejection("M-52", f"Character {card + 1} is not in hand.")
    at = N_ISLANDS * seat + action.island
    if state.placed[at] == state.used[at]:
        return Rejection("M-52", f"There is no unused own gondolier on {where}.", 1, 0)
    if action.coins >= 0 and not takes_coins(card):
        return Rejection("M-52", f"Character {card + 1} takes no coins.")
    if action.blocks[0] >= 0 and not takes_glass(card):
        return Rejection("M-52", f"Character {card + 1} takes no glass.")
    if card_vp(state, seat, card, action.island) == 0:
        return Rejection("M-52", f"Character {card + 1} is worth nothing on {where}.", 1, 0)
    return _coins(state, action) if takes_coins(card) else _glass(state, action)


def _coins(state: MuranoState, action: ScoreCard) -> Rejection:
    coins = state.coins[state.seat]
    if action.coins > coins:
        return Rejection("M-52", f"There are {coins} coins, not {action.coins}.", action.coins, coins)
    steps = ", ".join([str(step) for step in COIN_STEPS])
    given = "no number" if action.coins < 0 else str(action.coins)
    return Rejection("M-52", f"Character {action.card + 1} changes {steps} coins, not {given}: less buys the same.")


def _glass(state: MuranoState, action: ScoreCard) -> Rejection:
    seat = state.seat
    total = 0
    for colour in range(3):
        given = action.blocks[colour]
        if given <= 0:
            continue
        total += given
        if not same_glass(state, seat, CARD_GLASS[action.card - FIRST_GLASS], colour):
            return Rejection("M-52", f"Character {action.card + 1} takes no {GLASS_COLOURS[colour]} blocks.")
        held = state.glass[3 * seat + colour]
        if given > held:
            return Rejection("M-52", f"There are {held} {GLASS_COLOURS[colour]} blocks, not {given}.", given, held)
    return Rejection("M-52", f"Character {action.card + 1} takes 1 to 3 blocks, not {total}.", MOST_BLOCKS if total else 1, total)
