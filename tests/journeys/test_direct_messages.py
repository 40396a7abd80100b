"""The bot in a direct message: no server, nobody else, everything that one person can do alone."""

from __future__ import annotations

import pytest
from conversation import Conversation
from olympus import World, answer, custom_ids, options_on, pictures_of, sensible, texts
from true_discord import locales

from bot.languages import LANGUAGES, speech
from bot.tables.rules.choices import ticket_of
from tests.short_forms import some


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_alone_in_a_direct_message_to_the_end(world: World, language: str) -> None:
    words = speech(language)
    talk = Conversation(world, 3)
    locales[talk.person.id] = language
    assert words("lobby-solo-started")[:20] in answer(await talk.command("solo", level="mild"))
    table = await world.bot.tables.lobbies.in_channel(talk.person.dm_channel.id)
    assert table is not None
    assert (table.server, table.language) == (0, language)
    assert words("hercules-title") in answer(await talk.command("games"))
    assert "@me" in answer(await talk.command("games")), "the link leads into the conversation"
    assert words("refusal-table_exists_alone", link="none")[:15] in answer(await talk.command("solo"))

    choices, most = 0, 400 if language == "de" else 5
    while (
        choices < most and (table := await world.bot.tables.lobbies.in_channel(talk.person.dm_channel.id)) is not None
    ):
        match = await world.bot.tables.lookup.match(table.id)
        question = match.questions[0]
        option = sensible(match, question)
        offered = list(options_on(talk.board))
        if option not in offered:
            option = next(each.id for each in question.options if each.id in offered)
        assert not answer(await talk.choose(option))
        choices += 1
        if choices == 4:
            await talk.press("su")
            match = await world.bot.tables.lookup.match(table.id)
            assert len(match.journal) == 3, "the own choice was taken back"
            await talk.command("undo")
            assert pictures_of((await talk.command("mine")).response) == ["seat.png"]
            assert list(options_on((await talk.command("move")).response))
            assert answer(await talk.command("log"))
            await talk.command("preferences")
            world.clock.time += 40 * 24 * 3_600_000
            assert list(options_on(talk.board)), "time passes without harm"
    if language != "de":
        return
    assert choices > 10
    final = talk.messages[-1]
    assert words("final-title", game=words("hercules-title")) in texts(final.components)
    assert not [id_ for each in talk.messages[:-1] for id_ in custom_ids(each.components)]
    where = words("statistics-where", own="alone").partition("`/stats`")[0]
    assert where in answer(await talk.command("stats"))
    assert not world.public, "nothing of it came to the server"


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_the_daily_and_a_puzzle_in_a_direct_message(world: World, language: str) -> None:
    words, talk = speech(language), Conversation(world, 0)
    locales[talk.person.id] = language
    today = (await talk.command("daily", game="hercules")).response
    assert words("daily-open") in texts(today.components)
    begun = await talk.press("dy:play", today)
    assert words("daily-begun", game="x", ranked="yes", until="0")[:20] in answer(begun)
    [table] = await world.bot.tables.lookup.open_tables_of(talk.person.id)
    assert table.ranked
    assert await world.bot.tables.lobbies.in_channel(talk.person.dm_channel.id) is None
    today = (await talk.command("daily", game="hercules")).response
    again = (await talk.press("b1", today)).response
    await talk.choose(next(options_on(again)), again)
    assert (await world.bot.tables.lookup.match(table.id)).journal
    today = (await talk.command("daily", game="hercules")).response
    board = (await talk.press("db", today)).response
    assert words("daily-press-day") in str(board.components)
    assert words("daily-press-server") not in str(board.components), "there is no server to be the best of"
    puzzle = (await talk.command("puzzle", game="hercules")).response
    assert words("puzzle-title", game=words("hercules-title")) in texts(puzzle.components)
    assert custom_ids(puzzle.components)


async def test_a_conversation_that_is_refused_waits_and_goes_on(world: World) -> None:
    talk = Conversation(world, 0)
    world.env.inject_error("POST", f"/channels/{talk.person.dm_channel.id}/messages", status=403, code=50007, times=2)
    await talk.command("solo")
    assert not talk.messages
    assert "allow *Direct Messages*" in answer(await talk.command("games"))
    world.clock.time += 61_000
    await talk.command("games")
    assert list(options_on(talk.board)), "as soon as they are let through"
    assert not world.bot.dispatcher.blocked


async def test_a_computer_player_comes_along_to_a_direct_message_and_to_the_rematch(world: World) -> None:
    talk = Conversation(world, 0)
    await talk.command("solo", game="diceforge", against="novice")
    first = await world.bot.tables.lobbies.in_channel(talk.person.dm_channel.id)
    assert first is not None
    assert (first.server, [seat.computer for seat in first.seats]) == (0, [None, "novice"])
    await talk.choose(next(options_on(talk.board)))
    for _ in range(400):
        await world.bot.tables.computers.idle()
        live = await world.bot.tables.repository.live(first.id)
        if live.table.stage != "playing":
            break
        question = live.playing.question_for(0)
        assert question is not None
        world.clock.tick()
        with world.env._bot_scope():
            ticket, option = ticket_of(live.table, question), question.options[-1].id
            await world.bot.tables.play.choose(first.id, talk.person.id, ticket, option, world.clock.time)
    await world.env.settle(timeout=60)
    await talk.press("sm")
    again = await world.bot.tables.lobbies.in_channel(talk.person.dm_channel.id)
    assert again is not None
    assert again.id != first.id
    assert again.stage == "playing", "nobody else could join a lobby here"
    assert sorted(seat.computer or "" for seat in again.seats) == ["", "novice"]
