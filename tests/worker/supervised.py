"""A supervisor whose thinkers do what the command line says; run by the tests in a process of its own."""

import os
import signal
import sys
import time
from collections.abc import Sequence

from worker.supervisor import Reporter, Supervisor

TICK_SECONDS = 0.05
MEMORY = 300 << 20


def rest(_queues: Sequence[str], reporter: Reporter, lifeline: int) -> None:
    reporter.busy_for(60)
    reporter.idle()
    os.read(lifeline, 1)


def overrun(_queues: Sequence[str], reporter: Reporter, _lifeline: int) -> None:
    reporter.busy_for(0.2)
    time.sleep(60)


def grow(_queues: Sequence[str], _reporter: Reporter, _lifeline: int) -> None:
    ballast = bytearray(b"x") * (2 * MEMORY)
    time.sleep(60)
    assert ballast


def ignore_stop(_queues: Sequence[str], _reporter: Reporter, _lifeline: int) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(60)


THINK = {"rest": rest, "overrun": overrun, "grow": grow, "ignore_stop": ignore_stop}


def main(kind: str) -> None:
    def think(queues: Sequence[str], reporter: Reporter, lifeline: int) -> None:
        os.write(1, f"thinker {os.getpid()} {' '.join(queues)}\n".encode())
        THINK[kind](queues, reporter, lifeline)

    Supervisor([["turns"], ["turns", "advice"]], think, lambda: None, TICK_SECONDS, MEMORY, 1.0).run()
    print("stopped", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
