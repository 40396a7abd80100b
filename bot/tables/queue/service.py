"""Requests about the queue: to wait for a match over servers, alone or with friends, and who not to meet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple

from bot.runtime.clock import DAY, MINUTE
from bot.storage.transaction import Transaction
from bot.tables.model.limits import check_person, count_queued
from bot.tables.model.options import WITH_BANK, token
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences, change_preferences_of, preferences_of
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.queue import waiting
from bot.tables.queue.absences import Absence, absence_of
from bot.tables.queue.hours import hours_of, latest_answers
from bot.tables.queue.matching import Wish
from bot.tables.queue.opening import CanSee, Opening
from bot.tables.queue.waiting import Waiting
from bot.tables.results.attendances import reliability_among
from bot.tables.results.ratings import Rating
from bot.tables.rules.reliability import Reliability
from bot.tables.store.repository import QUEUE, TableRepository
from engine.registry import MODULES, find_game

PACES = (*(token(limit) for limit in (15 * MINUTE, DAY, 3 * DAY)), *WITH_BANK)
"""The times that may be wished for: words of limits for a decision, and paces with a time bank."""


def sizes_of(game: str) -> tuple[int, ...]:
    """How many may play a match of the queue."""
    return tuple(count for count in find_game(game).seats if count > 1)


class Standing(NamedTuple):
    """How the queue stands for a person: the party they wait in (None: they do not wait), how many people wait in all,
    their rating by game, the people they avoid (Discord ids), how often they let strangers wait, and how long one
    usually waits for what they wait for, in milliseconds (None: not known), and how reliable the person is."""

    own: Waiting | None
    people: int
    ratings: dict[str, Rating]
    avoided: list[int]
    absence: Absence = Absence()
    usual_wait: int | None = None
    reliability: Reliability = Reliability()


class Queue:
    """Who waits for a match over servers. ``is_open``: the operator allows it."""

    def __init__(
        self, repository: TableRepository, names: Pseudonyms, *, is_open: bool, can_see: CanSee | None
    ) -> None:
        """``names`` are for what is remembered of absences. ``can_see`` says whether a person sees the place of a
        table; None: matches are opened in direct messages."""
        self._repository = repository
        self._names = names
        self.is_open = is_open
        self.opening = Opening(repository, can_see)

    @property
    def now(self) -> int:
        """The time, in milliseconds since 1970 UTC."""
        return self._repository.clock.now()

    def begin(self) -> None:
        """Start bringing people together."""
        if self.is_open:
            self.opening.begin()

    async def close(self) -> None:
        """Stop it."""
        await self.opening.close()

    async def standing(self, person: int) -> Standing:
        """How the queue stands for a person. Raises Refusal: queue_closed."""
        self._check_open()
        await self._names.key()
        now = self._repository.clock.now()

        async def read(connection: Transaction) -> Standing:
            party = await waiting.party_of(connection, person)
            own = next(iter(await waiting.waiting(connection, now, [] if party is None else [party])), None)
            ratings = {game: await waiting.ratings_of(connection, [person], game) for game in MODULES}
            own_ratings = {game: each_rating[person] for game, each_rating in ratings.items() if person in each_rating}
            people = await waiting.how_many(connection, now)
            avoids = await waiting.people_avoided_by(connection, person)
            absence = await absence_of(connection, self._names, person, now)
            usual = await waiting.usual_wait(connection, own.wish) if own else None
            reliability = (await reliability_among(connection, [person]))[person]
            return Standing(own, people, own_ratings, avoids, absence, usual, reliability)

        return await self._repository.read(read)

    async def wait(self, person: Person, server: int, wish: Wish, language: str, *, directly: bool = False) -> None:
        """Let a person wait for a match. ``server`` is where they say so, 0 for none; ``directly``: in a direct
        message, so that these get through.

        Raises Refusal: queue_closed, no_such_setting, already_queued, too_many_tables, messages_refused, queue_paused,
        not_reliable_yet.
        """
        if wish.game not in MODULES or wish.players not in sizes_of(wish.game) or wish.pace not in PACES:
            raise Refusal("no_such_setting")
        now = self._repository.clock.now()
        await self._enter(
            person,
            lambda connection: waiting.open_party(connection, person, server, wish, language, now),
            directly=directly,
        )

    async def join(self, person: Person, server: int, code: str, *, directly: bool = False) -> None:
        """Let a person wait with the friends whose party has this code.

        Raises Refusal: queue_closed, no_party, party_full, already_queued, too_many_tables, messages_refused,
        queue_paused, not_reliable_yet.
        """
        now = self._repository.clock.now()
        await self._enter(
            person,
            lambda connection: waiting.join_party(connection, person, server, code.strip().upper(), now),
            directly=directly,
        )

    async def _enter(self, person: Person, enter: Callable[[Transaction], Awaitable[None]], *, directly: bool) -> None:
        self._check_open()

        async def write(connection: Transaction) -> None:
            await check_person(connection, person.id, self._repository.limits)
            now = self._repository.clock.now()
            if (absence := await absence_of(connection, self._names, person.id, now)).until > now:
                raise Refusal("queue_paused", {"until": absence.until})
            await self._check_newcomer(connection, person.id)
            preferences = await preferences_of(connection, person.id)
            if not directly and preferences.refused:
                raise Refusal("messages_refused")
            if preferences.refused:
                await change_preferences_of(connection, person.id, partial(Preferences._replace, refused=False))
            await enter(connection)
            answer_times = await latest_answers(connection, person.id, now) if preferences.quiet is None else ()
            await waiting.keep_hours(connection, person.id, hours_of(preferences, answer_times, now))
            await self._repository.database.tell_others(connection, QUEUE)

        await self._repository.write(write)
        self.opening.awaken()

    async def _check_newcomer(self, connection: Transaction, person: int) -> None:
        """Raises Refusal when who is not reliable yet plays as many matches with strangers as they may at once."""
        most = self._repository.limits.queued_until_reliable
        if most is None or (await reliability_among(connection, [person]))[person].tier == "reliable":
            return
        if await count_queued(connection, person) >= most:
            raise Refusal("not_reliable_yet", {"limit": most})

    async def absence(self, person: int) -> Absence:
        """How often a person (a Discord id) let strangers wait of late."""
        await self._names.key()
        now = self._repository.clock.now()
        return await self._repository.read(lambda connection: absence_of(connection, self._names, person, now))

    async def leave(self, person: int) -> bool:
        """Let a person wait no longer; whether they have waited. Raises Refusal: busy, cannot_save."""
        return await self._repository.write(lambda connection: waiting.leave(connection, person))

    async def avoid(self, person: int, others: Collection[int]) -> int:
        """Keep the people that a person does not want to meet (Discord ids), in place of those before; how many of them
        are not kept, since they have never used the bot.

        Raises Refusal: queue_closed, no_such_id.
        """
        self._check_open()
        return await self._repository.write(lambda connection: waiting.avoid(connection, person, others))

    def _check_open(self) -> None:
        if not self.is_open:
            raise Refusal("queue_closed")
