"""The turn that the rule book works through, with every number of it (V-20 to V-60)."""

import pytest

from service.engine.contract import SPECTATOR
from service.rulesets.venezia.ruleset import RULESET
from tests.rulesets.venezia.build import Table, cards, count, do, gold_values, happened, pawn, phase, tags


@pytest.mark.parametrize("a", [0, 1, 2])
def test_the_worked_turn_of_the_rule_book(a):
    b, c = (a + 1) % 3, (a + 2) % 3
    positions = [0, 0, 0]
    # 28 and 29 border San Marco; 30 borders neither San Marco nor Castello.
    positions[a], positions[b], positions[c] = 28, 36, 1
    table = Table().at(*positions)
    table.houses((-1, -7), (0, -7), (2, -7)).empty((1, -2), (2, -1), (1, -8), (2, -8))
    table.joint(b, "ponte").hand(a, "ponte ponte casa casa palazzo").gold(a, 5).face_up("campo ponte")
    state = table.turn(a)

    # A plays two ponte cards where B has one in front, and two casa cards.
    do(state, a, "play_card building=ponte mode=joint")
    assert pawn(state, "ponte") == b
    do(state, a, "play_card building=ponte mode=joint")
    assert pawn(state, "ponte") == a
    do(state, a, "play_card building=casa mode=solo")
    do(state, a, "play_card building=casa mode=solo")
    do(state, a, "end_play")

    # Both houses go to San Marco, which has three and which A borders: a treasure before each move of 1.
    do(state, a, "next_building building=casa mode=solo")
    news = do(state, a, "build building=casa mode=solo hexes=1:-8", [0])
    assert tags(news) == ["built", "treasure_taken", "moved", "cards_used"]
    assert state.positions[a] == 29
    do(state, a, "next_building building=casa mode=solo")
    news = do(state, a, "build building=casa mode=solo hexes=2:-8", [1])
    assert happened(news, "treasure_taken", a) == [{"seat": a, "value": 4}]
    assert state.positions[a] == 30
    assert gold_values(state, a) == [3, 4, 5]

    # The ponte scores San Marco with its five houses. A borders neither district now: no treasure. A moves 5.
    news = do(state, a, "build building=ponte mode=joint line=1 score_district=san_marco")
    assert happened(news, "built") == [
        {
            "seat": a,
            "building": "ponte",
            "mode": "joint",
            "hexes": [[1, -2], [2, -1]],
            "line": 1,
            "score_district": "san_marco",
            "points": 5,
        }
    ]
    assert "treasure_taken" not in tags(news)
    assert state.positions[a] == 35

    # Before B moves, A changes 5 gold for 1 point and jumps B on 36.
    assert (RULESET.to_act(state), phase(state)) == (a, "gold_window")
    news = do(state, a, "convert_gold points=1")
    assert happened(news, "gold_converted")[0]["treasure_values"] == [5]
    assert state.positions[a] == 37
    assert gold_values(state, a) == [3, 4]
    # 3 and 4 may be more, as far as the others know, so A is asked again.
    news = do(state, a, "pass_gold")
    # B gets 2, half of 5 rounded down, and jumps A: 38, 39.
    assert happened(news, "moved") == [{"seat": b, "points": 2, "start": 36, "end": 39}]
    assert state.positions[b] == 39
    # Three ponte cards and the pawn go back.
    assert state.discard == [2, 0, 0, 3, 0]
    assert pawn(state, "ponte") == -1

    # Two swamps; a palazzo card is laid out, one face-up card and two of the deck are taken.
    do(state, a, "reclaim hex=5,-6", [2])
    do(state, a, "reclaim hex=6,-5", [0])
    do(state, a, "offer_card building=palazzo")
    do(state, a, "take_face_up building=campo")
    do(state, a, "draw_card", cards("basilica"), cards("casa"))
    assert [count(state, a, name) for name in ("campo", "basilica", "casa", "palazzo")] == [1, 1, 1, 0]
    assert state.face_up == [0, 1, 0, 1, 0]
    do(state, a, "end_turn")
    assert state.current == b
    assert RULESET.view(state, SPECTATOR)["players"][a]["position"] == 37
