"""M-52: the scoring decisions."""

from service.engine.effects import Effects
from service.engine.tagged import Event
from service.rulesets.murano.actions import ScoreCard
from service.rulesets.murano.components import ISLANDS, N_ISLANDS
from service.rulesets.murano.decks import reveal
from service.rulesets.murano.events import CARD_SCORED
from service.rulesets.murano.scoring import VP_PER_BLOCK, card_vp, coins_vp, takes_coins, takes_glass
from service.rulesets.murano.state import OVER, MuranoState
from service.rulesets.murano.turn import end_scoring, settle_scoring


def score_card(state: MuranoState, action: ScoreCard, effects: Effects) -> None:
    """Reveal a card and use a gondolier for it."""
    seat = state.seat
    card = action.card
    island = action.island
    coins = 0
    blocks = [0, 0, 0]
    if takes_coins(card):
        coins = action.coins
        vp = coins_vp(coins)
    elif takes_glass(card):
        blocks = action.blocks
        vp = VP_PER_BLOCK * (blocks[0] + blocks[1] + blocks[2])
    else:
        vp = card_vp(state, seat, card, island)
    state.hands[seat] &= ~(1 << card)
    state.scored[seat] |= 1 << card
    reveal(state.characters, card)
    state.used[N_ISLANDS * seat + island] += 1
    state.vp[seat] += vp
    state.coins[seat] -= coins
    for colour in range(3):
        state.glass[3 * seat + colour] -= blocks[colour]
        state.bag[colour] += blocks[colour]
    if effects.news:
        given = (blocks[0], blocks[1], blocks[2])
        effects.emit(Event(CARD_SCORED, (seat, card + 1, ISLANDS[island], vp, coins, given)))
    settle_scoring(state, effects)


def stop(state: MuranoState, effects: Effects) -> None:
    """End the scoring of the seat to act."""
    end_scoring(state, effects)
    if state.phase != OVER:
        settle_scoring(state, effects)
