"""Playing on from a place in a match that is over, from the replay and from the analysis, in answers alone."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from conversation import Conversation
from discord_contract import walk
from olympus import World, answer, custom_ids, options_on, sensible, texts
from test_added_to_an_account import choose
from test_analysis import costliest, finished, little_effort  # noqa: F401
from test_puzzles import find_puzzle, offered
from test_records import begun, button
from true_discord import locales

from bot.languages import Speech, speech
from bot.tables.model.table import Table
from bot.tables.rules.choices import ticket_of


class Own:
    """A person's own match, played by clicks on what was answered."""

    def __init__(self, world: World, person: Any) -> None:
        self.world = world
        self.person = person

    async def table(self) -> Table:
        return next(
            table for table in await self.world.bot.tables.lookup.open_tables_of(self.person.id) if table.played_on
        )


async def stepped(world: World, person: Any, steps: int) -> Any:
    """The replay after some steps."""
    replay = await world.command(person, "replay")
    panel = (await person.click(replay.response, label="Step by step")).response
    for _ in range(steps):
        panel = (await person.click(panel, custom_id=button(panel, "▶️")["custom_id"])).response
    return panel


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text)


async def begin_from(world: World, person: Any, panel: Any, level: str) -> Any:
    """Press *Play on from here*, then a level; what was answered."""
    world.clock.tick()
    question = (await person.click(panel, label="Play on from here")).response
    assert question.ephemeral
    assert "counts for nothing" in texts(question.components)
    world.clock.tick()
    return await person.click(question, label=level)


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_a_place_in_the_replay_becomes_a_match_of_ones_own(world: World, game: str) -> None:
    zoe, words = world.people[0], speech("en")
    await begun(world, play=f"play {game}")
    await play_by_rules(world, 5)
    running = await stepped(world, zoe, 1)
    assert not [id for id in custom_ids(running.components) if id.startswith("vp:")], "not while it runs"
    await play_by_rules(world)
    replay = await stepped(world, zoe, 3)
    public = len(world.public)
    answered = await begin_from(world, zoe, replay, "random")
    assert words("playing-on-begun-other") in answer(answered)
    own = Own(world, zoe)
    table = await own.table()
    assert table.commitment in answer(answered)
    assert table.server == 0
    assert len(world.public) == public, "nobody else sees it"
    earlier = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert earlier is not None
    mark = f"Played on from round {table.played_on.round} of match {earlier.id}"  # type: ignore[union-attr]
    panel = answered.followups[-1] if answered.followups else answered.response
    assert mark in plain(texts(panel.components))
    assert [*options_on(panel)]
    assert mark in plain(answer(await world.command(zoe, "move"))), "a lost message is shown again"
    assert "counts for nothing" not in answer(await world.command(world.people[2], "move"))
    for _ in range(400):
        if (await world.bot.tables.lookup.get(table.id)).stage != "playing":
            break
        match = await world.bot.tables.lookup.match(table.id)
        seat = table.own_seat(zoe.id).number
        question = match.question_for(seat)
        if question is None:
            await world.bot.tables.computers.idle()
            continue
        offered = [*options_on(panel)]
        option = sensible(match, question)
        result = await choose(own, panel, option if option in offered else offered[0])  # type: ignore[arg-type]
        panel = result.response or panel
    ended = await world.bot.tables.lookup.get(table.id)
    assert ended.stage == "finished"
    assert words("final-title", game=words(f"{game}-title")) in texts(panel.components)
    assert mark in plain(texts(panel.components)), "its end says so too"
    assert "⭐" not in texts(panel.components)
    assert await world.bot.tables.results.of_table(table.id) == []
    assert words("final-proof").partition("` ")[2] in texts(panel.components)
    checked = await world.command(zoe, "verify")
    text, (own, here) = plain(answer(checked)), said_of_both(words, table.id, game)
    assert text.index(own) < text.index(table.commitment) < text.index(here) < text.index(earlier.commitment)
    assert text.count("The dice were fair") == 2
    names = [file.filename for file in (checked.followups[-1] if checked.followups else checked.response).attachments]
    assert names == [f"{game}-{table.id}.json", f"{game}.json"]
    other = plain(answer(await world.command(world.people[1], "verify")))
    assert earlier.commitment in other
    assert table.commitment not in other
    assert len(world.public) == public
    assert [id for id in custom_ids(replay.components) if id.startswith("vp:")]


def said_of_both(words: Speech, id: int, game: str) -> tuple[str, str]:
    """What stands above the proof of the own match, and above that of the channel's."""
    return plain(words("verify-own", game=words(f"{game}-title"), match=str(id))), plain(words("verify-here"))


async def play_by_rules(world: World, most: int = 1000) -> None:
    """Play the channel's match without clicks, to its end or for so many choices."""
    tables = world.bot.tables
    table = await tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    moves = len((await tables.lookup.match(table.id)).journal)
    for interaction in range(9_000 + moves, 9_000 + moves + most):
        match = await tables.lookup.match(table.id)
        if match.is_finished:
            break
        question = match.questions[0]
        world.clock.tick()
        person = table.seats[question.seat].person or 0
        with world.env._bot_scope():
            option = sensible(match, question)
            await tables.play.choose(table.id, person, ticket_of(table, question), option, interaction)
    await world.bot.dispatcher.idle()


async def test_the_costliest_choice_is_played_again_from_the_analysis(world: World) -> None:
    zoe = world.people[0]
    await finished(world)
    result = await world.command(zoe, "analysis")
    panel = result.response
    look = next(id for id in custom_ids(panel.components) if id.startswith("vb:"))
    moment = (await zoe.click(panel, custom_id=look)).response
    costly = await costliest(world, zoe)
    answered = await begin_from(world, zoe, moment, "easy")
    assert speech("en")("playing-on-begun-other") in answer(answered)
    table = await Own(world, zoe).table()
    match = await world.bot.tables.lookup.match(table.id)
    assert len(match.journal) == costly.entries
    assert match.question_for(table.own_seat(zoe.id).number) is not None
    assert {seat.computer for seat in table.seats} == {None, "novice"}


async def test_from_its_end_a_round_is_played_again_with_the_same_dice(world: World) -> None:
    zoe, words, tables = world.people[0], speech("en"), world.bot.tables
    final = await finished(world)
    earlier = await tables.lookup.last_finished(world.channel.id)
    assert earlier is not None
    world.clock.tick()
    where = (await world.press(zoe, "Play on", final)).response
    assert where.ephemeral
    labels = {option["label"]: option["value"] for part in walk(where.components) for option in part.get("options", ())}
    assert [*labels] == [words("playing-on-round", round=number) for number in range(1, len(labels) + 1)]
    assert len(labels) > 2
    whole, seat = await tables.lookup.match(earlier.id), earlier.own_seat(zoe.id).number
    places = [int(value) for value in labels.values()]
    for number, place in enumerate(places, 1):
        there = whole.replay(place)
        assert there.round == number
        assert there.question_for(seat) is not None
    question = (await zoe.select(where, [labels["Round 2"]], custom_id=custom_ids(where.components)[0])).response
    assert "with other dice" in texts(question.components)
    question = (await zoe.click(question, label=words("playing-on-take-same"))).response
    assert "with the same dice as back then" in texts(question.components)
    world.clock.tick()
    answered = await zoe.click(question, label="random")
    assert words("playing-on-begun-same") in answer(answered)
    table = await Own(world, zoe).table()
    match = await tables.lookup.match(table.id)
    assert match.journal == whole.journal[: places[1]]
    again = match.fork()
    for entry in whole.journal[places[1] :]:
        again.play(*entry)
    assert [*again.events] == [*whole.events], "who chooses the same has the same match"


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_puzzle_is_played_on(world: World, locale: str) -> None:
    words, talk, tables = speech(locale), Conversation(world, 3), world.bot.tables
    locales[talk.person.id] = locale
    posed = (await talk.command("puzzle", game="hercules")).response
    puzzle, match = find_puzzle(SimpleNamespace(response=posed))
    assert not [id for id in custom_ids(posed.components) if id.startswith("vq:")], "not before it is answered"
    solved = await solve_in(talk, posed, puzzle.best)
    question = (await talk.press("vq", solved)).response
    assert words("playing-on-about", others=puzzle.seats - 1, dice=words("playing-on-dice-other")) in texts(
        question.components
    )
    same = (await talk.press("vh", question)).response
    assert words("playing-on-dice-everyone") in texts(same.components)
    assert custom_ids(same.components)[0].startswith("vj:")
    question = (await talk.press("vh", same)).response
    assert words("playing-on-begun-other") in answer(await talk.press("vg", question))
    await world.bot.dispatcher.idle()
    table = await tables.lobbies.in_channel(talk.person.dm_channel.id)
    assert table is not None
    assert table.played_on == (0, match.round, puzzle.number, False)
    assert table.own_seat(talk.person.id).number == puzzle.seat
    assert (await tables.lookup.match(table.id)).journal == match.journal
    mark = words("playing-on-mark", round=match.round, match=str(puzzle.number), of="puzzle")
    assert mark in texts(talk.board.components)
    assert [*options_on(talk.board)]


async def solve_in(talk: Conversation, posed: Any, option: str) -> Any:
    """Answer a puzzle, in the second step where there is one; the explanation."""
    if option not in {*offered(posed)}:
        first = next(value for value in offered(posed) if option.startswith(value))
        posed = (await talk.choose(first, posed)).response
    return (await talk.choose(option, posed)).response


async def test_in_a_direct_message_it_stands_in_the_conversation(world: World) -> None:
    words, talk, tables = speech("de"), Conversation(world, 3), world.bot.tables
    locales[talk.person.id] = "de"
    await talk.command("solo", level="mild")
    earlier = await tables.lobbies.in_channel(talk.person.dm_channel.id)
    assert earlier is not None
    await play_alone(world, earlier.id)
    replay = (await talk.command("replay")).response
    panel = (await talk.person.click(replay, label=words("replay-steps"))).response
    question = (await talk.press("vp", panel)).response
    assert words("playing-on-about", others=0, dice=words("playing-on-dice-other")) in texts(question.components)
    assert words("playing-on-begun-other") in answer(await talk.press("vs", question))
    await world.bot.dispatcher.idle()
    table = await tables.lobbies.in_channel(talk.person.dm_channel.id)
    assert table is not None
    assert table.played_on == (earlier.id, 1, 0, False)
    mark = words("playing-on-mark", round=1, match=str(earlier.id), of="match")
    assert mark in texts(talk.board.components)
    assert [*options_on(talk.board)]
    assert words("refusal-nothing_to_undo")[:20] in answer(await talk.command("undo"))
    assert words("refusal-table_exists_alone", link="none")[:15] in answer(await talk.press("vs", question)), (
        "one at a time"
    )
    await play_alone(world, table.id)
    assert mark in texts(talk.messages[-1].components), "its end says so too"
    assert len(await tables.results.of_table(earlier.id)) == 1
    assert await tables.results.of_table(table.id) == []
    assert words("verify-file") in answer(await talk.command("verify"))
    assert not world.public


async def play_alone(world: World, id: int) -> None:
    """Play a match of one person without clicks, to its end."""
    tables = world.bot.tables
    while (table := await tables.lookup.get(id)).stage == "playing":
        match = await tables.lookup.match(id)
        question = match.questions[0]
        world.clock.tick()
        with world.env._bot_scope():
            option = sensible(match, question)
            await tables.play.choose(id, table.people[0], ticket_of(table, question), option, world.clock.time)
    await world.bot.dispatcher.idle()


async def test_undo_takes_back_that_one_gave_up_a_match_of_ones_own(world: World) -> None:
    """As the question promised before: it is in no channel, and the command means it where no other match is open."""
    zoe, tables = world.people[0], world.bot.tables
    await begun(world, play="play hercules")
    await play_by_rules(world)
    await begin_from(world, zoe, await stepped(world, zoe, 3), "random")
    table = await Own(world, zoe).table()
    question = await world.command(zoe, "table end")
    assert "/undo" in answer(question)
    await zoe.click(question.response, label="Give up")
    assert (await tables.lookup.get(table.id)).stage == "ended"
    taken_back = await world.command(zoe, "undo")
    assert (await tables.lookup.get(table.id)).stage == "playing"
    assert [*options_on(taken_back.response)], "it is shown again"
