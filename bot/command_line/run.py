"""``pantheon run``: serve Discord."""

from __future__ import annotations

import asyncio
import gc
import linecache
import os
import sys
from typing import Annotated

import structlog
import typer

from bot.command_failures import USE, Fault, database_faults
from bot.configuration import BadConfiguration, Configuration, load, unknown_settings
from bot.processes.garbage import look_seldom_for_garbage
from bot.runtime.logs import LogFile, start_logging

_log = structlog.stdlib.get_logger("pantheon.settings")

Sharded = Annotated[
    str | None,
    typer.Option(
        "--shards",
        metavar="FIRST-LAST/COUNT",
        help="Serve only these shards; other processes on the same PostgreSQL database serve the rest.",
    ),
]
Waiting = Annotated[
    bool,
    typer.Option(
        "--wait", help="Wait while others serve, and take over from one that ends; with --shards also while serving."
    ),
]


OLDEST = 2
"""Python's number of the generation of the oldest objects."""
SERVICE = ("INVOCATION_ID", "SUPERVISOR_ENABLED")
"""Variables that systemd and supervisord set; shells in a desktop's terminal inherit them."""


def _is_service() -> bool:
    """Whether a service manager started the process, so that no browser can be opened."""
    terminals = (sys.stdin, sys.stdout, sys.stderr)
    return any(os.environ.get(name) for name in SERVICE) and not any(each and each.isatty() for each in terminals)


def needs_playground() -> bool:
    """Whether ``make run`` starts the playground: without a token. With a bad configuration it does not: that is a
    sentence of ``run``."""
    try:
        return load().discord_token is None and not _is_service()
    except BadConfiguration:
        return False


def _return_free_memory(phase: str, of: dict[str, int]) -> None:
    """After a look at the oldest objects, which is rare, return what is free to the system, and drop the source files
    that Python keeps in memory for the next traceback: each that a traceback has named, up to all of the program."""
    from bot.processes.heap import give_memory_back

    if phase == "stop" and of["generation"] == OLDEST:
        linecache.clearcache()
        give_memory_back()


def _new_event_loop() -> asyncio.AbstractEventLoop:
    """An event loop on libuv, which takes a twentieth less processor time for a click; Windows has none."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _log_file(settings: Configuration) -> LogFile | None:
    """The file for log lines, where the operator wants one."""
    if settings.log_file is None:
        return None
    try:
        return LogFile(settings.log_file, settings.log_file_size * 1_000_000, settings.log_file_keep)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Fault(f"PANTHEON_LOG_FILE names a file that cannot be written ({reason})", USE) from error


def run(shards: Sharded = None, wait: Waiting = False) -> int:
    """Serve Discord with the token in DISCORD_TOKEN."""
    overrides = {"shards": shards} if shards else {}
    settings = load(**overrides, **({"wait": True} if wait else {}))
    if settings.discord_token is None:
        raise Fault(
            "DISCORD_TOKEN is not set; put the bot's token there or into a file .env, "
            "or try everything without one: pantheon playground."
        )
    start_logging(settings.log, settings.log_level, file=_log_file(settings))
    for name, similar in unknown_settings().items():
        _log.warning("unknown_setting", name=name, perhaps_meant=similar)
    from bot.languages.locale_data import forget_unsaid
    from bot.lifecycle import serve
    from bot.processes.heap import use_one_heap
    from bot.storage.address import read_address
    from bot.storage.database import migrate
    from bot.storage.sqlite.reserve import Reserve
    from bot.storage.sqlite.sync_probe import warn_of_unsafe_disk
    from rendering.registry import load_games

    use_one_heap()  # before the first thread, which would have another one
    file = read_address(settings.database_url).file
    if file is not None:
        Reserve(file, settings.reserve).adapt()
    # Before the login: a second process on the same database must not log in. One that waits logs in, and connects to
    # no gateway before it has the database.
    if not settings.wait:
        with database_faults():
            asyncio.run(migrate(settings.database_url, settings.backups, settings.shards))
    if file is not None:
        warn_of_unsafe_disk(file.parent)
    load_games()
    forget_unsaid()
    look_seldom_for_garbage()
    gc.callbacks.append(_return_free_memory)
    with asyncio.Runner(loop_factory=_new_event_loop) as runner:
        return runner.run(serve(settings, exits=True))
