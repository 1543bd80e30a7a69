"""A proxy in front of a real server that fails as networks and busy servers do, once in each way, and records what
failed."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

BUSY, CUT, LOST = "busy", "cut", "lost"
"""The failures: a request is refused with 429, a stream breaks off, the reply to an accepted answer is lost."""
EVENTS_BEFORE_CUT = 4


class FlakyProxy(ThreadingHTTPServer):
    """Forwards requests to a server. Answers and event streams fail the first time."""

    daemon_threads = True

    def __init__(self, address: str) -> None:
        super().__init__(("127.0.0.1", 0), FlakyHandler)
        self.target = urlsplit(address).netloc
        self.failed: list[str] = []
        self._lock = threading.Lock()

    def fails(self, how: str) -> bool:
        """Return True, and record it, if nothing has failed in this way yet."""
        with self._lock:
            if how in self.failed:
                return False
            self.failed.append(how)
            return True


class FlakyHandler(BaseHTTPRequestHandler):
    server: FlakyProxy

    def do_GET(self) -> None:
        self._pass_on()

    def do_POST(self) -> None:
        self._pass_on(self.rfile.read(int(self.headers["Content-Length"])))

    def _pass_on(self, body: bytes | None = None) -> None:
        is_answer, is_stream = self.path.endswith("/answer"), self.path.endswith("/events")
        if is_answer and self.server.fails(BUSY):
            self._reply(429, {"Retry-After": "1", "Content-Length": "2"}, b"{}")
            return
        upstream = HTTPConnection(self.server.target, timeout=60)
        with contextlib.closing(upstream), contextlib.suppress(BrokenPipeError, ConnectionResetError):
            headers = {name: value for name, value in self.headers.items() if name.lower() not in ("host", "connection")}
            upstream.request(self.command, self.path, body, headers)
            reply = upstream.getresponse()
            if is_stream:
                self._reply(reply.status, {"Content-Type": str(reply.getheader("Content-Type"))})
                cut = self.server.fails(CUT)
                for number, line in enumerate(iter(reply.readline, b"")):
                    self.wfile.write(line)
                    self.wfile.flush()
                    if cut and number > EVENTS_BEFORE_CUT * 4:
                        return
                return
            content = reply.read()
            if is_answer and self.server.fails(LOST):
                return
            kept = {name: value for name, value in reply.getheaders() if name.lower() in ("content-type", "retry-after")}
            self._reply(reply.status, {**kept, "Content-Length": str(len(content))}, content)

    def _reply(self, status: int, headers: dict[str, str], content: bytes = b"") -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextlib.contextmanager
def flaky(address: str) -> Iterator[tuple[str, list[str]]]:
    """Run a flaky proxy in front of a server; yield its address, and the list of what has failed."""
    with FlakyProxy(address) as proxy:
        thread = threading.Thread(target=proxy.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{proxy.server_port}", proxy.failed
        finally:
            proxy.shutdown()
            thread.join()
