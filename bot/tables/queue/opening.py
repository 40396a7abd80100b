"""Bringing together who waits in the queue, and opening their matches: the leader does it, for all processes.

A match opens in the server that offers itself, where one of its people has joined the queue and all of them see the
channel, or the forum in which that server's matches get their posts; else it has no channel, and everything is written
in direct messages. The parties leave the queue in the transaction that stores the match, so no one is in two matches by
one wish, whatever happens in between.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import structlog
from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.runtime.clock import SECOND
from bot.runtime.lookups import look_up_all
from bot.storage.transaction import Transaction, Work
from bot.tables.model.limits import check_server
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import USUAL, TableOptions, options_of, with_pace
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.people.people import server_language
from bot.tables.people.preferences import settings_of_server
from bot.tables.queue import waiting
from bot.tables.queue.matching import Avoided, Party, groups_of
from bot.tables.queue.waiting import Member, Waiting
from bot.tables.results.attendances import reliability_among
from bot.tables.rules import lobby, muster, place
from bot.tables.rules.new_table import NewTable
from bot.tables.store.leader_work import LeaderWork
from bot.tables.store.queries import open_in_channel
from bot.tables.store.repository import TableRepository
from bot.tables.time.timer_rows import waking_times

_log = structlog.stdlib.get_logger("pantheon.queue")

AT_ONCE = 50
"""How many parties are read in one transaction."""
LOOKS_APART = 3.0
"""At least this many seconds lie between two looks, however many people join."""
LOOK_UP_S = 10.0
"""How many seconds Discord may take to say who sees a channel; else the match does without it."""

CanSee = Callable[[Table, int], Awaitable[bool | None]]
"""Whether a person (a Discord id) sees the place of a table; None: Discord does not say."""


class Opening(LeaderWork):
    """Looks who of those who wait can play together: from time to time while windows widen, and when someone joins."""

    name = "queue"
    looks_every_s = 60.0

    def __init__(self, repository: TableRepository, can_see: CanSee | None) -> None:
        # Storing a match wakes the outbox.
        super().__init__(repository, wake=lambda: None)
        self._can_see = can_see
        self._last_look = -LOOKS_APART
        """When the last look began, by the monotonic clock."""

    async def _look_soon(self) -> None:
        await asyncio.sleep(self._last_look + LOOKS_APART - time.monotonic())
        await self._look_safely()

    async def do_due(self) -> int:
        """Open the matches of those who can play together; how many. Raises Refusal: busy, cannot_save; PoolBusy."""
        now = self._repository.clock.now()
        every, parties, avoidances = await self._waiting(now)
        metrics.QUEUED.set(sum(len(party.people) for party in parties))
        opened_count = 0
        for group in await self._repository.pool.run(lambda: groups_of(parties, avoidances, now)):
            together = [every[party.id] for party in group]
            try:
                await self._open(together)
            except Refusal as refusal:
                # Someone has left or joined a party meanwhile: the next look knows.
                if refusal.key != "busy":
                    raise
                continue
            opened_count += 1
            for party in together:
                metrics.QUEUE_WAITED.observe(max(0, now - party.since) / SECOND)
        return opened_count

    async def _waiting(self, now: int) -> tuple[dict[int, Waiting], list[Party], Avoided]:
        """Who waits, as they are and as they are matched, and who avoids which others.

        They are read some at a time, so that many of them hold up nothing else. Who changes meanwhile is noticed when
        the match is stored.
        """
        repository, every, parties = self._repository, dict[int, Waiting](), list[Party]()
        ids = await repository.read(lambda connection: waiting.ids_of_waiting(connection, now))
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            for party, candidate in await repository.read(partial(_some, ids=some, now=now)):
                every[party.id] = party
                parties.append(candidate)
            await asyncio.sleep(0)
        return every, parties, await repository.read(waiting.avoidances_among_waiting)

    async def _open(self, together: Sequence[Waiting]) -> int:
        """Open a match where its people can play it; its id. Raises Refusal: busy, cannot_save."""
        members = [member for party in together for member in party.members]
        secrets.SystemRandom().shuffle(members)
        for server in dict.fromkeys(member.server for member in members if member.server):
            live = await self._in_server(server, members, together)
            if live is None:
                continue
            try:
                return await self._store(live, together)
            except IntegrityError:
                _log.info("queue_channel_taken")
            except Refusal as refusal:
                if refusal.key != "too_many_tables":
                    raise
        return await self._store(_gather(0, 0, members, together[0], USUAL, together[0].language, self._now), together)

    async def _in_server(self, server: int, members: Sequence[Member], together: Sequence[Waiting]) -> OpenTable | None:
        """The match in the forum of a server that offers itself, or in its channel for the queue; None where it has
        neither, or where not all see it, or while another table is open in the channel."""
        settings = await self._repository.read(lambda connection: settings_of_server(connection, server))
        channel, see, forum = settings.queue_channel, self._can_see, settings.forum_channel
        if channel is None or see is None:
            return None
        if forum is None and await self._repository.read(lambda c: open_in_channel(c, channel)) is not None:
            return None
        language = await self._repository.read(lambda connection: server_language(connection, server))
        options = options_of(settings.table_options)._replace(thread=True)
        here, speaks = channel if forum is None else forum, language or together[0].language
        live = _gather(server, here, members, together[0], options, speaks, self._now)
        views = await look_up_all(lambda member: see(live.table, member.person.id), members, within_s=LOOK_UP_S)
        return place.in_forum(live, forum) if all(views) else None

    async def _store(self, live: OpenTable, together: Sequence[Waiting]) -> int:
        repository, table, now = self._repository, live.table, self._now
        wakes = await repository.read(partial(waking_times, persons=table.people, now=now))
        change = place.with_post(muster.of_queue(live, wakes))
        guards: tuple[Work[None], ...] = (
            lambda connection: waiting.take(connection, together, now),
            lambda connection: check_server(connection, table, repository.limits),
        )

        async def tell_owner(connection: Transaction, id: int) -> None:
            await repository.tell_owner_of(connection, id, table.server)

        id = await repository.add(change.after, change, *guards, with_id=tell_owner)
        _log.info("queue_match_opened", table=id, people=len(live.table.people), direct=not table.server)
        return id

    @property
    def _now(self) -> int:
        return self._repository.clock.now()

    async def _look_safely(self) -> int | None:
        self._last_look = time.monotonic()
        return await super()._look_safely()


async def _some(connection: Transaction, ids: Sequence[int], now: int) -> list[tuple[Waiting, Party]]:
    """Parties of these ids, as they are and as they are matched."""
    parties = await waiting.waiting(connection, now, ids)
    people = [member.person.id for party in parties for member in party.members]
    games = {party.wish.game for party in parties}
    ratings = {game: await waiting.ratings_of(connection, people, game) for game in games}
    tiers = {person: each.tier for person, each in (await reliability_among(connection, people)).items()}
    return [(party, waiting.as_party(party, ratings[party.wish.game], tiers)) for party in parties]


def _gather(
    server: int,
    channel: int,
    members: Sequence[Member],
    party: Waiting,
    options: TableOptions,
    language: str,
    now: int,
) -> OpenTable:
    """The table of people that the queue brings together, before the match begins. When someone's time is over, a
    computer player takes over: strangers are not asked what to do."""
    options = with_pace(options, party.wish.pace)._replace(after_time="computer")
    host = members[0].person
    new = NewTable(server, channel, host, party.wish.game, language=language)
    live = lobby.open_lobby(new, now, options)
    seats = tuple(Seat(number, each.person.id, each.person.name, None) for number, each in enumerate(members))
    return replace(live, table=replace(live.table, seats=seats, queued=True))
