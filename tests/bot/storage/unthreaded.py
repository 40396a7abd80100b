"""The database's driver without its thread: each wait for a thread costs more than the statement it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from aiosqlite import core


class InTheLoop:
    """In the place of a driver's thread and its queue: what is put into it is done at once, and told a little later.

    So other tasks run between two statements, as they do while a thread works.
    """

    daemon = True

    def __init__(self, *args: Any, **more: Any) -> None:
        pass

    def start(self) -> None:
        """There is no thread."""

    def put_nowait(self, task: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = task
        tell: Callable[..., None] = core.set_result
        try:
            result = work()
        except BaseException as error:
            tell, result = core.set_exception, error
        if future is not None:
            future.get_loop().call_soon(tell, future, result)


@contextmanager
def database_without_thread(queue: type[Any] = InTheLoop) -> Iterator[None]:
    """Connections that are opened meanwhile have no thread; ``queue`` is in the place of it and of its queue."""
    originals = core.Thread, core.SimpleQueue
    core.Thread = core.SimpleQueue = queue  # type: ignore[misc, assignment]
    try:
        yield
    finally:
        core.Thread, core.SimpleQueue = originals  # type: ignore[misc]


@pytest.fixture(autouse=True)
def unthreaded(request: pytest.FixtureRequest) -> Iterator[None]:
    """No thread for the database, except in tests that are marked ``database_thread``."""
    if request.node.get_closest_marker("database_thread"):
        yield
        return
    with database_without_thread():
        yield
