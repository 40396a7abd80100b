"""Erasures outlive the database: they are repeated after a backup is restored."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import insert, text

from bot.runtime.clock import HOUR
from bot.storage import erased_rows
from bot.storage.database import Database
from bot.storage.errors import DatabaseBusy
from bot.storage.meta import is_untidy
from bot.storage.schema import erasures, messages, people, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.people.erasure_ledger import HASH, KEY, LEDGER, Ledger, all_persons
from bot.tables.people.people import Person, number_of
from bot.tables.store import tidying
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company, Hand
from tests.short_forms import some
from tests.waiting import until


async def opened(address: str, clock: Hand, ledger: Ledger) -> Company:
    company = Company.gather(await Database.open(address), clock, ledger=ledger)
    await start_tables(company.tables)
    return company


async def closed(company: Company) -> None:
    await company.settle()
    await company.leave()
    await company.database.close()


async def test_restored_backup_forgets_again_but_not_who_came_back(tmp_path: Path, clock: Hand) -> None:
    file, ledger = tmp_path / "pantheon.db", Ledger(tmp_path / "data")
    address = migrated_database(file)
    company = await opened(address, clock, ledger)
    table = await company.lobby(BO, CLIO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(1), 5)
    await company.tables.people.erase(CLIO)
    await closed(company)
    backup = tmp_path / "backup.db"
    shutil.copy(file, backup)

    company = await opened(address, clock, ledger)
    assert await company.count(people) == 2, "what was carried out is not carried out again"
    await company.tables.people.erase(BO)
    await company.tables.people.set_language(CLIO.id, "de")
    await closed(company)
    company = await opened(address, clock, ledger)
    assert await company.tables.people.language(CLIO.id) == "de", "she came back"
    assert await company.count(people) == 2
    await closed(company)

    shutil.copy(backup, file)
    company = await opened(address, clock, ledger)
    assert await company.count(people) == 1
    assert (await company.tables.lookup.get(table.id)).people == (ANNA.id,)
    await closed(company)
    assert str(BO.id).encode() not in (tmp_path / "data" / LEDGER).read_bytes()


async def test_erasing_goes_on_without_its_ledger(tmp_path: Path, clock: Hand) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder")
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, Ledger(nowhere))
    await company.tables.people.set_language(ANNA.id, "de")
    await company.tables.people.erase(ANNA)
    assert await company.count(people) == 0
    await closed(company)


def test_ledger_keeps_hashes_that_only_its_key_tells(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    assert ledger.entries() == []
    entries = [ledger.add(person) for person in (7, 8, 7)]
    first, second, third = ledger.entries()
    assert [first, second, third] == entries
    assert first[:HASH] == third[:HASH] != second[:HASH]
    assert first != third, "each erasure of a person is one of its own"
    assert ledger.among([6, 7, 8], [second]) == [8]
    with (tmp_path / LEDGER).open("a") as file:
        file.write("cut o")
    assert len(ledger.entries()) == 3
    ledger.add(9)
    assert ledger.among([9], ledger.entries()[3:]) == [9]
    assert [(tmp_path / name).stat().st_mode & 0o077 for name in (KEY, LEDGER)] == [0, 0]
    (tmp_path / KEY).unlink()
    assert ledger.among([7, 8, 9], ledger.entries()) == []


class Crash(BaseException):
    """The program ends here."""


async def test_erasure_that_a_crash_cut_off_is_carried_out_though_a_later_one_was(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, ledger = migrated_database(tmp_path / "pantheon.db"), Ledger(tmp_path / "data")
    company = await opened(address, clock, ledger)
    await company.lobby(BO, CLIO)
    with monkeypatch.context() as patched:
        patched.setattr("bot.tables.erasure._forget", crashing)
        with pytest.raises(Crash):
            await company.tables.people.erase(BO)
    await company.tables.people.erase(CLIO)
    assert len(ledger.entries()) == 2
    await company.tables.people.set_language(CLIO.id, "de")
    await closed(company)
    company = await opened(address, clock, ledger)
    assert await people_of(company) == {ANNA.id, CLIO.id}, "Bo is gone now, and Clio, who came back, stays"
    await closed(company)


async def crashing(*_: object) -> list[int]:
    raise Crash


async def people_of(company: Company) -> set[int]:
    return set(await company.database.read(all_persons))


@pytest.mark.parametrize("turned", [False, True])
async def test_two_erasures_at_once_are_both_known(tmp_path: Path, clock: Hand, turned: bool) -> None:
    """Whichever ends last, neither is carried out again on somebody who came back."""
    address, ledger = migrated_database(tmp_path / "pantheon.db"), Ledger(tmp_path / "data")
    company = await opened(address, clock, ledger)
    await company.lobby(BO, CLIO)
    persons = [BO, CLIO]
    await asyncio.gather(*(company.tables.people.erase(each) for each in (persons[::-1] if turned else persons)))
    assert await people_of(company) == {ANNA.id}
    for person in persons:
        await company.tables.people.set_language(person.id, "de")
    await closed(company)
    for _ in range(2):
        company = await opened(address, clock, ledger)
        assert await people_of(company) == {ANNA.id, BO.id, CLIO.id}
        await closed(company)


async def test_ledger_of_an_earlier_version_goes_on(tmp_path: Path, clock: Hand) -> None:
    """It has no marks, and its database knows only how many entries it has carried out."""
    address, ledger = migrated_database(tmp_path / "pantheon.db"), Ledger(tmp_path / "data")
    company = await opened(address, clock, ledger)
    await company.lobby(BO, CLIO)
    ledger.add(DORA.id)
    first, second = (Ledger._hash(ledger.key(), person.id) for person in (CLIO, BO))
    (tmp_path / "data" / LEDGER).write_text(f"\n{first}\n\n{second}\n")
    await company.database.write(lambda connection: connection.execute(insert(erasures).values(id=1, applied=1)))
    await closed(company)
    company = await opened(address, clock, ledger)
    assert await people_of(company) == {ANNA.id, CLIO.id}, "the first was carried out, the second is now"
    await company.tables.people.erase(CLIO)
    await closed(company)
    company = await opened(address, clock, ledger)
    assert await people_of(company) == {ANNA.id}
    await company.tables.people.set_language(CLIO.id, "de")
    await closed(company)
    company = await opened(address, clock, ledger)
    assert await people_of(company) == {ANNA.id, CLIO.id}
    await closed(company)


async def test_nothing_at_all_is_done_for_strangers(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger(tmp_path / "data")
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, ledger)
    await company.lobby(BO)
    with monkeypatch.context() as patched:
        patched.setattr(company.database, "write", lambda work, **how: pytest.fail("something was written"))
        patched.setattr(company.database, "forget_traces", lambda: pytest.fail("something was tidied up"))
        for _ in range(20):
            await company.tables.people.erase(DORA)
    assert ledger.entries() == []
    await closed(company)


async def test_a_person_is_erased_once_an_hour(tmp_path: Path, clock: Hand) -> None:
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, Ledger(tmp_path / "data"))
    await company.tables.people.set_language(BO.id, "de")
    await company.tables.people.erase(BO)
    await company.tables.people.erase(BO)
    await company.tables.people.set_language(BO.id, "de")
    clock.turn(HOUR - 1)
    with pytest.raises(Refusal, match="erased_lately"):
        await company.tables.people.erase(BO)
    clock.turn(1)
    await company.tables.people.erase(BO)
    assert await people_of(company) == set()
    await closed(company)


class Traces:
    """Counts how often the traces of erased people are removed from the files; it may fail."""

    def __init__(self, company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.fails = False
        self._forget = company.database.forget_traces
        monkeypatch.setattr(company.database, "forget_traces", self.forget)

    async def forget(self) -> None:
        self.count += 1
        if self.fails:
            raise DatabaseBusy("no time")
        await self._forget()


async def test_traces_of_many_who_are_erased_within_a_minute_are_removed_together(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, Ledger(tmp_path / "data"))
    traces = Traces(company, monkeypatch)
    persons = [Person(0x0BCDEF1234560000 + number, f"P{number}") for number in range(8)]
    for person in persons:
        await company.tables.people.set_language(person.id, "de")
    for person in persons:
        await company.tables.people.erase(person)
    assert traces.count == 1, "the first at once"
    await company.leave()
    assert traces.count == 2, "the others together"
    needles = [person.id.to_bytes(8, "big") for person in persons]
    assert not found_in(tmp_path / "pantheon.db", needles)
    await company.database.close()


@pytest.mark.parametrize("crash", [False, True])
async def test_traces_are_removed_at_the_end_or_at_the_next_start(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch, crash: bool
) -> None:
    address, file = migrated_database(tmp_path / "pantheon.db"), tmp_path / "pantheon.db"
    company = await opened(address, clock, Ledger(tmp_path / "data"))
    for person in (ANNA, BO):
        await company.tables.people.set_language(person.id, "de")
        await company.tables.people.erase(person)
    assert await company.database.read(is_untidy), "the second waits for others"
    if crash:
        monkeypatch.setattr(company.tables.repository.tidying, "close", lambda: asyncio.sleep(0))
    await closed(company)
    company = Company.gather(await Database.open(address), clock, ledger=Ledger(tmp_path / "data"))
    assert await company.database.read(is_untidy) == crash
    await start_tables(company.tables)
    await company.tables.repository.tidying.close()
    assert not await company.database.read(is_untidy)
    assert not found_in(file, [ANNA.id.to_bytes(8, "big"), BO.id.to_bytes(8, "big")])
    await closed(company)


async def test_an_erasure_does_not_wait_until_traces_are_removed(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That takes the longer the more people there are. Who is erased during it leaves no traces either."""
    monkeypatch.setattr(tidying, "GATHERS", 0.1)
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, Ledger(tmp_path / "data"))
    forget, may_end = company.database.forget_traces, asyncio.Event()

    async def forget_slowly() -> None:
        await forget()
        await may_end.wait()

    monkeypatch.setattr(company.database, "forget_traces", forget_slowly)
    for person in (ANNA, BO):
        await company.tables.people.set_language(person.id, "de")
        await company.tables.people.erase(person)
    assert await people_of(company) == set()
    assert await company.database.read(is_untidy)
    may_end.set()

    async def is_tidy() -> bool:
        return not await company.database.read(is_untidy)

    await until(is_tidy)
    assert not found_in(tmp_path / "pantheon.db", [each.id.to_bytes(8, "big") for each in (ANNA, BO)])
    await closed(company)


async def test_traces_that_could_not_be_removed_are_removed_later(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "GATHERS", 0.1)
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, Ledger(tmp_path / "data"))
    traces = Traces(company, monkeypatch)
    traces.fails = True
    await company.tables.people.set_language(BO.id, "de")
    await company.tables.people.erase(BO)
    await until(lambda: traces.count > 0)
    traces.fails = False

    async def is_tidy() -> bool:
        return not await company.database.read(is_untidy)

    await until(is_tidy)
    assert traces.count >= 2
    await closed(company)


async def test_erasing_a_person_of_many_matches_takes_few_statements(
    tmp_path: Path, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await opened(migrated_database(tmp_path / "pantheon.db"), clock, Ledger(tmp_path / "data"))
    await company.tables.people.set_language(ANNA.id, "de")
    many = 1_200

    async def fill(connection: Transaction) -> None:
        number = await number_of(connection, ANNA.id)
        row = {"server": 0, "game": "hercules", "rules": 1, "stage": "finished", "host": number, "language": "en"}
        row |= {"settings": {}, "version": 1, "computing": False, "seed": b"", "salt": b"", "opened": 1, "moved": 1}
        await connection.execute(insert(tables), [{**row, "id": id, "channel": 77} for id in range(1, many + 1)])
        own = [{"table_id": id, "number": 0, "person": number, "name": "Anna"} for id in range(1, many + 1)]
        await connection.execute(insert(seats), own)
        await connection.execute(
            insert(messages),
            [
                {"table_id": id, "kind": "turn0", "channel": 78, "message": id, "version": 1, "since": 0, "events": 0}
                for id in range(1, many + 1)
            ],
        )

    await company.database.write(fill)
    statements: list[str] = []
    sa.event.listen(sa.engine.Engine, "before_cursor_execute", note := lambda *args: statements.append(args[2]))
    try:
        await company.tables.people.erase(ANNA)
    finally:
        sa.event.remove(sa.engine.Engine, "before_cursor_execute", note)
    assert 0 < len(statements) < 100
    left = (await company.database.read(lambda connection: connection.execute(sa.select(tables.c.channel)))).scalars()
    assert sorted(left) == sorted(-id for id in range(1, many + 1)), "no conversation tells who it was"
    assert await company.count(messages) == 0
    names = (await company.database.read(lambda connection: connection.execute(sa.select(seats.c.name)))).scalars()
    assert {*names} == {"Player 1"}
    await closed(company)


def fill(connection: sqlite3.Connection, chance: random.Random, count: int) -> list[int]:
    """So many people, added and changed so that pages are divided; their ids."""
    ids: list[int] = []
    statement = "INSERT INTO seats(table_id, number, person, name, word) VALUES (?, ?, ?, ?, ?)"
    for number in range(1, count + 1):
        ids.append(chance.randrange(2**59, 2**60))
        connection.execute("INSERT INTO people(id, discord) VALUES (?, ?)", (number, ids[-1]))
        if chance.random() < 0.7:
            preferences = json.dumps({"zone": f"zone-{ids[-1]}", "more": "x" * chance.randrange(600)})
            connection.execute(
                "UPDATE people SET preferences = ? WHERE id = ?", (preferences, chance.randint(1, number))
            )
        row = (chance.randrange(10**6), number, number, f"{ids[-1]}{'y' * chance.randrange(60)}", f"w{ids[-1]}")
        connection.execute(statement, row)
    return ids


def found_in(file: Path, traces: list[bytes]) -> list[bytes]:
    """Those of the traces that lie in the database or in what is beside it."""
    contents = [each.read_bytes() for each in file.parent.glob(file.name + "*")]
    return [trace for trace in traces if any(trace in content for content in contents)]


@pytest.mark.parametrize("seed", some(range(3), 3))
@pytest.mark.parametrize(("count", "at_once"), [(1_500, erased_rows.AT_ONCE), (4_500, 900)])
async def test_no_byte_remains_where_pages_were_divided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, count: int, at_once: int
) -> None:
    """Overwriting deleted rows is not enough, as the control shows. Tables of many rows are rewritten in parts."""
    monkeypatch.setattr(erased_rows, "AT_ONCE", at_once)
    file, chance = tmp_path / "pantheon.db", random.Random(seed)
    address = migrated_database(file)
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA secure_delete=ON")
    ids = fill(connection, chance, count)
    gone = [number for number in range(1, count + 1) if number % 3]
    for number in gone:
        connection.execute("DELETE FROM seats WHERE person = ?", (number,))
        connection.execute("DELETE FROM people WHERE id = ?", (number,))
    connection.execute("UPDATE people SET preferences = NULL")
    connection.commit()
    connection.close()
    traces = [each for number in gone for each in (ids[number - 1].to_bytes(8, "big"), str(ids[number - 1]).encode())]
    assert found_in(file, traces), "the control: SQLite alone leaves some"
    database = await Database.open(address)
    keeps = text("SELECT count(*), sum(discord % 1000), (SELECT count(*) FROM seats) FROM people")
    before = (await database.read(lambda c: c.execute(keeps))).one()
    await database.forget_traces()
    assert not found_in(file, traces)
    assert (await database.read(lambda c: c.execute(keeps))).one() == before
    assert (await database.read(lambda c: c.execute(text("PRAGMA foreign_keys")))).scalar_one() == 1
    await database.close()
