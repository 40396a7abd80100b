"""A cache of values that a pool makes: each is made once, however many ask at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from bot.processes.cpu_pool import Pool

T = TypeVar("T")


class PoolCache(Generic[T]):
    """A cache of values that a pool makes, by key.

    Values that together weigh at most ``limit`` are kept; ``long``: making one takes seconds.
    """

    def __init__(self, pool: Pool, limit: int, weight: Callable[[T], int], *, long: bool = False) -> None:
        self._pool = pool
        self._limit = limit
        self._weight = weight
        self._long = long
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._weighs = 0
        self._making: dict[Hashable, asyncio.Task[T]] = {}

    def __len__(self) -> int:
        """How many values are kept."""
        return len(self._values)

    def find(self, key: Hashable) -> T | None:
        """The value of that key, if it is still kept."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    async def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of that key, made if it must be; two who ask at once get the same.

        Raises PoolBusy, and what making it raises.
        """
        value = self.find(key)
        if value is not None:
            return value
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._pool.run(make, long=self._long))
            making.add_done_callback(lambda task: self._keep(key, task))
        try:
            return await asyncio.shield(making)
        finally:
            del making  # what making it raises knows this call

    def _keep(self, key: Hashable, making: asyncio.Task[T]) -> None:
        self._making.pop(key, None)
        if making.cancelled() or making.exception() is not None:
            return
        self._values[key] = value = making.result()
        self._weighs += self._weight(value)
        while self._weighs > self._limit:
            self._weighs -= self._weight(self._values.popitem(last=False)[1])
