"""The gateway's websocket: HELLO, heartbeats, and what may be made to fail."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from aiohttp import WSMsgType, web

from tests.discord.gateway.events import (
    ACK,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    PRESENCE,
    RECONNECT,
    REQUEST_MEMBERS,
    RESUME,
    SOUNDBOARD,
    VOICE,
)
from tests.discord.gateway.handshakes import Handshakes
from tests.discord.gateway.sessions import Connection


class Gateway(Handshakes):
    """The gateway of the simulated Discord."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        if time.monotonic() < self.down_until:
            return web.Response(status=503, text="upstream connect error")
        compress = request.query.get("compress")
        ws = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await ws.prepare(request)
        if request.query.get("v", "10") not in ("9", "10"):
            self.fault("version", f"v={request.query.get('v')}")
            await ws.close(code=4012, message=b"Invalid API version")
            return ws
        if request.query.get("encoding", "json") != "json":
            self.server.gap("gateway encoding etf is not implemented")
            await ws.close(code=4000)
            return ws
        if compress not in (None, "zlib-stream", "zstd-stream"):
            self.fault("compress", f"compress={compress}")
            compress = None
        connection = Connection(self, ws, request, compress)
        self.connections.add(connection)
        watchdog = asyncio.create_task(self._watch_heartbeats(connection))
        connection.send(
            {
                "op": HELLO,
                "d": {"heartbeat_interval": int(self.server.heartbeat_interval * 1000), "_trace": ["loopback"]},
                "s": None,
                "t": None,
            }
        )
        try:
            async for message in ws:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    raw = message.data if isinstance(message.data, bytes) else message.data.encode()
                    if not await self._incoming(connection, raw):
                        break
                elif message.type == WSMsgType.ERROR:
                    break
        except ConnectionError:
            pass
        finally:
            watchdog.cancel()
            connection.stop()
            self.connections.discard(connection)
            session = connection.session
            if session is not None and session.connection is connection:
                session.connection = None
                session.detached_at = time.monotonic()
                if ws.close_code in (1000, 1001) and not connection.closed_here:
                    session.invalidated = True
            self.server.signal.fire()
        return ws

    async def _watch_heartbeats(self, connection: Connection) -> None:
        interval = self.server.heartbeat_interval
        while True:
            await asyncio.sleep(interval / 4)
            if time.monotonic() - connection.last_heartbeat > interval * 1.5 + 1 and not connection.silent:
                self.fault("heartbeat", f"no heartbeat for {interval * 1.5 + 1:.1f} s")
                await connection.close(4009, "Session timed out")
                return

    async def _incoming(self, connection: Connection, raw: bytes) -> bool:
        moment = time.monotonic()
        connection.received.append(moment)
        while connection.received and connection.received[0] < moment - 60:
            connection.received.popleft()
        if len(connection.received) > 120:
            self.fault("rate", "more than 120 gateway events in 60 s")
            await connection.close(4008, "Rate limited")
            return False
        if len(raw) > 4096:
            self.fault("size", f"gateway payload of {len(raw)} bytes (4096 allowed)")
            await connection.close(4002, "Decode error")
            return False
        try:
            payload = json.loads(raw)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            self.fault("decode", "not a gateway payload")
            await connection.close(4002, "Decode error")
            return False
        if connection.silent:
            return True
        if op == HEARTBEAT:
            connection.last_heartbeat = moment
            if data is not None and (
                not isinstance(data, int) or (connection.session is not None and data > connection.session.seq)
            ):
                self.fault("heartbeat", f"heartbeat sequence {data!r} was never sent")
            if not connection.ignore_heartbeats:
                connection.send({"op": ACK, "d": None, "s": None, "t": None})
            return True
        if op == IDENTIFY:
            return await self._identify(connection, data)
        if op == RESUME:
            return await self._resume(connection, data)
        if connection.session is None:
            self.fault("unauthenticated", f"op {op} before IDENTIFY")
            await connection.close(4003, "Not authenticated")
            return False
        if op == REQUEST_MEMBERS:
            self._members(connection.session, data or {})
            return True
        if op in (PRESENCE, VOICE, SOUNDBOARD):
            if op == PRESENCE:
                self._check_presence(data)
            return True
        self.fault("opcode", f"unknown opcode {op!r}")
        await connection.close(4001, "Unknown opcode")
        return False

    def _check_presence(self, data: Any) -> None:
        if not isinstance(data, dict) or not {"since", "activities", "status", "afk"} <= set(data):
            self.fault("presence", "presence update lacks a field", data)

    def _each(self, shard: int | None) -> list[Connection]:
        return [
            c
            for c in list(self.connections)
            if shard is None or (c.session is not None and c.session.shard[0] == shard)
        ]

    async def reconnect(self, shard: int | None = None) -> None:
        """Opcode 7; Discord then closes the connection itself after a moment."""
        for c in self._each(shard):
            c.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalid_session(self, *, resumable: bool = False, shard: int | None = None) -> None:
        for c in self._each(shard):
            if not resumable and c.session is not None:
                c.session.invalidated = True
            c.send({"op": INVALID_SESSION, "d": resumable, "s": None, "t": None})

    def drop(self, shard: int | None = None) -> None:
        for c in self._each(shard):
            c.abort()

    async def close(self, code: int, shard: int | None = None) -> None:
        for c in self._each(shard):
            if code in (4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014) and c.session is not None:
                c.session.invalidated = True
            await c.close(code)

    def silence(self, shard: int | None = None) -> None:
        """The socket stays open and nothing comes any more, not even heartbeat ACKs."""
        for c in self._each(shard):
            c.silent = True

    def outage(self, seconds: float) -> None:
        """Drop everything and refuse new connections for a while."""
        self.down_until = time.monotonic() + seconds
        self.drop()
