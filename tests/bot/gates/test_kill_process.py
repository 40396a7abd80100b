"""Kill the whole bot at any moment under clicks: no answered move is lost or doubled, and every board is right again.

``PANTHEON_KILLS_SQLITE`` and ``PANTHEON_KILLS_POSTGRESQL`` set how many kills the long form has (docs/faults.md, A1).
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.storage.database import Database
from tests.bot.gates.clicking import Clicking, Seat, Stored, differences, stale, unanswered
from tests.bot.gates.killed_bot import KilledBot
from tests.bot.gates.ledger import compare
from tests.bot.loopback.stage import TOKEN
from tests.discord import FakeDiscord, SimUser
from tests.waiting import until

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs forks and signals")

KILLS = 3
MANY = int(os.environ.get("PANTHEON_KILLS_SQLITE", "50"))
MANY_ON_POSTGRESQL = int(os.environ.get("PANTHEON_KILLS_POSTGRESQL", "20"))
CHANNELS = 4
PLAYS = 2.0
"""The longest time between a start and a kill, in seconds; a tenth of the kills comes while the bot starts."""
RIGHT_AGAIN = 10.0
"""Within how many seconds after a start every board shows its match as it is."""
PAUSES = ((0.3, 0.0), (0.1, 0.2))
"""How many seconds Discord takes to show a board, and then to answer. A bot that is killed in the first pause is killed
between commit and answer; in the second, before it knows that the board is posted."""
OF_A_KILL = ("no_ack", "late_ack", "double_ack")
"""What Discord sees of clicks whose bot was killed, or that it delivered twice."""
JOURNAL = "SELECT table_id, number, ticket, interaction, joined FROM journal ORDER BY table_id, number"
PLAYING = "SELECT channel FROM tables WHERE stage = 'playing'"


async def stored_in(address: str, folder: Path) -> tuple[list[Stored], list[int]]:
    """The stored choices and the channels of open matches, while no bot runs.

    A SQLite file is copied first: its log is left for the bot to recover.
    """
    if not address.startswith("sqlite"):
        import asyncpg

        connection = await asyncpg.connect(address)
        try:
            journal, playing = await connection.fetch(JOURNAL), await connection.fetch(PLAYING)
            return [Stored(*row) for row in journal], [row[0] for row in playing]
        finally:
            await connection.close()
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in (folder / "data").glob("pantheon.sqlite3*"):
        shutil.copyfile(file, copy / file.name)
    with closing(sqlite3.connect(copy / "pantheon.sqlite3")) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'journal'").fetchone():
            return [], []
        return [Stored(*row) for row in connection.execute(JOURNAL)], [row[0] for row in connection.execute(PLAYING)]


class Gate:
    """Kills and starts; ``faults`` are what went wrong, ``between`` how many kills fell between commit and answer."""

    def __init__(self, bot: KilledBot, clicking: Clicking, address: str, folder: Path) -> None:
        self.bot = bot
        self.clicking = clicking
        self.faults: list[str] = []
        self.between = 0
        self.journal: list[Stored] = []
        self._playing: list[int] = []
        self._address = address
        self._folder = folder
        self._chance = Random(11)

    async def live_and_die(self, starting: bool) -> None:
        """One life of the bot, and a look at what it leaves behind. ``starting``: it is killed while it starts."""
        gateway = self.clicking.discord.gateway
        begun = len(gateway.identifies)
        await self.bot.start()
        if starting:
            await asyncio.sleep(self._chance.uniform(0, 1.5))
        else:
            await until(lambda: len(gateway.identifies) > begun and gateway.is_ready())
            await until(lambda: self.clicking.discord.world.commands)
            await self._be_right_again()
            playing = [asyncio.create_task(self.clicking.play(seat)) for seat in self.clicking.seats]
            await asyncio.sleep(self._chance.uniform(0.3, PLAYS))
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await self.bot.kill()
        self.clicking.note_answers()
        journal, self._playing = await stored_in(self._address, self._folder)
        self.faults += differences(self.clicking, journal, self.journal)
        self.between += bool(unanswered(self.clicking, journal)) and not starting
        self.journal = journal
        await asyncio.sleep(max(map(sum, PAUSES)))

    async def _be_right_again(self) -> None:
        deadline = time.monotonic() + RIGHT_AGAIN
        while wrong := stale(self.clicking, self.journal, self._playing):
            if time.monotonic() > deadline:
                self.faults += wrong
                return
            await asyncio.sleep(0.05)
        self.clicking.note_answers()

    async def last_look(self) -> None:
        """Start once more, kill, and rebuild every match."""
        await self.live_and_die(starting=False)
        database = await Database.open(self._address)
        try:
            self.faults += map(str, (await compare(database, [])).faults)
        finally:
            await database.close()


FAULTS = {"no receipt": ("no click answered",), "no outbox": ("which is answered", "no board in this message")}
"""The planted faults, each with the sentences by which it is seen: not at every kill, but at one of few."""
FEW = 16


def is_seen(fault: str, gate: Gate) -> bool:
    return any(sign in line for line in gate.faults for sign in FAULTS[fault])


async def killed(folder: Path, address: str, kills: int, fault: str = "") -> Gate:
    """Kill so many bots on this database; fewer with a planted fault, once it is seen."""
    (folder / "data").mkdir()
    chance = Random(12)
    async with FakeDiscord(token=TOKEN, ratelimits="off", identify_scale=0.0) as discord:
        discord.faults.slow_down(PAUSES, chance, "^/channels/")
        guild = discord.world.create_guild("Delphi")
        channels = [guild.create_channel(f"olympus-{number}") for number in range(CHANNELS)]
        seats = [Seat(SimUser.create(discord, f"zoe{each.id}", guild), each) for each in channels]
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": discord.api_base,
            "DATABASE_URL": address,
            "PANTHEON_DATA": str(folder / "data"),
            "PANTHEON_LOG": "json",
            "PANTHEON_METRICS": "off",
            "PANTHEON_EMOJIS": "0",
        }
        bot = KilledBot(environment, folder / "log", fault)
        try:
            gate = Gate(bot, Clicking(discord, seats, 4), address, folder)
            for number in range(kills):
                await gate.live_and_die(starting=number % 10 == 5)
                if fault and is_seen(fault, gate):
                    break
            if not fault:
                await gate.last_look()
        finally:
            bot.close()
        gate.faults += [str(violation) for violation in discord.violations if violation.kind not in OF_A_KILL]
        gate.faults += map(str, (*discord.self_violations, *discord.crashes, *discord.gaps))
    log = (folder / "log").read_text()
    gate.faults += [line[:300] for line in log.splitlines() if '"incident"' in line or "Traceback" in line]
    print(f"{kills} kills, {gate.between} between commit and answer, {len(gate.journal)} moves stored")
    return gate


def check(gate: Gate, kills: int) -> None:
    assert not gate.faults, "\n".join(gate.faults[:20])
    assert len(gate.journal) >= kills
    assert gate.between >= kills / 5, f"only {gate.between} of {kills} kills fell between commit and answer"


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_killed_anywhere_on_sqlite(tmp_path: Path, kills: int) -> None:
    check(await killed(tmp_path, f"sqlite:///{tmp_path}/data/pantheon.sqlite3", kills), kills)


@pytest.mark.soak
async def test_killed_anywhere_on_postgresql(tmp_path: Path, postgresql: str) -> None:
    check(await killed(tmp_path, postgresql, MANY_ON_POSTGRESQL), MANY_ON_POSTGRESQL)


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_seen(tmp_path: Path, fault: str) -> None:
    assert is_seen(fault, await killed(tmp_path, f"sqlite:///{tmp_path}/data/pantheon.sqlite3", FEW, fault))
