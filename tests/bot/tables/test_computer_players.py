"""Computer players at tables."""

from __future__ import annotations

import asyncio
import random
import threading

import pytest
from sqlalchemy import select

from bot.storage.database import Database
from bot.storage.schema import journal
from bot.tables import computer_players, thinking
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.outbox import queues
from engine.verification import verify
from tests.bot.tables.company import ANNA, Company, Hand


async def test_computer_players_play_and_are_journalled(company: Company) -> None:
    table = await company.started(computers=2)
    table = await company.play_on(table.id, random.Random(3))
    assert table.stage == "finished"
    rows = (await company.database.read(lambda c: c.execute(select(journal).order_by(journal.c.number)))).all()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert {row.seat for row in rows if row.interaction is None} == {1, 2}
    assert {row.seat for row in rows if row.interaction is not None} == {0}
    assert verify(await company.tables.lookup.export(table.id)).valid


async def test_one_board_is_posted_when_a_person_must_act(company: Company) -> None:
    table = await company.started(computers=3)
    chance = random.Random(8)
    for _ in range(12):
        await company.settle()
        if (await company.tables.lookup.get(table.id)).stage != "playing":
            break
        table, person, _ = await company.choices(table.id)
        assert person == ANNA.id
        boards = company.messenger.of("board")
        assert boards[-1].version == table.version
        await company.move(table.id, chance)
    fresh = [call for call in company.messenger.calls if call.kind == "board" and call.place is None]
    assert len(fresh) == len({call.facts["version"] for call in fresh})
    assert all("Anna" in call.facts["names"] for call in fresh)


async def test_they_choose_in_a_thread_on_a_copy(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    choose = thinking.choose

    def noting(player, match, seat):
        calls.append((threading.current_thread() is threading.main_thread(), match))
        return choose(player, match, seat)

    monkeypatch.setattr(thinking, "choose", noting)
    table = await company.started(computers=1)
    await company.play_on(table.id, random.Random(1), 4)
    live = await company.tables.lookup.match(table.id)
    assert calls
    assert not any(in_main for in_main, _ in calls)
    assert all(match is not live for _, match in calls)


@pytest.mark.parametrize("fault", ["raises", "forges"])
async def test_computer_player_with_a_fault_never_hangs_the_match(
    company: Company, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    from engine.advice import Advice

    def broken(player, match, seat):
        if fault == "raises":
            raise ZeroDivisionError
        return Advice("nothing I was offered")

    monkeypatch.setattr(thinking, "choose", broken)
    table = await company.started(computers=1)
    await company.play_on(table.id, random.Random(1), 6)
    await company.settle()
    assert len((await company.choices(table.id))[2]) > 0


async def test_after_a_crash_they_go_on(database: Database, clock: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company.gather(database, clock)
    monkeypatch.setattr(company.tables.computers, "awaken", lambda id: None)
    table = await company.started(computers=1)
    chance = random.Random(2)
    while any(seat.person for seat in (await company.tables.repository.live(table.id)).asked_seats):
        await company.move(table.id, chance)
    await company.leave()
    again = Company.gather(database, clock)
    await start_tables(again.tables)
    await again.settle()
    table, person, _ = await again.choices(table.id)
    assert person == ANNA.id
    assert again.messenger.of("board")[-1].version == table.version
    await again.leave()


async def test_they_try_again_when_the_disk_is_full(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    failures, naps = 0, []
    commit = company.tables.repository.commit

    async def failing(before, change, *guards):
        nonlocal failures
        if change.entry is not None and change.entry.interaction is None and failures < 3:
            failures += 1
            raise Refusal("cannot_save")
        return await commit(before, change, *guards)

    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await sleep(0)

    monkeypatch.setattr(company.tables.repository, "commit", failing)
    monkeypatch.setattr(computer_players.asyncio, "sleep", nap)
    monkeypatch.setattr(queues, "LATE_S", 0.0)
    table = await company.started(computers=1)
    await company.play_on(table.id, random.Random(2), 3)
    assert failures == 3
    assert [pause for pause in naps if pause >= 1] == [1, 2, 4]


async def test_closing_stops_them(database: Database, clock: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed while one chooses: neither this choice counts nor does any later one."""
    company = Company.gather(database, clock)
    choosing, goes_on, choose = threading.Event(), threading.Event(), thinking.choose

    def choose_late(player, match, seat):
        choosing.set()
        goes_on.wait(30)
        return choose(player, match, seat)

    monkeypatch.setattr(thinking, "choose", choose_late)
    table = await company.started(computers=2)
    while any(seat.person for seat in (await company.tables.repository.live(table.id)).asked_seats):
        await company.move(table.id)
    assert await asyncio.to_thread(choosing.wait, 30)
    before = (await company.tables.repository.live(table.id)).table.version
    closing = asyncio.create_task(company.tables.computers.close())
    await asyncio.sleep(0)
    goes_on.set()
    await closing
    company.tables.computers.awaken(table.id)
    await company.tables.computers.idle()
    assert (await company.tables.repository.live(table.id)).table.version == before
    await company.leave()
