"""The languages that people chose, as far as they have used the bot lately: each click is answered in one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.runtime.sizes import count_entries

REMEMBERED = 10_000
"""Of how many people the language is remembered."""


class ChosenLanguages:
    """Remembers what ``read`` says of a person (a Discord id): the language that they chose, or None."""

    def __init__(self, read: Callable[[int], Awaitable[str | None]]) -> None:
        self._read = read
        self._languages: OrderedDict[int, str | None] = count_entries("languages", OrderedDict())
        self._changes = 0

    async def of_person(self, person: int) -> str | None:
        """The language that a person chose, or None. Raises what reading raises."""
        if person in self._languages:
            self._languages.move_to_end(person)
            return self._languages[person]
        changes = self._changes
        language = await self._read(person)
        # What was read before a change may be older than it.
        if changes == self._changes:
            self._languages[person] = language
            if len(self._languages) > REMEMBERED:
                self._languages.popitem(last=False)
        return language

    def forget(self, person: int) -> None:
        """Read the language of a person again: it has changed."""
        self._changes += 1
        self._languages.pop(person, None)

    def forget_all(self) -> None:
        """Read all of them again: another process has changed some."""
        self._changes += 1
        self._languages.clear()
