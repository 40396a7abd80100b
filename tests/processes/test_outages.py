"""Discord is gone for a while, or takes a click and says it did not: choices count, and the bot is soon back.

The times of the gateway, and the pauses of discord.py between tries of a request, are a tenth of the real ones here.
``PANTHEON_OUTAGES=real`` takes the real ones, with outages of 60 and 90 seconds.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.discord import BotProcess, FakeDiscord
from tests.discord.rest import CALLBACK
from tests.discord.users import SimUser
from tests.processes.people import Habits, Party
from tests.processes.serving import faults_found, log_lines, running_bot
from tests.sketching import SKETCHING

REAL = os.environ.get("PANTHEON_OUTAGES") == "real"
SCALE = 1.0 if REAL else 0.1
GONE_S, DOWN_S = (60.0, 90.0) if REAL else (3.0, 4.0)
"""How long the outages last: longer than the longest pause between two tries."""
SOON = 30.0 * SCALE + (0.0 if REAL else 30.0)
"""Within how many seconds after the end of an outage a click is answered again.

A scaled one has the machine's own slowness."""
TAKEN = 10 if REAL else 4
"""How many choices are made whose acknowledgement seems to fail."""
QUICK = f"""
import asyncio
from types import SimpleNamespace
import discord
from bot import gateway
async def sleep(seconds):
    await asyncio.sleep(seconds * {SCALE} if isinstance(seconds, int) else seconds)
for library in (discord.http, discord.webhook.async_):
    library.asyncio = SimpleNamespace(**{{**vars(asyncio), "sleep": sleep}})
for name in ("DEAD_AFTER", "BEATS_EVERY", "LONGEST_PAUSE", "CONNECTS_WITHIN", "FAREWELL_WITHIN"):
    setattr(gateway, name, getattr(gateway, name) * {SCALE})
{SKETCHING}"""
"""discord.py's own pauses are whole numbers of seconds, unlike those that Discord's limits ask for, which stay."""


async def _alone(server: FakeDiscord) -> Party:
    (guild,) = server.world.guilds.values()
    channel = next(each for each in guild.channels.values() if each.name == "olympus")
    ada = SimUser.create(server, "ada", guild, global_name="Ada")
    party = Party("alone", "hercules", [ada], channel, Random(4), Habits())
    await party.open("play solo", {})
    return party


def _gone(server: FakeDiscord) -> float:
    server.faults.gateway_outage(GONE_S)
    return GONE_S


def _silent(server: FakeDiscord) -> float:
    server.faults.gateway_silence()
    return 0.0


def _all_down(server: FakeDiscord) -> float:
    rule = server.faults.server_error(503, times=None)
    server.faults.gateway_outage(DOWN_S)
    asyncio.get_running_loop().call_later(DOWN_S, rule.cancel)
    return DOWN_S


OUTAGES: dict[str, Callable[[FakeDiscord], float]] = {
    "the gateway is gone": _gone,
    "the socket is silent": _silent,
    "all of Discord is down": _all_down,
}


async def test_clicks_count_whose_answer_is_an_error_and_are_answered_soon_after_an_outage(tmp_path: Path) -> None:
    async with running_bot(tmp_path, ("-c", QUICK)) as (server, bot):
        party = await _alone(server)
        await _see_that_clicks_count(server, bot, party)
        for name, outage in OUTAGES.items():
            await asyncio.sleep(1)
            over = time.monotonic() + outage(server)
            await asyncio.sleep(max(0.0, over - time.monotonic()))
            await _back(party, over, f"{name}: {bot.tail()}")
            print(f"{name}: back after {time.monotonic() - over:.1f} s")
            await party.play(most=party.presses + 3)
        all_faults = faults_found(server, bot, allow={"double_ack"})
        faults = [fault for fault in all_faults if not fault.startswith("traceback")]
    assert not faults, "\n".join(faults[:20])


async def _back(party: Party, over: float, tail: str) -> None:
    """Ask until there is an answer, which must come soon after the end of an outage.

    Not too often: a resumed session brings all of it at once, and the bot turns floods of one server away.
    """
    while True:
        result = await party.host.slash(party.channel, "games", wait=False)
        try:
            await result.wait_ack(2.0)
        except TimeoutError:
            assert time.monotonic() < over + SOON, tail
            continue
        if result.acked and not result.failed:
            return


async def _see_that_clicks_count(server: FakeDiscord, bot: BotProcess, party: Party) -> None:
    """Discord takes clicks and says that it did not."""
    failing = server.faults.server_error(500, "POST", CALLBACK, times=None, when="after")
    for _ in range(TAKEN):
        before = party.state()
        while party.state() == before:
            await party.play(most=party.presses + 1)
    failing.cancel()
    await asyncio.sleep(1)
    # discord.py repeats what was answered with 500: that Discord has it already is no fault of the bot's.
    faults = faults_found(server, bot, allow={"double_ack"})
    doubled = [each for each in server.violations if each.kind == "double_ack"]
    lost = log_lines(bot, "interaction_expired")
    assert failing.hits >= TAKEN
    assert not lost
    assert len(doubled) <= failing.hits
    assert not faults, "\n".join(faults[:20])
