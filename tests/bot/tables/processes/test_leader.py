"""What is done once for all shards is done by the leader alone."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import nullcontext
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from bot.runtime.clock import DAY
from bot.runtime.clock_skew import Skew
from bot.storage.database import Database
from bot.storage.schema import applied_erasures, tables
from bot.tables import erasure
from bot.tables.erasure import Erasures
from bot.tables.model.refusals import Refusal
from bot.tables.people.departed_servers import KEPT
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.time import retention
from bot.tables.time.retention import Retention
from tests.bot.tables.company import ANNA, BO, Company
from tests.bot.tables.processes.pair import LEFT, RIGHT, Pair, begun
from tests.waiting import until


async def gone(server: int) -> bool | None:
    return False


async def over_on_both(pair: Pair) -> list[int]:
    """A match on each shard that ended long ago."""
    ids = [await begun(pair.left, LEFT, 1), await begun(pair.right, RIGHT, 2)]
    for company, id in zip(pair, ids, strict=True):
        voted = await company.tables.ends.vote(id, ANNA)
        assert voted.table.is_open
        await company.tables.ends.vote(id, BO)
        await company.settle()
        assert not (await company.tables.lookup.get(id)).is_open
    pair.left.clock.turn(31 * DAY)
    return ids


def pseudonyms_of(company: Company) -> Pseudonyms:
    """The pseudonyms that the database holds the key of."""
    return Pseudonyms(company.tables.repository.write, None)


class Agreeing(Skew):
    """The skew of a clock that has agreed with Discord's for long enough."""

    @property
    def agreed_ms(self) -> float:
        return float(2 * DAY)


def removers(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Retention], list[Company]]:
    """Retention in both processes, and which of them have removed something."""
    worked: list[Company] = []
    remove_finished = retention.remove_finished

    async def note(repository: object, days: int) -> int:
        worked.append(next(company for company in pair if company.tables.repository is repository))
        return await remove_finished(repository, days)  # type: ignore[arg-type]

    monkeypatch.setattr(retention, "remove_finished", note)
    return [Retention(company.tables.repository, 30, gone, Agreeing(company.clock)) for company in pair], worked


async def test_the_leader_removes_old_matches_of_all_shards(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = await over_on_both(pair)
    both, worked = removers(pair, monkeypatch)
    for each in both:
        await each.look()
    assert worked == [pair.left]
    left = await pair.left.database.read(lambda c: c.execute(select(tables.c.stage).where(tables.c.id.in_(ids))))
    assert set(left.scalars()) <= {"removed"}
    await until(lambda: ids[1] not in pair.right.tables.repository._live)
    with pytest.raises(Refusal, match="no_table"):
        await pair.right.tables.lookup.get(ids[1])
    await both[0].look()
    assert len(worked) == 1, "it has done so lately"


async def test_when_the_leader_ends_the_other_one_does_so(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    await over_on_both(pair)
    both, worked = removers(pair, monkeypatch)
    await pair.left.leave()
    await pair.left.database.close()
    await until(lambda: pair.right.database.leads)
    await both[1].look()
    assert worked == [pair.right]


async def test_without_the_lock_both_would(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control."""
    await over_on_both(pair)
    both, worked = removers(pair, monkeypatch)
    monkeypatch.setattr(Database, "leads", True)
    for each in both:
        await each.look()
    assert worked == [*pair]


async def test_the_leader_forgets_departed_servers_of_all_shards(pair: Pair) -> None:
    await begun(pair.left, LEFT, 1)
    theirs = await begun(pair.right, RIGHT, 2)
    await pair.right.tables.servers.leave(RIGHT)
    pair.left.clock.turn(KEPT + DAY)
    await pair.right.tables.servers.compare([], lambda server: server == RIGHT)
    assert await pair.left.count(tables) == 2, "that is left to the leader"

    async def back(server: int) -> bool | None:
        return True

    async def unknown(server: int) -> bool | None:
        return None

    for is_in in (back, unknown):
        await Retention(pair.left.tables.repository, None, is_in, Agreeing(pair.left.clock)).look()
        assert await pair.left.count(tables) == 2
    await Retention(pair.right.tables.repository, None, gone, Agreeing(pair.left.clock)).look()
    assert await pair.left.count(tables) == 2
    await Retention(pair.left.tables.repository, None, gone, Agreeing(pair.left.clock)).look()
    assert await pair.left.count(tables) == 1
    await until(lambda: theirs not in pair.right.tables.repository._live)
    assert await pair.left.tables.servers.departed_ids() == set()


@pytest.mark.parametrize("locked", [True, False])
async def test_a_ledger_that_two_processes_have_is_carried_out_once(
    pair: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locked: bool
) -> None:
    """``locked`` False is the control: both begin before one has ended."""
    await begun(pair.left, LEFT, 1)
    ledger = Ledger(tmp_path / "one")
    await erasure.erase(pair.left.tables.repository, ANNA.id, pseudonyms_of(pair.left), ledger)
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    # The backup that is restored knows her, and not that she was erased.
    await begun(pair.right, RIGHT, 2)
    await pair.left.database.write(lambda connection: connection.execute(delete(applied_erasures)))
    erased: list[int] = []
    erase, begin = erasure.erase, []

    async def note(repository: object, person: int, names: object) -> None:
        erased.append(person)
        begin.append(person)
        if not locked:
            await until(lambda: len(begin) == 2)
        await erase(repository, person, names)  # type: ignore[arg-type]

    monkeypatch.setattr(erasure, "erase", note)
    if not locked:
        monkeypatch.setattr(Database, "alone_at_ledger", lambda self: nullcontext())
    both = [
        Erasures(company.tables.repository, Ledger(tmp_path / name), pseudonyms_of(company))
        for company, name in zip(pair, ("one", "two"), strict=True)
    ]

    assert sum(await asyncio.gather(*(each.erase_again() for each in both))) == len(erased)
    assert erased == [ANNA.id] * (1 if locked else 2)
