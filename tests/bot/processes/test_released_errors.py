"""What is refused is free at once: no error knows, by its traceback, what knows it. Else each refused click stays in
memory, with its message and its person, until Python looks for garbage among the oldest objects."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NoReturn
from weakref import ref

import pytest

from bot.processes.cpu_pool import Pool
from bot.processes.pool_cache import PoolCache
from bot.storage.uncancelled import run_uncancelled
from bot.tables.model.refusals import Refusal
from bot.tables.pondering import Pondering
from bot.web.site import Shelf


class Click:
    """What the caller of refused work knows."""


@contextlib.contextmanager
def without_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def refuse() -> NoReturn:
    raise Refusal("busy")


async def refuse_later() -> None:
    await asyncio.sleep(0)
    refuse()


async def in_a_pool(pool: Pool) -> None:
    await pool.run(refuse)


async def in_a_cache(pool: Pool) -> None:
    await PoolCache[Any](pool, 1, lambda value: 1).get("key", refuse)


async def on_a_shelf(pool: Pool) -> None:
    await Shelf[None](1, lambda value: 1).get("key", refuse_later)


async def to_its_end(pool: Pool) -> None:
    await run_uncancelled(refuse_later())


async def while_it_matters(pool: Pool) -> None:
    await Pondering().run(1, lambda live: True, refuse_later())


async def refused(work: Callable[[Pool], Awaitable[None]], pool: Pool) -> ref[Click]:
    click = Click()
    mark = ref(click)
    try:
        await work(pool)
    except Refusal:
        return mark
    raise AssertionError("it was not refused")


@pytest.mark.parametrize("work", [in_a_pool, in_a_cache, on_a_shelf, to_its_end, while_it_matters])
async def test_a_refused_caller_is_free_at_once(work: Callable[[Pool], Awaitable[None]]) -> None:
    pool = Pool(1)
    try:
        with without_looks_for_garbage():
            mark = await refused(work, pool)
            for _ in range(5):
                await asyncio.sleep(0)
            assert mark() is None
    finally:
        pool.close()


async def test_a_cancelled_caller_is_free_once_the_work_is_done() -> None:
    async def call() -> ref[Click]:
        click = Click()
        mark = ref(click)
        try:
            await run_uncancelled(asyncio.sleep(0.01))
        except asyncio.CancelledError:
            return mark
        raise AssertionError("it was not cancelled")

    with without_looks_for_garbage():
        calling = asyncio.create_task(call())
        await asyncio.sleep(0)
        calling.cancel()
        assert (await calling)() is None
