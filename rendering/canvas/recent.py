"""A cache of recently used values within a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from threading import Lock
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """Values by key. The least recently used ones are forgotten when all take more than ``limit`` bytes together.

    ``weigh`` says how many bytes a value takes, or ``weigh`` is what each takes. The last value is never forgotten.
    ``release`` is given each value that is forgotten, with its key.
    """

    def __init__(
        self,
        limit: int,
        weigh: Callable[[V], int] | int,
        release: Callable[[Any, V], object] = lambda key, value: None,
    ) -> None:
        self.limit = limit
        self.held = 0
        self._weigh = weigh
        self._release = release
        self._entries: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> V | None:
        """The value of a key, None where it is not known."""
        with self._lock:
            value = self._entries.get(key)
            if value is not None:
                self._entries.move_to_end(key)
        return value

    def find_all(self, keys: Sequence[Hashable]) -> list[V | None]:
        """The value of each key, None where it is not known."""
        entries, use = self._entries, self._entries.move_to_end
        with self._lock:
            values = [entries.get(key) for key in keys]
            for key, value in zip(keys, values, strict=True):
                if value is not None:
                    use(key)
        return values

    def keep(self, key: Hashable, value: V) -> None:
        """Keep the value of a key."""
        self.keep_all(((key, value),))

    def keep_all(self, entries: Iterable[tuple[Hashable, V]]) -> None:
        """Keep the value of each key."""
        with self._lock:
            for key, value in entries:
                before = self._entries.pop(key, None)
                self.held += self._bytes(value) - (0 if before is None else self._bytes(before))
                self._entries[key] = value
            while self.held > self.limit and len(self._entries) > 1:
                key, value = self._entries.popitem(last=False)
                self.held -= self._bytes(value)
                self._release(key, value)

    def _bytes(self, value: V) -> int:
        return self._weigh if isinstance(self._weigh, int) else self._weigh(value)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)
