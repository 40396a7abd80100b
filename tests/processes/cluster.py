"""Several processes of the bot on one PostgreSQL database, before the strict Discord."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from bot.runtime.sharding import shard_of
from tests.bot.gates.clicking import Stored
from tests.discord import BotProcess, FakeDiscord
from tests.discord.users import SimUser
from tests.discord.world import Guild
from tests.processes.people import Habits, Party
from tests.processes.serving import faults_found, make_bot
from tests.sketching import SKETCHING

TAKES_OVER_WITHIN = 10.0
SLOWNESS = 10.0
"""What a machine that does much else may add to it."""
ROUNDS = 8
OF_A_TAKEOVER = ("double_ack", "late_ack", "unknown_interaction")
"""What Discord sees of clicks that it repeats to the next process: the one that died had answered some, and some are
too old to be answered."""
REFUSED = "ATTACHMENT_NOT_FOUND"
"""Discord refuses to take the choices off a board whose picture the killed process has just exchanged. It is done again
with the board as it is then."""


def one_for_each(server: FakeDiscord, shards: int) -> list[Guild]:
    """Make servers until each shard has one; in the order of the shards."""
    guilds: dict[int, Guild] = {}
    while len(guilds) < shards:
        guild = server.world.create_guild("Island")
        guild.create_channel("olympus")
        guilds.setdefault(shard_of(guild.id, shards), guild)
        time.sleep(0.001)
    return [guilds[number] for number in range(shards)]


class Cluster:
    """The processes of a bot, each with a data folder of its own."""

    def __init__(self, server: FakeDiscord, folder: Path, database: str, stack: AsyncExitStack) -> None:
        self.server = server
        self.bots: list[BotProcess] = []
        self._folder = folder
        self._database = database
        self._stack = stack

    async def start(self, program: str = SKETCHING, **settings: str) -> BotProcess:
        folder = self._folder / f"process{len(self.bots)}"
        folder.mkdir()
        bot = make_bot(
            self.server,
            folder,
            ("-c", program),
            DATABASE_URL=self._database,
            PANTHEON_METRICS="off",
            PANTHEON_DRAWING_PROCESSES="0",
            **settings,
        )
        self.bots.append(bot)
        return await self._stack.enter_async_context(bot)

    def faults(self, *, allow: Iterable[str] = ()) -> list[str]:
        return [fault for bot in self.bots for fault in faults_found(self.server, bot, allow=allow)]


async def solo(server: FakeDiscord, guild: Guild) -> Party:
    channel = next(each for each in guild.channels.values() if each.name == "olympus")
    person = SimUser.create(server, f"ada{guild.id}", guild, global_name="Ada")
    party = Party(str(guild.id), "hercules", [person], channel, Random(4), Habits())
    await party.open("play solo", {})
    return party


async def answered(party: Party, bot: BotProcess) -> float:
    """Ask until somebody answers; how many seconds that took."""
    began = time.monotonic()
    while time.monotonic() - began < TAKES_OVER_WITHIN + SLOWNESS:
        result = await party.host.slash(party.channel, "games", wait=False)
        try:
            await result.wait_ack(0.5)
        except TimeoutError:
            continue
        if result.acked and not result.failed:
            return time.monotonic() - began
    raise AssertionError(bot.tail())


async def journal(address: str) -> list[tuple[int, int]]:
    """The choices that are stored: table and number."""
    return [(row.table, row.number) for row in await stored_in(address)]


async def played_on(party: Party, address: str, before: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The choices that are stored once there are more than before: some presses only look, and one takes back."""
    for _ in range(ROUNDS):
        await party.play(most=party.presses + 5)
        after = await journal(address)
        if len(after) > len(before):
            break
    return after


async def stored_in(address: str) -> list[Stored]:
    """The choices that are stored."""
    import asyncpg

    connection = await asyncpg.connect(address)
    rows = await connection.fetch(
        "SELECT table_id, number, ticket, interaction, joined FROM journal ORDER BY table_id, number"
    )
    await connection.close()
    return [Stored(*row) for row in rows]


def posted_twice(server: FakeDiscord) -> list[str]:
    """Messages of the bot that were made with the nonce of an earlier one."""
    nonces: list[str] = []
    for guild in server.world.guilds.values():
        for channel in guild.channels.values():
            messages = [message for message in channel.messages.values() if message.author.id == server.world.bot.id]
            nonces += [str(message.data["nonce"]) for message in messages if message.data.get("nonce")]
    return [nonce for nonce in set(nonces) if nonces.count(nonce) > 1]
