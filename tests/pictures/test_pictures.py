"""Pictures of positions of random games: well formed, small, the same for the same view, silent about what is hidden."""

import re
from xml.etree import ElementTree as ET

import pytest

from service.engine.contract import SPECTATOR
from service.engine.rng import Rng
from service.pictures.catalogue import PAINTERS, Painter, painter_of
from service.pictures.scene import Scene, columns
from service.rulesets.catalogue import REGISTRY
from tests.pictures.scenes import GAMES, NAMES, scene, seats, states

SVG = "{http://www.w3.org/2000/svg}"
LIMIT = 200_000
#: Elements and attributes that a picture may have: nothing that runs, loads or links.
ELEMENTS = {"svg", "title", "desc", "style", "g", "rect", "circle", "line", "polygon", "polyline", "path", "text"}


@pytest.fixture(scope="module", params=GAMES, ids=str)
def game(request):
    return request.param, states(request.param, 11)


def test_every_ruleset_has_a_painter():
    assert tuple(PAINTERS) == tuple(REGISTRY.names())


def test_pictures_are_well_formed_small_and_always_the_same(game):
    case, moments = game
    painter = painter_of(case.ruleset.meta.name)
    for moment in moments:
        for seat in seats(case):
            shown = scene(case, moment, seat)
            drawn = painter.svg(shown)
            assert len(drawn.encode()) < LIMIT
            root = ET.fromstring(drawn)
            assert root.attrib["role"] == "img"
            assert root.attrib["width"] == "800"
            assert root.find(f"{SVG}title").text
            assert case.ruleset.meta.title in root.find(f"{SVG}title").text
            assert len(root.find(f"{SVG}desc").text) > 50
            assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ELEMENTS
            assert not [name for element in root.iter() for name in element.attrib if name.startswith("on") or "href" in name]
            assert painter.svg(scene(case, moment, seat)) == drawn


def test_texts_have_at_most_100_columns_and_no_control_characters(game):
    case, moments = game
    painter = painter_of(case.ruleset.meta.name)
    for moment in moments:
        for seat in seats(case):
            written = painter.text(scene(case, moment, seat))
            assert written.endswith("\n")
            for line in written.splitlines():
                assert columns(line) <= 100, line
                assert line.isprintable(), line
                assert line == line.rstrip()


def test_worlds_that_look_the_same_give_the_same_pictures(game):
    case, moments = game
    ruleset, painter = case.ruleset, painter_of(case.ruleset.meta.name)
    hidden = 0
    for n, moment in enumerate(moments):
        for seat in seats(case):
            twin = ruleset.sample(ruleset.view(moment.after, seat), Rng(n * 7 + seat + 1))
            hidden += ruleset.encode(twin) != ruleset.encode(moment.after)
            first, second = scene(case, moment, seat), scene(case, moment, seat, twin)
            assert painter.svg(second) == painter.svg(first)
            assert painter.text(second) == painter.text(first)
    assert hidden > 0


def test_places_are_named_once_each_and_hands_shown_to_their_seat_only(game):
    case, moments = game
    painter = painter_of(case.ruleset.meta.name)
    hands = 0
    for moment in moments:
        for seat in seats(case):
            root = ET.fromstring(painter.svg(scene(case, moment, seat)))
            places = [element.attrib["data-place"] for element in root.iter() if "data-place" in element.attrib]
            assert [f"seat:{n}" for n in range(case.players)] == [place for place in places if place.startswith("seat:")]
            board = [place for place in places if not place.startswith(("hand:", "own:"))]
            assert len(set(board)) == len(board)
            if seat == SPECTATOR:
                assert len(board) == len(places)
            hands += len(board) < len(places)
    assert hands > 0


def test_names_are_text_and_nothing_else(game):
    case, moments = game
    painter = painter_of(case.ruleset.meta.name)
    for moment in (moments[1], moments[-1]):
        shown = scene(case, moment, 0)
        for told in (painter.svg(shown), painter.text(shown)):
            assert "\x1b" not in told
            assert "\x00" not in told
            assert "\u202e" not in told
        root = ET.fromstring(painter.svg(shown))
        assert "script" not in {element.tag.removeprefix(SVG) for element in root.iter()}
        said = [element.text for element in root.iter(f"{SVG}text")]
        assert any(name is not None and name.startswith("<scr") for name in said)


def test_a_ruleset_without_a_painter_gets_a_plain_picture(game):
    case, moments = game
    shown = scene(case, moments[1], 0)
    plain = painter_of("no such ruleset")
    assert isinstance(plain, Painter)
    other = Scene("no such ruleset", shown.title, shown.view, NAMES[: case.players])
    assert "data-place" in plain.svg(other)
    assert ET.fromstring(plain.svg(other)).attrib["role"] == "img"
    assert case.ruleset.meta.title in plain.text(other)


def test_the_last_decision_is_marked_and_said(game):
    case, moments = game
    painter = painter_of(case.ruleset.meta.name)
    for moment in moments[1:]:
        shown = scene(case, moment, SPECTATOR)
        before = Scene(shown.ruleset, shown.title, shown.view, shown.names, (), shown.places)
        assert "Last: " in painter.text(shown)
        assert 'class="mark"' in painter.svg(shown)
        assert 'class="mark"' not in painter.svg(before)


def test_light_and_dark_name_the_same_classes(game):
    case, moments = game
    drawn = painter_of(case.ruleset.meta.name).svg(scene(case, moments[1], 0))
    style = ET.fromstring(drawn).find(f"{SVG}style").text
    light, dark = style.split("@media (prefers-color-scheme:dark)")
    named = set(re.findall(r"\.([a-z0-9]+)\{", light))
    assert set(re.findall(r"\.([a-z0-9]+)\{", dark)) <= named
    used = {look for group in re.findall(r'class="([^"]+)"', drawn) for look in group.split()}
    assert used <= named
