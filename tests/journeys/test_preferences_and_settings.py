"""Preferences of people and settings of servers: ``/preferences`` and ``/settings``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from form_filling import entered, offered, send
from olympus import World, answer, custom_ids, texts
from simcord import _modal

from bot.runtime.clock import HOUR

pytestmark = pytest.mark.usefixtures("every_statement_finds_its_rows_by_an_index")


def manager(world: World) -> Any:
    """Somebody who manages the server."""
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    return world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])


async def choose(person: Any, panel: Any, start: str, value: Any) -> Any:
    """Choose in the select of a panel whose id begins so."""
    custom_id = next(id for id in custom_ids(panel.components) if id.startswith(start))
    return await person.select(panel, value if isinstance(value, list) else [value], custom_id=custom_id)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_preferences_are_chosen_in_one_form(world: World, language: str) -> None:
    zoe = world.people[0]
    await world.command(zoe, "preferences", language=language)
    change = {"en": "Change…", "de": "Ändern …"}[language]
    panel = (await world.command(zoe, "preferences")).response
    form = await zoe.click(panel, label=change)
    usual = {"language": language, "reminders": "channel", "interval": "h24", "pictures": "table", "boxes": ["rated"]}
    assert entered(form) == usual
    world.clock.tick()
    await send(zoe, form, {"reminders": "message", "interval": "h6"}, tick="always strong turns", untick="rated")
    preferences = await world.bot.tables.people.preferences(zoe.id)
    assert (
        preferences.reminders,
        preferences.interval,
        preferences.symbols,
        preferences.rated,
        preferences.always,
        preferences.turns,
        preferences.pictures,
    ) == (
        "message",
        6 * HOUR,
        "strong",
        False,
        True,
        "message",
        "table",
    )
    assert ("you’re not listed" if language == "en" else "erscheinst nicht") in texts(panel.components)
    form = await zoe.click(panel, label=change)
    assert entered(form) == {**usual, "reminders": "message", "interval": "h6", "boxes": ["turns", "always", "strong"]}
    other = "de" if language == "en" else "en"
    await send(zoe, form, {"language": other})
    assert ("Einstellungen" if other == "de" else "Your preferences") in texts(panel.components)
    assert await world.bot.tables.people.preferences(zoe.id) == preferences, "what stood in the form stays"
    assert await world.bot.tables.people.language(zoe.id) == other
    label = {"en": "Change…", "de": "Ändern …"}[other]
    await send(zoe, await zoe.click(panel, label=label), {"language": "auto"})
    assert await world.bot.tables.people.language(zoe.id) is None


async def test_a_form_with_a_wrong_value_changes_nothing(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    before = await world.bot.tables.people.preferences(zoe.id)
    form = await zoe.click(panel, label="Change…")
    with forged_values({"interval": "h5"}):
        text = answer(await send(zoe, form, {"reminders": "none", "interval": "h6"}))
    assert "isn’t available here" in text
    assert "Your entries are kept" in text
    assert await world.bot.tables.people.preferences(zoe.id) == before
    world.clock.tick()
    again = await zoe.click(panel, label="Change…")
    assert entered(again)["reminders"] == "none", "what was entered stands there again"
    assert entered(again)["interval"] == "h24", "but not what there is not"
    await send(zoe, again, {})
    assert (await world.bot.tables.people.preferences(zoe.id)).reminders == "none"
    world.clock.tick()
    assert entered(await zoe.click(panel, label="Change…"))["reminders"] == "none"


@contextmanager
def forged_values(values: dict[str, str]) -> Iterator[None]:
    """Forms are sent with these values in some of their fields, as no client would."""
    with pytest.MonkeyPatch.context() as patch:
        leaf = _modal._modal_leaf

        def forged(*args: Any) -> Any:
            data = leaf(*args)
            if data is not None and data["custom_id"] in values:
                value = values[data["custom_id"]]
                data |= {"value": value} if "value" in data else {"values": [value]}
            return data

        patch.setattr(_modal, "_modal_leaf", forged)
        yield


async def test_quiet_hours_are_written_as_people_write_them(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    form = await zoe.click(panel, label="Quiet hours…")
    await zoe.submit_modal(form, {"zone": "Wien", "from": "10 pm", "until": "7"})
    preferences = await world.bot.tables.people.preferences(zoe.id)
    assert (preferences.zone, preferences.quiet) == ("Europe/Vienna", (22 * 60, 7 * 60))
    assert "22:00 to 7:00 (Europe/Vienna, now 9:00 there)" in texts(panel.components)

    form = await zoe.click(panel, label="Quiet hours…")
    await zoe.submit_modal(form, {"zone": "USA", "from": "22.30", "until": "7 Uhr"})
    assert "Which time zone do you mean?" in texts(panel.components)
    await choose(zoe, panel, "r1:zone", "America/New_York")
    preferences = await world.bot.tables.people.preferences(zoe.id)
    assert (preferences.zone, preferences.quiet) == ("America/New_York", (22 * 60 + 30, 7 * 60))
    assert "Which time zone" not in texts(panel.components)

    for entries, why in (
        ({"zone": "Atlantis XII", "from": "22", "until": "7"}, "time zone. Try a big city"),
        ({"zone": "", "from": "25:00", "until": "7"}, "can’t read these hours"),
        ({"zone": "", "from": "22", "until": ""}, "can’t read these hours"),
        ({"zone": "", "from": "7", "until": "7:00"}, "can’t read these hours"),
    ):
        world.clock.tick()
        form = await zoe.click(panel, label="Quiet hours…")
        assert why in answer(await zoe.submit_modal(form, entries))
    assert await world.bot.tables.people.preferences(zoe.id) == preferences
    await zoe.click(panel, label="No quiet hours")
    assert (await world.bot.tables.people.preferences(zoe.id)).quiet is None


async def test_vacation_begins_and_ends_by_a_button(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    assert "21 days left this year" in texts(panel.components)
    await zoe.click(panel, label="Go on vacation")
    assert "since <t:" in texts(panel.components)
    assert (await world.bot.tables.people.preferences(zoe.id)).vacation == world.clock.now()
    await zoe.click(panel, label="Back from vacation")
    assert (await world.bot.tables.people.preferences(zoe.id)).vacation is None
    assert "20 days left this year" in texts(panel.components)


async def test_standing_answers_are_asked_for_where_somebody_plays(world: World) -> None:
    zoe = world.people[0]
    panel = (await world.command(zoe, "preferences")).response
    assert "You have no match on this server" in answer(await zoe.click(panel, label="Automatic answers"))
    await world.command(zoe, "play solo")
    assert "no automatic answers" in answer(await zoe.click(panel, label="Automatic answers"))


async def test_server_settles_where_and_how_matches_are_played(world: World) -> None:
    archon, zoe = manager(world), world.people[0]
    panel = (await world.command(archon, "settings")).response
    assert "all channels" in texts(panel.components)
    other = world.server.create_text_channel("delphi")
    places = await archon.click(panel, label="Channels and language…")
    assert entered(places) == {"channels": [], "seasons": [], "language": "host"}
    await send(archon, places, {"channels": [other], "seasons": [other], "language": "de"})
    usual = await archon.click(panel, label="Options for new matches…")
    await send(archon, usual, {"run:limit": "h48"}, tick="run:hints")
    bank = await archon.click(panel, label="Time bank, confirming…")
    await send(archon, bank, {"run:bank": "h72", "run:increment": "h6"}, tick="run:pauses")
    text = texts(panel.components)
    assert f"Matches are opened in:** <#{other.id}>" in text
    assert f"post the best players in <#{other.id}>" in text
    assert "Deutsch" in text
    assert "Time limit for each choice: 2 days" in text
    assert "Show hints in the log: yes" in text
    assert "Time bank: 3 days" in text
    assert entered(await archon.click(panel, label="Channels and language…"))["channels"] == [other.id]

    assert f"Play in <#{other.id}>" in answer(await world.command(zoe, "play hercules"))
    places = await archon.click(panel, label="Channels and language…")
    await send(archon, places, {"channels": [], "seasons": []})
    assert "At the end of a season:** no post" in texts(panel.components)
    await world.command(zoe, "play hercules")
    lobby = texts(world.board.components)
    assert "Bedenkzeit:** 2 Tage" in lobby, "a server's language and its usual table options"
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.options.limit == 48 * HOUR
    assert (table.options.bank, table.options.increment, table.options.pauses) == (72 * HOUR, 6 * HOUR, True)


async def test_only_managers_settle_anything(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    archon = manager(world)
    panel = (await world.command(archon, "settings")).response
    places = await archon.click(panel, label="Channels and language…")
    nothing = property(lambda _: discord.Permissions.none())
    with monkeypatch.context() as patch:
        patch.setattr(discord.Interaction, "permissions", nothing)
        assert "Only people who manage this server" in answer(await world.command(archon, "settings"))
        for label in ("Channels and language…", "Options for new matches…"):
            assert "Only people who manage" in answer(await archon.click(panel, label=label))
        assert "Only people who manage" in answer(await send(archon, places, {"language": "de"}))
    assert await world.bot.tables.people.server_language(world.server.id) is None
    command = next(each for each in await world.bot.tree.payload() if each["name"] == "settings")
    assert command["default_member_permissions"] == discord.Permissions(manage_guild=True).value


async def test_host_says_how_the_match_is_run(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", **{"time-limit": "h24"})
    assert "Time limit for each choice:** 1 day" in texts(world.board.components)
    panel = (await world.press(zoe, "Options")).response
    form = await zoe.click(panel, label="Change options…")
    assert offered(form, "run:posting") == ["repost", "replace", "edit"]
    await send(zoe, form, {"run:posting": "replace"})
    assert "Boards:** only the newest message stays" in texts(world.board.components)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    assert "Only" in answer(await world.command(wang, "table boards", value="edit"))
    text = answer(await world.command(zoe, "table boards", value="edit"))
    assert "one message, updated" in text
    assert "⚙️ Boards: one message, updated" in texts(world.board.components)
