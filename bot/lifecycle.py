"""Serving Discord until a signal comes, and stopping in good order."""

from __future__ import annotations

import asyncio
import os
import platform
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord
import structlog

from bot.client import Pantheon, create_bot
from bot.cluster import HANDS_OVER_WITHIN
from bot.configuration import Configuration
from bot.gateway import use_addresses
from bot.monitoring.alerts import Alerts
from bot.monitoring.http_server import serving_http
from bot.monitoring.monitor import Monitor
from bot.monitoring.sampling import Sampler, Sources
from bot.processes.huge_pages import gather_pages
from bot.runtime import metrics
from bot.runtime.build import version
from bot.runtime.tasks import cancel_all
from bot.runtime.watchdog import Watchdog
from bot.storage.errors import DatabaseInUse, StorageError
from bot.storage.sqlite.reserve import Reserve
from bot.web.server import serving_pages

_log = structlog.stdlib.get_logger("pantheon.serving")

STOPPED = 0
CRASHED = 1
REFUSED = 2
"""The token (to the gateway: 4004) or the configuration cannot be used: starting again would not help."""
IN_USE = 75
"""Another process holds the database: try again later (sysexits.h, EX_TEMPFAIL)."""
HUNG = 70
"""The process would not end on its own (sysexits.h, EX_SOFTWARE)."""

SIGNALS = (signal.SIGTERM, signal.SIGINT)
STOPS_WITHIN = 10.0
"""The largest time for stopping, in seconds, even if something hangs."""
GATHERS_EVERY_S = 20.0
"""So often memory that is in use since is made large pages of; where there is none, that takes 10 ms of a thread."""


async def serve(configuration: Configuration, *, exits: bool = False) -> int:
    """Serve Discord until SIGTERM or SIGINT; returns the exit code.

    ``exits``: the process ends next. It is then ended by force when it does not come to its end in time: a thread
    that hangs would keep a bot alive that serves no one.
    """
    if configuration.discord_token is None:
        raise ValueError("there is no token to serve Discord with")
    use_addresses(configuration)
    bot = create_bot(configuration)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    watchdog = Watchdog()
    watchdog.start()
    stop_listening = _hear_signals(loop, stop)
    _log.info("starting", version=version(), python=platform.python_version())
    metrics.BUILD.info({"version": version()})
    try:
        async with _watch_over(bot, configuration, Monitor(watchdog)):
            return await _until(stop, bot, configuration.discord_token.get_secret_value(), exits)
    finally:
        watchdog.stop()
        stop_listening()


@asynccontextmanager
async def _watch_over(bot: Pantheon, configuration: Configuration, monitor: Monitor) -> AsyncIterator[None]:
    """Serve metrics and health, and watch over the bot from the moment at which it is open until it closes."""
    async with AsyncExitStack() as stack:
        if configuration.metrics_address is not None:
            host, port = configuration.metrics_address
            await stack.enter_async_context(serving_http(host, port, monitor.health, monitor.current_readiness))
        watching = asyncio.create_task(_watch(bot, configuration, monitor), name="watch over the bot")
        serving = asyncio.create_task(_serve_pages(bot, configuration), name="serve pages")
        gathering = asyncio.create_task(_gather_memory(bot), name="gather memory")
        bot.companions.update((watching, serving, gathering))
        try:
            yield
        finally:
            await cancel_all((watching, serving, gathering))


async def _gather_memory(bot: Pantheon) -> None:
    """Make large pages of the memory in use, from time to time."""
    await bot.opened.wait()
    stop = threading.Event()
    try:
        while True:
            await asyncio.sleep(GATHERS_EVERY_S)
            await asyncio.to_thread(gather_pages, stop)
    finally:
        stop.set()


async def _serve_pages(bot: Pantheon, configuration: Configuration) -> None:
    """Serve pages of matches, where the operator wants that, from the moment at which the bot is open."""
    await bot.opened.wait()
    if configuration.web:
        async with serving_pages(bot.services, configuration):
            await asyncio.Event().wait()


async def _watch(bot: Pantheon, configuration: Configuration, monitor: Monitor) -> None:
    await bot.opened.wait()
    file = bot.tables.repository.database.address.file
    sources = Sources(
        conversations=bot.tables.conversations,
        repository=bot.tables.repository,
        dispatcher=bot.dispatcher,
        breaker=bot.breaker,
        skew=bot.skew,
        incidents=bot.incidents,
        session_starts=bot.session_starts,
        pool=bot.pool,
        clock=bot.clock,
        data=configuration.data,
        backups=configuration.backups,
        backup_every=configuration.backup_every,
        is_connected=lambda: bot.is_connected,
        is_drill_failed=lambda: bot.backups.drills.is_failed,
        reserve=None if file is None else Reserve(file, configuration.reserve),
    )
    channel = configuration.alert_channel
    place = None if channel is None else bot.get_partial_messageable(channel)
    await monitor.watch(Sampler(sources), Alerts(bot.clock, None if place is None else place.send))


def _hear_signals(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> Callable[[], None]:
    """Set ``stop`` at SIGTERM and SIGINT; returns what ends that. On Windows event loops hear no signals themselves."""
    before: dict[signal.Signals, Any] = {}
    if sys.platform == "win32":
        before = {sign: signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set)) for sign in SIGNALS}
    else:
        for sign in SIGNALS:
            loop.add_signal_handler(sign, stop.set)

    def stop_listening() -> None:
        for sign in SIGNALS:
            if sign in before:
                signal.signal(sign, before[sign])
            else:
                loop.remove_signal_handler(sign)

    return stop_listening


async def _until(stop: asyncio.Event, bot: Pantheon, token: str, exits: bool) -> int:
    serving = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    # One of several processes first lets another one take its shards.
    stops_within = STOPS_WITHIN + (HANDS_OVER_WITHIN if bot.configuration.wait else 0.0)
    patience = threading.Timer(stops_within, os._exit, [HUNG])
    patience.daemon = True
    patience.start()
    try:
        _log.info("stopping")
        await bot.close()
        serving.cancel()
        outcome = (await asyncio.gather(serving, return_exceptions=True))[0]
        return exit_code(bot.ended_by or outcome)
    finally:
        if not exits:
            patience.cancel()


def exit_code(outcome: BaseException | None) -> int:
    """The exit code for the end of serving. It also logs a sentence about it."""
    match outcome:
        case None | asyncio.CancelledError():
            _log.info("stopped")
            return STOPPED
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            _log.error("refused", reason="Discord does not accept the token in DISCORD_TOKEN; copy it again.")
            return REFUSED
        case DatabaseInUse():
            _log.error("database_in_use", reason=str(outcome))
            return IN_USE
        case StorageError():
            _log.error("database_refused", reason=str(outcome))
            return REFUSED
        case aiohttp.ClientConnectorError():
            _log.error("unreachable", reason="Discord cannot be reached; is there a connection?")
            return CRASHED
        case _:
            _log.error("crashed", exc_info=outcome)
            return CRASHED
