"""Connections of browsers: how many there may be, and how long each may take for what.

aiohttp drops a connection that is idle, or sends half a request, after ``IDLE_S``. What takes too long to be answered,
or to be read, is cut off here.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, cast

from aiohttp import web

from bot.configuration import Network
from bot.runtime import metrics

if sys.platform != "win32":
    import resource

IDLE_S = 10.0
"""For how many seconds a connection may wait for a whole request."""
ANSWERED_WITHIN_S = 30.0
"""For how many seconds a request may be answered and its answer read, before the connection is cut off."""
LONGEST_LINE, LONGEST_FIELD, MOST_FIELDS = 2_048, 8_190, 64
"""The longest first line and header field of a request, in bytes, and how many fields it may have."""
MOST_CONNECTIONS = 3_000
"""How many connections there may be at once; others are closed as they come."""
KEPT_FREE = 300
"""How many file descriptors stay for everything else that the bot does."""
MOST_OF_ONE = 100
"""How many of them may come from one address that is no proxy of the operator's."""

PEERS = 2_000
"""Of how many addresses it is remembered whether they are proxies."""

Answer = Callable[["Request"], Awaitable[web.StreamResponse]]

SERVER = "pantheon"
"""What is said of the program; aiohttp would name its version."""

_silent = logging.getLogger("pantheon.web.aiohttp")
_silent.disabled = True
"""What aiohttp would log names the addresses of people."""


class Request(web.BaseRequest):
    """A request, with the connection that it came by, who asks (``Askers``), and the reader's language."""

    asker = ""
    language = ""

    @property
    def connection(self) -> Connection:
        """The connection; it may be closed already."""
        return cast("Connection", self.protocol)


class Connection(web.RequestHandler):
    """A connection of a browser, or of a proxy. ``on_loss`` is called once when it is closed."""

    __slots__ = ("_counts", "_deadline", "_peer", "_wire", "on_loss")

    def __init__(self, counts: Counts, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._counts = counts
        self._peer = ""
        self._wire: asyncio.Transport | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self.on_loss: Callable[[], object] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A browser has connected."""
        super().connection_made(transport)
        self._wire = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if isinstance(peer, tuple) else ""
        if not self._counts.enter(self._peer):
            self._wire.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        """The connection is closed, by whichever side."""
        self.end_within(None)
        self._wire = None
        self._counts.leave(self._peer)
        super().connection_lost(exc)
        self.on_loss()

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """The answer to what is no request, which says nothing of the program, and repeats nothing of what was sent."""
        if request.writer.output_size > 0:
            raise ConnectionError("an answer has begun")
        metrics.WEB_REQUESTS.labels("other", "refused").inc()
        response = web.Response(status=status, headers={"Server": SERVER, "X-Content-Type-Options": "nosniff"})
        response.force_close()
        return response

    def end_within(self, seconds: float | None) -> None:
        """Cut the connection off after this time, unless this is called again; None: never."""
        if self._deadline is not None:
            self._deadline.cancel()
        has_end = seconds is not None and self._wire is not None
        self._deadline = self._loop.call_later(seconds or 0.0, self.cut_off) if has_end else None

    def cut_off(self) -> None:
        """Close the connection, whatever is on its way."""
        # aiohttp forgets a transport that it closes, though what a browser does not read keeps it open.
        if self._wire is not None:
            self._wire.abort()


class Counts:
    """How many connections there are, in all and by address."""

    def __init__(self, most: int, proxies: tuple[Network, ...]) -> None:
        self._most = most
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, peer: str) -> bool:
        """Count a connection; whether there is room for it."""
        self._all += 1
        self._open[peer] += 1
        metrics.WEB_CONNECTIONS.set(self._all)
        return self._all <= self._most and (self._open[peer] <= MOST_OF_ONE or is_among(peer, self._proxies))

    def leave(self, peer: str) -> None:
        """A connection is closed."""
        self._all -= 1
        self._open[peer] -= 1
        if not self._open[peer]:
            del self._open[peer]
        metrics.WEB_CONNECTIONS.set(self._all)


class Listener(web.Server):
    """Makes the connections of a server."""

    def __init__(self, answer: Answer, counts: Counts) -> None:
        super().__init__(cast("Any", answer), request_factory=self._new_request)
        self._counts = counts

    def __call__(self) -> Connection:
        """A new connection."""
        return Connection(
            self._counts,
            self,
            loop=self._loop,
            keepalive_timeout=IDLE_S,
            # Nothing that is asked here has a body: who sends one is hung up on.
            lingering_time=0,
            max_line_size=LONGEST_LINE,
            max_field_size=LONGEST_FIELD,
            max_headers=MOST_FIELDS,
            logger=_silent,
            access_log=None,
        )

    def _new_request(self, message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> Request:
        return Request(message, payload, protocol, writer, task, self._loop)


def room_for_connections() -> int:
    """How many connections there may be, once this process may open as many files as the system lets it."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    connections = MOST_CONNECTIONS + KEPT_FREE
    if soft != resource.RLIM_INFINITY and soft < connections:
        soft = connections if hard == resource.RLIM_INFINITY else min(connections, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else max(1, min(MOST_CONNECTIONS, soft - KEPT_FREE))


@lru_cache(PEERS)
def is_among(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address is in one of these networks."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    read = getattr(read, "ipv4_mapped", None) or read
    return any(read in network for network in networks if network.version == read.version)
