"""Waits for the end of the playground: Ctrl-C, SIGTERM, or the page's button."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable

from simcord.preview import Preview

SIGNALS = (signal.SIGINT, signal.SIGTERM)


async def until_stopped(preview: Preview, announce: Callable[[], object]) -> None:
    """Announce, and return after a signal or the page's button. A second signal has its default effect."""
    stop = asyncio.Event()
    stop_listening = _listen(stop.set)
    closed = asyncio.create_task(preview.wait_closed())
    stop_wait = asyncio.create_task(stop.wait())
    try:
        # Not earlier: who reads it may send the signal at once.
        announce()
        await asyncio.wait({closed, stop_wait}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stop_listening()
        closed.cancel()
        stop_wait.cancel()


def _listen(act: Callable[[], object]) -> Callable[[], None]:
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        # Its loop hears no signals: Ctrl-C raises KeyboardInterrupt instead, which the command line knows.
        return lambda: None
    for number in SIGNALS:
        loop.add_signal_handler(number, act)

    def stop_listening() -> None:
        for number in SIGNALS:
            loop.remove_signal_handler(number)

    return stop_listening
