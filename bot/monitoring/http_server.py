"""Metrics and health over HTTP: ``/metrics``, ``/healthz`` and ``/readyz``, on loopback by default.

A connection is for one request and open for seconds only, and there are few at once: who keeps them open takes no file
descriptors from the bot.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import NamedTuple

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.monitoring.health import Check
from bot.runtime.tasks import cancel_all

_log = structlog.stdlib.get_logger("pantheon.monitoring")

Checks = Callable[[], Sequence[Check]]
LateChecks = Callable[[], Awaitable[Sequence[Check]]]
"""Checks that are looked up when they are asked for."""

MOST_CONNECTIONS = 32
"""How many connections are open at once; others are closed as they come."""
ANSWERED_WITHIN_S = 10.0
"""How long a connection may take, from its first byte to the last one of the answer."""
LONGEST_REQUEST = 8 * 1024
BACKLOG = 16


class Answer(NamedTuple):
    """What is answered: ``kind`` is the type of the body."""

    status: HTTPStatus
    kind: str = "text/plain; charset=utf-8"
    body: bytes = b""


Page = Callable[[], Answer | Awaitable[Answer]]


class BadRequest(Exception):
    """A request that is not answered but by its status."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


@asynccontextmanager
async def serving_http(
    host: str, port: int, health: Checks, readiness: Checks | LateChecks
) -> AsyncIterator[int | None]:
    """Answer as long as the block lasts; gives the port. None where the address cannot be used: the log says so, and
    the bot serves its players all the same.
    """
    port_server = PortServer(host, {"/metrics": _metrics, "/healthz": _telling(health), "/readyz": _telling(readiness)})
    try:
        server = await asyncio.start_server(port_server.serve, host, port, limit=LONGEST_REQUEST, backlog=BACKLOG)
    except OSError as error:
        _log.warning("metrics_not_served", host=host, port=port, reason=error.strerror or str(error))
        yield None
        return
    try:
        bound = int(server.sockets[0].getsockname()[1])
        _log.info("metrics_served", host=host, port=bound)
        yield bound
    finally:
        server.close()
        await port_server.close()


class PortServer:
    """Answers requests at a port; ``pages`` are what can be asked for, by path."""

    def __init__(self, host: str, pages: Mapping[str, Page]) -> None:
        self._pages = pages
        self._is_local = _is_loopback(host)
        self._open: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request and hang up."""
        task = asyncio.current_task()
        assert task is not None
        if len(self._open) >= MOST_CONNECTIONS:
            writer.transport.abort()
            return
        self._open.add(task)
        try:
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                await self._answer(reader, writer)
                writer.close()
                await writer.wait_closed()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            pass
        finally:
            self._open.discard(task)
            writer.transport.abort()

    async def close(self) -> None:
        """Hang up on everyone."""
        await cancel_all(self._open)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with_body = True
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, path = self._parse_request(head)
            with_body = method == "GET"
            response = self._pages[path]()
            answer = response if isinstance(response, Answer) else await response
        except asyncio.LimitOverrunError:
            answer = Answer(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        except BadRequest as refused:
            answer = Answer(refused.status)
        length = str(len(answer.body))
        lines = [
            f"HTTP/1.1 {answer.status.value} {answer.status.phrase}",
            f"Content-Type: {answer.kind}",
            f"Content-Length: {length}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + (answer.body if with_body else b""))
        await writer.drain()

    def _parse_request(self, head: str) -> tuple[str, str]:
        """The method and the path of a request. Raises BadRequest."""
        first, *fields = head.removesuffix("\r\n\r\n").split("\r\n")
        parts = first.split(" ")
        if len(parts) != 3 or not parts[2].startswith("HTTP/1."):
            raise BadRequest(HTTPStatus.BAD_REQUEST)
        hosts = [value.strip() for name, _, value in (field.partition(":") for field in fields) if _is_host(name)]
        if len(hosts) != 1:
            raise BadRequest(HTTPStatus.BAD_REQUEST)
        # A page in a browser whose own name leads to this address has that name as its host.
        if self._is_local and not _is_loopback(_without_port(hosts[0])):
            raise BadRequest(HTTPStatus.MISDIRECTED_REQUEST)
        method, path = parts[0], parts[1].partition("?")[0]
        if path not in self._pages:
            raise BadRequest(HTTPStatus.NOT_FOUND)
        if method not in ("GET", "HEAD"):
            raise BadRequest(HTTPStatus.METHOD_NOT_ALLOWED)
        return method, path


def _is_host(name: str) -> bool:
    return name.casefold() == "host"


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host.casefold().rstrip(".") == "localhost"


def _metrics() -> Answer:
    return Answer(HTTPStatus.OK, CONTENT_TYPE_LATEST, generate_latest())


def _telling(checks: Checks | LateChecks) -> Page:
    """The checks as JSON; status 503 when one of them fails."""

    async def answer_page() -> Answer:
        result = checks()
        result = result if isinstance(result, Sequence) else await result
        is_ok = all(check.is_ok for check in result)
        by_name = {check.name: {"ok": check.is_ok, "is": check.reason} for check in result}
        body = json.dumps({"ok": is_ok, "checks": by_name}).encode()
        status = HTTPStatus.OK if is_ok else HTTPStatus.SERVICE_UNAVAILABLE
        return Answer(status, "application/json; charset=utf-8", body)

    return answer_page
