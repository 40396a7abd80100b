"""Playing on from a place in a match that is over: the same position, other dice, and it counts for nothing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bot.storage.schema import journal, results
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.playing_on import Wish, may_be_played_on
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CLIO, Company

AT = 9


def wish(person: Person = ANNA, at: int = AT, level: str = "random") -> Wish:
    return Wish(at, person, level, 0, 0, "en", USUAL, 4711)


async def finished(company: Company) -> Table:
    table = await company.started(BO)
    return await company.play_out(table.id, 1)


async def refused(company: Company, id: int, request: Wish) -> str:
    with pytest.raises(Refusal) as raised:
        await company.tables.lobbies.play_on(id, request)
    return raised.value.key


def rolls(match: Any) -> list[Any]:
    return [event.to_json() for event in match.events if "rolled" in event.kind]


async def test_it_begins_as_the_other_match_was_and_rolls_other_dice(company: Company) -> None:
    earlier = await finished(company)
    before = (await company.tables.lookup.match(earlier.id)).replay(AT)
    table = await company.tables.lobbies.play_on(earlier.id, wish())
    assert table.played_on == (earlier.id, before.round, 0, False)
    assert table.is_answered
    assert [(seat.person, seat.computer) for seat in table.seats] == [(ANNA.id, None), (None, "random")]
    assert BO.name not in table.names
    await company.settle()
    match = await company.tables.lookup.match(table.id)
    assert match.journal[:AT] == before.journal
    assert [*match.replay(AT).events] == [*before.events]
    await company.play_on(table.id, random.Random(2))
    ended = await company.tables.lookup.match(table.id)
    assert ended.is_finished
    count = len(rolls(before))
    assert rolls(ended)[:count] == rolls(before)
    other = rolls(await company.tables.lookup.match(earlier.id))
    assert rolls(ended)[count:][:4] != other[count:][:4]


async def test_it_is_loaded_again_from_its_rows_with_and_without_a_snapshot(company: Company) -> None:
    earlier = await finished(company)
    table = await company.tables.lobbies.play_on(earlier.id, wish())
    for moves in (0, 3, 20):
        await company.play_on(table.id, random.Random(3), moves)
        await company.tables.computers.idle()
        before = await company.tables.repository.live(table.id)
        company.tables.repository.drop(table.id)
        after = await company.tables.repository.live(table.id)
        assert after.playing.save() == before.playing.save()
        assert (after.event_count, after.table) == (before.event_count, before.table)


async def test_it_leaves_no_results_and_moves_no_rating(company: Company) -> None:
    earlier = await finished(company)
    counted = await company.count(results)
    table = await company.tables.lobbies.play_on(earlier.id, wish())
    ended = await company.play_on(table.id, random.Random(2))
    assert ended.stage == "finished"
    assert await company.count(results) == counted
    assert await company.tables.results.of_table(table.id) == []


async def test_no_choice_before_the_branch_can_be_taken_back(company: Company) -> None:
    earlier = await finished(company)
    table = await company.tables.lobbies.play_on(earlier.id, wish())
    await company.tables.computers.idle()
    with pytest.raises(Refusal) as raised:
        await company.tables.seats.undo(table.id, ANNA, choices=20)
    assert raised.value.key == "nothing_to_undo"
    await company.play_on(table.id, random.Random(3), 4)
    await company.tables.computers.idle()
    await company.tables.seats.undo(table.id, ANNA, choices=20)
    assert len((await company.tables.lookup.match(table.id)).journal) >= AT
    rows = select(journal.c.number).where(journal.c.table_id == table.id)
    left = list((await company.database.read(lambda c: c.execute(rows))).scalars())
    assert left[: AT + 1][:AT] == [*range(1, AT + 1)]


async def test_who_has_not_played_takes_the_seat_that_is_asked(company: Company) -> None:
    earlier = await finished(company)
    match, seats = await company.tables.lookup.match(earlier.id), set()
    for at in range(1, 20):
        seat = match.replay(at).questions[0].seat
        if seat not in seats:
            table = await company.tables.lobbies.play_on(earlier.id, wish(CLIO, at))
            assert table.own_seat(CLIO.id).number == seat
        seats.add(seat)
    assert seats == {0, 1}


async def test_with_the_same_dice_it_is_loaded_again_and_verifies(company: Company) -> None:
    earlier = await finished(company)
    whole = await company.tables.lookup.match(earlier.id)
    table = await company.tables.lobbies.play_on(earlier.id, replace(wish(), dice="same"))
    await company.settle()
    company.tables.repository.drop(table.id)
    again = (await company.tables.lookup.match(table.id)).replay(AT)
    for entry in whole.journal[len(again.journal) :]:
        again.play(*entry)
    assert [*again.events] == [*whole.events]
    await company.play_on(table.id, random.Random(2))
    assert verify(await company.tables.lookup.export(table.id), promised=table.commitment).difference == ""
    other = await company.tables.lobbies.play_on(earlier.id, wish())
    ended = await company.play_on(other.id, random.Random(2))
    assert await refused(company, ended.id, replace(wish(at=AT - 3), dice="same")) == "stale"


async def test_its_export_verifies_and_its_file_is_taken_in(company: Company) -> None:
    earlier = await finished(company)
    table = await company.tables.lobbies.play_on(earlier.id, wish())
    await company.play_on(table.id, random.Random(2))
    document = await company.tables.lookup.export(table.id)
    report = verify(document, promised=table.commitment)
    assert (report.valid, report.difference) == (True, "")
    assert document["branch"]["seed"] == (await company.tables.lookup.export(earlier.id))["seed"]
    assert document["seed"] != document["branch"]["seed"]


async def test_it_can_be_played_on_from_again(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = await finished(company)
    table = await company.tables.lobbies.play_on(earlier.id, wish())
    await company.play_on(table.id, random.Random(2))
    again = await company.tables.lobbies.play_on(table.id, wish(at=AT + 12))
    assert again.played_on is not None
    assert again.played_on.table == table.id
    await company.play_on(again.id, random.Random(2))
    assert verify(await company.tables.lookup.export(again.id)).valid
    monkeypatch.setattr("bot.tables.rules.playing_on.MOST_BRANCHES", 2)
    assert await refused(company, again.id, wish(at=AT + 20)) == "played_on_too_often"


async def test_a_match_that_is_not_over_or_a_place_that_is_not_there_is_refused(company: Company) -> None:
    running = await company.started(BO)
    await company.play_on(running.id, random.Random(1), AT + 5)
    assert await refused(company, running.id, wish()) == "wrong_stage"
    earlier = await company.play_out(running.id, 1)
    entries = len((await company.tables.lookup.match(earlier.id)).journal)
    assert await refused(company, earlier.id, wish(at=entries)) == "stale"
    assert await refused(company, earlier.id, wish(level="cheat")) == "no_such_player"


async def test_dice_that_are_secret_are_not_played_on_from(company: Company) -> None:
    day = company.tables.dailies.today
    table = await company.tables.dailies.play(0, ANNA, "hercules", day, language="en", options=USUAL)
    ended = await company.play_out(table.id, 1)
    assert ended.stage == "finished"
    assert await refused(company, ended.id, wish(at=3)) == "daily_private"
    assert not may_be_played_on(ended, company.clock.now())
