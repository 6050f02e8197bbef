import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")


class Supervised:
    """The process of tests/worker/supervised.py, whose output is read line by line."""

    def __init__(self, kind):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.worker.supervised", kind], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def thinkers(self, n):
        """Return (pid, queues) of the next `n` thinkers that start."""
        found = []
        for _ in range(n):
            word, pid, *queues = self.process.stdout.readline().split()
            assert word == "thinker"
            found.append((int(pid), tuple(queues)))
        return found

    def stop(self):
        """Ask it to stop and return what it wrote since, on both streams."""
        self.process.terminate()
        return self.process.communicate(timeout=15)

    def close(self):
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def supervised():
    running = []

    def start(kind):
        running.append(Supervised(kind))
        return running[-1]

    yield start
    for each in running:
        each.close()


def ended(pid, seconds=5.0):
    """Return True once no process (a zombie counts as ended) has that pid."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.02)
    return False


def test_every_task_has_a_thinker_and_a_killed_one_is_replaced(supervised):
    worker = supervised("rest")
    started = dict(worker.thinkers(2))
    assert sorted(started.values()) == [("turns",), ("turns", "advice")]
    killed = next(pid for pid, queues in started.items() if queues == ("turns",))
    os.kill(killed, signal.SIGKILL)
    assert worker.thinkers(1)[0][1] == ("turns",)


def test_a_thinker_that_overruns_its_job_is_killed_and_replaced(supervised):
    worker = supervised("overrun")
    first = {pid for pid, _ in worker.thinkers(2)}
    second = {pid for pid, _ in worker.thinkers(2)}
    assert not first & second
    assert "overran its job's time" in worker.stop()[1]


def test_a_thinker_that_uses_too_much_memory_is_killed_and_replaced(supervised):
    worker = supervised("grow")
    worker.thinkers(4)
    assert "bytes, more than" in worker.stop()[1]


def test_sigterm_stops_supervisor_and_thinkers(supervised):
    worker = supervised("rest")
    pids = [pid for pid, _ in worker.thinkers(2)]
    assert worker.stop() == ("stopped\n", "")
    assert worker.process.returncode == 0
    assert all(ended(pid, 0.1) for pid in pids)


def test_a_thinker_that_does_not_stop_is_killed(supervised):
    worker = supervised("ignore_stop")
    pids = [pid for pid, _ in worker.thinkers(2)]
    time.sleep(0.2)
    assert worker.stop()[0] == "stopped\n"
    assert all(ended(pid, 0.1) for pid in pids)


def test_thinkers_end_with_a_supervisor_that_was_killed(supervised):
    worker = supervised("rest")
    pids = [pid for pid, _ in worker.thinkers(2)]
    worker.process.kill()
    assert all(ended(pid) for pid in pids)
