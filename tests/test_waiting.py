"""The one way in which tests wait for others."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import pytest

from tests import waiting
from tests.waiting import until


@pytest.mark.parametrize("is_asynchronous", [False, True])
async def test_it_waits_for_what_is_true_at_last_and_returns_it(is_asynchronous: bool, monkeypatch) -> None:
    monkeypatch.setattr(waiting, "LOOKS_APART_S", 0.0)
    values = iter([None, 0, "there"])

    async def later() -> object:
        return next(values)

    assert await until(later if is_asynchronous else lambda: next(values)) == "there"


async def test_a_task_is_a_value_and_is_not_awaited() -> None:
    task = asyncio.create_task(asyncio.sleep(5))
    assert await until(lambda: task) is task
    assert task.cancel(), "it was not over"


async def test_what_never_comes_is_named_with_what_there_is_instead() -> None:
    with pytest.raises(AssertionError, match=r"not within 0 s: .*lambda: 1 > 2.*\nthe log"):
        await until(lambda: 1 > 2, within_s=0.0, seen=lambda: "the log")
    with pytest.raises(AssertionError, match=r"^not within 0 s: a board$"):
        await until(lambda: None, "a board", within_s=0.0)


def test_nobody_waits_in_another_way_of_the_same_name() -> None:
    tests = Path(__file__).parent
    own = {
        file.relative_to(tests).as_posix()
        for file in tests.rglob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AsyncFunctionDef) and node.name in ("until", "_until", "wait_until", "eventually")
    }
    assert own == {"waiting.py"}
