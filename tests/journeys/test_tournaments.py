"""A tournament by clicks: created by a form, signed up for by a button, played in threads, its standings kept."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from form_filling import entered, send
from olympus import World, answer, at_random, custom_ids, described, texts
from sqlalchemy import update

from bot.languages import LANGUAGES, speech
from bot.storage.schema import tables, tournament_tables
from bot.tables.rules.choices import ticket_of
from engine.analysis import course, fortune, weighing
from tests.brief_analysis import analyse_briefly
from tests.short_forms import some


async def press(world: World, person: Any, message: Any, action: str) -> Any:
    world.clock.tick()
    custom_id = next(id for id in custom_ids(message.components) if id.startswith("kt:") and id.endswith(action))
    is_public = any(message is each for each in world.public)
    return await person.click(world.view(message) if is_public else message, custom_id=custom_id)


def standings(world: World) -> Any:
    """The one public message of the tournament."""
    (message,) = [each for each in world.public if any(id.startswith("kt:") for id in custom_ids(each.components))]
    return message


async def test_what_the_organiser_decides_before_the_first_match_is_seen_at_once(world: World) -> None:
    words, (anna, bo) = speech("en"), world.people[:2]
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    panel = (await world.command(archon, "tournament")).response
    await send(archon, await archon.click(panel, custom_id="kn:new"), {})
    for person in (anna, bo):
        await press(world, person, standings(world), "join")
    managing = (await press(world, archon, standings(world), "manage")).response
    out = next(id for id in custom_ids(managing.components) if id.startswith("ko:"))
    await archon.select(managing, [bo], custom_id=out)
    assert "王小明" not in texts(standings(world).components)
    again = (await world.command(archon, "tournament")).response
    await press(world, archon, again, "end")
    assert any(words("tournament-stage-over") in texts(each.components) for each in world.public)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_only_the_organiser_sees_which_pairs_stand_out(world: World, language: str) -> None:
    words, tournaments = speech(language), world.bot.tables.tournaments
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    await world.command(archon, "preferences", language=language)
    panel = (await world.command(archon, "tournament")).response
    await send(archon, await archon.click(panel, custom_id="kn:new"), {"seats": "2", "rounds": "4"})
    for person in world.people[:2]:
        await press(world, person, standings(world), "join")
    managing = (await press(world, archon, standings(world), "manage")).response
    await press(world, archon, managing, "start")
    for number in range(2):
        await tournaments.rounds.look()
        await world.env.settle()
        [running] = (await tournaments.get(1)).running
        await end_of(world, running.id or 0, winner=number)
    managing = (await world.command(archon, "tournament")).response
    await press(world, archon, managing, "pairs")
    text = texts(managing.components)
    assert words("pairs-about", over=2, judged=0, pairs=1) in text
    assert words("pairs-none") in text
    judging: list[int] = []

    async def judge(id: int) -> None:
        judging.append(id)

    world.bot.tables.collusion._judge = judge
    await press(world, archon, managing, "judge")
    assert len(judging) == 2
    await press(world, archon, managing, "manage")
    assert words("pairs-none") not in texts(managing.components)
    refused = await world.forged(world.people[0], "kt:1:pairs", standings(world))
    assert "Only the organiser" in answer(refused)


async def test_the_organiser_lets_choices_be_judged_and_reads_what_was_found(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyse_briefly(monkeypatch, tried=1, confirmed=2)
    monkeypatch.setattr(course, "FUTURES", (1, 1))
    monkeypatch.setattr(fortune, "AFTER", 1)
    monkeypatch.setattr(weighing, "EVEN", 1)
    words = speech("en")
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    panel = (await world.command(archon, "tournament")).response
    await send(archon, await archon.click(panel, custom_id="kn:new"), {"seats": "2", "rounds": "1"})
    for person in world.people[:2]:
        await press(world, person, standings(world), "join")
    managing = (await press(world, archon, standings(world), "manage")).response
    await press(world, archon, managing, "start")
    await world.bot.tables.tournaments.rounds.look()
    await world.env.settle()
    await end_of(world, await played_for_a_while(world, world.people[0]), winner=0)
    managing = (await world.command(archon, "tournament")).response
    await press(world, archon, managing, "pairs")
    assert words("pairs-about", over=1, judged=0, pairs=0) in texts(managing.components)
    assert words("pairs-judging", count=4) in texts(managing.components)
    await press(world, archon, managing, "judge")
    await press(world, archon, managing, "pairs")
    text = texts(managing.components)
    assert words("pairs-about", over=1, judged=1, pairs=0) in text
    assert words("pairs-judged") in text
    assert not [id for id in custom_ids(managing.components) if id.endswith("judge")]


async def played_for_a_while(world: World, person: Any) -> int:
    """Play some choices of the match of a person, without clicks; the match."""
    tables, choose = world.bot.tables, at_random(5)
    (table,) = await tables.lookup.open_tables_of(person.id)
    for interaction in range(9_000, 9_012):
        match = await tables.lookup.match(table.id)
        question = match.questions[0]
        own = table.seats[question.seat].person or 0
        world.clock.tick()
        await tables.play.choose(table.id, own, ticket_of(table, question), choose(match, question), interaction)
    return table.id


async def end_of(world: World, id: int, winner: int) -> None:
    """Let a match end as if it had been played: the table is over."""
    ended = {"stage": "ended", "ended": world.clock.now()}
    own = tournament_tables.c.table_id == id
    result = {"scores": [float(winner == 0), float(winner == 1)], "places": [1 + winner, 2 - winner], "absent": []}

    async def write(connection: Any) -> None:
        await connection.execute(update(tables).where(tables.c.id == id).values(ended))
        await connection.execute(update(tournament_tables).where(own).values(result))

    await world.bot.tables.repository.write(write)
    world.bot.tables.repository.drop(id)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_tournament_is_organised_by_clicks(world: World, language: str) -> None:
    words = speech(language)
    await world.bot.tables.people.set_server_language(world.server.id, language)
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    anna, bo = world.people[:2]
    panel = (await world.command(archon, "tournament")).response
    form = await archon.click(panel, custom_id="kn:new")
    assert entered(form) == {"game": "hercules", "format": "swiss", "seats": "4", "rounds": "3", "pace": "m15"}
    await send(archon, form, {"seats": "2", "rounds": "1"})
    text = texts(standings(world).components)
    assert words("tournament-format-swiss") in text
    assert words("tournament-players", count=0, names="") in text
    for person in (anna, bo):
        await press(world, person, standings(world), "join")
    assert answer(await press(world, anna, standings(world), "join")), "not twice"
    assert "王小明" in texts(standings(world).components)
    assert "Only the organiser" in answer(await press(world, bo, standings(world), "manage"))
    managing = (await press(world, archon, standings(world), "manage")).response
    await press(world, archon, managing, "start")
    await world.bot.tables.tournaments.rounds.look()
    await world.env.settle()
    text = texts(standings(world).components)
    assert "王小明" in described(standings(world).components)
    assert "▶️" in text
    (table,) = await world.bot.tables.lookup.open_tables_of(anna.id)
    assert {*table.people} == {anna.id, bo.id}
    assert table.options.thread
    if language == "de":
        return
    await press(world, archon, managing, "pause")
    await world.env.settle()
    assert "⏸️" in texts(standings(world).components)
    before = standings(world).id
    await press(world, archon, managing, "end")
    await world.env.settle()
    files = (await press(world, archon, managing, "export")).response.attachments
    assert [each.filename.partition("-")[2] for each in files] == ["1.json", "1-standings.csv", "1-tables.csv"]
    again = (await world.command(archon, "tournament")).response
    assert [id for id in custom_ids(again.components) if id.endswith("export")], "also once it is over"
    over = [each for each in world.public if words("tournament-stage-over") in texts(each.components)]
    assert len(over) == 1
    assert over[0].id > before, "the final standings stand where the channel is by now"
    assert before not in [each.id for each in world.public]
    assert not custom_ids(over[0].components)
