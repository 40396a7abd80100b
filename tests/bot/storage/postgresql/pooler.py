"""A pooler as pgbouncer is in transaction mode: its clients share few connections, each for a transaction."""

from __future__ import annotations

import asyncio
import itertools
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

CONNECTIONS = 2
"""So many connections to the server."""
READY, IDLE, TERMINATE, STARTUP_OVER = b"Z", b"I", b"X", b"R"


@dataclass
class Link:
    """A connection to the server, with what the server said when it began."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    greeting: bytes = field(default=b"")


async def message(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """The kind and the whole bytes of the next message."""
    head = await reader.readexactly(5)
    (length,) = struct.unpack("!I", head[1:])
    return head[:1], head + await reader.readexactly(length - 4)


async def link_to(host: str, port: int, startup: bytes) -> Link:
    link = Link(*await asyncio.open_connection(host, port))
    link.writer.write(startup)
    while True:
        kind, whole = await message(link.reader)
        link.greeting += whole
        if kind == READY:
            return link


class Pooler:
    """Gives a client one of the connections until its transaction is over."""

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._free: asyncio.LifoQueue[Link] = asyncio.LifoQueue()
        self._left = CONNECTIONS
        self._clients = itertools.count()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            startup = await self._startup(reader, writer)
            link = await self._take(startup)
            writer.write(link.greeting)
            self._free.put_nowait(link)
            while True:
                kind, whole = await message(reader)
                if kind == TERMINATE:
                    return
                await self._transaction(reader, writer, startup, whole)
        except (asyncio.IncompleteReadError, OSError):
            return
        finally:
            writer.close()

    async def _startup(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        while True:
            head = await reader.readexactly(8)
            length, code = struct.unpack("!II", head)
            if code == 80877103:
                writer.write(b"N")
                continue
            return head + await reader.readexactly(length - 8)

    async def _take(self, startup: bytes) -> Link:
        if self._left and self._free.empty():
            self._left -= 1
            return await link_to(*self._server, startup)
        return await self._free.get()

    async def _transaction(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, startup: bytes, first: bytes
    ) -> None:
        link = await self._take(startup)
        link.writer.write(first)
        requests = asyncio.create_task(self._pass_on(reader, link.writer))
        try:
            while True:
                kind, whole = await message(link.reader)
                writer.write(whole)
                if kind == READY and whole[-1:] == IDLE:
                    return
        finally:
            requests.cancel()
            await asyncio.gather(requests, return_exceptions=True)
            self._free.put_nowait(link)

    async def _pass_on(self, reader: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while True:
            _, whole = await message(reader)
            to.write(whole)


@asynccontextmanager
async def running_pooler(address: str) -> AsyncIterator[str]:
    """The address of a pooler before the server of an address."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    pooler = Pooler(parts.hostname, parts.port)
    server = await asyncio.start_server(pooler.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield address.replace(f":{parts.port}/", f":{port}/")
    finally:
        server.close()
