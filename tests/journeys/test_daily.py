"""The challenge of the day: the first try, practice, the next day, boards, and the proof of the dice."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from form_filling import send
from olympus import World, answer, custom_ids, texts

from bot.languages import speech
from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.days import LENGTHS, begin_of, counts_until, day_of, span_of
from bot.tables.rules.choices import ticket_of
from engine.players import choose as advise
from engine.registry import find_game
from tests.short_forms import some

GAMES = ("hercules", "diceforge")


def said(world: World, channel: int) -> list[Any]:
    """The bot's public messages in a channel or thread, the oldest first."""
    stored = world.env.backend.messages[channel].values()
    return sorted((message for message in stored if not message.is_ephemeral), key=lambda message: message.id)


def pressed_on(world: World, channel: int) -> set[str]:
    """What can be pressed on the newest public message, as the first three parts of ids."""
    ids = custom_ids(said(world, channel)[-1].components)
    return {":".join(id.split(":")[:3]) for id in ids}


async def press(world: World, person: Any, panel: Any, id: str) -> Any:
    """Press the button of a private panel whose id begins so."""
    world.clock.tick()
    found = [each for each in custom_ids(panel.components) if each.startswith(id)]
    assert found, (id, custom_ids(panel.components))
    return await person.click(panel, custom_id=found[0])


async def today(world: World, person: Any, game: str = "hercules") -> Any:
    """The private panel of the challenge."""
    return (await world.command(person, "daily", game=game)).response


async def begin(world: World, person: Any, game: str = "hercules") -> str:
    """Begin the challenge; what was answered."""
    return answer(await press(world, person, await today(world, person, game), f"dy:play:{game}"))


async def table_of(world: World, person: Any) -> Any:
    """The newest open table of a person."""
    return (await world.bot.tables.open_tables_of(person.id))[-1]


async def play(world: World, person: Any, most: int = 1000) -> Any:
    """Play the person's match to its end, or for so many choices, as the greedy computer player would; the table."""
    tables, table = world.bot.tables, await table_of(world, person)
    for _ in range(most):
        await tables.computers.idle()
        live = await tables.repository.live(table.id)
        if live.table.stage != "playing":
            break
        question = live.playing.question_for(0)
        assert question is not None
        option = advise("greedy", live.playing, 0).option
        world.clock.tick()
        with world.env._bot_scope():
            await tables.play(table.id, person.id, ticket_of(live.table, question), option, world.clock.time)
    await world.env.settle(timeout=60)
    return await tables.get(table.id)


async def in_thread(world: World, person: Any, thread: int, name: str, **options: Any) -> str:
    """Use a command in a match's thread; what was answered."""
    world.clock.tick()
    place = next(each for each in world.channel.threads if each.id == thread)
    return answer(await person.slash(place, name, **options))


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_try_counts_and_a_second_is_practice(world: World, game: str) -> None:
    zoe = world.people[0]
    panel = await today(world, zoe, game)
    assert "haven’t played your first try" in texts(panel.components)
    assert "Your first try" in await begin(world, zoe, game)
    table = await table_of(world, zoe)
    assert table.ranked
    assert table.channel != world.channel.id, "it has a thread of its own, and the channel is free"
    assert "under way" in texts((await today(world, zoe, game)).components)
    assert "isn’t over yet" in answer(await press(world, zoe, panel, f"dy:play:{game}"))
    assert "No hints" in await in_thread(world, zoe, table.channel, "hint")
    assert f"b1:{table.id}:hint" not in pressed_on(world, table.channel)
    await play(world, zoe, 12)
    assert "dice were rolled" in await in_thread(world, zoe, table.channel, "undo", choices=8)

    await play(world, zoe)
    final = texts(said(world, table.channel)[-1].components)
    assert "**first try**" in final
    assert "Others still play with these dice" in final
    assert "Others still play" in await in_thread(world, zoe, table.channel, "verify")
    panel = await today(world, zoe, game)
    assert "place 1 of 1" in texts(panel.components)
    assert "1 day in a row" in texts(panel.components)
    assert "Shared" in answer(await press(world, zoe, panel, f"dy:share:{game}"))
    shared = said(world, world.channel.id)[-1].content
    attempt = (await world.bot.tables.dailies.of(game, zoe.id)).attempt
    assert attempt is not None
    title, marks, result, meaning = re.sub("[\u2068\u2069]", "", shared).split("\n")
    assert re.fullmatch(r"📅 Zoë · (Hercules|Dice Forge), challenge of the day, \w+ \d+, 20\d\d", title)
    assert re.fullmatch("[🟩⬛]{12}|🟧*⬜*", marks)
    assert len(marks) == 12
    assert {*re.findall("[🟩⬛🟧⬜]", meaning)} >= {*marks}
    daily, match = find_game(game).daily, await world.bot.tables.match(table.id)
    assert daily is not None
    assert marks == "".join(speech("en")(f"{game}-daily-mark-{mark}") for mark in daily.marks(match.state, 0))
    assert result == f"**{attempt.points} points** · place 1 of 1 · 🔥 one day in a row", "nothing else is told"

    assert "for practice" in await begin(world, zoe, game)
    again = await table_of(world, zoe)
    assert not again.ranked
    assert f"b1:{again.id}:hint" in pressed_on(world, again.channel)
    assert "no hints" not in await in_thread(world, zoe, again.channel, "hint")
    again = await play(world, zoe)
    assert "**for practice**" in texts(said(world, again.channel)[-1].components)
    assert await world.bot.tables.results.of_table(table.id)
    assert not await world.bot.tables.results.of_table(again.id), "whose dice are known makes no statistics"
    await world.check_secrets()


@pytest.mark.parametrize("game", some(GAMES, 2))
async def test_everybody_has_the_same_dice(world: World, game: str) -> None:
    zoe, wang = world.people[:2]
    played = []
    for person in (zoe, wang):
        await begin(world, person, game)
        table = await play(world, person)
        played.append((await world.bot.tables.match(table.id), table.commitment))
    (one, seal), (other, same_seal) = played
    assert one.journal == other.journal
    assert [*one.events] == [*other.events]
    assert seal == same_seal
    panel = await today(world, wang, game)
    assert "place 1 of 2" in texts(panel.components), "equal points share a place"
    board = (await press(world, wang, panel, f"db:{game}")).response
    assert "Zoë" in texts(board.components)
    for scope in ("server", "world"):
        board = (await press(world, wang, board, f"db:{game}:{scope}:")).response
        for length in LENGTHS:
            board = (await press(world, wang, board, f"db:{game}:{scope}:{length}:length")).response
            assert "王小明" in texts(board.components), (scope, length)
    assert world.bot.tables.dailies.games == [*GAMES]


async def test_the_next_day_has_other_dice_and_tells_the_seed_of_the_day_before(world: World) -> None:
    zoe = world.people[0]
    day = day_of(world.clock.time)
    old = await today(world, zoe)
    await begin(world, zoe)
    table = await play(world, zoe)
    live = await world.bot.tables.repository.live(table.id)
    done = await today(world, zoe)

    world.clock.time = begin_of(day + 1) + MINUTE
    panel = texts((await today(world, zoe)).components)
    assert "haven’t played your first try" in panel
    assert "1 day in a row" in panel, "today may still come"
    assert live.seed.hex() not in panel, "who began in time still plays with it"
    assert "challenge is over" in answer(await press(world, zoe, old, "dy:play:"))
    await begin(world, zoe)
    tomorrow = await world.bot.tables.repository.live((await table_of(world, zoe)).id)
    assert tomorrow.seed != live.seed
    await play(world, zoe)
    assert "2 days in a row" in texts((await today(world, zoe)).components)
    public = len(said(world, world.channel.id))
    assert "challenge is over" in answer(await press(world, zoe, done, "dy:share:")), "nor is today's shared by it"
    assert len(said(world, world.channel.id)) == public

    world.clock.time = counts_until(day) + MINUTE
    panel = texts((await today(world, zoe)).components)
    assert live.seed.hex() in panel
    assert tomorrow.seed.hex() not in panel
    assert "were fair" in await in_thread(world, zoe, table.channel, "verify")

    world.clock.time += 2 * DAY
    assert "in a row" not in texts((await today(world, zoe)).components)


async def test_a_first_try_that_is_given_up_is_used_up(world: World) -> None:
    zoe = world.people[0]
    await begin(world, zoe)
    table = await play(world, zoe, 3)
    world.clock.tick()
    place = next(each for each in world.channel.threads if each.id == table.channel)
    asked = (await zoe.slash(place, "table end")).response
    await press(world, zoe, asked, "ge:")
    await world.env.settle(timeout=60)
    assert not await world.bot.tables.open_tables_of(zoe.id)
    last = said(world, table.channel)[-1]
    assert not [id for id in custom_ids(last.components) if id.startswith("gb:")], "it is not resumed"
    assert "used up" in texts((await today(world, zoe)).components)
    assert "for practice" in await begin(world, zoe)


async def test_in_german(world: World) -> None:
    zoe = world.people[0]
    await world.bot.tables.people.set_language(zoe.id, "de")
    panel = await today(world, zoe)
    assert "Die Tagespartie" in texts(panel.components)
    assert "Dein erster Versuch" in await begin(world, zoe)
    table = await table_of(world, zoe)
    assert "keine Tipps" in await in_thread(world, zoe, table.channel, "hint")
    assert "läuft noch" in answer(await press(world, zoe, panel, "dy:play:"))
    await play(world, zoe)
    assert "der **erste Versuch**" in texts(said(world, table.channel)[-1].components)
    panel = await today(world, zoe)
    assert "Platz 1 von 1" in texts(panel.components)
    assert "Geteilt" in answer(await press(world, zoe, panel, "dy:share:"))
    assert "Tagespartie" in said(world, world.channel.id)[-1].content
    await world.bot.tables.people.set_server_language(world.server.id, "en")
    assert "Geteilt" in answer(await press(world, zoe, panel, "dy:share:"))
    assert "challenge of the day" in said(world, world.channel.id)[-1].content, "others read it there"
    board = (await press(world, zoe, panel, "db:")).response
    everybody = (await press(world, zoe, board, "db:hercules:world:day:scope")).response
    month = (await press(world, zoe, everybody, "db:hercules:world:month")).response
    assert " bis " in texts(month.components)
    assert "ein Tag" in texts(month.components)


async def test_a_try_that_ends_too_late_does_not_count(world: World) -> None:
    zoe = world.people[0]
    await begin(world, zoe)
    day = (await table_of(world, zoe)).day
    await play(world, zoe, 5)
    world.clock.time = counts_until(day) - HOUR // 60
    await play(world, zoe)
    found = await world.bot.tables.dailies.of("hercules", zoe.id)
    assert found.attempt is None, "it was of the day before"


async def test_titles_stand_above_the_statistics(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.bot.tables.people.set_language(wang.id, "de")
    await begin(world, zoe, "diceforge")
    table = await play(world, zoe)
    standings = (await world.bot.tables.match(table.id)).standings
    assert standings[0].seat == 0, "with these dice the person wins"
    shown = answer(await world.command(zoe, "stats"))
    assert "🏅 **Titles** (" in shown
    assert "**Victor** · won a match with others" in shown
    assert "**Erster Sieg** · hat eine Partie" in answer(await world.command(wang, "stats", person=zoe))


async def test_the_end_of_a_season_is_told_in_the_channel_of_the_settings(world: World) -> None:
    zoe = world.people[0]
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon"), roles=[role])
    await begin(world, zoe, "hercules")
    await play(world, zoe)
    panel = await world.command(archon, "settings")
    assert "At the end of a season:** no post" in answer(panel)
    form = await archon.click(panel.response, label="Channels and language…")
    done = await send(archon, form, {"seasons": [world.channel]})
    assert f"post the best players in <#{world.channel.id}>" in answer(done)

    last = span_of(day_of(world.clock.time), "season").last
    world.clock.time = counts_until(last) + MINUTE
    with world.env._bot_scope():
        assert await world.bot.tables.dailies.seasons.look() == 1
    await world.env.settle(timeout=60)
    told = [message for message in said(world, world.channel.id) if "The season is over" in texts(message.components)]
    assert len(told) == 1
    words = texts(told[0].components)
    assert "Season 1 of 2027" in words
    assert "Challenge of the day" in words
    assert "Zoë" in words
    await world.restart()
    assert await world.bot.tables.dailies.seasons.look() == 0, "once, also after a restart"

    assert "Season 2 of 2027" in answer(await world.command(zoe, "leaderboard", season="present"))
    before = answer(await world.command(zoe, "leaderboard", season="last"))
    assert "Season 1 of 2027" in before
    assert "Zoë" in before
    await world.bot.tables.people.set_language(zoe.id, "de")
    assert "Saison 1/2027" in answer(await world.command(zoe, "leaderboard", season="last"))
