"""The queue before the strict Discord: strangers of two servers find each other and play in their direct messages."""

from __future__ import annotations

from pathlib import Path

from tests.discord import FakeDiscord
from tests.discord.users import Button, MessageView, SimUser
from tests.processes.serving import STARTS_WITHIN, faults_found, make_bot
from tests.waiting import until

CHOICES = ("t1:", "s1:")
"""The ids of what answers a question begin so."""
MUSTER = ("lm:",)
"""The ids of what answers whether a person is ready; the first button says so."""


def find_button(person: SimUser, ids: tuple[str, ...]) -> tuple[MessageView, Button] | None:
    """The newest direct message with a button of one of these families, and the first such button on it."""
    for view in reversed(person.messages(person.dm(), bot_only=True)):
        if button := next((each for each in view.buttons if (each.custom_id or "").startswith(ids)), None):
            return view, button
    return None


def find_asked_person(people: list[SimUser]) -> tuple[SimUser, MessageView, Button] | None:
    """Somebody who is asked, their message, and the first choice on it."""
    for person in people:
        if (choice := find_button(person, CHOICES)) is not None:
            return person, *choice
    return None


async def test_strangers_of_two_servers_play_in_direct_messages(tmp_path: Path) -> None:
    async with FakeDiscord() as server:
        guilds = [server.world.create_guild(f"Island {number}") for number in (1, 2)]
        channels = [guild.create_channel("olympus") for guild in guilds]
        people = [SimUser.create(server, name, guild) for name, guild in zip(("anna", "bo"), guilds, strict=True)]
        async with make_bot(server, tmp_path, PANTHEON_QUEUE="1") as bot:
            await bot.wait_ready(STARTS_WITHIN, commands=True)
            for person, channel in zip(people, channels, strict=True):
                panel = await person.slash(channel, "queue")
                form = await person.click(panel, "qu:avoid")
                await person.submit_modal(form, {})
                await person.submit_modal(await person.click(panel, "qu:find"), {})
            for person in people:
                view, ready = await until(lambda person=person: find_button(person, MUSTER))
                result = await person.click(view, ready)
                assert not result.failed, result
            for _ in range(6):
                person, view, button = await until(lambda: find_asked_person(people))
                before = view.version
                result = await person.click(view, button)
                assert not result.failed, result
                await until(lambda view=view, before=before: view.version > before)
            texts = [person.messages(person.dm(), bot_only=True)[0].text for person in people]
            assert await bot.stop(40) == 0, bot.tail()
        faults = faults_found(server, bot)
    assert all("Match found" in text for text in texts)
    assert not faults, "\n".join(faults[:20])
