"""Remembers sentences by what they are made from: the same options are put into words at every board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, overload

REMEMBERED = 10_000
"""How many sentences are remembered at most; then those are forgotten that no one has asked for lately. 400 tables in
the middle of their matches find two of three lines of what happened, of 4,096 they found two of five."""


class NoticedNames(Sequence[str]):
    """Names by seat; ``used`` tells whether anyone has looked at one of them."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.used = False

    def __len__(self) -> int:
        return len(self._names)

    @overload
    def __getitem__(self, seat: int) -> str: ...

    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...

    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        self.used = True
        return self._names[seat]


class SentenceCache:
    """Sentences by their message and facts. One that names someone is remembered together with all names."""

    def __init__(self) -> None:
        self._recent: dict[Hashable, str] = {}
        self._older: dict[Hashable, str] = {}
        self._heads: dict[Hashable, Hashable] = {}
        """What sentences of one message have in common, kept once: half of the memory of each."""

    def get(
        self, message: Hashable, facts: Mapping[str, Any], names: Sequence[str], make: Callable[[Sequence[str]], str]
    ) -> str:
        """The sentence, made of the names where it is not known. ``facts`` in another order are other facts."""
        head: Hashable = (message, len(names), *facts)
        values: tuple[Hashable, ...] = tuple(facts.values())
        try:
            entry = self._find((head, values))
        except TypeError:
            values = tuple(map(freeze_facts, values))
            entry = self._find((head, values))
        if entry is None:
            entry = self._find((head, values, *names))
        if entry is not None:
            return entry
        watched_names = NoticedNames(names)
        sentence = make(watched_names)
        head = self._heads.setdefault(head, head)
        self._remember((head, values, *names) if watched_names.used else (head, values), sentence)
        return sentence

    def _find(self, key: Hashable) -> str | None:
        sentence = self._recent.get(key)
        if sentence is None and (sentence := self._older.get(key)) is not None:
            self._remember(key, sentence)
        return sentence

    def _remember(self, key: Hashable, sentence: str) -> None:
        if len(self._recent) >= REMEMBERED // 2:
            self._older, self._recent, self._heads = self._recent, {}, {}
        self._recent[key] = sentence


def freeze_facts(value: Any) -> Hashable:
    """A value to tell facts apart by."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Mapping):
        return tuple((key, freeze_facts(each)) for key, each in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(map(freeze_facts, value))
    return value  # type: ignore[no-any-return]
