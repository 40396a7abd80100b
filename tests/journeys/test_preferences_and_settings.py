"""Preferences of people and settings of servers: ``/preferences`` and ``/settings``."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord_contract import SELECT, walk
from olympus import World, answer, custom_ids, texts

from bot.runtime.clock import HOUR

CHANNEL_SELECT = 8


def manager(world: World) -> Any:
    """Somebody who manages the server."""
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    return world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])


async def choose(person: Any, panel: Any, start: str, value: Any) -> Any:
    """Choose in the select of a panel whose id begins so."""
    found = next(id for id in custom_ids(panel.components) if id.startswith(start))
    return await person.select(panel, value if isinstance(value, list) else [value], custom_id=found)


async def test_preferences_are_chosen_in_one_panel(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    assert "no vacation" not in texts(panel.components)
    assert "every day" in texts(panel.components)
    await choose(zoe, panel, "r1:reminders", "message")
    await choose(zoe, panel, "r1:interval", "h6")
    for label in ("High contrast for me", "Leave me out of statistics", "Also remind me in untimed matches"):
        await zoe.click(panel, label=label)
    kept = await world.bot.tables.preferences(zoe.id)
    assert (kept.reminders, kept.interval, kept.symbols, kept.rated, kept.always) == (
        "message",
        6 * HOUR,
        "strong",
        False,
        True,
    )
    said = texts(panel.components)
    assert "by direct message. After the second one, another every 6 hours, also where" in said
    assert "you do not appear" in said
    await choose(zoe, panel, "r1:language", "de")
    assert "persönlichen Einstellungen" in texts(panel.components)
    await choose(zoe, panel, "r1:language", "auto")
    assert "Your preferences" in texts(panel.components)


async def test_quiet_hours_are_written_as_people_write_them(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    form = await zoe.click(panel, label="Quiet hours …")
    await zoe.submit_modal(form, {"zone": "Wien", "from": "10 pm", "until": "7"})
    kept = await world.bot.tables.preferences(zoe.id)
    assert (kept.zone, kept.quiet) == ("Europe/Vienna", (22 * 60, 7 * 60))
    assert "22:00 to 7:00 (Europe/Vienna, where it is 9:00)" in texts(panel.components)

    form = await zoe.click(panel, label="Quiet hours …")
    await zoe.submit_modal(form, {"zone": "USA", "from": "22.30", "until": "7 Uhr"})
    assert "Which time zone do you mean?" in texts(panel.components)
    await choose(zoe, panel, "r1:zone", "America/New_York")
    kept = await world.bot.tables.preferences(zoe.id)
    assert (kept.zone, kept.quiet) == ("America/New_York", (22 * 60 + 30, 7 * 60))
    assert "Which time zone" not in texts(panel.components)

    for written, why in (
        ({"zone": "Atlantis XII", "from": "22", "until": "7"}, "no time zone like that"),
        ({"zone": "", "from": "25:00", "until": "7"}, "cannot read these hours"),
        ({"zone": "", "from": "22", "until": ""}, "cannot read these hours"),
        ({"zone": "", "from": "7", "until": "7:00"}, "cannot read these hours"),
    ):
        world.clock.tick()
        form = await zoe.click(panel, label="Quiet hours …")
        assert why in answer(await zoe.submit_modal(form, written))
    assert await world.bot.tables.preferences(zoe.id) == kept
    await zoe.click(panel, label="No quiet hours")
    assert (await world.bot.tables.preferences(zoe.id)).quiet is None


async def test_vacation_begins_and_ends_by_a_button(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    assert "21 days left this year" in texts(panel.components)
    await zoe.click(panel, label="Go on vacation")
    assert "since <t:" in texts(panel.components)
    assert (await world.bot.tables.preferences(zoe.id)).vacation == world.clock.now()
    await zoe.click(panel, label="Back from vacation")
    assert (await world.bot.tables.preferences(zoe.id)).vacation is None
    assert "20 days left this year" in texts(panel.components)


async def test_standing_answers_are_asked_for_where_somebody_plays(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    assert "You play no match in this server" in answer(await zoe.click(panel, label="Automatic answers"))
    await world.command(zoe, "play solo")
    assert "no automatic answers" in answer(await zoe.click(panel, label="Automatic answers"))


async def test_server_settles_where_and_how_matches_are_played(world: World) -> None:
    archon, zoe = manager(world), world.people[0]
    panel = (await world.command(archon, "settings")).response
    assert "all channels" in texts(panel.components)
    other = world.server.create_text_channel("delphi")
    await choose(archon, panel, "h1:", [other])
    await choose(archon, panel, "j1:language", "de")
    await choose(archon, panel, "j1:which", "limit")
    await choose(archon, panel, "j1:limit", "h48")
    await choose(archon, panel, "j1:which", "posting")
    await archon.click(panel, label="◀ Back")
    said = texts(panel.components)
    assert f"<#{other.id}>" in said
    assert "Deutsch" in said
    assert "Time for a decision: 2 days" in said
    picked = next(part for part in walk(panel.components) if part["type"] == CHANNEL_SELECT)
    assert [each["id"] for each in picked["default_values"]] == [other.id]

    assert f"Play in <#{other.id}>" in answer(await world.command(zoe, "play hercules"))
    await choose(archon, panel, "h1:", [])
    await world.command(zoe, "play hercules")
    lobby = texts(world.board.components)
    assert "Bedenkzeit:** 2 Tage" in lobby, "a server's language and its usual table options"
    table = await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    assert table.options.limit == 48 * HOUR


async def test_only_managers_settle_anything(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    archon = manager(world)
    panel = (await world.command(archon, "settings")).response
    nothing = property(lambda _: discord.Permissions.none())
    with monkeypatch.context() as patch:
        patch.setattr(discord.Interaction, "permissions", nothing)
        assert "Only those who manage this server" in answer(await world.command(archon, "settings"))
        assert "Only those who manage" in answer(await choose(archon, panel, "j1:language", "de"))
        assert "Only those who manage" in answer(await choose(archon, panel, "j1:which", "limit"))
    assert await world.bot.tables.server_language(world.server.id) is None
    command = next(each for each in await world.bot.tree.payload() if each["name"] == "settings")
    assert command["default_member_permissions"] == discord.Permissions(manage_guild=True).value


async def test_host_says_how_the_match_is_run(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", **{"time-limit": "h24"})
    assert "Time for a decision:** 1 day" in texts(world.board.components)
    panel = (await world.press(zoe, "Options")).response
    await choose(zoe, panel, "x1:", "run:posting")
    values = next(part for part in walk(panel.components) if part["type"] == SELECT)
    assert [option["value"] for option in values["options"]] == ["repost", "replace", "edit"]
    await choose(zoe, panel, "c1:", "replace")
    assert "New boards:** a new message, the old one goes" in texts(world.board.components)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    assert "Only" in answer(await world.command(wang, "table boards", value="edit"))
    said = answer(await world.command(zoe, "table boards", value="edit"))
    assert "always the same message" in said
    assert "⚙️ New boards: always the same message" in texts(world.board.components)
