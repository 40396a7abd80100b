"""Alone against Hades, with every picture drawn."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import SELECT, walk
from olympus import SILENT, World, answer, custom_ids, sensible, texts

from bot.tables.model.limits import Limits
from bot.tables.people.people import Person
from engine.match import Match
from engine.players import PLAYERS
from engine.questions import TOGETHER, Question

PNG = b"\x89PNG\r\n\x1a\n"


async def test_one_command_starts_and_clicks_play_to_the_end(painted_world: World) -> None:
    world = painted_world
    hero = world.people[3]
    text = answer(await world.command(hero, "play solo", level="standard"))
    assert "has started" in text
    board = world.board
    assert "rolls" in texts(board.components), "the own roll is told"
    assert [each["filename"] for each in board.attachments] == ["board.png"]
    assert "Hades" in board.attachments[0]["description"]
    assert not world.public[-1].ping_user_ids
    assert len(world.public) == 1, "a start posts one message"
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert table.commitment[:16] in texts(board.components), "the seal is public with the first roll"
    link = f"/{world.channel.id}/{board.id}"
    assert link in answer(await world.command(hero, "verify"))

    assert await world.play_on(sensible) > 10
    assert table.commitment[:16] in texts(world.public[0].components), "it stays when the buttons go"
    assert link in answer(await world.command(hero, "verify"))

    final = world.public[-1]
    assert [each["filename"] for each in final.attachments] == ["scores.png"]
    assert "Hades" in texts(final.components)
    for message in world.public:
        for each in message.attachments:
            data = world.env.backend.cdn.get(each["url"])
            assert data
            assert data.startswith(PNG)
            assert len(data) < 700_000, "a picture is at most 700 kB"
            assert 20 < len(each["description"]) <= 1024
    assert not [id_ for message in world.public[:-1] for id_ in custom_ids(message.components)]


async def test_nobody_is_called_who_plays_alone(world: World) -> None:
    hero = world.people[0]
    await world.command(hero, "play solo")
    await world.play_on(sensible, most=6)
    assert not any(message.ping_user_ids for message in world.public)
    assert all(message.flags & SILENT for message in world.public)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_who_has_one_match_left_this_hour_is_told_so(world: World, language: str) -> None:
    hero = world.people[0]
    await world.bot.tables.people.set_language(hero.id, language)
    world.bot.tables.repository.limits = Limits(alone_per_hour=3)
    answers = []
    for _ in range(4):
        answers.append(answer(await world.command(hero, "play solo")))
        for table in await world.bot.tables.lookup.open_tables_of(hero.id):
            await world.bot.tables.ends.vote(table.id, Person(hero.id, "hero"))
    warning = {"en": "1 more match", "de": "noch eine Partie"}[language]
    assert [warning in each for each in answers] == [False, True, False, False]
    assert all(command in answers[-1] for command in ("/puzzle", "/tutorial", "/daily")), answers[-1]


async def test_a_rest_takes_everything_back_with_one_select(world: World) -> None:
    await world.command(world.people[0], "play solo")
    match = await world.match()
    assert match is not None
    while len(_cards(match.questions[0])) < 2:
        await world.play_on(_rest_early, most=1)
        match = await world.match()
        assert match is not None
    select = next(part for part in walk(world.board.components) if part["type"] == SELECT)
    assert select["max_values"] >= 2
    assert "get back" in select["placeholder"]

    await world.play_on(_take_all, most=1)
    match = await world.match()
    assert match is not None
    rested = [event for event in match.events if event.kind == "rested"][-1]
    assert len(rested.to_json()[2]["cards"]) >= 2
    assert "+take:" in match.journal[-1].option
    await world.restart()
    again = await world.match()
    assert again is not None
    assert again.journal == match.journal


PASS_ON = "Pass until a labour fits"


async def test_one_click_passes_until_a_labour_fits(world: World) -> None:
    hero = world.people[0]
    await world.command(hero, "play solo")
    match = await _played_to_a_second_pass(world, hero)
    passes = len(match.journal)
    stuck = match.questions[0]
    assert "pass" in {option.label for option in stuck.options}

    await world.press(hero, PASS_ON)
    await world.env.settle(timeout=30)

    match, table = await world.match(), await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert match is not None
    assert table is not None
    entries = match.journal[passes:]
    assert len(entries) > 1, "one click passed more than once"
    assert {entry.option for entry in entries} == {"rest:all"}
    assert match.questions[0].facts["stage"] != "stuck"
    assert not table.seats[0].standing, "it ended by itself"
    assert PASS_ON not in labels(world.board), "where a labour fits there is a real choice"
    assert any(option.group == "labour" for option in match.questions[0].options)


async def test_passing_on_stands_until_taken_back_and_is_offered_from_the_second_pass_on(world: World) -> None:
    first, second = world.people[:2]
    while True:
        match = await world.match()
        if match is None:  # none is played yet, or it ended without such a turn
            await world.command(first, "play hercules")
            await world.press(second, "Join")
            await world.press(first, "Start")
            continue
        question = match.questions[0]
        own = [entry.option for entry in match.journal if entry.seat == question.seat]
        assert (PASS_ON in labels(world.board)) == (_is_stuck(question) and own[-1:] == ["rest:all"])
        after = match.fork()
        if PASS_ON in labels(world.board):
            after.play(question.seat, "rest:all")
            if after.questions and after.questions[0].seat != question.seat:
                break
        await world.play_on(_pass_where_nothing_fits, most=1)
    person = await world.seated(question.seat)
    text = answer(await world.press(person, PASS_ON))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    match = await world.match()
    assert match is not None
    assert match.questions[0].seat != question.seat
    assert table.seats[question.seat].standing == {"turn": "pass"}
    assert PASS_ON in text
    assert "Automatic answers" in text

    panel = await world.look(person, "Automatic answers")
    stop = next(part for part in walk(panel.response.components) if part["type"] == SELECT)
    await person.select(panel.response, ["turn"], custom_id=stop["custom_id"])
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert not table.seats[question.seat].standing


async def _played_to_a_second_pass(world: World, hero: Person) -> Match[Any]:
    """The match at a turn in which nothing fits, after a pass, where nothing fits in the next turn either."""
    while True:
        match = await world.match()
        if match is None:
            await world.command(hero, "play solo")
            continue
        question = match.questions[0]
        if _is_stuck(question) and match.journal[-1].option == "rest:all":
            assert PASS_ON in labels(world.board)
            after = match.fork()
            after.play(question.seat, "rest:all")
            if after.questions and _is_stuck(after.questions[0]):
                return match
        else:
            assert PASS_ON not in labels(world.board)
        await world.play_on(_pass_where_nothing_fits, most=1)


def _is_stuck(question: Question) -> bool:
    return question.facts.get("stage") == "stuck" and "pass" in {option.label for option in question.options}


def _pass_where_nothing_fits(match: Match[Any], question: Question) -> str:
    """A labour, else a rest or a pass: no card is used."""
    fitting = [option.id for option in question.options if option.group == "labour"]
    return fitting[0] if fitting else next(option.id for option in question.options if option.id.startswith("rest"))


def labels(message: Any) -> set[str]:
    return {part["label"] for part in walk(message.components) if part.get("label")}


def _take_all(match: Match[Any], question: Question) -> str:
    return TOGETHER.join(_cards(question)[: question.several["marker"]])


def _cards(question: Question) -> list[str]:
    """The cards that a rest may free."""
    return [option.id for option in question.options if option.id.startswith("take:")]


def _rest_early(match: Match[Any], question: Question) -> str:
    has_many = len(match.state.heroes[0].marked) >= 2
    if has_many and question.find("rest"):
        return "rest"
    others = [option.id for option in question.options if not option.id.startswith("rest")]
    choice = sensible(match, question)
    return choice if choice in others or not others else others[0]


@pytest.mark.parametrize("player", PLAYERS)
async def test_one_command_starts_a_match_against_a_computer_player(world: World, player: str) -> None:
    hero = world.people[0]
    assert "has started" in answer(await world.command(hero, "play solo", against=player))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert (table.game, table.stage) == ("hercules", "playing")
    assert [(seat.person, seat.computer) for seat in table.seats] == [(hero.id, None), (None, player)]
    assert not await world.bot.tables.results.is_rated(table.id)
    await world.play_on(sensible, most=3)
    assert len((await world.bot.tables.lookup.match(table.id)).journal) > 3


async def test_a_game_for_several_has_a_computer_player_and_hades_none_beside_him(world: World) -> None:
    hero = world.people[0]
    refused = answer(await world.command(hero, "play solo", against="greedy", level="hard"))
    assert "isn’t available here" in refused, "levels are those of Hades"
    assert await world.bot.tables.lobbies.in_channel(world.channel.id) is None
    assert "has started" in answer(await world.command(hero, "play solo", game="diceforge"))
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert (table.game, [seat.computer for seat in table.seats]) == ("diceforge", [None, "novice"])
