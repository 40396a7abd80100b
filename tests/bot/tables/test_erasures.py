"""Erasures outlive the database: a restored backup forgets again."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from bot.storage import Database
from bot.storage.schema import people
from bot.tables.erasures import KEY, LEDGER, Ledger
from tests.bot.tables.company import ANNA, BO, CLIO, Company, Hand


async def opened(address: str, clock: Hand, ledger: Ledger) -> Company:
    company = Company.gather(await Database.open(address), clock)
    company.tables.ledger = ledger
    await company.tables.reconcile()
    return company


async def closed(company: Company) -> None:
    await company.settle()
    await company.leave()
    await company.database.close()


async def test_restored_backup_forgets_again_but_not_who_came_back(tmp_path: Path, clock: Hand) -> None:
    file, ledger = tmp_path / "pantheon.db", Ledger(tmp_path / "data")
    address = f"sqlite:///{file}"
    company = await opened(address, clock, ledger)
    table = await company.lobby(BO, CLIO)
    await company.tables.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(1), 5)
    await company.tables.erase_person(CLIO)
    await closed(company)
    backup = tmp_path / "backup.db"
    shutil.copy(file, backup)

    company = await opened(address, clock, ledger)
    assert await company.count(people) == 2, "what was carried out is not carried out again"
    await company.tables.erase_person(BO)
    await company.tables.set_language(CLIO.id, "de")
    await closed(company)
    company = await opened(address, clock, ledger)
    assert await company.tables.language(CLIO.id) == "de", "she came back"
    assert await company.count(people) == 2
    await closed(company)

    shutil.copy(backup, file)
    company = await opened(address, clock, ledger)
    assert await company.count(people) == 1
    assert (await company.tables.get(table.id)).people == (ANNA.id,)
    await closed(company)
    assert str(BO.id).encode() not in (tmp_path / "data" / LEDGER).read_bytes()


async def test_erasing_goes_on_without_its_ledger(tmp_path: Path, clock: Hand) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder")
    company = await opened(f"sqlite:///{tmp_path / 'pantheon.db'}", clock, Ledger(nowhere))
    await company.tables.set_language(ANNA.id, "de")
    await company.tables.erase_person(ANNA)
    assert await company.count(people) == 0
    await closed(company)


def test_ledger_keeps_hashes_that_only_its_key_tells(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    assert ledger.entries() == []
    assert [ledger.add(person) for person in (7, 8, 7)] == [1, 2, 3]
    first, second, third = ledger.entries()
    assert first == third != second
    assert ledger.among([6, 7, 8], [second]) == [8]
    with (tmp_path / LEDGER).open("a") as file:
        file.write("cut o")
    assert len(ledger.entries()) == 3
    assert ledger.add(9) == 4
    assert ledger.among([9], ledger.entries()[3:]) == [9]
    assert (tmp_path / KEY).stat().st_mode & 0o077 == 0
    (tmp_path / KEY).unlink()
    assert ledger.among([7, 8, 9], ledger.entries()) == []
