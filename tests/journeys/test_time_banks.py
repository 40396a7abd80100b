"""A host chooses a pace by a click and a time bank in a form; all see what is left of it."""

from __future__ import annotations

from typing import Any

import pytest
from form_filling import entered, send
from olympus import World, answer, custom_ids, texts

from bot.languages import LANGUAGES, speech
from bot.reading.time_banks import amount_in_words
from bot.runtime.clock import DAY, SECOND


async def test_a_pace_by_one_click_and_a_bank_in_a_form(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    panel = (await world.press(zoe, "Options")).response
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    await zoe.select(panel, custom_id=f"c1:{table.id}:pace", values=["slow"])
    lobby = texts(world.board.components)
    assert "Time limit for each choice:** 12 hours" in lobby
    assert "Time bank:** 3 days" in lobby
    assert "Back in the bank after each turn:** 6 hours" in lobby
    form = await zoe.click(panel, label="Time bank, confirming…")
    assert [*entered(form)] == ["run:bank", "run:increment", "run:muster", "boxes"]
    assert entered(form)["boxes"] == ["run:pauses"]
    await send(zoe, form, {"run:bank": "h48"}, untick="run:pauses")
    assert "Time bank:** 2 days" in texts(world.board.components)
    await world.press(zoe, "Start")
    await world.bot.dispatcher.idle()
    board = texts(world.board.components)
    assert "Time banks:" in board
    assert "王小明\u2069 2 days" in board
    assert "2 days (from <t:" in board
    games = answer(await world.command(wang, "games"))
    assert "your time bank: 2 days" in games


async def test_a_spent_bank_shows_as_running_and_in_german(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "preferences", language="de")
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Mitspielen")
    form = await zoe.click((await world.press(zoe, "Einstellungen")).response, label="Zeitkonto, Startbestätigung …")
    await send(zoe, form, {"run:bank": "h24"})
    await world.press(zoe, "Start")
    await world.bot.dispatcher.idle()
    board = texts(world.board.components)
    assert "🏦 Zeitkonten:" in board
    assert "1 Tag (läuft)" in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bank_is_used_up_only_when_nothing_is_left(language: str) -> None:
    words = speech(language)
    assert amount_in_words(0, words) == words("deadlines-amount", unit="none", days=0, hours=0, minutes=0)
    assert amount_in_words(30 * SECOND, words).startswith("1 ")


async def test_the_list_of_matches_says_who_is_played_for_and_who_is_on_vacation(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    form = await zoe.click((await world.press(zoe, "Options")).response, label="Time bank, confirming…")
    await send(zoe, form, {"run:bank": "h24"})
    await world.press(zoe, "Start")
    await world.bot.dispatcher.idle()
    await world.bot.tables.time.begin_vacation(zoe.id)
    assert "🏖️ on vacation" in answer(await world.command(wang, "games"))
    assert "you’re on vacation: your next move ends it" in answer(await world.command(zoe, "table return"))
    await world.bot.tables.time.end_vacation(zoe.id)
    assert "on vacation" not in answer(await world.command(wang, "games"))
    assert "computer player is playing" not in answer(await world.command(wang, "games"))
    await world.command(wang, "table away")
    games = answer(await world.command(wang, "games"))
    assert "a computer player is playing for you" in games
    assert "your time bank" not in games


async def asked_for_bank(world: World, person: Any, values: dict[str, str]) -> Any:
    """What the others are asked after a person has sent the form of another bank from *More…*."""
    board = world.board
    more = (await world.press(person, "More…", board)).response
    form = await person.click(more, custom_id=next(id for id in custom_ids(more.components) if id.startswith("ct:")))
    await send(person, form, values)
    await world.bot.dispatcher.idle()
    return next(
        each for each in reversed(world.public) if any(id.startswith("y1:") for id in custom_ids(each.components))
    )


@pytest.mark.parametrize("agrees", [True, False])
async def test_a_running_match_gets_another_bank_once_all_agree(world: World, agrees: bool) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.bot.dispatcher.idle()
    assert "Time banks:" not in texts(world.board.components)
    request = await asked_for_bank(world, wang, {"run:bank": "h72", "run:increment": "h6"})
    assert "**3 days** for everyone, back after each turn: 6 hours" in texts(request.components)
    answer_id = next(id for id in custom_ids(request.components) if id.endswith("yes" if agrees else "no"))
    await world.click(zoe, answer_id, request)
    await world.bot.dispatcher.idle()
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.options.bank == (3 * DAY if agrees else 0)
    board = texts(world.board.components)
    assert ("Time banks:" in board) is agrees
    assert ("Time bank: 3 days" in board) is agrees
    assert ("would rather keep the time bank as it is" in board) is not agrees
