"""Lines of the log: their form, and what never gets into them."""

import json
import logging

import pytest

from service.config import BadSettings
from service.logs import Journal, JournalHandler, journal_from

TOKEN = "seat_mV0nX2c4T6y8a1b3D5f7h9j0K2l4Q6w8"
KEY = f"serenissima_{'5f' * 28}"


@pytest.fixture
def lines():
    return []


@pytest.fixture
def log(lines):
    made = logging.getLogger("part")
    handler = JournalHandler(Journal("worker", lines.append))
    made.addHandler(handler)
    yield made
    made.removeHandler(handler)


def read(lines):
    return [json.loads(line) for line in lines]


def test_a_line_is_one_json_object_with_its_fields(lines):
    Journal("api", lines.append).tell(logging.INFO, "request", {"route": "/v1/games", "ms": 1.5})
    (line,) = read(lines)
    assert lines[0].endswith(b"\n")
    assert lines[0].count(b"\n") == 1
    assert {k: line[k] for k in ("level", "part", "event", "route", "ms")} == {
        "level": "info",
        "part": "api",
        "event": "request",
        "route": "/v1/games",
        "ms": 1.5,
    }
    assert line["time"].endswith("Z")
    assert line["pid"] > 0


def test_lines_below_the_level_are_not_written(lines):
    journal = Journal("api", lines.append, logging.WARNING)
    journal.tell(logging.INFO, "request", {})
    journal.tell_masked(logging.INFO, "request", {})
    assert lines == []
    journal.tell(logging.WARNING, "odd", {})
    assert len(lines) == 1


def test_what_python_logs_becomes_a_line_with_the_named_fields(log, lines):
    log.warning("game %s is overdue", "g1", extra={"game": "g1", "attempt": 2})
    (line,) = read(lines)
    assert (line["event"], line["game"], line["attempt"], line["level"], line["logger"]) == (
        "game g1 is overdue",
        "g1",
        2,
        "warning",
        "part",
    )


def test_an_exception_comes_with_its_trace_in_the_same_line(log, lines):
    try:
        int("a bug")
    except ValueError:
        log.exception("failed")
    (line,) = read(lines)
    assert line["level"] == "error"
    assert "ValueError: invalid literal for int() with base 10: 'a bug'" in line["error"]
    assert lines[0].count(b"\n") == 1


@pytest.mark.parametrize(
    "said",
    [TOKEN, TOKEN.replace("seat", "host"), KEY, f"Authorization: Bearer {TOKEN[5:]}", f"bearer  {TOKEN}", "5f" * 32, f"?token={TOKEN}&x=1"],
)
def test_what_looks_like_a_secret_is_masked_wherever_it_is(log, lines, said):
    try:
        int(said)
    except ValueError:
        log.exception("message %s", said, extra={"field": said})
    text = lines[0].decode()
    assert TOKEN[5:] not in text
    assert KEY not in text
    assert "5f" * 32 not in text
    assert text.count("***") >= 3
    json.loads(text)


def test_ids_and_hashes_of_other_lengths_are_no_secrets(log, lines):
    log.warning("game %s", "5f1e7c0a9b3d4e6f8a2b1c0d", extra={"job": "turn-5f1e7c0a9b3d4e6f8a2b1c0d-7-0"})
    assert "***" not in lines[0].decode()


def test_a_message_that_cannot_be_formatted_harms_nobody_and_is_not_repeated(lines):
    record = logging.LogRecord("part", logging.WARNING, __file__, 7, "%d", (TOKEN,), None)
    JournalHandler(Journal("worker", lines.append)).emit(record)
    (line,) = read(lines)
    assert (line["event"], line["logger"], line["at"].partition(":")[0]) == ("unreadable line", "part", "test_logs")
    assert TOKEN not in lines[0].decode()


def test_values_of_any_kind_can_be_told(lines):
    Journal("api", lines.append).tell(logging.INFO, "odd", {"path": {1: {2, 3}}, "error": ValueError("x")})
    assert read(lines)[0]["error"] == "x"


def test_text_for_a_terminal(lines):
    Journal("api", lines.append, text=True).tell(logging.INFO, "request", {"route": "/v1/games", "ms": 1.5})
    assert lines[0].endswith(b" INFO request route=/v1/games ms=1.5\n")


def test_level_and_format_come_from_the_environment():
    made = journal_from("api", {"SERENISSIMA_LOG_LEVEL": "warning", "SERENISSIMA_LOG_FORMAT": "text"})
    assert (made.level, made.text) == (logging.WARNING, True)
    # Not on a terminal: for machines.
    assert (journal_from("api", {}).level, journal_from("api", {}).text) == (logging.INFO, False)


@pytest.mark.parametrize("name", ["SERENISSIMA_LOG_LEVEL", "SERENISSIMA_LOG_FORMAT"])
def test_other_values_are_refused_by_name(name):
    with pytest.raises(BadSettings, match=name):
        journal_from("api", {name: "loud"})
