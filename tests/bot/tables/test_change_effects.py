"""What follows a change of a table: all of it, in its order, and nothing where the change is undone."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import change_effects
from bot.tables.change_effects import run_after_commit, write_all
from bot.tables.model.messages import OutboxChange
from tests.bot.tables.company import ANNA, BO, Company


def services(calls: list[str]) -> Any:
    """Services that only note that they were called."""

    def noting(name: str) -> Any:
        return lambda *_, only_new=False: calls.append(f"new in {name}" if only_new else name)

    return SimpleNamespace(
        computers=SimpleNamespace(
            awaken=noting("computers"), pondering=SimpleNamespace(note_change=noting("thoughts"))
        ),
        wake=noting("outbox"),
        time=SimpleNamespace(note_commit=noting("timers"), resting=SimpleNamespace(awaken=noting("resting"))),
        rounds=SimpleNamespace(awaken=noting("rounds")),
        openings=SimpleNamespace(awaken=noting("league")),
        links=SimpleNamespace(note_changed=noting("watchers")),
        shown_plans=SimpleNamespace(note_change=noting("plans")),
    )


def changed(*, answers_itself: bool = False, is_open: bool = False, server: int = 0, is_of_league: bool = False) -> Any:
    table = SimpleNamespace(id=1, is_open=is_open, server=server, seats=(), is_of_league=is_of_league)
    return SimpleNamespace(answers_itself=answers_itself, table=table)


@pytest.mark.parametrize(
    ("live", "outbox", "expected"),
    [
        (changed(), OutboxChange.NOTHING, ["thoughts", "timers", "watchers", "plans"]),
        (changed(server=7), OutboxChange.NOTHING, ["thoughts", "timers", "rounds", "watchers", "plans"]),
        (changed(is_of_league=True), OutboxChange.NOTHING, ["thoughts", "timers", "league", "watchers", "plans"]),
        (changed(), OutboxChange.NEW, ["thoughts", "new in outbox", "timers", "watchers", "plans"]),
        (changed(), OutboxChange.MOVED, ["thoughts", "outbox", "timers", "watchers", "plans"]),
        (changed(answers_itself=True), OutboxChange.NOTHING, ["thoughts", "computers", "timers", "watchers", "plans"]),
        (
            changed(answers_itself=True, is_open=True),
            OutboxChange.NEW,
            ["thoughts", "computers", "new in outbox", "timers", "resting", "watchers", "plans"],
        ),
    ],
)
def test_what_a_commit_demands_is_done_in_its_order(live: Any, outbox: OutboxChange, expected: Sequence[str]) -> None:
    calls: list[str] = []
    run_after_commit(services(calls), live, outbox)
    assert calls == expected


async def test_every_change_writes_what_follows_from_it_and_a_new_stage_more(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    effects: list[str] = []

    def noting(name: str) -> Any:
        async def write(*_: Any) -> None:
            effects.append(name)

        return write

    monkeypatch.setattr(change_effects, "AT_NEW_STAGE", (noting("stage"),))
    monkeypatch.setattr(change_effects, "AT_EACH_CHANGE", (noting("change"),))
    table = await company.lobby()
    assert effects == ["stage", "change"], "a new table"
    await company.tables.lobbies.join(table.id, BO)
    assert effects[2:] == ["change"]
    await company.tables.lobbies.start(table.id, ANNA)
    assert effects[3:] == ["stage", "change"]
    await company.move(table.id)
    assert effects[5:] == ["change"], "a choice"


async def test_the_services_of_the_tables_follow_each_commit(company: Company) -> None:
    on_commit: Any = company.tables.repository.on_commit
    (effect,) = on_commit
    assert effect.func is write_all
    services, tables = effect.args[0], company.tables
    assert (services.time, services.computers) == (tables.time, tables.computers)


async def test_what_fails_in_the_transaction_undoes_the_change(company: Company) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("planted")

    table = await company.lobby()
    before = company.tables.repository.on_commit
    company.tables.repository.on_commit = (*before, fail)
    with pytest.raises(RuntimeError, match="planted"):
        await company.tables.lobbies.join(table.id, BO)
    company.tables.repository.on_commit = before
    assert [seat.person for seat in (await company.tables.lookup.get(table.id)).seats] == [ANNA.id]
