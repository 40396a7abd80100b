"""The challenge of the day: the first try, practice, the next day, boards, and the proof of the dice."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from form_filling import send
from olympus import World, answer, custom_ids, texts

from bot.interactions.custom_ids import base36
from bot.languages import speech
from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.days import LENGTHS, begin_of, counts_until, day_of, span_of
from bot.tables.rules.choices import ticket_of
from engine.players import choose as advise
from engine.registry import find_game
from tests.short_forms import some

GAMES = ("hercules", "diceforge")


def list_messages(world: World, channel: int) -> list[Any]:
    """The bot's public messages in a channel or thread, the oldest first."""
    messages = world.env.backend.messages[channel].values()
    return sorted((message for message in messages if not message.is_ephemeral), key=lambda message: message.id)


async def press(world: World, person: Any, panel: Any, id: str) -> Any:
    """Press the button of a private panel whose id begins so."""
    world.clock.tick()
    ids = [each for each in custom_ids(panel.components) if each.startswith(id)]
    assert ids, (id, custom_ids(panel.components))
    return await person.click(panel, custom_id=ids[0])


async def today(world: World, person: Any, game: str = "hercules") -> Any:
    """The private panel of the challenge."""
    return (await world.command(person, "daily", game=game)).response


async def begin(world: World, person: Any, game: str = "hercules") -> str:
    """Begin the challenge; what was answered."""
    return answer(await press(world, person, await today(world, person, game), f"dy:play:{game}"))


async def table_of(world: World, person: Any) -> Any:
    """The newest open table of a person."""
    return (await world.bot.tables.lookup.open_tables_of(person.id))[-1]


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
            await tables.play.choose(table.id, person.id, ticket_of(live.table, question), option, world.clock.time)
    await world.env.settle(timeout=60)
    return await tables.lookup.get(table.id)


async def here(world: World, person: Any, name: str, **options: Any) -> str:
    """Use a command in the server's channel; what was answered."""
    return answer(await world.command(person, name, **options))


async def looked_at(world: World, person: Any, game: str = "hercules") -> Any:
    """The person's first try as the button of the challenge's panel shows it."""
    return (await press(world, person, await today(world, person, game), "b1:")).response


async def practised(world: World, person: Any, game: str = "hercules") -> Any:
    """What the person's practice looks like when they go on with it."""
    panel = await today(world, person, game)
    return (await press(world, person, panel, "b1:")).response


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_try_counts_and_a_second_is_practice(world: World, game: str) -> None:
    zoe = world.people[0]
    words = speech("en")
    panel = await today(world, zoe, game)
    assert words("daily-open") in texts(panel.components)
    assert words("daily-same-dice") in texts(panel.components), "what a second account could do"
    level = {"hercules": "alone against Hades (By the book)", "diceforge": "against two computer players (medium)"}
    assert level[game] in re.sub("[\u2068\u2069]", "", texts(panel.components))
    assert "streak grows" not in texts(panel.components)
    assert "Your first try" in await begin(world, zoe, game)
    table = await table_of(world, zoe)
    assert table.ranked
    assert not world.public, "nobody else sees it, and the channel is free"
    assert "under way" in texts((await today(world, zoe, game)).components)
    assert "Your first try" in answer(await press(world, zoe, panel, f"dy:play:{game}")), "an old panel goes on with it"
    assert words("refusal-daily_no_help") in await here(world, zoe, "hint")
    board = await looked_at(world, zoe, game)
    assert not [id for id in custom_ids(board.components) if id.startswith(f"b1:{base36(table.id)}:hint")]
    await play(world, zoe, 12)
    assert "No undo here" in await here(world, zoe, "undo", choices=8)

    await play(world, zoe)
    final = texts((await looked_at(world, zoe, game)).components)
    assert "**first try**" in final
    assert "Others are still playing with these dice" in final
    panel = await today(world, zoe, game)
    assert "place 1 of 1" in texts(panel.components)
    assert "1 day in a row" in texts(panel.components)
    assert "Shared" in answer(await press(world, zoe, panel, f"dy:share:{game}"))
    shared = list_messages(world, world.channel.id)[-1].content
    attempt = (await world.bot.tables.dailies.of(game, zoe.id)).attempt
    assert attempt is not None
    assert f"place 1 of 1 · best today: {attempt.points}" in re.sub("[\u2068\u2069]", "", texts(panel.components))
    title, marks, result, meaning = re.sub("[\u2068\u2069]", "", shared).split("\n")
    assert re.fullmatch(r"📅 Zoë · (Hercules|Dice Forge), challenge of the day, \w+ \d+, 20\d\d", title)
    assert re.fullmatch("[🟩⬛]{12}|[🟧⬜]{12}", marks)
    assert len(marks) == 12
    assert {*re.findall("[🟩⬛🟧⬜]", meaning)} >= {*marks}
    daily, match = find_game(game).daily, await world.bot.tables.lookup.match(table.id)
    assert daily is not None
    assert marks == "".join(speech("en")(f"{game}-daily-mark-{mark}") for mark in daily.marks(match.state, 0))
    assert result == f"**{attempt.points} points** · place 1 of 1 · 🔥 1 day in a row", "nothing else is told"

    public = len(world.public)
    assert "for practice" in await begin(world, zoe, game)
    again = await table_of(world, zoe)
    assert not again.ranked
    board = await practised(world, zoe, game)
    behind = (await press(world, zoe, board, f"b1:{base36(again.id)}:more")).response
    every = [*custom_ids(board.components), *custom_ids(behind.components)]
    assert [id for id in every if id.startswith(f"b1:{base36(again.id)}:hint")]
    assert words("refusal-daily_no_help") not in await here(world, zoe, "hint")
    again = await play(world, zoe)
    assert len(world.public) == public, "practice has the same dice, so it is as private"
    assert await world.bot.tables.results.of_table(table.id)
    assert not await world.bot.tables.results.of_table(again.id), "whose dice are known makes no statistics"
    await world.check_secrets()


@pytest.mark.parametrize("game", some(GAMES, 2))
async def test_everybody_has_the_same_dice(world: World, game: str) -> None:
    zoe, wang = world.people[:2]
    matches = []
    for person in (zoe, wang):
        await begin(world, person, game)
        table = await play(world, person)
        matches.append((await world.bot.tables.lookup.match(table.id), table.commitment))
    (one, seal), (other, same_seal) = matches
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
    public = len(list_messages(world, world.channel.id))
    assert "challenge is over" in answer(await press(world, zoe, done, "dy:share:")), "nor is today's shared by it"
    assert len(list_messages(world, world.channel.id)) == public

    world.clock.time = counts_until(day) + MINUTE
    panel = texts((await today(world, zoe)).components)
    assert live.seed.hex() in panel
    assert tomorrow.seed.hex() not in panel
    checked = await press(world, zoe, await today(world, zoe), "dy:proof:")
    assert speech("en")("verify-true", moves=len((await world.bot.tables.lookup.match(table.id)).journal)) in answer(
        checked
    )
    messages = [message for message in (checked.response, *checked.followups) if message]
    assert [each for message in messages for each in message.attachments], "and as a file"

    world.clock.time += 4 * DAY
    assert "in a row" not in texts((await today(world, zoe)).components), "one missed day a month is forgiven"


async def test_a_first_try_that_is_given_up_is_used_up(world: World) -> None:
    zoe = world.people[0]
    await begin(world, zoe)
    await play(world, zoe, 3)
    question = (await world.command(zoe, "table end")).response
    await press(world, zoe, question, "ge:")
    await world.env.settle(timeout=60)
    assert not await world.bot.tables.lookup.open_tables_of(zoe.id)
    last = await looked_at(world, zoe)
    assert not [id for id in custom_ids(last.components) if id.startswith("gb:")], "it is not resumed"
    assert speech("en")("daily-used-up") in texts((await today(world, zoe)).components)
    assert "for practice" in await begin(world, zoe)
    assert not world.public


async def test_in_german(world: World) -> None:
    zoe = world.people[0]
    await world.bot.tables.people.set_language(zoe.id, "de")
    panel = await today(world, zoe)
    assert "Die Tagespartie" in texts(panel.components)
    begun = await begin(world, zoe)
    assert "Dein erster Versuch" in begun
    assert "Diese Partie siehst nur du" in begun
    assert speech("de")("refusal-daily_no_help") in await here(world, zoe, "hint")
    await play(world, zoe)
    assert "der **erste Versuch**" in texts((await looked_at(world, zoe)).components)
    panel = await today(world, zoe)
    assert "Platz 1 von 1" in texts(panel.components)
    assert "Geteilt" in answer(await press(world, zoe, panel, "dy:share:"))
    assert "Tagespartie" in list_messages(world, world.channel.id)[-1].content
    await world.bot.tables.people.set_server_language(world.server.id, "en")
    assert "Geteilt" in answer(await press(world, zoe, panel, "dy:share:"))
    assert "challenge of the day" in list_messages(world, world.channel.id)[-1].content, "others read it there"
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
    state = await world.bot.tables.dailies.of("hercules", zoe.id)
    assert state.attempt is None, "it was of the day before"


async def test_titles_stand_above_the_statistics(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.bot.tables.people.set_language(wang.id, "de")
    await begin(world, zoe, "diceforge")
    table = await play(world, zoe)
    standings = (await world.bot.tables.lookup.match(table.id)).standings
    assert standings[0].seat == 0, "with these dice the person wins"
    text = re.sub("[\u2068\u2069]", "", answer(await world.command(zoe, "stats")))
    assert "Next: **Champion**, 9 more wins with others." in text
    assert "🏅 **Titles** (" in text
    assert "**Victor** · won a match with others" in text
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
    messages = [
        message
        for message in list_messages(world, world.channel.id)
        if "The season is over" in texts(message.components)
    ]
    assert len(messages) == 1
    words = texts(messages[0].components)
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
