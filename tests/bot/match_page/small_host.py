"""A web host in a thread: files of an export and a stream of events, with the strictest policy that pages must bear."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

from PIL import Image

POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
TYPES = {"html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


class Host(ThreadingHTTPServer):
    """``files`` by their paths; what is put into ``events`` goes to who reads ``/events``."""

    daemon_threads = True

    def __init__(self, files: Mapping[str, bytes]) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.files = dict(files)
        self.events: Queue[str] = Queue()
        self.paths: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class _Answer(BaseHTTPRequestHandler):
    server: Host
    protocol_version = "HTTP/1.0"

    def do_GET(self) -> None:
        path = self.path.lstrip("/").partition("?")[0] or "index.html"
        self.server.paths.append(path)
        if path == "events":
            self._begin(200, "text/event-stream")
            while event := self.server.events.get():
                self.wfile.write(event.encode())
                self.wfile.flush()
            return
        content = self.server.files.get(path)
        if path.endswith((".webp", ".png")):
            content = content or _picture()
        self._begin(404 if content is None else 200, TYPES.get(path.rpartition(".")[2], "image/png"))
        self.wfile.write(content or b"")

    def _begin(self, status: int, type: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", type)
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _picture() -> bytes:
    data = io.BytesIO()
    Image.new("RGB", (165, 105), (40, 60, 90)).save(data, "PNG")
    return data.getvalue()


@contextmanager
def hosted(files: Mapping[str, bytes]) -> Iterator[Host]:
    """The host while it serves."""
    host = Host(files)
    thread = threading.Thread(target=host.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield host
    finally:
        host.events.put("")
        host.shutdown()
        thread.join()
        host.server_close()


def event(name: str, text: str, id: str = "") -> str:
    """A server-sent event."""
    lines = "".join(f"data: {line}\n" for line in text.split("\n"))
    return f"event: {name}\n{f'id: {id}' if id else ''}\n{lines}\n"
