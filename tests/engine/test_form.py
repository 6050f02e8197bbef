"""Forms: what is well-formed, and how a fault is named."""

import pytest

from service.engine.form import FormError, check_form
from service.engine.spec import Field, array, boolean, cell, enum, integer, nullable, number, obj, string, union

COLOUR = enum("Colour", ("red", "blue"))
BOX = obj(
    "Box",
    "A box.",
    (
        Field("size", integer(1, 9), "Its size."),
        Field("colour", nullable(COLOUR), "Its colour."),
        Field("at", cell(), "Where."),
        Field("note", string(5), "A note.", optional=True),
    ),
)
TAGGED = union("Thing", "", (obj("A", "", (Field("x", boolean(), ""),), "a"), obj("B", "", (), "b")))


@pytest.mark.parametrize(
    ("spec", "value"),
    [
        (integer(1, 3), 3),
        (number(), 0.5),
        (number(), 2),
        (string(3), "abc"),
        (boolean(), False),
        (COLOUR, "red"),
        (nullable(COLOUR), None),
        (array(integer(), 0, 2), []),
        (array(integer(), 0, 2), (1, 2)),
        (BOX, {"size": 1, "colour": None, "at": [1, -2]}),
        (BOX, {"size": 9, "colour": "blue", "at": [0, 0], "note": "x"}),
        (TAGGED, {"type": "a", "x": True}),
        (TAGGED, {"type": "b"}),
    ],
)
def test_well_formed(spec, value):
    check_form(spec, value)


@pytest.mark.parametrize(
    ("spec", "value", "path", "needed"),
    [
        (integer(1, 3), 4, "", "a whole number from 1 to 3"),
        (integer(0, 3), True, "", "a whole number from 0 to 3"),
        (integer(0, 3), 1.0, "", "a whole number from 0 to 3"),
        (integer(0, 3), None, "", "a whole number from 0 to 3"),
        (number(), True, "", "a number"),
        (number(), "1", "", "a number"),
        (string(3), "abcd", "", "a text of at most 3 characters"),
        (string(3), 1, "", "a text of at most 3 characters"),
        (boolean(), 0, "", "true or false"),
        (COLOUR, "green", "", "one of red, blue"),
        (COLOUR, ["red"], "", "one of red, blue"),
        (array(integer(), 1, 2), [], "", "a list of 1 to 2 items"),
        (array(integer(), 1, 2), "ab", "", "a list of 1 to 2 items"),
        (array(integer(0, 1), 0, 9), [0, 2], "1", "a whole number from 0 to 1"),
        (BOX, [], "", "an object"),
        (BOX, {"colour": None, "at": [1, 2]}, "size", "present"),
        (BOX, {"size": 1, "colour": None, "at": [1, "2"]}, "at.1", "a whole number from -1000 to 1000"),
        (BOX, {"size": 1, "colour": None, "at": [1, 2], "else": 3}, "else", "absent (known members: at, colour, note, size)"),
        (BOX, {"size": 1, "colour": None, "at": [1, 2], "note": None}, "note", "a text of at most 5 characters"),
        (TAGGED, {"type": "c"}, "type", "one of a, b"),
        (TAGGED, {"x": True}, "type", "one of a, b"),
        (TAGGED, None, "", "an object"),
        (TAGGED, {"type": "b", "x": True}, "x", "absent (known members: type)"),
    ],
)
def test_faults_are_named(spec, value, path, needed):
    with pytest.raises(FormError) as caught:
        check_form(spec, value)
    assert caught.value.path == path
    assert caught.value.needed == needed
    assert needed in str(caught.value)


def test_long_values_are_shortened():
    with pytest.raises(FormError) as caught:
        check_form(boolean(), "x" * 10_000)
    assert len(str(caught.value)) < 150
