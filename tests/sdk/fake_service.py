"""A service that answers from a script, on loopback: what the transport is tested against."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answer:
    """One scripted answer. `delay` is slept first; `hang_up` closes the connection without an answer."""

    def __init__(self, status=200, body=None, headers=None, delay=0.0, hang_up=False):
        self.status = status
        self.body = {} if body is None else body
        self.headers = headers or {}
        self.delay = delay
        self.hang_up = hang_up


class FakeService:
    """Gives its answers in order (the last one for ever) and keeps the requests."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.requests = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def _serve(self):
                length = int(self.headers.get("Content-Length", 0))
                service.requests.append((self.command, self.path, dict(self.headers), self.rfile.read(length)))
                answer = service.answers.pop(0) if len(service.answers) > 1 else service.answers[0]
                threading.Event().wait(answer.delay)
                if answer.hang_up:
                    self.close_connection = True
                    self.connection.close()
                    return
                data = answer.body if isinstance(answer.body, bytes) else json.dumps(answer.body).encode()
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_GET = do_POST = do_DELETE = _serve  # noqa: N815  # The names that http.server calls.

            def log_message(self, *args):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.handle_error = lambda *_: None
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
