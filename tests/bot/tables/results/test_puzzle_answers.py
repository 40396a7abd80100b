"""Answers to puzzles: the first counts, the streak, export and erasure."""

from __future__ import annotations

import asyncio
import json

from sqlalchemy import select

from bot.storage.schema import people, puzzle_answers, puzzlers
from bot.tables.people.departed_servers import forget_strangers
from tests.bot.tables.company import ANNA, BO, Company


async def answered(company: Company, *solved: bool) -> None:
    for puzzle, right in enumerate(solved, start=100):
        company.clock.turn(1_000)
        assert await company.tables.results.answer_puzzle(ANNA.id, puzzle, solved=right)


async def test_a_streak_ends_with_a_wrong_answer(company: Company) -> None:
    results = company.tables.results
    assert (await results.puzzle_record(ANNA.id)).streak == 0
    await answered(company, True, True)
    assert (await results.puzzle_record(ANNA.id)).streak == 2
    await answered_after(company, 200, False)
    assert (await results.puzzle_record(ANNA.id)).streak == 0
    await answered_after(company, 50, True)
    record = await results.puzzle_record(ANNA.id)
    assert (record.streak, record.solved_count, len(record.answers)) == (1, 3, 4)
    assert list(record.answers) == [100, 101, 200, 50], "in the order in which they were answered"
    assert not (await results.puzzle_record(BO.id)).answers


async def answered_after(company: Company, puzzle: int, solved: bool) -> None:
    company.clock.turn(1_000)
    await company.tables.results.answer_puzzle(ANNA.id, puzzle, solved=solved)


async def test_only_the_first_answer_counts_also_when_two_come_at_once(company: Company) -> None:
    answer = company.tables.results.answer_puzzle
    firsts = await asyncio.gather(*(answer(ANNA.id, 7, solved=place == 0) for place in range(4)))
    counted = [place for place, moved in enumerate(firsts) if moved is not None]
    assert len(counted) == 1
    assert (await company.tables.results.puzzle_record(ANNA.id)).answers == {7: counted == [0]}
    assert (await company.tables.results.puzzle_rating(ANNA.id)).matches == 1


async def test_answers_are_exported_kept_and_erased(company: Company) -> None:
    await answered(company, True, False)
    exported = json.loads(json.dumps(await company.tables.people.export(ANNA)))
    assert [(each["puzzle"], each["solved"]) for each in exported["puzzles"]] == [(100, True), (101, False)]
    assert await company.tables.results.vote_on_puzzle(ANNA.id, 100, "down")
    exported = json.loads(json.dumps(await company.tables.people.export(ANNA)))
    assert [each["vote"] for each in exported["puzzles"]] == ["down", None]
    assert exported["puzzle_rating"][0]["answers"] == 2
    await company.database.write(forget_strangers)
    assert len((await company.tables.results.puzzle_record(ANNA.id)).answers) == 2, "who solved puzzles is no stranger"
    await company.tables.people.erase(ANNA)
    for table in (puzzle_answers, puzzlers, people):
        assert not (await company.database.read(lambda c, table=table: c.execute(select(table)))).all()
