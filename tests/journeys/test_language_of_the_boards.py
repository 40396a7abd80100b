"""The language of the boards is changed while a match runs."""

from __future__ import annotations

import discord
from olympus import World, answer, sensible

from bot.tables.people.people import Person


async def test_the_next_board_and_the_rematch_speak_what_the_server_chooses(world: World) -> None:
    zoe, wang = world.people[:2]
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    assert "More…" in str(world.board.components)
    panel = (await world.command(archon, "settings")).response
    form = await archon.click(panel, label="Channels and language…")
    await archon.submit_modal(form, {"channels": [], "seasons": [], "language": ["de"]})
    await world.play_on(sensible, 1)
    assert "Mehr …" in str(world.board.components)
    [table] = await world.bot.tables.lookup.open_tables()
    for person in (zoe, wang):
        await world.bot.tables.ends.vote(table.id, Person(person.id, "…"))
    await world.env.settle()
    again = await world.bot.tables.lobbies.open_rematch(table.id, Person(zoe.id, "Zoë"))
    assert again.language == "de"


async def test_who_changes_their_own_language_reads_that_boards_keep_theirs(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    text = answer(await world.command(zoe, "preferences", language="de"))
    assert "laufender Partien behalten ihre Sprache" in text
    await world.play_on(sensible, 1)
    assert "More…" in str(world.board.components)
