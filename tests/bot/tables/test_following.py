"""What follows a change of a table: all of it, in its order, and nothing where the change is undone."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.following import IN_TRANSACTION, follow_commit
from tests.bot.tables.company import ANNA, BO, Company


def services(calls: list[str]) -> Any:
    """Services that only note that they were called."""

    def noting(name: str) -> Any:
        return lambda *_: calls.append(name)

    return SimpleNamespace(
        computers=SimpleNamespace(awaken=noting("computers"), pondering=SimpleNamespace(changed=noting("thoughts"))),
        wake=noting("outbox"),
        time=SimpleNamespace(committed=noting("timers"), resting=SimpleNamespace(awaken=noting("resting"))),
    )


def changed(*, answers_itself: bool = False, is_open: bool = False) -> Any:
    return SimpleNamespace(answers_itself=answers_itself, table=SimpleNamespace(id=1, is_open=is_open))


@pytest.mark.parametrize(
    ("live", "has_messages", "expected"),
    [
        (changed(), False, ["thoughts", "timers"]),
        (changed(), True, ["thoughts", "outbox", "timers"]),
        (changed(answers_itself=True), False, ["thoughts", "computers", "timers"]),
        (
            changed(answers_itself=True, is_open=True),
            True,
            ["thoughts", "computers", "outbox", "timers", "resting"],
        ),
    ],
)
def test_what_a_commit_demands_is_done_in_its_order(live: Any, has_messages: bool, expected: Sequence[str]) -> None:
    calls: list[str] = []
    follow_commit(services(calls), live, has_messages)
    assert calls == expected


async def test_every_change_writes_all_that_follows_from_it(company: Company) -> None:
    on_commit: Any = company.tables.repository.on_commit
    assert [each.func for each in on_commit] == [*IN_TRANSACTION]
    tables = company.tables
    (services,) = {each.args[0] for each in on_commit}
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
