"""Puts the points at which a process can die into the bot's way, and the lasting database in the place of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import bot.client
from bot.operator.channel import OperatorChannel
from bot.storage.database import Database
from bot.tables.model.open_table import OpenTable
from bot.tables.outbox import dispatcher
from bot.tables.store import outbox_rows, repository, table_rows
from bot.tables.time import claims
from tests.bot.simulation.plant import nothing
from tests.bot.simulation.process import LastingDatabase, current_process, reached


@contextmanager
def points_in_place(database: Callable[[], LastingDatabase]) -> Iterator[pytest.MonkeyPatch]:
    """Put the points into the bot's way, and the lasting database in the place of the one that it would open."""

    class Opened:
        @staticmethod
        async def open(url: str, **_: Any) -> Database:
            return database()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.client, "Database", Opened)
        patch.setattr(OperatorChannel, "open", nothing)
        patch.setattr(OperatorChannel, "close", nothing)
        _after(patch, table_rows, "_write_entry", "journal_written")
        _after(patch, claims, "claim", "claimed")
        _before(patch, outbox_rows, "settle", "before_settled")
        _after(patch, outbox_rows, "settle", "settled")
        _before(patch, dispatcher.Dispatcher, "_deliver", "delivered")
        commit, init = repository.TableRepository.commit, repository.TableRepository.__init__

        async def commit_or_freeze(self: repository.TableRepository, *args: Any, **more: Any) -> OpenTable:
            reached("decided")
            if (process := current_process.get()) is not None:
                await process.perhaps_freeze()
            return await commit(self, *args, **more)

        def watched(self: repository.TableRepository, *args: Any, **more: Any) -> None:
            init(self, *args, **more)
            self.on_commit += (database().watch,)

        patch.setattr(repository.TableRepository, "commit", commit_or_freeze)
        patch.setattr(repository.TableRepository, "__init__", watched)
        yield patch


def _before(patch: pytest.MonkeyPatch, owner: Any, name: str, point: str) -> None:
    original: Callable[..., Awaitable[Any]] = getattr(owner, name)

    async def wrapped(*args: Any, **more: Any) -> Any:
        reached(point)
        return await original(*args, **more)

    patch.setattr(owner, name, wrapped)


def _after(patch: pytest.MonkeyPatch, owner: Any, name: str, point: str) -> None:
    original: Callable[..., Awaitable[Any]] = getattr(owner, name)

    async def wrapped(*args: Any, **more: Any) -> Any:
        result = await original(*args, **more)
        reached(point)
        return result

    patch.setattr(owner, name, wrapped)
