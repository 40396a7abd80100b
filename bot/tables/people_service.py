"""Requests about people: languages of people and servers, preferences, export and erasure."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from bot.storage.transaction import Transaction
from bot.tables.data_export import exported_person
from bot.tables.erasure import Erasures
from bot.tables.people import memos, people
from bot.tables.people.chosen_languages import ChosenLanguages
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences, preferences_of
from bot.tables.store.repository import TableRepository
from bot.tables.time.service import TimeService


class People:
    """The stored data about people, apart from their matches."""

    def __init__(
        self,
        repository: TableRepository,
        time: TimeService,
        absence: Callable[[int], Awaitable[NamedTuple]],
        erasures: Erasures,
    ) -> None:
        """``absence`` is how often a person let strangers wait in matches of the queue."""
        self._repository = repository
        self._absence = absence
        self._time = time
        self._erasures = erasures
        self.languages = ChosenLanguages(self._read_language)

    async def language(self, person: int) -> str | None:
        """The language that a person chose, or None."""
        return await self.languages.of_person(person)

    async def _read_language(self, person: int) -> str | None:
        return await self._repository.read(lambda connection: people.language_of(connection, person))

    async def private_language(self, person: int) -> str | None:
        """The language for what is written to a person alone: chosen, or else what Discord reported when they used the
        bot, as in answers to their clicks; None when neither is known."""
        own_language = await self.language(person)
        return own_language or await self._repository.read(lambda c: people.reported_language_of(c, person))

    async def set_language(self, person: int, language: str | None) -> None:
        """Keep a person's choice of language; None takes it back."""

        async def keep(connection: Transaction) -> None:
            await people.set_language_of(connection, person, language)
            await self._repository.tell_of_people(connection)

        try:
            await self._repository.write(keep)
        finally:
            # A failed write may have been stored all the same.
            self.languages.forget(person)

    async def server_language(self, server: int) -> str | None:
        """The language that a server chose, or None."""
        return await self._repository.read(lambda connection: people.server_language(connection, server))

    async def set_server_language(self, server: int, language: str | None) -> None:
        """Keep a server's choice of language, in which its channels are spoken to from now on; None takes it back."""
        try:
            await self._repository.write(lambda connection: people.set_server_language(connection, server, language))
        finally:
            # A failed write may have been stored all the same.
            await self._repository.drop_server(server)

    async def preferences(self, person: int) -> Preferences:
        """A person's preferences."""
        return await self._repository.read(lambda connection: preferences_of(connection, person))

    async def change_preferences(self, person: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change a person's preferences in one transaction; the new ones. Raises what ``change`` raises."""
        return await self._time.change_preferences(person, change)

    async def memo(self, person: int, table: int) -> str:
        """A person's private note about a match; "" for none."""
        return await self._repository.read(lambda connection: memos.of_match(connection, person, table))

    async def write_memo(self, person: int, table: int, text: str) -> str:
        """Keep what a person notes about a match; returns it as it is kept, "" where that deleted it."""
        memo = memos.tidy_memo(text)
        await self._repository.write(lambda connection: memos.write(connection, person, table, memo))
        return memo

    async def export(self, person: Person) -> dict[str, Any]:
        """All stored data about a person, in JSON's types."""
        data = await exported_person(self._repository.read, person.id)
        absence = (await self._absence(person.id))._asdict()
        return {**data, "let_strangers_wait": absence} if any(absence.values()) else data

    async def erase(self, person: Person, *, by_operator: bool = False) -> bool:
        """Forget a person: no id, name or word remains in the database's files. Open matches continue without them.

        False for a stranger: nothing is kept of them. The operator may ask however lately it was done.
        Raises Refusal: erased_lately, busy, cannot_save.
        """
        try:
            is_known = await self._erasures.erase(person.id, by_operator=by_operator)
        finally:
            self.languages.forget(person.id)
        self._time.forget(person.id)
        return is_known

    async def erase_again(self) -> int:
        """Carry out the erasures that a restored database does not know; returns how many people were erased.

        Raises Refusal: busy, cannot_save; StorageError.
        """
        try:
            return await self._erasures.erase_again()
        finally:
            self.languages.forget_all()
