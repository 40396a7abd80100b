"""Connections, and the sessions that survive them."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from typing import TYPE_CHECKING, Any

import zstandard
from aiohttp import web

from tests.discord.shapes import Json

if TYPE_CHECKING:
    from tests.discord.gateway.dispatching import Dispatching


class Session:
    """What survives a dropped connection: identity, sequence, replay buffer."""

    def __init__(self, shard: tuple[int, int], intents: int):
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.seq = 0
        self.buffer: deque[tuple[int, str, Any]] = deque(maxlen=5000)
        self.connection: Connection | None = None
        self.invalidated = False
        self.detached_at: float | None = None
        self.ready_sent = False
        self.dm_created: set[int] = set()

    def handles(self, guild_id: int | None) -> bool:
        shard_id, count = self.shard
        if guild_id is None:
            return shard_id == 0
        return (guild_id >> 22) % count == shard_id


class Connection:
    """One websocket."""

    def __init__(self, gateway: Dispatching, ws: web.WebSocketResponse, request: web.Request, compress: str | None):
        self.gateway = gateway
        self.ws = ws
        self.request = request
        self.session: Session | None = None
        self.compress = compress
        self.silent = False
        self.closed_here = False
        self.ignore_heartbeats = False
        self.last_heartbeat = time.monotonic()
        self.received: deque[float] = deque()
        self._deflate = zlib.compressobj() if compress == "zlib-stream" else None
        self._zstd = zstandard.ZstdCompressor().compressobj() if compress == "zstd-stream" else None
        self._lock = asyncio.Lock()
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_loop())

    def encode(self, payload: Json) -> bytes | str:
        text = json.dumps(payload, separators=(",", ":"), ensure_ascii=False)
        if self._deflate is not None:
            data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
            return data
        if self._zstd is not None:
            return self._zstd.compress(text.encode()) + self._zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
        return text

    def send(self, payload: Json) -> None:
        self._queue.put_nowait(payload)

    async def _send_loop(self) -> None:
        try:
            while True:
                payload = await self._queue.get()
                if self.silent:
                    continue
                delay = self.gateway.server.faults.gateway_delay
                if delay:
                    await asyncio.sleep(delay)
                data = self.encode(payload)
                if isinstance(data, str):
                    await self.ws.send_str(data)
                else:
                    await self.ws.send_bytes(data)
        except (ConnectionError, RuntimeError, asyncio.CancelledError):
            pass

    def stop(self) -> None:
        self._sender.cancel()

    async def close(self, code: int, reason: str = "") -> None:
        self.closed_here = True
        await self.ws.close(code=code, message=reason.encode())

    def abort(self) -> None:
        """Cut the TCP connection without a close frame."""
        transport = self.request.transport
        if transport is not None:
            transport.abort()
