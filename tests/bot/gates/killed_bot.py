"""The bot as a process of its own, killed and started again: one process has all code loaded and brings forth the bots.

Each bot is what ``pantheon run`` is, with one pixel for every picture.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.client import Pantheon
from bot.command_line import main
from bot.runtime.sharding import Shards
from bot.storage.schema import outbox
from bot.tables import recovery
from bot.tables.computer_players import Computers
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.store import table_rows
from bot.tables.store.repository import TableRepository
from rendering.picture import Picture

ROOT = Path(__file__).resolve().parents[3]
BOOT = """
import sys, types
root = sys.argv[1]
sys.path.insert(0, root)
tests = sys.modules["tests"] = types.ModuleType("tests")
tests.__path__ = [root + "/tests"]
from tests.bot.gates.killed_bot import serve
serve()
"""
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


class Sketches:
    """One pixel for every picture: drawing is most of what a match costs, and not what is tested here."""

    async def draw(self, kind: str, scene: object) -> Picture:
        return Picture(PIXEL, f"A sketch of the {kind}.", 1, 1, f"{kind}.png")

    def __getattr__(self, name: str) -> object:
        return lambda *_, **__: None


class KilledBot:
    """``start`` starts the bot, ``kill`` kills it. ``fault``: a fault that is planted in every bot."""

    def __init__(self, environment: Mapping[str, str], log: Path, fault: str = "") -> None:
        self._log = log.open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-c", BOOT, str(ROOT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "PLANTED_FAULT": fault, **environment},
            cwd=log.parent,
        )
        self._bot = 0

    async def _say(self, order: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(order + "\n")
        self._process.stdin.flush()
        return (await asyncio.to_thread(self._process.stdout.readline)).strip()

    async def start(self) -> None:
        self._bot = int(await self._say("start"))

    async def kill(self) -> None:
        """Kill the bot. Raises AssertionError when it had ended by itself."""
        os.kill(self._bot, signal.SIGKILL)
        ended = await self._say("end")
        assert ended == str(-signal.SIGKILL), f"the bot had ended: {ended}"

    def close(self) -> None:
        """End everything, whatever state it is in."""
        self._process.kill()
        self._process.communicate()
        self._log.close()


def serve() -> None:
    """Start a bot, and tell how it ended, as standard input says. All bots end with this process."""
    Pantheon.new_studio = lambda self: Sketches()  # type: ignore[method-assign, assignment, return-value]
    plant(os.environ["PLANTED_FAULT"])
    bot = 0
    for order in sys.stdin:
        if order == "start\n":
            bot = os.fork()
            if bot == 0:
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                main(["run"])
                os._exit(0)
            print(bot, flush=True)
        else:
            _, status = os.waitpid(bot, 0)
            bot = 0
            print(os.waitstatus_to_exitcode(status), flush=True)


def plant(fault: str) -> None:
    """Plant a fault that the gate must see."""
    if fault == "no receipt":
        write = table_rows._write_entry

        async def without_receipt(connection: AsyncConnection, before: OpenTable, change: Change) -> None:
            assert change.entry is not None
            await write(connection, before, replace(change, entry=change.entry._replace(interaction=None)))

        table_rows._write_entry = without_receipt
    elif fault == "no outbox":
        reconcile = recovery.reconcile

        async def forgetting(repository: TableRepository, computers: Computers, shards: Shards) -> None:
            await reconcile(repository, computers, shards)
            await repository.write(lambda connection: connection.execute(delete(outbox)))

        recovery.reconcile = forgetting
