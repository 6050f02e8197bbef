"""A gunicorn under the settings of deploy/gunicorn.conf.py, and the processor time of its workers."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")
START_S = 60


def end_in_order() -> None:
    """Let SIGTERM end the program as Ctrl-C does: its servers are stopped on the way out."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


class Server:
    """Serves `target` on loopback while it is entered."""

    def __init__(self, target: str, port: int, environment: dict[str, str]) -> None:
        self.port = port
        command = [sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", target]
        self._process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment, "PORT": str(port)}, start_new_session=True)

    def wait(self) -> None:
        """Return when it answers anything at all."""
        end = time.monotonic() + START_S
        while time.monotonic() < end and self._process.poll() is None:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1)
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.1)
            else:
                return
        sys.exit(f"the server on port {self.port} did not start")

    def cpu_seconds(self) -> float:
        """Return the processor time of the workers so far, user and system."""
        return children_cpu_seconds(self._process.pid)

    def stop(self) -> None:
        """Stop it, with its workers: by force when it does not end."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


def children_cpu_seconds(parent: int) -> float:
    """Return the processor time of a process's children so far, user and system."""
    return sum(_cpu_seconds(pid) for pid in _children(parent))


def _children(parent: int) -> list[int]:
    return [int(pid) for task in Path(f"/proc/{parent}/task").iterdir() for pid in (task / "children").read_text().split()]


def _cpu_seconds(pid: int) -> float:
    # The fields after the command's closing bracket begin with the third.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
