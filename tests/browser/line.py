"""A line between the browser and the service that can be cut."""

import contextlib
import socket
import threading


class Line:
    """Passes bytes on from a port of its own to another one, until it is cut; `mend` lets new connections through."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._whole = True
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._target))
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    @staticmethod
    def _pass_on(one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Break all connections, and let none through."""
        self._whole = False
        opened, self._open = self._open, []
        for end in opened:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        """Let connections through again."""
        self._whole = True

    def close(self) -> None:
        """End the line."""
        self.cut()
        self._door.close()
