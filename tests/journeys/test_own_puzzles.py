"""*As a puzzle*: a turning point of one's own match, checked, played in private, and shared by its maker."""

from __future__ import annotations

import re
from typing import Any

import pytest
from olympus import World, answer, custom_ids, pictures_of, texts
from sqlalchemy import insert
from test_analysis import finished
from test_puzzles import solve
from test_records import ENGLISH

from bot.features.puzzle.of_matches import number_of
from bot.interactions.routes import PUZZLE_OPEN
from bot.languages import LANGUAGES, speech
from bot.storage.schema import analyses
from bot.tables import posing_work
from engine.analysis.course import luck_of_seats
from engine.analysis.report import Analysis, Costly, Moment
from tests.short_forms import some


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few futures, in which every position makes a puzzle: what the check says is tested elsewhere."""
    for look in ("FRESH", "LAST", "WHOLE"):
        monkeypatch.setattr(posing_work, look, getattr(posing_work, look)._replace(steps=(1, 2), turns=1))
    monkeypatch.setattr(posing_work, "equal_options", lambda trials, best, played: ())
    monkeypatch.setattr(posing_work, "is_better_again", lambda trials, best, played: True)


async def analysed(world: World, person: Any) -> tuple[int, Costly]:
    """A match that is over and analysed: one choice of a person cost something."""
    await finished(world)
    table = await world.bot.tables.lookup.last_finished(world.channel.id)
    assert table is not None
    match = await world.bot.tables.lookup.match(table.id)
    seat = table.own_seat(person.id).number
    for entries, (chooser, choice) in enumerate(match.journal):
        question = match.replay(entries).question_for(chooser) if chooser == seat else None
        if question is not None and not question.several and 3 < len(question.options) < 12:
            better = next(option.id for option in question.options if option.id != choice)
            costly = Costly(seat, entries, 1, choice, better, 0.6, 40.0, 0.5, 38.0, 1.0, 9)
            break
    course = (Moment(0, 1, (0.5, 0.5)), Moment(len(match.journal), 9, (1.0, 0.0)))
    text = Analysis(course, (costly,), luck_of_seats(match)).to_json()
    row = insert(analyses).values(table_id=table.id, found=text, made=1)
    await world.bot.tables.repository.write(lambda connection: connection.execute(row))
    return table.id, costly


def family(message: Any, name: str) -> list[str]:
    return [id_ for id_ in custom_ids(message.components) if id_.startswith(f"{name}:")]


async def pressed(world: World, person: Any, id_: str, message: Any) -> Any:
    """What a button of a private message leads to."""
    world.clock.tick()
    return await person.click(message, custom_id=id_)


async def make_puzzle(world: World, person: Any) -> Any:
    """The answer to *As a puzzle* on the one turning point."""
    analysis = (await world.command(person, "analysis")).response
    moment = (await pressed(world, person, family(analysis, "vb")[0], analysis)).response
    return await pressed(world, person, family(moment, "pm")[0], moment)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_turning_point_becomes_a_puzzle_that_others_try(world: World, language: str) -> None:
    zoe, wang, words = *world.people[:2], speech(language)
    table, costly = await analysed(world, zoe)
    for person in (zoe, wang):
        await world.command(person, "preferences", language=language)
    number = number_of(table, costly.entries)
    puzzle = await make_puzzle(world, zoe)
    assert puzzle.ephemeral
    assert words("puzzle-own-about") in answer(puzzle)
    assert pictures_of(puzzle.response)
    analysis = await world.bot.tables.analyses.find_stored(table)
    assert analysis is not None
    posed = analysis.posed_at(costly.entries)
    assert posed is not None
    early = await world.forged(wang, PUZZLE_OPEN.id(number), world.board)
    assert words("refusal-no_puzzle")[:20] in answer(early), "it was not shared"

    solved = await solve(world, zoe, puzzle, posed.best)
    text = texts(solved.response.components)
    assert words("puzzle-right", chosen="").split("**")[0] in text
    assert not family(solved.response, "pv"), "there is no vote, and no rating"
    before = len(world.public)
    await pressed(world, zoe, family(solved.response, "pc")[0], solved.response)
    [posted] = world.public[before:]
    post_text = texts(posted.components)
    assert f"{table}-{costly.entries}" in post_text
    assert "Zoë" not in str(posted.components), "no names"
    assert len(pictures_of(posted)) == 1

    await world.restart()
    zoe, wang = world.people[:2]
    opened = await pressed(world, wang, family(posted, "po")[0], world.view(posted))
    assert opened.ephemeral
    tried = await solve(world, wang, opened, posed.best)
    assert words("puzzle-right", chosen="").split("**")[0] in texts(tried.response.components)
    assert not family(tried.response, "pc"), "only its maker shares it"
    for person in (zoe, wang):
        assert not (await world.bot.tables.results.puzzle_record(person.id)).answers, "it counts for nothing"
    if language == "de":
        for each in (answer(puzzle), text, texts(tried.response.components)):
            assert not ENGLISH.search(re.sub(r"<[^>]*>|`[^`]*`|Zoë", "", each)), each

    question = await world.command(zoe, "privacy erase")
    erase = next(id_ for id_ in family(question.response, "p1") if id_.endswith("erase"))
    await pressed(world, zoe, erase, question.response)
    gone = await pressed(world, wang, family(posted, "po")[0], world.view(posted))
    assert words("refusal-no_puzzle")[:20] in answer(gone), "who was erased leaves no puzzle"


async def test_where_the_dice_decide_it_is_said_and_remembered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posing_work, "equal_options", lambda trials, best, played: None)
    zoe = world.people[0]
    table, costly = await analysed(world, zoe)
    assert "the dice decide more than the choice" in answer(await make_puzzle(world, zoe))
    monkeypatch.setattr(posing_work, "options_to_pose", None)
    assert "the dice decide more than the choice" in answer(await make_puzzle(world, zoe)), "it is looked at once"
    refused = await world.forged(zoe, PUZZLE_OPEN.id(number_of(table, costly.entries)), world.board)
    assert "gone" in answer(refused)
