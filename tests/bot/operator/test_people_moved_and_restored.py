"""Time banks, musters and leagues of matches, moved between databases and restored from a backup: nothing is lost or
given twice, and all goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.runtime.clock import HOUR
from bot.storage.database import Database
from bot.storage.schema import people_league_deals, people_league_tables
from bot.storage.sqlite.backups import backups_in
from bot.tables.rules.muster import SLOW
from tests.bot.operator.people_at_play import RULES, banks, begin_play, play_on_with
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.operator.test_moving import contents, empty
from tests.bot.operator.test_restoring import now
from tests.bot.storage.postgresql.postgresql_server import programs
from tests.bot.tables.company import ANNA, BO, CHANNEL, Company, Hand, let_time_pass

__all__ = ["empty"]


@pytest.fixture(autouse=True)
def time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    let_time_pass(monkeypatch)


async def test_all_of_it_goes_on_after_a_move_to_postgresql(folder: Path, empty: str) -> None:
    first, clock = f"sqlite:///{folder}/first.db", Hand()
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nothing else runs yet
    database = await Database.open(first)
    company = Company.gather(database, clock)
    at_play = await begin_play(company)
    await company.leave()
    await database.close()
    assert await command("migrate", "--from", first, "--to", empty) == 0
    before = await contents(first)
    assert await contents(empty) == before
    assert all(before[name] for name in ("banks", "people_leagues", "people_league_members", "people_league_tables"))
    assert before["people_league_deals"]
    database = await Database.open(empty)
    company = Company.gather(database, clock)
    company.clicks = 10_000
    league = await play_on_with(company, at_play)
    assert len({each.id for each in league.tables}) == len(league.tables) >= 3
    new = await company.tables.people_leagues.open(77, 3, RULES, "en")
    assert new == at_play.league + 1, "no number is given again"
    await company.leave()
    await database.close()


async def test_all_of_it_goes_on_as_it_was_when_a_backup_is_restored(folder: Path) -> None:
    clock = now()
    async with running_bot(folder, clock) as company:
        at_play = await begin_play(company)
        tables = await company.count(people_league_tables)
        deals = await company.count(people_league_deals)
        assert await command("backup") == 0
        await company.move(at_play.banked)
        clock.turn(60_000)
        await company.tables.musters.decline(at_play.mustered, BO)
        league = await company.tables.people_leagues.get(at_play.league)
        running = next(each for each in league.tables if each.result is None)
        await company.play_out(running.id or 0, 2)
        await company.tables.people_leagues.openings.look()
        assert await company.count(people_league_tables) > tables
        await company.settle()
    assert await command("restore", str(backups_in(folder / "backups")[0])) == 0
    clock.turn(SLOW + HOUR)
    async with running_bot(folder, clock) as company:
        company.clicks = 100_000
        await company.settle()
        mustered = await company.tables.lookup.get(at_play.mustered)
        assert (mustered.stage, mustered.muster is not None, mustered.people) == ("lobby", True, (ANNA.id, BO.id))
        assert await company.tables.musters.look() == 0, "people can still confirm"
        left = await banks(company, at_play.banked)
        assert left == pytest.approx(at_play.left, abs=0.1), "no choice after the backup counts, and no time"
        at_play = at_play._replace(left=left)
        assert await company.count(people_league_deals) == deals
        old = await company.tables.people_leagues.get(at_play.league)
        assert len(company.messenger.of("league", CHANNEL)) == 0
        league = await play_on_with(company, at_play)
        assert [each.id for each in league.tables][: len(old.tables)] == [each.id for each in old.tables]
        numbers = [each.id for each in league.tables]
        assert len(set(numbers)) == len(numbers)


async def test_all_of_it_goes_on_from_a_dump_of_postgresql(
    folder: Path, postgresql: str, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    binaries = programs()
    if binaries is None or not (binaries / "pg_dump").exists():
        pytest.skip("the programs of PostgreSQL are not there")
    clock, dump = now(), folder / "pantheon.dump"
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nothing else runs yet
    database = await Database.open(postgresql)
    company = Company.gather(database, clock)
    at_play = await begin_play(company)
    await company.leave()
    await database.close()
    await _run(binaries / "pg_dump", "--format=custom", f"--file={dump}", _plain(postgresql))
    await _run(binaries / "pg_restore", "--no-owner", f"--dbname={_plain(empty)}", str(dump))
    assert await contents(empty) == await contents(postgresql)
    monkeypatch.setenv("DATABASE_URL", empty)
    assert await command("restore", "--in-place") == 0
    database = await Database.open(empty)
    company = Company.gather(database, clock)
    company.clicks = 100_000
    await company.settle()
    await play_on_with(company, at_play)
    await company.leave()
    await database.close()


def _plain(address: str) -> str:
    """An address as PostgreSQL's own programs take it."""
    return address.replace("postgresql+asyncpg://", "postgresql://")


async def _run(*words: str | Path) -> None:
    program = await asyncio.create_subprocess_exec(*map(str, words))
    assert await program.wait() == 0
