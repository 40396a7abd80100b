"""Analyses at tables: made once, one at a time for a server, erased and exported with the rest of a person's data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

import engine.analysis.course
from bot.processes.job_queue import PoolBusy
from bot.storage.schema import analyses
from bot.tables import analysis_service, analysis_work
from bot.tables.analysis_service import TRIES, Analyses
from bot.tables.model.refusals import Refusal
from bot.tables.time.retention import remove_finished
from engine.analysis import choices, fortune, trials, weighing
from tests.bot.tables.company import ANNA, BO, Company
from tests.engine.few_futures import look_at_few_futures


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "TRIED_OF_ALL", 3)
    monkeypatch.setattr(choices, "CONFIRMED", 4)
    monkeypatch.setattr(weighing, "EVEN", 3)
    monkeypatch.setattr(fortune, "SIXES", 1)
    monkeypatch.setattr(fortune, "AFTER", 2)
    monkeypatch.setattr(engine.analysis.course, "FUTURES", (1, 1))
    monkeypatch.setattr(engine.analysis.course, "ALONE", (1, 1))
    look_at_few_futures(monkeypatch, trials)


async def over(company: Company, channel: int = 1) -> int:
    table = await company.started(BO, channel=channel)
    await company.play_out(table.id, 5 + channel)
    await company.settle()
    return table.id


async def make_analysis(company: Company, id: int) -> Any:
    return await (await company.tables.analyses.begin(id)).task


async def test_an_analysis_is_made_once_and_kept(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await over(company)
    assert await company.tables.analyses.find_stored(id) is None
    first = await company.tables.analyses.begin(id)
    assert await company.tables.analyses.begin(id) is first
    analysis = await first.task
    assert first.share == 1.0
    assert analysis.course
    assert analysis.costly
    copy = await company.tables.analyses.find_stored(id)
    assert copy is not None
    assert (copy.costly, copy.luck, copy.accuracy) == (analysis.costly, analysis.luck, analysis.accuracy)
    assert [accuracy.seat for accuracy in copy.accuracy] == [0, 1]
    assert copy.fortune == analysis.fortune
    assert analysis.fortune[0].win == pytest.approx(-analysis.fortune[1].win)
    monkeypatch.setattr(analysis_service, "analyse", None)
    assert (await make_analysis(company, id)).costly == analysis.costly, "what is kept is not worked out again"
    assert await company.count(analyses) == 1


async def test_its_progress_never_goes_back(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await over(company)
    shares: list[float] = []
    real = Analyses._piece

    async def noting(self: Analyses, work: Callable[[], Any]) -> Any:
        shares.append(self._running[id].share)
        return await real(self, work)

    monkeypatch.setattr(Analyses, "_piece", noting)
    await make_analysis(company, id)
    assert shares == sorted(shares)
    assert max(len([*same]) for _, same in groupby(shares)) <= 4, "no part of the work stands still"
    assert shares[0] == 0.0
    assert 0.5 < shares[-1] < 1.0


async def test_only_what_people_chose_themselves_is_judged(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await company.started(computers=1)
    await company.play_out(table.id, 7)
    seats: list[int] = []

    def noting(match: Any, numbers: list[int]) -> list[Any]:
        seats.extend(match.journal[number].seat for number in numbers)
        return []

    monkeypatch.setattr(analysis_work, "look_at_choices", noting)
    await make_analysis(company, table.id)
    assert {*seats} == {0}


async def test_one_at_a_time_and_not_too_many(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_service, "WAITING", 2)
    ids = [await over(company, channel) for channel in range(1, 4)]
    at_work, most = 0, 0
    real = Analyses._piece

    async def counting(self: Analyses, work: Callable[[], Any]) -> Any:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        await asyncio.sleep(0)
        try:
            return await real(self, work)
        finally:
            at_work -= 1

    monkeypatch.setattr(Analyses, "_piece", counting)
    running = [await company.tables.analyses.begin(id) for id in ids[:2]]
    with pytest.raises(Refusal, match="busy"):
        await company.tables.analyses.begin(ids[2])
    await asyncio.gather(*(each.task for each in running))
    assert most == 1
    assert await company.count(analyses) == 2
    await make_analysis(company, ids[2])


async def test_a_match_that_is_played_is_not_analysed_and_one_given_up_until_it_goes_on(company: Company) -> None:
    table = await company.started(computers=1)
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.analyses.begin(table.id)
    await company.tables.ends.vote(table.id, ANNA)
    await make_analysis(company, table.id)
    assert await company.count(analyses) == 1
    await company.tables.ends.take_back(table.id, ANNA)
    assert await company.count(analyses) == 0


async def test_work_without_a_place_waits_and_then_gives_up(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await over(company)
    monkeypatch.setattr(analysis_service, "PAUSE", 0.0)
    tried = 0
    real = company.tables.computers.thinking.in_background

    async def full(work: Callable[[], Any]) -> Any:
        nonlocal tried
        tried += 1
        if tried % 3:
            raise PoolBusy("full")
        return await real(work)

    monkeypatch.setattr(company.tables.computers.thinking, "in_background", full)
    await make_analysis(company, id)
    assert await company.count(analyses) == 1

    async def always_full(work: Callable[[], Any]) -> Any:
        nonlocal tried
        tried += 1
        raise PoolBusy("full")

    other, tried = await over(company, 2), 0
    monkeypatch.setattr(company.tables.computers.thinking, "in_background", always_full)
    with pytest.raises(PoolBusy):
        await make_analysis(company, other)
    assert tried == TRIES
    assert await company.count(analyses) == 1


async def test_it_goes_with_its_people_and_its_match(company: Company) -> None:
    id, other = await over(company), await over(company, 2)
    analysis = await make_analysis(company, id)
    await make_analysis(company, other)
    exported = await company.tables.people.export(ANNA)
    by_table = {each["table"]: each["analysis"] for each in exported["tables"]}
    assert [each["entries"] for each in by_table[id]["costly"]] == [each.entries for each in analysis.costs_of(0)]
    assert {each["seat"] for each in by_table[id]["costly"]} <= {0}
    own = analysis.accuracy_of(0)
    assert own is not None
    assert own.sums is not None
    assert by_table[id]["accuracy"] == [own._asdict() | {"sums": [*own.sums]}]
    assert by_table[id]["fortune"] == analysis.fortune[0]._asdict()
    skill = next(each["facts"]["skill"] for each in exported["results"] if each["table_id"] == id)
    assert skill["accuracy"] == {"form": 3, "sums": [*own.sums]}
    assert skill["luck"] == list(analysis.fortune[0])
    company.clock.turn(1)
    assert await remove_finished(company.tables.repository, 0) == 2
    assert await company.count(analyses) == 0
    third = await over(company, 3)
    await make_analysis(company, third)
    await company.tables.people.erase(ANNA)
    left = await company.tables.results.of_table(third)
    assert ["skill" in result.facts for result in left] == [False, True]
    assert await company.count(analyses) == 0
    again = await make_analysis(company, third)
    assert {costly.seat for costly in again.costly} <= {1}
    assert [accuracy.seat for accuracy in again.accuracy] == [1]


async def test_who_is_erased_while_it_is_made_is_not_in_it(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await over(company)
    worked_out, release = asyncio.Event(), asyncio.Event()
    real = analysis_service.analyse

    async def holding(*args: Any) -> Any:
        result = await real(*args)
        worked_out.set()
        await release.wait()
        return result

    monkeypatch.setattr(analysis_service, "analyse", holding)
    running = await company.tables.analyses.begin(id)
    await worked_out.wait()
    await company.tables.people.erase(ANNA)
    release.set()
    assert {costly.seat for costly in (await running.task).costly} == {0, 1}
    analysis = await company.tables.analyses.find_stored(id)
    assert analysis is not None
    assert {costly.seat for costly in analysis.costly} == {1}
