"""The whole service in processes of its own, as a stranger meets it: only HTTP, signals and the environment."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import requests

from service.store.embedded import free_port

#: The machine that runs the tests may be slow and busy.
START_SECONDS = 60.0
_MARK = "SERENISSIMA_TEST_MARK"


class House:
    """`make run` (or single parts of it) over one data folder. Every process is found by a mark in its environment."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "PORT": str(self.port),
            "SERENISSIMA_DATA": str(folder / "data"),
            "WEB_CONCURRENCY": "1",
            "SERENISSIMA_WORKERS": "1",
            _MARK: str(folder),
            **environment,
        }
        self.environment.pop("SERENISSIMA_PLAIN", None)
        self.log = folder / "output.txt"
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start `python -m command`; the output of all of them goes into one file."""
        with self.log.open("ab") as log:
            process = subprocess.Popen([sys.executable, "-m", *command], env=self.environment, stdout=log, stderr=log)
        self.running.append(process)
        return process

    def run(self) -> subprocess.Popen[bytes]:
        """Start the launcher and wait until it says that all is ready."""
        told = self.output().count("is ready")
        launcher = self.start("deploy.run")
        deadline = time.monotonic() + START_SECONDS
        while self.output().count("is ready") == told:
            assert launcher.poll() is None, self.output()
            assert time.monotonic() < deadline, self.output()
            time.sleep(0.05)
        return launcher

    def output(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def pids(self, part: str = "") -> list[int]:
        """Return the pids of this house's processes whose command line contains `part`."""
        return [int(process.name) for process in Path("/proc").iterdir() if process.name.isdigit() and self._is_ours(process, part)]

    def _is_ours(self, process: Path, part: str) -> bool:
        try:
            if process.joinpath("stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return False
            marked = f"{_MARK}={self.environment[_MARK]}\0".encode() in process.joinpath("environ").read_bytes()
            # Redis writes its title over its environment, but works in its data folder.
            ours = marked or process.joinpath("cwd").readlink() == Path(self.environment["SERENISSIMA_DATA"])
            return ours and part.encode() in process.joinpath("cmdline").read_bytes()
        except OSError:
            return False

    def kill(self, part: str) -> None:
        """kill -9 every process of that part at the same time, parents and children."""
        for pid in self.pids(part):
            os.kill(pid, signal.SIGKILL)

    def empties_within(self, seconds: float) -> bool:
        """Say whether no process is left within that time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if not self.pids():
                return True
            time.sleep(0.05)
        return not self.pids()

    def close(self) -> None:
        """End whatever is left."""
        for process in self.running:
            if process.poll() is None:
                process.terminate()
        for process in self.running:
            try:
                process.wait(25)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for pid in self.pids():
            os.kill(pid, signal.SIGKILL)


class Client:
    """A stranger's script: plain requests."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.session = requests.Session()

    def ask(self, method: str, path: str, token: str | None = None, **more) -> dict:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = self.session.request(method, self.base + path, headers=headers, timeout=60, **more)
        assert answer.status_code in {200, 201, 202}, (method, path, answer.status_code, answer.text)
        return answer.json()

    def create(self, *levels: str | None, **more) -> tuple[str, dict[int, str]]:
        """Create a Gondola game (None: our own seat); return its id and our tokens by seat."""
        seats = [{"kind": "human"} if level is None else {"kind": "ai", "level": level} for level in levels]
        created = self.ask("POST", "/v1/games", json={"ruleset": "gondola", "seats": seats, **more})
        return created["game"]["id"], {entry["seat"]: entry["token"] for entry in created["seat_tokens"]}

    def wait_for_turn(self, game_id: str, seat: int, token: str) -> dict:
        """Return the game once it is over or `seat` is to act."""
        game = self.ask("GET", f"/v1/games/{game_id}", token)
        while game["status"] == "active" and game["to_act"]["seat"] != seat:
            game = self.ask("GET", f"/v1/games/{game_id}", token, params={"after": game["version"], "wait": 20})
        return game

    def decide(self, game: dict, token: str) -> dict:
        """Do the first legal action; return the decision's answer."""
        path = f"/v1/games/{game['id']}"
        legal = self.ask("GET", f"{path}/legal-actions", token)["actions"]
        body = {"actions": [legal[0]["action"]], "expected_version": game["version"]}
        return self.ask("POST", f"{path}/actions", token, json=body)

    def play(self, game_id: str, seat: int, token: str, decisions: int = 10_000) -> dict:
        """Play that seat to the end, or for so many decisions; return the game."""
        game = self.wait_for_turn(game_id, seat, token)
        while game["status"] == "active" and decisions > 0:
            self.decide(game, token)
            decisions -= 1
            game = self.wait_for_turn(game_id, seat, token)
        return game
