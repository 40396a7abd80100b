"""Of the private confirmations of choices only the newest stays."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.runtime import confirmations
from bot.runtime.confirmations import Confirmations


def answered(log: list[str], name: str, *, fails: bool = False, expired: bool = False) -> Any:
    async def delete() -> None:
        log.append(name)
        if fails:
            response: Any = SimpleNamespace(status=404, reason="gone")
            raise discord.NotFound(response, "Unknown Webhook")

    return SimpleNamespace(delete_original_response=delete, is_expired=lambda: expired)


async def test_a_new_confirmation_deletes_the_one_before_of_the_same_table() -> None:
    log: list[str] = []
    answers = Confirmations()
    await answers.replace(1, 7, answered(log, "first"))
    await answers.replace(1, 8, answered(log, "another table"))
    await answers.replace(2, 7, answered(log, "another person"))
    assert log == []
    await answers.replace(1, 7, answered(log, "second", fails=True))
    assert log == ["first"]
    await answers.replace(1, 7, answered(log, "third"))
    assert log == ["first", "second"], "one that is gone already is no trouble"


async def test_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirmations, "MOST", 1)
    log: list[str] = []
    answers = Confirmations()
    await answers.replace(1, 7, answered(log, "first"))
    await answers.replace(2, 7, answered(log, "second"))
    await answers.replace(1, 7, answered(log, "third"))
    assert log == []


async def test_an_answer_that_can_no_longer_be_deleted_is_left_alone() -> None:
    log: list[str] = []
    answers = Confirmations()
    await answers.replace(1, 7, answered(log, "first", expired=True))
    await answers.replace(1, 7, answered(log, "second"))
    assert log == []
