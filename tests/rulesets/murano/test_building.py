"""M-37: streets, buildings and special-building cards."""

import pytest

from service.engine.contract import SPECTATOR
from service.rulesets.murano.components import CELL_ISLAND, ISLANDS
from service.rulesets.murano.ruleset import RULESET
from tests.rulesets.murano.build import (
    again,
    arrived,
    customers,
    do,
    fill,
    give_specials,
    refused,
    special,
    street_at,
    texts,
    told,
    verbs,
)

# San Donato:  .pp.   The streets are (1,1) (2,1) (1,2) (1,3) (2,3) (2,4) (3,4),
#              pssp   the plots (1,0) (2,0) (0,1) (3,1) (2,2) (0,3) (3,3) (1,4).
#              .sp.
#              pssp
#              .pss
DONATO = "san_donato"


def test_m37_a_street_is_drawn_seen_and_laid_on_any_free_street_space():
    state = arrived("build", 4)
    event = {"type": "murano.street_drawn", "seat": 0, "customers": ["red", "blue"]}
    assert told(state.copy(), "draw_street", SPECTATOR, [customers("rb")])[0] == event
    do(state, "draw_street", [customers("rb")])
    assert len(texts(state)) == 42
    assert refused(state, "end_build").rule == "M-37"
    vp = list(state.vp)
    do(state, f"place_street island={DONATO} cell=1,1")
    assert state.vp == vp
    assert verbs(state) == ["draw_street", "end_build"]
    do(state, "draw_street", [customers("")])
    assert len(texts(state)) == 41
    assert "taken" in refused(state, f"place_street island={DONATO} cell=1,1").message
    assert "buildings only" in refused(state, f"place_street island={DONATO} cell=1,0").message
    assert refused(state, f"place_street island={DONATO} cell=0,0").rule == "M-1"


def test_m37_streets_are_not_laid_on_an_island_that_the_side_lacks():
    state = arrived("build", 3)
    do(state, "draw_street", [0])
    assert len(texts(state)) == 35
    assert refused(state, "place_street island=sacca_serenella cell=0,1").rule == "M-1"


def test_m37_worked_example_street_shop_and_palace_for_5_vp():
    state = arrived("build")
    street_at(state, DONATO, 1, 3)
    state.shops[0] = 1
    state.palaces[1] = 1
    do(state, "draw_street", [customers("r")])
    do(state, f"place_street island={DONATO} cell=1,1")
    do(state, f"build_shop island={DONATO} cell=1,0 colour=red")
    do(state, f"build_palace island={DONATO} cell=0,3 crests=2")
    assert state.vp[0] == 5 + 0 + 2 + 3
    assert state.seat == 1
    view = RULESET.view(state, 1)
    kinds = {(t["kind"], t["colour"], t["crests"], t["owner"]) for t in view["tiles"]}
    assert kinds == {("street", None, None, None), ("shop", "red", None, 0), ("palace", None, 2, None)}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_m37_vp_and_cubes_of_each_building(seat):
    for text, vp, owner in (("factory", 1, seat), ("shop", 2, seat), ("palace", 3, None), ("special", 0, None)):
        state = arrived("build", 4, seat=seat)
        street_at(state, DONATO, 1, 1)
        state.factories[seat] = state.specials[seat] = 1
        state.shops[3 * seat + 1] = state.palaces[3 * seat] = 1
        rest = {"shop": " colour=blue", "palace": " crests=1"}.get(text, "")
        draws = [[0, 1, 2]] if text == "special" else []
        do(state, f"build_{text} island={DONATO} cell=1,0{rest}", *draws)
        assert state.vp == [5 + vp if s == seat else 5 for s in range(4)]
        tile = next(t for t in RULESET.view(state, SPECTATOR)["tiles"] if t["kind"] == text)
        assert tile["owner"] == owner


def test_m37_a_plot_must_be_free_and_beside_a_street():
    state = arrived("build")
    state.factories[0] = 2
    street_at(state, DONATO, 1, 1)
    plots = [t for t in texts(state) if t.startswith("build")]
    # Orthogonally beside (1,1): (1,0), (0,1); (2,2) is only diagonal.
    assert plots == [f"build_factory island={DONATO} cell=1,0", f"build_factory island={DONATO} cell=0,1"]
    assert refused(state, f"build_factory island={DONATO} cell=2,2").rule == "M-37"
    assert "streets only" in refused(state, f"build_factory island={DONATO} cell=2,1").message
    assert refused(state, f"build_factory island={DONATO} cell=9,9").rule == "M-1"
    do(state, f"build_factory island={DONATO} cell=1,0")
    assert "taken" in refused(state, f"build_factory island={DONATO} cell=1,0").message
    assert refused(state, f"build_shop island={DONATO} cell=0,1 colour=red").message == "No red shop is in front of the player."
    assert refused(state, f"build_palace island={DONATO} cell=0,1 crests=3").present == 0
    assert refused(state, f"build_special island={DONATO} cell=0,1").rule == "M-37"
    assert refused(state, f"place_street island={DONATO} cell=2,1").message == "A street tile must be drawn before it is laid."


def test_m37_at_least_one_tile_and_stopping_after_it():
    state = arrived("build")
    assert "end_build" not in texts(state)
    refusal = refused(state, "end_build")
    assert (refusal.rule, refusal.instead.tag) == ("M-37", "murano.end_turn")
    do(state, "draw_street", [0])
    do(state, f"place_street island={DONATO} cell=1,1")
    assert refused(state, "end_turn").instead.tag == "murano.end_build"
    do(state, "end_build")
    assert state.seat == 1


def test_m37_the_action_ends_by_itself_when_nothing_is_left_to_lay():
    state = arrived("build")
    street_at(state, DONATO, 1, 1)
    state.factories[0] = 1
    state.streets = [0] * 7
    do(state, f"build_factory island={DONATO} cell=1,0")
    assert state.seat == 1


def _with_special(*names, seat=0):
    state = arrived("build", seat=seat)
    give_specials(state, seat, *names)
    street_at(state, DONATO, 1, 1)
    state.specials[seat] = 1
    return state


def test_m37_special_card_is_chosen_before_the_next_tile_and_others_go_to_the_bottom():
    state = _with_special()
    drawn = [special("bank"), special("inn"), special("harbour")]
    at = f"build_special island={DONATO} cell=1,0"
    assert told(state.copy(), at, 0, drawn)[1]["cards"] == ["bank", "inn", "harbour"]
    assert told(state.copy(), at, 1, drawn)[1]["cards"] is None
    do(state, at, drawn)
    assert texts(state) == ["keep_special card=bank", "keep_special card=inn", "keep_special card=harbour"]
    assert refused(state, "draw_street").rule == "M-37"
    assert refused(state, "keep_special card=hostel").rule == "M-37"
    assert RULESET.view(state, 0)["drawn_specials"] == ["bank", "inn", "harbour"]
    assert RULESET.view(state, 1)["drawn_specials"] is None
    do(state, "keep_special card=inn")
    assert RULESET.view(state, 1)["players"][0]["special_cards"] == ["inn"]
    assert RULESET.view(state, 1)["fresh_cards"] == ["inn"]
    assert RULESET.view(state, 0)["special_deck"][-1]["cards"] == [special("bank"), special("harbour")]
    assert RULESET.view(state, 1)["special_deck"][-1]["cards"] is None
    assert verbs(state) == ["draw_street", "end_build"]


def test_m37_basilica_pays_5_at_once():
    state = _with_special()
    do(state, f"build_special island={DONATO} cell=1,0", [special("bank"), special("inn"), special("basilica")])
    assert do(state, "keep_special card=basilica")[0]["vp"] == 5
    assert state.vp[0] == 10


@pytest.mark.parametrize("seat", [0, 1])
def test_m37_a_special_card_works_from_the_owners_next_turn_on(seat):
    state = _with_special(seat=seat)
    state.palaces[3 * seat] = 2
    crane = "crane_palace_special"
    do(state, f"build_special island={DONATO} cell=1,0", [special(crane), special("inn"), special("bank")])
    do(state, f"keep_special card={crane}")
    assert do(state, f"build_palace island={DONATO} cell=0,1 crests=1")[0]["vp"] == 3
    do(state, "end_build")
    again(state, "build")
    do(state, "draw_street", [0])
    do(state, f"place_street island={DONATO} cell=1,2")
    do(state, "end_build")
    assert state.seat == seat
    again(state, "build")
    assert do(state, f"build_palace island={DONATO} cell=2,2 crests=1")[0]["vp"] == 4


def test_m37_cranes_give_a_vp_for_their_buildings():
    state = _with_special("crane_palace_special", "crane_shop_factory")
    state.factories[0] = state.shops[0] = state.palaces[0] = 1
    street_at(state, DONATO, 1, 3)
    assert do(state, f"build_special island={DONATO} cell=1,0", [special("bank"), special("inn"), special("hostel")])[0]["vp"] == 1
    do(state, "keep_special card=bank")
    assert do(state, f"build_factory island={DONATO} cell=0,1")[0]["vp"] == 2
    assert do(state, f"build_palace island={DONATO} cell=0,3 crests=1")[0]["vp"] == 4
    # The other seat's cranes are of no use.
    again(state, "build")
    state.shops[3] = 1
    assert do(state, f"build_shop island={DONATO} cell=1,4 colour=red")[0]["vp"] == 2


def test_m37_crane_of_shops_does_not_help_palaces():
    state = _with_special("crane_shop_factory")
    state.shops[0] = state.palaces[0] = 1
    assert do(state, f"build_palace island={DONATO} cell=1,0 crests=1")[0]["vp"] == 3
    assert do(state, f"build_shop island={DONATO} cell=0,1 colour=red")[0]["vp"] == 3


def test_m37_buildings_may_be_laid_on_any_island_beside_any_street():
    state = arrived("build")
    fill(state, "s_pietro_martire", streets=["r"])
    fill(state, "sacca_mattia", streets=["b"])
    state.factories[0] = 1
    islands = {t.split()[1] for t in texts(state) if t.startswith("build")}
    assert islands == {"island=s_pietro_martire", "island=sacca_mattia"}
    assert len(set(CELL_ISLAND)) == len(ISLANDS)
