"""``pantheon playground``: the whole bot in a browser, without a token."""

from __future__ import annotations

import asyncio
import socket
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import USE, Fault

MISSING = (
    "The playground is not installed; in the program's folder: make playground, "
    "or pip install -r requirements/playground.txt."
)
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port; 0 takes a free one.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Only print the address.")]
Keep = Annotated[
    Path | None, typer.Option("--keep", metavar="FOLDER", help="Keep the matches in this folder for the next time.")
]
SecondsPerDay = Annotated[
    float | None,
    typer.Option("--seconds-per-day", metavar="N", min=0.1, help="Let a simulated day pass every N seconds."),
]


def playground(
    port: Port = 0, no_browser: NoBrowser = False, keep: Keep = None, seconds_per_day: SecondsPerDay = None
) -> int:
    """Try the whole bot in your browser: no account, no token. Stop it with Ctrl-C."""
    if find_spec("simcord") is None:
        raise Fault(MISSING)
    # Before all that a start takes: a page that cannot be served is reported at once.
    if not _is_free(port):
        raise Fault(f"Port {port} is taken; name another with --port, or none.", USE)
    from bot.configuration import load
    from bot.playground.host import PlaygroundOptions, host
    from bot.runtime.logs import start_logging

    settings = load(discord_token=None)
    start_logging(settings.log, max(settings.log_level, "WARNING", key=_loudness))
    options = PlaygroundOptions(port=port, browser=not no_browser, keep=keep, seconds_per_day=seconds_per_day)
    return asyncio.run(host(settings, options))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _loudness(level: str) -> int:
    return ("DEBUG", "INFO", "WARNING", "ERROR").index(level)
