"""Taking over a shard within its session: a process that died has left its id, and Discord repeats what it sent since.

Such a session is a bridge. Discord shows the servers of a shard only when a session begins, and discord.py drops what
happens to servers that it has not seen. So clicks are answered in the resumed session while one is begun beside it, at
Discord's pace; when that one is ready, the first one ends. Where Discord refuses to resume, a session is begun at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import AutoShardedClient

from bot.gateway import FIRST_CONNECTION_WITHIN, Pauses, ResumingShard, connect_first, end_shard
from bot.runtime.session_starts import SessionStarts
from bot.runtime.sharding import shard_of
from bot.runtime.tasks import cancel_all
from bot.storage.errors import DatabaseInUse, StorageError
from bot.storage.postgresql.membership import Membership
from bot.storage.postgresql.sessions import GatewaySession, Sessions

_log = structlog.stdlib.get_logger("pantheon.gateway")

READINGS_APART_S = 1.9
"""So old is the reading at least that is noted of a session: clicks before it have had their answer."""

BROKEN = (OSError, discord.HTTPException, discord.ConnectionClosed, aiohttp.ClientError, ReconnectWebSocket)
"""The exceptions of a connection that ends before its session is ready."""


class Resumptions:
    """The sessions of a client that another process began, until they are replaced, and the notes of its own."""

    def __init__(self, client: AutoShardedClient, starts: SessionStarts) -> None:
        self._client = client
        self._starts = starts
        self._member: Membership | None = None
        self._readings: tuple[dict[int, GatewaySession], dict[int, GatewaySession]] = {}, {}
        self._read_at = -READINGS_APART_S
        self._bridges: set[int] = set()
        self._doubles: set[int] = set()
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, member: Membership) -> None:
        """From now on keep this client's sessions in the notes of its process, and resume those that are read there."""
        self._member = member
        member.sessions.current = self._read

    async def may_reconnect(self) -> bool:
        """Whether no other process has taken over, as far as the database says. It is asked only where this process has
        not heard of it for some time."""
        try:
            if self._member is not None:
                await self._member.confirm()
        except DatabaseInUse:
            return False
        except StorageError:
            return True
        return True

    def has(self, number: int) -> bool:
        """Whether a shard can be connected without beginning a session."""
        return self._member is not None and self._member.sessions.has(number, self._client.shard_count or 1)

    def first(self, numbers: Iterable[int]) -> list[int]:
        """Shards in the same order, but before all others those that begin no session."""
        return sorted(numbers, key=lambda number: not self.has(number))

    def pop(self, number: int) -> GatewaySession | None:
        """The session in which a shard is connected now; None: it begins one."""
        if self._member is None:
            return None
        if (session := self._member.sessions.pop(number, self._client.shard_count or 1)) is not None:
            self._bridges.add(number)
        return session

    def is_unseen(self, server: int) -> bool:
        """Whether Discord has not shown a server, because the session of its shard is another process's."""
        return bool(self._bridges) and shard_of(server, self._client.shard_count or 1) in self._bridges

    @property
    def has_doubles(self) -> bool:
        """Whether a shard has two sessions now, each of which gets every event."""
        return bool(self._doubles)

    def note_begun(self, number: int) -> None:
        """A shard has a session that this process began."""
        self._bridges.discard(number)

    def note_resumed(self, number: int) -> None:
        """A shard's session continues; where another process began it, it is replaced."""
        self.note_sessions()
        if number in self._bridges - self._doubles:
            _log.info("session_taken_over", shard=number)
            self._doubles.add(number)
            self._start(self._replace(number), "replace a resumed session")

    def note_sessions(self) -> None:
        """Note the sessions soon: this process may die before its next sign of life."""
        if self._member is not None:
            self._start(self._note(self._member), "note sessions")

    async def close(self) -> None:
        """Replace no more sessions."""
        await cancel_all(self._tasks)

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, member: Membership) -> None:
        # Where the database says no, or nothing, the next sign of life hears it as well.
        with suppress(StorageError):
            await member.note_sessions()

    def _is_ours(self, number: int) -> bool:
        """Whether this process is to keep a shard: it has neither let it go nor ends."""
        own = None if self._member is None else self._member.shards
        return own is not None and number % own.count in own.numbers and not getattr(self._client, "leaving", False)

    def _read(self) -> Sessions:
        """The sessions, each with the event up to which it had come at the last reading: what came since may wait for
        its answer, and Discord repeats it to the next process. What is repeated in vain does no harm."""
        current: dict[int, GatewaySession] = {}
        for number, shard in _shards_of(self._client).items():
            ws = shard.ws
            if ws.session_id is not None and ws.sequence is not None:
                current[number] = GatewaySession(ws.session_id, str(ws.gateway), ws.sequence)
        older, newer = self._readings
        now = time.monotonic()
        if now - self._read_at >= READINGS_APART_S:
            self._read_at, older, newer = now, newer, current
        else:
            newer = {number: _of_same(session, newer.get(number)) for number, session in current.items()}
        self._readings = older, newer
        sessions = {number: _of_same(newer[number], older.get(number)) for number in current}
        return Sessions(self._client.shard_count or 1, sessions)

    async def _replace(self, number: int) -> None:
        """Begin a session beside the one that was resumed, then end that one."""
        try:
            async with self._turn:
                await self._starts.ask(self._client.http)
                await self._starts.wait()
                shards = _shards_of(self._client)
                if (old := shards.get(number)) is None or number not in self._bridges:
                    return
                ws = await _begin_session(self._client, number, lambda: self._is_ours(number))
                if ws is None:
                    return
                if shards.get(number) is not old:
                    await ws.close(code=1000)
                    return
                hold_connection(self._client, ws)
                await end_shard(old, is_replaced=True)
        except Exception as error:
            # The resumed session serves on; at its next reconnection it is tried again.
            _log.error("session_not_replaced", shard=number, exc_info=error)
        finally:
            self._doubles.discard(number)


def hold_connection(client: AutoShardedClient, ws: DiscordWebSocket) -> None:
    """Let this be the connection of its shard: what comes is read, and the client reconnects and closes it."""
    shard = ResumingShard(ws, client, vars(client)["_AutoShardedClient__queue"].put_nowait)
    _shards_of(client)[shard.id] = shard
    shard.launch()


async def _begin_session(
    client: AutoShardedClient, number: int, is_ours: Callable[[], bool]
) -> DiscordWebSocket | None:
    """A further connection of a shard, with a session that is ready; it is tried until it stands, or until the shard is
    let go."""
    pauses = Pauses()
    while is_ours():
        ws = await connect_first(client, DiscordWebSocket.DEFAULT_GATEWAY, number, initial=False)
        if not is_ours():
            await ws.close(code=1000)
            break
        ready = ws.wait_for("READY", lambda _: True)
        try:
            async with asyncio.timeout(FIRST_CONNECTION_WITHIN):
                while not ready.done():
                    await ws.poll_event()
            return ws
        except BROKEN as error:
            ready.cancel()
            _log.warning("session_not_replaced_yet", shard=number, reason=type(error).__name__)
            await ws.close(code=1000)
            await asyncio.sleep(pauses.delay())
    return None


def _shards_of(client: AutoShardedClient) -> dict[int, ResumingShard]:
    shards: dict[int, ResumingShard] = vars(client)["_AutoShardedClient__shards"]
    return shards


def answer_once(client: discord.Client, has_doubles: Callable[[], bool]) -> None:
    """Throw away the second copy of an interaction while a shard has two sessions. Call it before ``guard_parsers``."""
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    arrivals: set[object] = set()

    def parse_once(data: Any) -> None:
        if not has_doubles():
            arrivals.clear()
        elif data.get("id") in arrivals:
            return
        else:
            arrivals.add(data.get("id"))
        parse(data)

    parsers["INTERACTION_CREATE"] = parse_once


def _of_same(session: GatewaySession, reading: GatewaySession | None) -> GatewaySession:
    """An earlier reading of a session; the session itself where there is none."""
    return session if reading is None or reading.id != session.id else reading
