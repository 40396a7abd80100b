"""Reminders by direct message, as Discord shows them."""

from __future__ import annotations

import pytest
from conversation import Conversation
from olympus import World, texts

from bot.languages import LANGUAGES, speech
from bot.runtime.clock import DAY, HOUR
from bot.tables.model.options import token
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from tests.short_forms import some


async def waiting_in(world: World, name: str) -> Table:
    """A match in a channel of its own that waits for the first person, who has twelve hours for a choice."""
    zoe, wang = (Person(each.id, "Guest") for each in world.people[:2])
    channel, lobbies = world.server.create_text_channel(name), world.bot.tables.lobbies
    options = {"limit": token(12 * HOUR)}
    with world.env._bot_scope():
        lobby = await lobbies.open(
            NewTable(world.server.id, channel.id, zoe, "hercules", {"first": "host"}, table_options=options)
        )
        await lobbies.join(lobby.id, wang)
        started = await lobbies.start(lobby.id, zoe)
    world.clock.tick()
    return started


@pytest.mark.parametrize("language", some(LANGUAGES, 2))
async def test_after_an_outage_one_message_names_all_matches_that_wait(world: World, language: str) -> None:
    zoe, words = world.people[0], speech(language)
    await world.command(zoe, "preferences", language=language)
    people = world.bot.tables.people
    await people.change_preferences(zoe.id, lambda preferences: preferences._replace(reminders="message"))
    tables = [await waiting_in(world, name) for name in ("agora", "late", "stoa")]
    world.clock.time += DAY
    await world.restart()
    await world.bot.dispatcher.idle()
    [reminder] = Conversation(world, 0).messages
    text = reminder.content or texts(reminder.components)
    assert words("deadlines-remind-others") in text
    for table in tables:
        assert f"<#{table.channel}>" in text
    assert text.count(f"https://discord.com/channels/{world.server.id}/") == len(tables)
