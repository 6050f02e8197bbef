"""The parent process of the thinkers: starts them, ends those that overrun, replaces those that died.

It has one thread only, so that forking is safe at any time, and it never computes, so that the heartbeat
goes on while compiled code keeps a thinker busy for seconds without a break.
"""

import logging
import os
import selectors
import signal
import struct
import time
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Final, final

log = logging.getLogger(__name__)

_DEADLINE: Final = struct.Struct("d")
_IDLE: Final = 0.0
#: Seconds that the thinkers have for their present jobs when the worker is asked to stop.
STOP_SECONDS: Final = 6.0
#: A thinker that ends sooner than this after its start is replaced only after as long a pause.
RESTART_SECONDS: Final = 1.0


@final
class Reporter:
    """The thinker's end: tells the supervisor by when its present job must be over."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: Final = descriptor

    def busy_for(self, seconds: float) -> None:
        """Announce a job that must be over within `seconds`."""
        os.write(self._descriptor, _DEADLINE.pack(time.monotonic() + seconds))

    def idle(self) -> None:
        """Announce that the job is over."""
        os.write(self._descriptor, _DEADLINE.pack(_IDLE))


#: What a thinker runs in its own process: its queues, its reporter, and a descriptor that ends when the supervisor does.
Think = Callable[[Sequence[str], Reporter, int], None]


@final
class _Thinker:
    """A running child process."""

    def __init__(self, queues: Sequence[str], pid: int, reports: int) -> None:
        self.queues: Final = queues
        self.pid: Final = pid
        self.reports: Final = reports
        self.started: Final = time.monotonic()
        self.deadline = _IDLE

    def resident_bytes(self) -> int:
        """Return its memory in use; 0 where the system does not tell."""
        try:
            with open(f"/proc/{self.pid}/statm", encoding="ascii") as statm:  # noqa: PTH123 - a hot path of the tick, no path logic
                return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, IndexError):
            return 0


@final
class Supervisor:
    """Runs `think` once per entry of `tasks`, each in a process of its own, until asked to stop.

    `tick` is called about every `tick_seconds`: heartbeat and sweeping. It must not raise and must be quick.
    """

    def __init__(
        self,
        tasks: Sequence[Sequence[str]],
        think: Think,
        tick: Callable[[], None],
        tick_seconds: float,
        memory_bytes: int,
        stop_seconds: float = STOP_SECONDS,
    ) -> None:
        self._tasks: Final = tasks
        self._think: Final = think
        self._tick: Final = tick
        self._tick_seconds: Final = tick_seconds
        self._memory_bytes: Final = memory_bytes
        self._stop_seconds: Final = stop_seconds
        self._selector: Final = selectors.DefaultSelector()
        self._thinkers: Final[dict[int, _Thinker]] = {}
        self._waiting: Final[list[tuple[float, Sequence[str]]]] = []
        self._life_read, self._life_write = os.pipe()
        self._wake_read, self._wake_write = os.pipe()
        self._stopping = False

    def run(self) -> None:
        """Run until SIGTERM or SIGINT; returns when no thinker is left."""
        self._listen_to_signals()
        for queues in self._tasks:
            self._start(queues)
        next_tick = 0.0
        while not self._stopping:
            now = time.monotonic()
            if now >= next_tick:
                self._tick()
                self._end_overrunning(now)
                next_tick = now + self._tick_seconds
            self._start_due(now)
            self._wait(max(0.0, next_tick - time.monotonic()))
        self._stop_all()

    def _listen_to_signals(self) -> None:
        for end in (self._wake_read, self._wake_write):
            os.set_blocking(end, False)
        self._selector.register(self._wake_read, selectors.EVENT_READ)
        signal.signal(signal.SIGTERM, self._ask_to_stop)
        signal.signal(signal.SIGINT, self._ask_to_stop)

    def _ask_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True
        os.write(self._wake_write, b"\0")

    def _start(self, queues: Sequence[str]) -> None:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            self._be_thinker(queues, write)
        os.close(write)
        os.set_blocking(read, False)
        self._thinkers[read] = _Thinker(queues, pid, read)
        self._selector.register(read, selectors.EVENT_READ)

    def _be_thinker(self, queues: Sequence[str], write: int) -> None:
        """Run in the child: never returns."""
        code = 1
        try:
            # Only the supervisor may hold the other end, so that its death is seen as the end of the pipe.
            os.close(self._life_write)
            self._selector.close()
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            self._think(queues, Reporter(write), self._life_read)
            code = 0
        except BaseException:
            log.exception("thinker failed")
        finally:
            os._exit(code)

    def _wait(self, seconds: float) -> None:
        for key, _events in self._selector.select(seconds):
            thinker = self._thinkers.get(key.fd)
            if thinker is None:
                os.read(self._wake_read, 64)
                continue
            data = os.read(thinker.reports, 4096)
            if data:
                (thinker.deadline,) = _DEADLINE.unpack(data[-_DEADLINE.size :])
            else:
                self._bury(thinker)

    def _bury(self, thinker: _Thinker) -> None:
        self._selector.unregister(thinker.reports)
        os.close(thinker.reports)
        del self._thinkers[thinker.reports]
        _pid, status = os.waitpid(thinker.pid, 0)
        if self._stopping:
            return
        log.warning("thinker %d for %s ended (%d), starting another", thinker.pid, ",".join(thinker.queues), status)
        now = time.monotonic()
        short_lived = now - thinker.started < RESTART_SECONDS
        self._waiting.append((now + RESTART_SECONDS if short_lived else now, thinker.queues))

    def _start_due(self, now: float) -> None:
        due = [entry for entry in self._waiting if entry[0] <= now]
        for entry in due:
            self._waiting.remove(entry)
            self._start(entry[1])

    def _end_overrunning(self, now: float) -> None:
        for thinker in self._thinkers.values():
            memory = thinker.resident_bytes()
            if thinker.deadline != _IDLE and now > thinker.deadline:
                log.error("thinker %d overran its job's time: killed", thinker.pid)
            elif memory > self._memory_bytes:
                log.error("thinker %d uses %d bytes, more than %d: killed", thinker.pid, memory, self._memory_bytes)
            else:
                continue
            os.kill(thinker.pid, signal.SIGKILL)

    def _stop_all(self) -> None:
        for thinker in self._thinkers.values():
            os.kill(thinker.pid, signal.SIGTERM)
        deadline = time.monotonic() + self._stop_seconds
        while self._thinkers and time.monotonic() < deadline:
            self._wait(deadline - time.monotonic())
        for thinker in list(self._thinkers.values()):
            os.kill(thinker.pid, signal.SIGKILL)
            self._bury(thinker)
