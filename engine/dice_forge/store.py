"""What a hero has in store, read by kind."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Final

KINDS: Final = ("gold", "sun", "moon", "vp", "ancient")
"""The kinds that a hero may have in store, in the order of ``Hero.amounts``; ancient ones in the Titan module only."""

PLACES: Final = {kind: place for place, kind in enumerate(KINDS)}
"""The place of each kind among the amounts."""


class Store(MutableMapping[str, int]):
    """A hero's amounts by kind, for those who read or change them seldom; the rules know the places of their kinds."""

    __slots__ = ("_amounts", "_kinds")

    def __init__(self, amounts: list[int], kinds: tuple[str, ...]) -> None:
        self._amounts = amounts
        self._kinds = kinds

    def __getitem__(self, kind: str) -> int:
        if kind in self._kinds:
            return self._amounts[PLACES[kind]]
        raise KeyError(kind)

    def __setitem__(self, kind: str, amount: int) -> None:
        if kind not in self._kinds:
            raise KeyError(kind)
        self._amounts[PLACES[kind]] = amount

    def __delitem__(self, kind: str) -> None:
        raise TypeError("a store always has all its kinds")

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def __repr__(self) -> str:
        return repr(dict(self))
