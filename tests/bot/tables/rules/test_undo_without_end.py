"""Choosing and taking back without end: what is kept of a table, and looked at for each click, does not grow."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import func, select

from bot.runtime.clock import HOUR, MINUTE
from bot.storage.database import Database
from bot.storage.schema import notes, undone
from bot.tables.model import open_table
from bot.tables.model.limits import UNHURRIED, Limits
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.undo import ROLLS_TOLD, TOLD_AGAIN, UNDONE
from bot.tables.store import undone_rows
from engine.events import Event
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company, Hand


async def alone(company: Company) -> Table:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    for _ in range(4):
        await company.move(table.id)
    return table


async def pair(company: Company, id: int, number: int = 0) -> None:
    """Choose, one option after another, and take it back."""
    _, person, options = await company.choices(id)
    option = options[number % len(options)]
    await company.tables.play.choose(id, person, await company.ticket(id), option, company.click())
    await company.tables.seats.undo(id, ANNA)


async def count_notes(company: Company, id: int) -> tuple[int, int, int, int]:
    """How many notes a table has at hand, how many items its story has, and its rows of both kinds."""
    live = await company.tables.repository.live(id)
    count = lambda source: select(func.count()).select_from(source).where(source.c.table_id == id)  # noqa: E731

    async def rows(connection) -> list[int]:
        return [(await connection.execute(count(source))).scalar_one() for source in (notes, undone)]

    return len(live.notes), live.length, *(await company.database.read(rows))


async def test_pairs_leave_the_work_of_a_click_constant(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undone_rows, "KEPT", 10)
    looks: list[int] = []
    in_order = open_table.in_order
    monkeypatch.setattr(open_table, "in_order", lambda notes: in_order([looks.append(1) or each for each in notes]))
    table = await alone(company)
    for number in range(20):
        await pair(company, table.id, number)
    before, steps = await count_notes(company, table.id), len(looks)
    for number in range(20):
        await pair(company, table.id, number)
    steps_after = len(looks) - steps
    for number in range(100):
        await pair(company, table.id, number)
    assert await count_notes(company, table.id) == before
    assert before[0] <= 2
    assert before[2:] == (before[0], 10)
    assert len(looks) - steps - steps_after <= 5 * steps_after, "no click looks at more than the earliest ones"


async def test_the_note_takes_in_the_one_before(company: Company) -> None:
    table = await alone(company)
    for number in range(12):
        await pair(company, table.id, number)
    live = await company.tables.repository.live(table.id)
    [undo] = [note for _, note in live.notes if note.kind == UNDONE]
    assert undo.facts["choices"] == 12, "the end of the match tells how many choices were taken back"
    choices = json.loads(str(undo.facts["taken"]))
    assert 1 <= len(choices) <= TOLD_AGAIN
    assert len({json.dumps(each) for each in choices}) == len(choices)
    for _, note in live.notes:
        assert len(json.loads(str(note.facts.get("rolls", "[]")))) <= ROLLS_TOLD
    company.tables.repository.drop(table.id)
    again = await company.tables.repository.live(table.id)
    assert again.notes == live.notes, "what is stored is what is at hand"
    await company.settle()
    board = company.messenger.of("board")[-1]
    assert [event.kind for event in board.facts["summary"]].count(UNDONE) == 1, "the board tells it once"


async def test_a_note_in_between_is_told_once_too(company: Company) -> None:
    table = await alone(company)
    await pair(company, table.id)
    live = await company.tables.repository.live(table.id)
    note = Event("paused_by_test", None, {})
    assert open_table.with_notes(live.notes, live.event_count, note)[-1] == (live.event_count, note)
    for number in range(5):
        await company.move(table.id)
        await pair(company, table.id, number)
    places = [place for place, note in (await company.tables.repository.live(table.id)).notes if note.kind == UNDONE]
    assert len(places) == len(set(places))
    assert places == sorted(places)
    company.tables.repository.drop(table.id)
    assert [place for place, note in (await company.tables.repository.live(table.id)).notes if note.kind == UNDONE] == (
        places
    )


async def test_a_click_that_was_forgotten_is_not_answered_again(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undone_rows, "KEPT", 2)
    table = await alone(company)
    _, person, options = await company.choices(table.id)
    click = (table.id, person, await company.ticket(table.id), options[0], company.click())
    await company.tables.play.choose(*click)
    await company.tables.seats.undo(table.id, ANNA)
    for number in range(5):
        await pair(company, table.id, number)
    with pytest.raises(Refusal):
        await company.tables.play.choose(*click)


async def test_only_so_many_choices_are_taken_back_in_an_hour(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(undos_per_hour=3))
    table = await alone(company)
    for _ in range(3):
        clock.turn(MINUTE)
        await pair(company, table.id)
    with pytest.raises(Refusal) as error:
        await pair(company, table.id)
    assert (error.value.key, error.value.facts) == ("too_many_undos", {"limit": 3, "minutes": 58})
    other = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL + 1, BO, GAME, solo=True))
    await company.move(other.id)
    await company.tables.seats.undo(other.id, BO)
    clock.turn(HOUR)
    await company.tables.seats.undo(table.id, ANNA)
    assert UNHURRIED.undos_per_hour is None
    await company.leave()
