"""Actions as JSON and as text, both ways, for every form that a kind may have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.engine.form import FormError
from service.engine.spec import Field, array, boolean, cell, enum, integer
from service.engine.tagged import Action, ActionKind, Vocabulary

GO = ActionKind(
    "toy.go",
    "ToyGo",
    "Go somewhere.",
    ("T-1",),
    (
        Field("path", array(cell(), 1, 5), "The cells."),
        Field("speed", integer(-3, 3), "How fast."),
        Field("singing", boolean(), "Whether it sings."),
        Field("boat", enum("ToyBoat", ("gondola", "raft")), "In what."),
        Field("passengers", array(integer(0, 9), 0, 4), "Who."),
        Field("price", integer(0, 9), "If it costs.", optional=True),
    ),
    lambda values: Action(("toy.go", *values)),
    secret=("price",),
)
STAY = ActionKind("toy.stay", "ToyStay", "Stay.", ("T-2",), (), lambda values: Action(("toy.stay", *values)))
VOCABULARY = Vocabulary((GO, STAY))

actions = st.builds(
    lambda path, speed, singing, boat, passengers, price: Action(("toy.go", path, speed, singing, boat, passengers, price)),
    st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=5).map(tuple),
    st.integers(-3, 3),
    st.booleans(),
    st.sampled_from(["gondola", "raft"]),
    st.lists(st.integers(0, 9), max_size=4).map(tuple),
    st.none() | st.integers(0, 9),
)


@given(actions)
def test_json_and_text_go_both_ways(action):
    assert VOCABULARY.from_json(VOCABULARY.to_json(action)) == action
    text = VOCABULARY.to_text(action)
    assert VOCABULARY.from_text(text) == action
    assert VOCABULARY.to_text(VOCABULARY.from_text(text)) == text
    assert hash(VOCABULARY.from_text(text)) == hash(action)


def test_the_forms_as_written():
    action = Action(("toy.go", ((1, -2), (3, 4)), -1, True, "raft", (), None))
    assert VOCABULARY.to_text(action) == "go path=1:-2,3:4 speed=-1 singing=yes boat=raft passengers="
    json = {"type": "toy.go", "path": [[1, -2], [3, 4]], "speed": -1, "singing": True, "boat": "raft", "passengers": []}
    assert VOCABULARY.to_json(action) == json
    assert VOCABULARY.to_text(Action(("toy.stay",))) == "stay"
    assert action.tag == "toy.go"
    assert action != Action(("toy.stay",))
    assert action != "go"


def test_secret_members_are_left_out_for_others():
    action = Action(("toy.go", ((1, 1),), 0, False, "raft", (), 7))
    assert VOCABULARY.to_json(action)["price"] == 7
    assert "price" not in VOCABULARY.to_public_json(action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "go",
        "stay speed=1",
        "go path=1:1 speed=1 speed=1 singing=no boat=raft passengers=",
        "go path=1:1 speed=+1 singing=no boat=raft passengers=",
        "go path=1:1 speed=01 singing=no boat=raft passengers=",
        "go path=1:1 speed=٣ singing=no boat=raft passengers=",
        "go path=1:1 speed=- singing=no boat=raft passengers=",
        "go path=1:1 speed=99999999999999999999 singing=no boat=raft passengers=",
        "go path=1 speed=1 singing=no boat=raft passengers=",
        "go path=1:1:1 speed=1 singing=no boat=raft passengers=",
        "go path=1:1 speed=1 singing=maybe boat=raft passengers=",
        "go path=1:1 speed=1 singing=no boat=swan passengers=",
        "go path=1:1 speed=4 singing=no boat=raft passengers=",
    ],
)
def test_texts_that_are_no_action(text):
    with pytest.raises(FormError):
        VOCABULARY.from_text(text)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    try:
        action = VOCABULARY.from_text(text)
    except FormError:
        return
    assert VOCABULARY.from_text(VOCABULARY.to_text(action)) == action
