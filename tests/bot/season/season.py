"""A season of people who play with strangers, in virtual time, through the services that a click reaches.

All is drawn from one seed. People wait in the queue, confirm, answer when they are awake, vanish, come and go, or cheat
in pairs. ``live`` lets it pass; what is measured and objected to is in ``figures`` and ``objections``.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.building import Offers, Outside, build_tables, close_tables, start_tables
from bot.tables.model.limits import Limits
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.queue.matching import Wish
from bot.tables.results.attendances import reliability_among
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.muster import unconfirmed_seats
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.reliability import Tier
from bot.tables.tournaments.rows import Form
from tests.bot.season.folk import Folk, people
from tests.bot.season.reminders import Listener
from tests.bot.soak.errands import Errands
from tests.bot.soak.virtual_time import DISCORD_EPOCH, VirtualClock, VirtualLoop, WatchedDatabase

WISH = Wish("relay", 2, "h24")
LIMITS = Limits(openings_per_hour=None, tables_per_hour=None, open_per_server=10_000)
MATCHED_WITHIN = 8 * HOUR
CHEATS_BEGIN = 40 << 22
"""The servers in which cheats play with each other begin here."""
TOURNAMENT_SERVER = 30 << 22


@dataclass
class SeatRecord:
    """A seat in a match of the queue: its person's tier when the match began, and whether the person lost it."""

    person: int
    tier: Tier
    is_lost: bool = False


@dataclass
class Record:
    """What was seen of a season. Times in milliseconds."""

    waited: list[int] = field(default_factory=list)
    """How long people waited until a match was opened for them."""
    waited_to_play: list[int] = field(default_factory=list)
    """The same until it began: until all had confirmed, however often one was called off before."""
    seats: dict[tuple[int, int], SeatRecord] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    musters: Counter[str] = field(default_factory=Counter)
    errors: list[BaseException] = field(default_factory=list)


class Season:
    """The bot and its people, in a virtual loop."""

    def __init__(self, loop: VirtualLoop, seed: int, count: int, days: int) -> None:
        self.clock = VirtualClock(loop)
        self.chance = random.Random(seed)
        self.days = days
        self.folk = {each.person.id: each for each in people(self.chance, count, self.clock.true(), days)}
        self.record = Record()
        self.listener = Listener(self.clock, self.folk)
        self.listener.moved = self.remind
        self._since: dict[int, int] = {}
        """Since when a person wishes to play a match that has not begun."""
        self._matched: set[int] = set()
        """Those of them for whom a match was opened."""
        self._questions: set[tuple[int, int, int]] = set()
        self.errands = Errands(self.record.errors)
        self._clicks = 0
        self._tournament = 0

    async def live(self) -> None:
        """Let the season pass."""
        self.database = await WatchedDatabase.fresh()
        tables = self.tables = build_tables(
            self.database,
            self.clock,
            LIMITS,
            outside=Outside(lambda **how: self.dispatcher.wake(**how), can_see=_sees_all),
            offers=Offers(queue=True),
        )
        tables.repository.on_commit += (self._observe,)
        self.dispatcher = Dispatcher(tables.repository, tables.time, self.listener)
        try:
            await start_tables(tables)
            for folk in self.folk.values():
                await tables.people.change_preferences(folk.person.id, lambda _, folk=folk: folk.preferences)
                self.errands.later(self.chance.uniform(0, 2) * DAY, self._look_for_matches(folk))
                if folk.partner is not None and folk.person.id < folk.partner:
                    self.errands.later(self.chance.uniform(0, 1) * DAY, self._play_together(folk))
            if self.days >= 5:
                self.errands.later(0, self._hold_tournament())
            await asyncio.sleep(self.days * DAY / SECOND)
            self.tournament = await tables.tournaments.get(self._tournament) if self._tournament else None
            await self._judge_waiting()
            self.tiers = await self.database.read(lambda connection: reliability_among(connection, list(self.folk)))
        finally:
            self.errands.cancel()
            await self.dispatcher.close()
            await close_tables(tables)
            await self.database.close()

    # The people

    async def _look_for_matches(self, folk: Folk) -> None:
        """Wait in the queue whenever there is room for another match, as long as the person is there."""
        while folk.until is None or self.clock.true() < folk.until:
            now = self.clock.true()
            awake = folk.when_awake(now, self.chance)
            if awake > now or not folk.is_there(now):
                await asyncio.sleep(max(HOUR, awake - now) / SECOND)
                continue
            open_matches = await self.tables.lookup.open_tables_of(folk.person.id)
            if len(open_matches) < folk.most_open and folk.person.id not in self._since:
                await self._join_queue(folk)
            await asyncio.sleep(self.chance.uniform(1, 6) * HOUR / SECOND)

    async def _join_queue(self, folk: Folk) -> None:
        self._since[folk.person.id] = self.clock.true()
        try:
            await self.tables.queue.wait(folk.person, 0, WISH, "en", directly=True)
        except Refusal as refused:
            self.record.refused[refused.key] += 1
            if refused.key != "already_queued":
                del self._since[folk.person.id]

    async def _play_together(self, folk: Folk) -> None:
        """A pair of cheats plays short matches with each other all the time."""
        assert folk.partner is not None
        server = CHEATS_BEGIN + folk.person.id % 10_000
        for channel in range(1, 10_000):
            try:
                table = await self.tables.lobbies.open(
                    NewTable(server, channel, folk.person, WISH.game, table_options={"limit": "h24"})
                )
                await self.tables.lobbies.join(table.id, self.folk[folk.partner].person)
                await self.tables.lobbies.start(table.id, folk.person)
            except Refusal as refused:
                self.record.refused[f"together {refused.key}"] += 1
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * DAY / SECOND)

    async def _hold_tournament(self) -> None:
        """A tournament of some of the people, as they are; its rounds open by themselves, one in five days."""
        crowd = self.chance.sample(list(self.folk.values()), min(48, len(self.folk) // 4))
        form = Form(WISH.game, "swiss", 2, self.days // 5, WISH.pace)
        service = self.tables.tournaments
        self._tournament = (await service.create(TOURNAMENT_SERVER, 1, crowd[0].person, form, "en")).id
        for folk in crowd:
            await service.sign_up(self._tournament, folk.person)
        await service.start(self._tournament)

    async def _observe(self, connection: AsyncConnection, before: OpenTable | None, after: OpenTable) -> None:
        """A table has changed: people are asked, and answer later."""
        table = after.table
        if table.queued and before is None:
            self._note_opening(after)
        if table.stage == "lobby" and table.muster is not None:
            for seat in unconfirmed_seats(table):
                self._ask(table.id, seat.number, -1, seat.person, self._confirm)
        if table.stage == "playing" and after.match is not None:
            if table.queued and (before is None or before.table.stage == "lobby"):
                await self._note_beginning(connection, after)
            for seat in after.awaited_seats:
                self._ask(table.id, seat.number, len(after.match.journal), seat.person, self._answer)
        if table.queued:
            self._note_losses(before, after)

    def _ask(self, table: int, seat: int, number: int, person: int | None, work: Any) -> None:
        if person is None or (table, seat, number) in self._questions:
            return
        self._questions.add((table, seat, number))
        folk, now = self.folk[person], self.clock.true()
        self.errands.later(folk.answers_at(now, self.chance) - now, work(folk, table))

    async def _confirm(self, folk: Folk, table: int) -> None:
        if folk.is_there(self.clock.true()):
            await self._try(self.tables.musters.confirm(table, folk.person, self._click()))

    async def _answer(self, folk: Folk, id: int) -> None:
        """Play what one is asked, where one is still there; a cheat leaves every second match with a stranger."""
        table = await self.tables.lookup.get(id)
        if folk.way == "cheating" and table.queued and (id + folk.person.id) % 2:
            return
        if not folk.is_there(self.clock.true()):
            back = next((until for since, until in folk.gone if since <= self.clock.true() < until), None)
            if back is not None:
                self.errands.later(back - self.clock.true() + self.chance.uniform(0, 5) * HOUR, self._answer(folk, id))
            return
        seat = table.seat_of(folk.person.id)
        if table.stage != "playing" or seat is None:
            return
        if seat.computer is not None:
            await self._try(self.tables.seats.come_back(id, folk.person))
            return
        match = await self.tables.lookup.match(id)
        question = match.question_for(seat.number)
        if question is not None:
            option = self.chance.choice(question.options).id
            choice = self.tables.play.choose(id, folk.person.id, ticket_of(table, question), option, self._click())
            await self._try(choice)

    async def remind(self, person: int) -> None:
        """A reminder moves most people to answer soon."""
        folk, now = self.folk[person], self.clock.true()
        if self.chance.random() < 0.8:
            for table in await self.tables.lookup.open_tables_of(person):
                if table.stage == "playing":
                    soon = folk.when_awake(now + round(self.chance.uniform(5, 240) * MINUTE), self.chance)
                    self.errands.later(soon - now, self._answer(folk, table.id))

    async def _try(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Refusal as refused:
            self.record.refused[refused.key] += 1

    def _click(self) -> int:
        self._clicks += 1
        return (self.clock.true() - DISCORD_EPOCH << 22) + self._clicks % 4096

    # What is seen

    def _note_opening(self, after: OpenTable) -> None:
        for person in after.table.people:
            if person in self._since and person not in self._matched:
                self._matched.add(person)
                self.record.waited.append(self.clock.true() - self._since[person])

    async def _note_beginning(self, connection: AsyncConnection, after: OpenTable) -> None:
        now, table = self.clock.true(), after.table
        tiers = await reliability_among(connection, list(table.people))
        for seat in table.seats:
            if seat.person is not None:
                self.record.seats[table.id, seat.number] = SeatRecord(seat.person, tiers[seat.person].tier)
                if (since := self._since.pop(seat.person, None)) is not None:
                    self.record.waited_to_play.append(now - since)
                    self._matched.discard(seat.person)

    def _note_losses(self, before: OpenTable | None, after: OpenTable) -> None:
        for seat in after.table.seats:
            record = self.record.seats.get((after.table.id, seat.number))
            if record is not None and seat.away == "timeout":
                record.is_lost = True
        if before is not None and before.table.muster is not None and after.table.muster is None:
            self.record.musters["begun" if after.table.stage == "playing" else "called_off"] += 1
            if after.table.stage != "playing":
                for seat in after.table.seats:
                    if seat.person is not None and seat.ready is None:
                        self._since.pop(seat.person, None)
                        self._matched.discard(seat.person)

    async def _judge_waiting(self) -> None:
        """Who has waited longer than the goal, and is there, counts as not matched in time."""
        now = self.clock.true()
        for person, since in self._since.items():
            if person not in self._matched and now - since > MATCHED_WITHIN and self.folk[person].is_there(now):
                self.record.waited.append(now - since)

    def share_matched(self) -> float:
        """The share of those who waited for whom a match was opened within the goal's time."""
        return share_within(self.record.waited)

    def share_lost(self, tier: Tier | None = None, *, staying: bool = False) -> float:
        """The share of seats in matches of the queue that their people lost; of people of one tier only.

        ``staying`` leaves out who vanishes for good during the season: no clock knows that before.
        """
        counted = [
            each
            for each in self.record.seats.values()
            if (tier is None or each.tier == tier) and not (staying and self.folk[each.person].way == "vanishing")
        ]
        return sum(each.is_lost for each in counted) / max(1, len(counted))

    def share_lost_beside(self, tier: Tier) -> float:
        """The share of seats lost beside a person of this tier: how often such a person's opponent leaves."""
        at_table: dict[int, list[SeatRecord]] = {}
        for (table, _), seat in self.record.seats.items():
            at_table.setdefault(table, []).append(seat)
        pairs = [
            other.is_lost
            for seats in at_table.values()
            for seat in seats
            for other in seats
            if other is not seat and seat.tier == tier
        ]
        return sum(pairs) / max(1, len(pairs))

    def objections(self) -> list[str]:
        """What must not be, whatever people do."""
        tournament = self.tournament
        unended = (
            []
            if tournament is None or tournament.stage == "over"
            else [f"the tournament stands in round {tournament.round}"]
        )
        return [*(f"error: {error!r}" for error in self.record.errors), *unended, *self.listener.objections()]


def share_within(waited: Sequence[int], within: int = MATCHED_WITHIN) -> float:
    """The share of waits that were no longer than this."""
    return sum(each <= within for each in waited) / max(1, len(waited))


async def _sees_all(table: Any, person: int) -> bool:
    return True
