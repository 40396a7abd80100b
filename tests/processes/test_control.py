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
import discord
from discord import ui
from bot.messenger import DiscordMessenger
async def strip(self, place):
    message = await self._client.get_partial_messageable(place.channel).fetch_message(place.message)
    view = ui.LayoutView.from_message(message, timeout=None)
    for row in [item for item in view.walk_children() if isinstance(item, ui.ActionRow)]:
        row.parent.remove_item(row)
    names = {each.url.partition("?")[0]: each.filename for each in message.attachments}
    for shown in view.walk_children():
        if isinstance(shown, ui.MediaGallery):
            known = [each for each in shown.items if names.get(each.media.url.partition("?")[0])]
            shown.items = [discord.MediaGalleryItem("attachment://" + names[each.media.url]) for each in known]
    await message.edit(view=view, attachments=message.attachments)
DiscordMessenger.strip = strip
from bot.command_line import main
main(["run"])
"""
"""Looks up an old board's pictures in ``attachments``, where Discord lists none: a gallery without pictures is sent."""


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
    assert any("items" in fault and fault.startswith("[schema] PATCH") for fault in faults), faults
    assert left
