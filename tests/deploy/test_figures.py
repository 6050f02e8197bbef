"""The folder of the API's figures."""

import os
import subprocess
import sys

from deploy import figures


def gone() -> int:
    """Return the pid of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_a_folder_of_our_own_is_made_and_those_of_the_dead_removed(tmp_path):
    dead = tmp_path / f"serenissima-metrics-{gone()}-abc"
    alive = tmp_path / f"serenissima-metrics-{os.getpid()}-abc"
    other = tmp_path / "serenissima-metrics-not-ours"
    for folder in (dead, alive, other):
        folder.mkdir()
        (folder / "counter_1.db").touch()
    environment = {}
    made = figures.prepare(environment, tmp_path)
    assert environment[figures.VARIABLE] == str(made)
    assert list(made.iterdir()) == []
    assert not dead.exists()
    assert alive.exists()
    assert other.exists()


def test_on_a_reload_the_folder_stays(tmp_path):
    environment = {}
    made = figures.prepare(environment, tmp_path)
    assert figures.prepare(environment, tmp_path) is None
    assert environment[figures.VARIABLE] == str(made)


def test_the_operators_folder_is_made_and_emptied_of_figures_only(tmp_path):
    environment = {figures.VARIABLE: str(tmp_path / "own")}
    assert figures.prepare(environment, tmp_path) is None
    figures.empty(environment)
    (tmp_path / "own" / "counter_1.db").touch()
    (tmp_path / "own" / "note").touch()
    figures.empty(environment)
    assert [p.name for p in (tmp_path / "own").iterdir()] == ["note"]


def test_of_a_process_that_ended_only_what_was_open_is_forgotten(tmp_path):
    for name in ("counter_7.db", "histogram_7.db", "gauge_livesum_7.db", "gauge_livesum_17.db"):
        (tmp_path / name).touch()
    figures.forget({figures.VARIABLE: str(tmp_path)}, 7)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["counter_7.db", "gauge_livesum_17.db", "histogram_7.db"]
