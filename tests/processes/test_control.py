"""The gate sees what it is there for: the old fault is planted, Discord objects, old boards keep their choices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.discord.users import SimUser
from tests.processes.people import Habits, Party
from tests.processes.serving import faults_found, old_choices, running_bot

PLANTED = """
from bot import message_stripping
parts_left = message_stripping._parts_left
def leave_galleries_empty(parts, files):
    for part in parts_left(parts, files):
        yield {**part, "items": []} if "items" in part else part
message_stripping._parts_left = leave_galleries_empty
from bot.command_line import main
main(["run"])
"""
"""An old board's pictures are not repeated: a gallery without pictures is sent."""


@pytest.mark.soak
async def test_boards_that_keep_their_choices_are_seen(tmp_path: Path) -> None:
    async with running_bot(tmp_path, ("-c", PLANTED)) as (server, bot):
        (guild,) = server.world.guilds.values()
        channel = next(each for each in guild.channels.values() if each.name == "olympus")
        ada = SimUser.create(server, "ada", guild, global_name="Ada")
        party = Party("control", "hercules", [ada], channel, Random(1), Habits())
        await party.open("play solo", {})
        while len([view for view in party.public() if view.images]) < 3 and not party.over:
            await party.play(most=party.presses + 1)
        await asyncio.sleep(1)
        faults, left = faults_found(server, bot), old_choices(server.world, [channel])
    assert any("items" in fault and fault.startswith("[schema]") for fault in faults), faults
    assert left
