"""The benchmarks leave nothing behind when they are ended early, and reckon right."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from service.engine.tagged import Action
from tests.bench.bench_choices import contenders, losses


def _marked(mark: str) -> list[str]:
    """Return the command lines of the processes with that mark in their environment."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                if mark.encode() in (process / "environ").read_bytes():
                    found.append((process / "cmdline").read_text().replace("\0", " "))
            except OSError:
                continue
    return found


def _within(seconds: float, true) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.1)
    return bool(true())


def test_a_benchmark_that_is_told_to_end_stops_its_servers(tmp_path):
    mark = f"SERENISSIMA_BENCH_MARK={tmp_path}"
    environment = {**os.environ, **dict([mark.split("=")])}
    with (tmp_path / "output.txt").open("wb") as output:
        bench = subprocess.Popen([sys.executable, "-m", "tests.bench.bench_api"], env=environment, stdout=output, stderr=output)
    try:
        assert _within(60, lambda: sum("gunicorn" in command for command in _marked(mark)) >= 2)
    finally:
        bench.send_signal(signal.SIGTERM)
    assert bench.wait(30) == 128 + signal.SIGTERM
    assert _within(10, lambda: not _marked(mark)), _marked(mark)


def test_losses_are_counted_in_the_worlds_met_by_both():
    a, b, c = (Action((f"toy.{name}",)) for name in "abc")
    results = {a: [0.5, 0.7, 0.9, 0.9], b: [0.4, 0.6, 0.7, 0.7], c: [0.4, 0.5]}
    assert losses(results) == {a: 0.0, b: pytest.approx(0.15), c: pytest.approx(0.15)}


def test_who_is_beaten_for_sure_drops_out():
    a, b, c = (Action((f"toy.{name}",)) for name in "abc")
    # b lies 0.1 behind in every world but one, c is ahead in every other.
    results = {a: [0.5, 0.6, 0.7, 0.5], b: [0.4, 0.5, 0.6, 0.41], c: [0.1, 0.9, 0.3, 0.9]}
    assert contenders(results, [a, b, c]) == [a, c]
