"""Discord's gateway: configured addresses, reconnects after outages, and an orderly close.

After the end of an outage the connection stands again within half a minute. discord.py alone takes longer: its pauses
between tries grow up to 17 minutes, it sees that a connection is dead after a minute, and a try or a farewell to a peer
that says nothing takes another half minute. All four are shortened here. Every shard has a connection of its own.
"""

from __future__ import annotations

import asyncio
import functools
import random
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.http import Route
from discord.shard import AutoShardedClient, EventItem, Shard

from bot.configuration import Configuration
from bot.runtime.session_starts import SessionStarts
from bot.storage.postgresql.sessions import GatewaySession

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

_log = structlog.stdlib.get_logger("pantheon.gateway")

DEAD_AFTER = 18.0
"""After this many seconds without data a connection counts as dead."""
BEATS_EVERY = 8.0
"""Seconds between two heartbeats, each of which Discord answers; Discord itself asks for one in 41 seconds."""
LONGEST_PAUSE = 15.0
"""The longest pause between two tries to connect, in seconds."""
CALM = 120.0
"""After this many seconds without tries, the pauses are short again."""
CONNECTS_WITHIN = 8.0
FAREWELL_WITHIN = 2.0
FIRST_CONNECTION_WITHIN = 60.0
"""Seconds for a shard to connect and identify; shards that start together wait for each other within that."""
IDENTIFIES_EVERY = 5.2
"""Seconds between the beginnings of two sessions: with less than five, as Discord counts them, it refuses the second.
The first may have been longer on its way, and a refusal costs five seconds more."""
NORMAL = 1000
"""The code of a connection that is closed on purpose: Discord ends the session."""


class Pauses:
    """The pauses between tries to connect: they double up to ``LONGEST_PAUSE``, each cut by up to a half at random.

    It replaces discord.py's own class and has all methods that ``Client.connect`` uses.
    """

    def __init__(self) -> None:
        self._next = 1.0
        self._last = time.monotonic()

    def delay(self) -> float:
        """How many seconds to wait before the next try."""
        now = time.monotonic()
        if now - self._last > CALM:
            self._next = 1.0
        self._last = now
        longest, self._next = self._next, min(2 * self._next, LONGEST_PAUSE)
        return random.uniform(longest / 2, longest)


class Heartbeat(KeepAliveHandler):
    """Sends heartbeats often enough to notice a dead connection soon."""

    def __init__(self, *args: Any, interval: float | None = None, **more: Any) -> None:
        super().__init__(*args, interval=min(interval or BEATS_EVERY, BEATS_EVERY), **more)


class ResumingShard(Shard):
    """A shard's connection that resumes its session after an outage, and reads to the end when the bot leaves."""

    def __init__(self, ws: DiscordWebSocket, client: AutoShardedClient, queue_put: Callable[[EventItem], None]) -> None:
        self._put = queue_put
        self.is_left = False
        """Whether another process serves the shard by now, so that the end of the connection is no outage."""
        super().__init__(ws, client, self._pass_on)
        self._backoff = Pauses()  # type: ignore[assignment]
        self._ending: asyncio.Task[None] | None = None

    def _pass_on(self, item: EventItem) -> None:
        """Ask the client for another connection. A bot that is leaving only notes the end of this one."""
        if self.is_left or getattr(self._client, "leaving", False):
            self._dispatch("shard_disconnect", self.id)
        else:
            self._put(item)

    def leave(self, *, is_replaced: bool) -> None:
        """Let the connection end, for another process serves the shard, or (``is_replaced``) another connection of this
        one, so that the bot hears nothing of the end."""
        self.is_left = True
        if is_replaced:
            self._dispatch = lambda *_: None

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again, unless the shard has been left since that was asked for, or is another process's by now: one
        that stood still would take the session back from the process that has taken over."""
        may_reconnect: Callable[[], Awaitable[bool]] | None = getattr(self._client, "may_reconnect", None)
        if not self.is_left and (may_reconnect is None or await may_reconnect()):
            await super().reidentify(exc)

    def launch(self) -> None:
        """Read what comes, to the first close where the shard was left while this connected."""
        super().launch()
        if self.is_left:
            self._ending = asyncio.create_task(self.ws.close(code=NORMAL), name="end a connection")

    async def reconnect(self) -> None:
        """Connect again and resume, as a client with one connection does; without a session, begin one."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))


class IdentifyPace:
    """Lets five seconds pass between two sessions that a client begins, which is Discord's rule, and no more.

    discord.py waits five seconds before each but the first, however long ago the last one was. Discord lets a large bot
    begin several at once (``max_concurrency``): those whose numbers leave different remainders.
    """

    def __init__(
        self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep, at_once: Callable[[], int] = lambda: 1
    ) -> None:
        self._next: dict[int, float] = {}
        self._sleep = sleep
        self._at_once = at_once

    async def wait(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin, and count it. Callers wait in the order of their calls."""
        now = time.monotonic()
        key = (shard_id or 0) % self._at_once()
        due = max(now, self._next.get(key, now))
        self._next[key] = due + IDENTIFIES_EVERY
        if due > now:
            await self._sleep(due - now)


def outlive_outages(client: AutoShardedClient, starts: SessionStarts | None = None) -> None:
    """Make a client reconnect soon after an outage; ``starts`` says how many sessions may begin at once. Call it before
    the client starts."""
    pace = IdentifyPace(at_once=(starts or SessionStarts()).at_once)
    client.before_identify_hook = pace.wait  # type: ignore[method-assign]
    vars(discord.shard)["Shard"] = ResumingShard
    vars(discord.gateway)["KeepAliveHandler"] = Heartbeat
    client.http.ws_connect = _bound(client.http.ws_connect)  # type: ignore[method-assign]


async def connect_first(
    client: AutoShardedClient,
    gateway: yarl.URL,
    shard: int,
    *,
    initial: bool,
    session: GatewaySession | None = None,
) -> DiscordWebSocket:
    """A shard's first connection; it is tried until it stands. ``initial``: no other shard has identified before.

    With a ``session`` it is the connection of that one, which Discord may still refuse; the shard then begins another.
    """
    pauses = Pauses()
    while True:
        if session is None:
            connecting = DiscordWebSocket.from_client(client, initial=initial, gateway=gateway, shard_id=shard)
        else:
            connecting = DiscordWebSocket.from_client(
                client,
                resume=True,
                gateway=yarl.URL(session.gateway),
                shard_id=shard,
                session=session.id,
                sequence=session.sequence,
            )
            session = None
        try:
            return await asyncio.wait_for(connecting, FIRST_CONNECTION_WITHIN)
        except (
            OSError,
            discord.HTTPException,
            discord.ConnectionClosed,
            aiohttp.ClientError,
            ReconnectWebSocket,
        ) as error:
            pause = pauses.delay()
            _log.warning("shard_not_connected", shard=shard, reason=type(error).__name__, pause=round(pause, 1))
            await asyncio.sleep(pause)


async def connect_more(
    client: AutoShardedClient, starts: SessionStarts, resumes: Callable[[int], bool], numbers: Sequence[int]
) -> None:
    """Connect further shards of a client whose other shards stay as they are, as ``launch_shards`` does at the start:
    in the order that is given, and as many at once as Discord allows. Those that ``resumes`` names begin no session,
    and wait for nothing.

    ``launch_shard`` keeps a connection with the others; from then on it is reconnected and closed like them.
    """
    numbers = [number for number in numbers if number not in client.shards]
    client.shard_ids = sorted({*(client.shard_ids or ()), *numbers})
    client._connection.shard_ids = client.shard_ids
    resumptions = [number for number in numbers if resumes(number)]
    others = [number for number in numbers if number not in resumptions]

    async def launch(queue: Sequence[int]) -> None:
        for number in queue:
            await client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)

    async def begin_sessions() -> None:
        await starts.ask(client.http)
        await starts.wait()
        at_once = starts.at_once()
        keys = {number % at_once for number in others}
        await asyncio.gather(*(launch([each for each in others if each % at_once == key]) for key in keys))

    await asyncio.gather(*(launch([number]) for number in resumptions), *([begin_sessions()] if others else []))


async def disconnect(client: AutoShardedClient, numbers: Collection[int]) -> None:
    """Close the connections of shards that another process serves, and forget their servers.

    What Discord has sent until then is still read: the other process answers only what came after.
    """
    shards: dict[int, ResumingShard] = vars(client)["_AutoShardedClient__shards"]
    all_numbers = shards if client.shard_ids is None else client.shard_ids
    client.shard_ids = sorted(set(all_numbers) - set(numbers))
    client._connection.shard_ids = client.shard_ids
    for number in numbers:
        if (shard := shards.get(number)) is not None:
            await end_shard(shard)
            if shards.get(number) is shard:
                del shards[number]
    for guild in [each for each in client._connection.guilds if each.shard_id in numbers]:
        client._connection._remove_guild(guild)


async def end_shard(shard: ResumingShard, *, is_replaced: bool = False) -> None:
    """End a shard's connection and its session, and read what Discord has sent until then. ``is_replaced``: another
    connection of this process has the shard."""
    shard.leave(is_replaced=is_replaced)
    if await _farewell_to(shard) and shard._task is not None:
        await asyncio.wait({shard._task}, timeout=FAREWELL_WITHIN)
    await shard.close()


Connect = Callable[..., Coroutine[Any, Any, aiohttp.ClientWebSocketResponse]]


def _bound(connect: Connect) -> Connect:
    @functools.wraps(connect)
    async def connect_or_give_up(url: str, **more: Any) -> aiohttp.ClientWebSocketResponse:
        async with asyncio.timeout(CONNECTS_WITHIN):
            socket = await connect(url, **more)
        close = socket.close

        async def close_or_hang_up(**why: Any) -> bool:
            try:
                async with asyncio.timeout(FAREWELL_WITHIN):
                    return await close(**why)
            except TimeoutError:
                _log.info("farewell_unanswered")
                return True

        socket.close = close_or_hang_up  # type: ignore[method-assign]
        return socket

    return connect_or_give_up


async def say_farewell(client: AutoShardedClient) -> set[int]:
    """Tell Discord that every shard's connection ends; what Discord has sent until then is still read.

    ``DiscordWebSocket.close`` would throw it away, and clicks among it would stay without an answer. Returns the shards
    on which there was someone to tell.
    """
    numbers = set()
    for number, shard in client.shards.items():
        if await _farewell_to(shard._parent):
            numbers.add(number)
    return numbers


async def _farewell_to(shard: Shard) -> bool:
    """Tell Discord that a shard's connection ends; whether there was someone to tell."""
    socket = getattr(shard.ws, "socket", None)
    if socket is None or socket.closed:
        return False
    try:
        await socket.send_frame(NORMAL.to_bytes(2, "big"), aiohttp.WSMsgType.CLOSE)
    except (aiohttp.ClientError, OSError):
        return False
    return True


def use_addresses(configuration: Configuration) -> None:
    """Point discord.py at the configured base addresses. Call it before a client starts."""
    if configuration.discord_api_base:
        Route.BASE = configuration.discord_api_base
    if configuration.discord_cdn_base:
        discord.Asset.BASE = configuration.discord_cdn_base


async def use_gateway_of(client: AutoShardedClient) -> SessionStartLimit:
    """Take the gateway's address from the API that the client speaks to, and the number of shards unless it is set.

    Returns the limit of session starts. With the address and the number discord.py need not ask as well: Discord takes
    two such questions in five seconds, and discord.py rests for the remaining ones after the second.
    """
    shards, address, limit = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)
    if client.shard_count is None:
        client.shard_count = shards
    return limit
