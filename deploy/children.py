"""Child processes of the launcher: each leads its own group, so that none of its descendants outlives it."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import IO, Final, final

#: The signals that the launcher waits for instead of handling them.
WATCHED: Final = frozenset({signal.SIGINT, signal.SIGTERM, signal.SIGCHLD})
_PR_SET_PDEATHSIG: Final = 1
_LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None


def _prepare() -> None:
    """Run in the child before its program: take the default signals back, and end when the launcher is killed."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, WATCHED)
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


@final
class Child:
    """A running program with its descendants."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        environment: Mapping[str, str],
        output: IO[bytes] | None = None,
        inherited: Sequence[int] = (),
    ) -> None:
        """`output` takes both streams instead of the terminal; `inherited` are descriptors that it keeps."""
        self.name: Final = name
        # The launcher has one thread, so that code between fork and exec is safe.
        self.process: Final = subprocess.Popen(  # noqa: S603 - only our own commands
            command,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            pass_fds=inherited,
            start_new_session=True,
            preexec_fn=_prepare,  # noqa: PLW1509
        )

    @property
    def exit_code(self) -> int | None:
        """The exit code, or None while it runs."""
        return self.process.poll()

    def ask_to_stop(self) -> None:
        """Ask the program itself to end; it ends its own children."""
        if self.process.poll() is None:
            self.process.terminate()

    def wait(self, seconds: float) -> None:
        """Wait until the program has ended, at most `seconds`."""
        try:
            self.process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            sys.stderr.write(f"{self.name} did not stop within its time\n")

    def kill_group(self) -> None:
        """End what is left of the program and of its descendants."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # macOS answers the latter for a group of zombies.
            return
        self.process.wait()


def stop(children: Iterable[Child], seconds: float) -> None:
    """Stop these children at the same time: politely, and after `seconds` by force."""
    stopping = list(children)
    for child in stopping:
        child.ask_to_stop()
    deadline = time.monotonic() + seconds
    for child in stopping:
        child.wait(max(0.0, deadline - time.monotonic()))
    for child in stopping:
        child.kill_group()
