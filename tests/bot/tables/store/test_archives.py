"""A match that is over is packed, and everything about it reads the same afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text, update

from bot.operator.trial_restore import journal_digest, rebuild_matches
from bot.runtime.clock import DAY
from bot.storage.database import Database
from bot.storage.schema import archives, banks, journal, snapshots, tables, undone
from bot.tables.collusion.rows import read_matches
from bot.tables.model.open_table import Change
from bot.tables.model.refusals import Refusal
from bot.tables.results.results import read_choices
from bot.tables.store import archive_form, journal_rows
from bot.tables.store.archive_form import EntryRow
from bot.tables.store.undone_rows import lines_of
from bot.tables.time.archiving import AFTER, PAUSE_S, SHORT_PAUSE_S
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, Company

WORD = "thunderstruck"


async def finished(company: Company) -> int:
    """A match of two people with a word among its dice, played to the end."""
    table = await company.lobby(BO)
    await company.tables.lobbies.add_word(table.id, BO, WORD)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_out(table.id, 5)
    await company.settle()
    return table.id


async def pack_all(company: Company) -> None:
    """Let the matches be over for long enough, and pack them."""
    company.clock.turn(AFTER + DAY)
    while await company.tables.archiving.pack_some():
        pass
    company.tables.repository.drop_all()


async def count_packed(company: Company) -> int:
    """How many matches are packed."""
    query = select(func.count(archives.c.table_id.distinct()))
    return int((await company.database.read(lambda connection: connection.execute(query))).scalar_one())


async def rows_of(company: Company, id: int) -> list[Any]:
    """The rows of a match's journal and snapshot, as they are."""

    async def read(connection: Any) -> list[Any]:
        lines = await connection.execute(select(journal).where(journal.c.table_id == id).order_by(journal.c.number))
        saved = await connection.execute(select(snapshots).where(snapshots.c.table_id == id))
        return [*map(tuple, lines), *map(tuple, saved)]

    return await company.database.read(read)


async def told_of(company: Company, id: int) -> dict[str, Any]:
    """All that is read of a match that is over, by what reads it."""
    services, read = company.tables, company.database.read
    by_row: dict[str, Callable[[Any], Awaitable[Any]]] = {
        "what is kept": partial(journal_rows.read_match, id=id),
        "choices": partial(journal_rows.read_choices, ids=[id]),
        "lines": partial(lines_of, id=id),
        "times": partial(read_choices, id=id),
        "digest": partial(journal_digest, id=id),
        "signs of collusion": partial(read_matches, ids=[id]),
    }
    exported = await services.lookup.export(id)
    assert verify(exported).valid
    return {
        "file": exported,
        "match": (await services.lookup.match(id)).save(),
        "story": await services.lookup.story(id),
        "places": await services.lookup.timeline(id),
        "of a person": await services.people.export(ANNA),
        "again": await rebuild_matches(company.database, 9),
        **{name: await read(work) for name, work in by_row.items()},
    }


async def test_a_match_reads_the_same_before_and_after(company: Company, database: Database) -> None:
    id = await finished(company)
    before = await told_of(company, id)
    assert before["again"]["matches"] == 1
    await pack_all(company)
    assert await rows_of(company, id) == []
    assert await count_packed(company) == 1
    assert await told_of(company, id) == before


async def test_what_an_archive_lacks_is_noticed(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted faults: clicks are lost when an archive is read, then before it is written."""
    id = await finished(company)
    before = await told_of(company, id)
    entries = archive_form._entries
    with monkeypatch.context() as faulty:
        faulty.setattr(archive_form, "_entries", lambda lines: without_clicks(entries(lines)))
        await pack_all(company)
    assert await count_packed(company) == 0
    await database_of(company, lambda c: c.execute(update(tables).values(archived=None)))
    pack = archive_form.pack
    monkeypatch.setattr(journal_rows, "pack", lambda match: pack(match._replace(entries=without_clicks(match.entries))))
    await pack_all(company)
    assert await count_packed(company) == 1
    assert await told_of(company, id) != before


def without_clicks(entries: Sequence[EntryRow]) -> list[EntryRow]:
    return [row._replace(interaction=None) for row in entries]


async def database_of(company: Company, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """Write in the database."""
    return await company.database.write(work)


async def test_what_only_serves_to_step_back_goes(company: Company) -> None:
    id = await finished(company)
    lines = [(0, 4), (0, 9), (1, 6), (1, 2)]
    spent = [
        {"table_id": id, "seat": seat, "length": length, "spent": length, "before": 0, "rest": 0}
        for seat, length in lines
    ]
    gone = {"table_id": id, "number": 1, "seat": 0, "option": "x", "played": 1, "events": [], "taken_back": 1}
    await database_of(company, lambda c: c.execute(insert(banks), spent))
    await database_of(company, lambda c: c.execute(insert(undone), [gone]))
    await pack_all(company)
    assert await company.count(undone) == 0
    query = select(banks.c.seat, banks.c.spent).order_by(banks.c.seat)
    assert (await company.database.read(lambda c: c.execute(query))).all() == [(0, 9), (1, 6)]


@pytest.mark.parametrize(("late_s", "pauses"), [(0.0, [SHORT_PAUSE_S]), (0.02, [SHORT_PAUSE_S, PAUSE_S])])
async def test_it_is_slower_while_others_use_the_event_loop(
    company: Company, late_s: float, pauses: list[float]
) -> None:
    await finished(company)
    company.clock.turn(AFTER + DAY)
    archiving, slept = company.tables.archiving, list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    archiving.sleep, archiving.monotonic = sleep, lambda: sum(slept) + late_s * len(slept)
    assert await archiving.pack_some() == 1
    assert slept == pauses


async def test_it_waits_for_its_time_and_leaves_frozen_and_open_ones(company: Company) -> None:
    id = await finished(company)
    await company.started(BO, channel=2)
    company.clock.turn(AFTER - DAY)
    assert await company.tables.archiving.pack_some() == 0
    await database_of(company, lambda c: c.execute(update(tables).where(tables.c.id == id).values(frozen=1)))
    company.clock.turn(2 * DAY)
    assert await company.tables.archiving.pack_some() == 0
    await database_of(company, lambda c: c.execute(update(tables).where(tables.c.id == id).values(frozen=None)))
    assert await company.tables.archiving.pack_some() == 1
    assert await company.tables.archiving.pack_some() == 0


async def test_a_word_is_erased_and_the_match_still_reads(company: Company) -> None:
    id = await finished(company)
    final = (await company.tables.lookup.match(id)).save()
    await pack_all(company)
    await company.tables.people.erase(BO)
    company.tables.repository.drop_all()
    live = await company.tables.repository.live(id)
    assert [seat.word for seat in live.table.seats] == [None, None]
    assert live.playing.save() == final
    await pack_all(company)
    assert await count_packed(company) == 1
    assert (await company.tables.lookup.match(id)).save() == final


async def test_a_match_that_continues_gets_its_rows_back(company: Company) -> None:
    id = await finished(company)
    rows = await rows_of(company, id)
    await pack_all(company)
    live = await company.tables.repository.live(id)
    change = Change(replace(live, table=replace(live.table, proposals=())), though_frozen=True)
    await company.tables.repository.change(id, lambda live: change)
    assert await rows_of(company, id) == rows
    assert len(rows) > 16
    assert await count_packed(company) == 0
    await pack_all(company)
    assert await count_packed(company) == 1


async def test_damage_is_told_and_never_packed(company: Company) -> None:
    id = await finished(company)
    await pack_all(company)
    await database_of(company, lambda c: c.execute(update(archives).values(packed=b"no archive")))
    company.tables.repository.drop_all()
    with pytest.raises(Refusal, match="damaged"):
        await company.tables.repository.live(id)
    assert await company.database.read(partial(journal_digest, id=id)) == ""


@pytest.mark.only_sqlite
async def test_a_match_with_damaged_rows_stays_as_it_is(company: Company) -> None:
    await finished(company)
    await database_of(company, lambda c: c.execute(text("UPDATE snapshots SET saved = 'nothing'")))
    lines = await company.count(journal)
    await pack_all(company)
    assert await count_packed(company) == 0
    assert await company.count(journal) == lines > 3
    assert await company.tables.archiving.pack_some() == 0
