"""Time at the tables: how long seats may think, who is late, and vacations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from sqlalchemy import bindparam, select

from bot.runtime import metrics
from bot.runtime.clock_skew import Skew
from bot.storage.schema import people
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxMessage, WakeOutbox
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import (
    Preferences,
    change_preferences_of,
    preferences_from,
    preferences_of,
    set_preferences_of,
)
from bot.tables.rules import nudges, timers, vacations
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.store import outbox_rows, queries, turn_rows
from bot.tables.store.repository import TableRepository
from bot.tables.time import outages, timer_rows
from bot.tables.time.bank_rows import preferences_at
from bot.tables.time.idle_tables import Resting
from bot.tables.time.scheduler import Membership, TimerScheduler
from bot.tables.time.timer_rows import hours_of
from engine.events import Event

WAITED, VACATION_BEGAN, VACATION_ENDED, OVERRULED = "waited", "vacation_began", "vacation_ended", "overruled"
"""Kinds of notes: someone gave someone else more time; a person continued vacation and is back; the host plays on in
spite of a vacation."""

AGAIN = OutboxMessage("board", facts={"again": 1})
AT_ONCE = 500
"""How many people are read before other tasks have their turn."""


class TimeService:
    """Requests about time. A request that cannot be granted raises Refusal and changes nothing.

    ``scheduler`` does what is due, ``resting`` closes idle tables.
    """

    def __init__(
        self,
        repository: TableRepository,
        wake: WakeOutbox,
        is_member: Membership | None = None,
        skew: Skew | None = None,
    ) -> None:
        """``wake`` is called when messages about time wait in the outbox."""
        self._repository = repository
        self._wake = wake
        self.scheduler = TimerScheduler(repository, wake, self.end_vacation, is_member=is_member, skew=skew)
        self.resting = Resting(repository)
        self._intervals: dict[int, int] = {}
        self._on_vacation: set[int] = set()
        self.by_message: set[int] = set()
        """Who wants their turns by direct message, whether it gets through or not."""
        self._news: int | None = None

    async def make_up(self) -> None:
        """At start: give everyone a grace for the time in which the bot did not run."""
        await self.scheduler.make_up(self._repository.database.shards)

    async def resume(self) -> None:
        """At start: know who has preferences about time, and continue."""
        for person, preferences in await self._repository.read(_with_preferences):
            self._know(person, preferences)
        self.scheduler.awaken()

    async def write_change(self, connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
        """Begin and end times in the transaction of a change, and tell those of it who get turns by direct message."""
        await turn_rows.write_change(connection, before, after, self.by_message)
        now = self._repository.clock.now()
        was_set = await self.scheduler.make_up_for_set_clock(connection, now)
        due = await timer_rows.write_change(connection, before, after, now, self._intervals)
        if was_set:
            due = now
        if due is not None:
            self._news = due if self._news is None else min(due, self._news)

    async def heed_set_clock(self) -> None:
        """Let times go by the clock as it is, before a message tells of them. Raises Refusal: busy, cannot_save."""
        now = self._repository.clock.now()
        if self.scheduler.is_clock_set(now):
            await self._repository.write(lambda connection: self.scheduler.make_up_for_set_clock(connection, now))

    def note_commit(self) -> None:
        """A change is stored: if it made someone's time begin, that is kept in mind."""
        if self._news is not None:
            due, self._news = self._news, None
            self.scheduler.awaken(due)

    # Looking

    async def hours(self, id: int) -> ClockStatus:
        """The clock status of a table. Raises Refusal: no_table."""
        table, now = (await self._repository.live(id)).table, self._repository.clock.now()
        return await self._repository.read(lambda connection: hours_of(connection, table, now))

    async def hours_shown(self, id: int) -> ClockStatus | None:
        """The clock status of a table where the time of seats may end, else None. Raises Refusal: no_table."""
        return await self.hours(id) if timer_rows.has_clock(await self._repository.live(id)) else None

    async def direct_seats(self, table: Table) -> frozenset[int]:
        """The seats whose turns go to their people by direct message: at a table of the queue without a channel every
        one, else those that want it and can get direct messages."""
        if table.is_direct:
            return frozenset(seat.number for seat in table.seats if seat.person is not None)
        if not table.server or self.by_message.isdisjoint(table.people):
            return frozenset()
        preferences = await self._repository.read(lambda connection: preferences_at(connection, table))
        return frozenset(seat for seat, each in preferences.items() if each.turns == "message" and not each.refused)

    async def deadline(self, id: int, seat: int) -> int | None:
        """Until when a seat may think (milliseconds since 1970 UTC); None where no time runs. Raises: no_table."""
        return (await self.deadlines(id)).get(seat)

    async def deadlines(self, id: int) -> dict[int, int]:
        """Until when the seats of a table may think, for those whose time runs. Raises Refusal: no_table."""
        hours = await self.hours_shown(id)
        return {} if hours is None else hours.deadlines

    # Someone is late

    async def wait(self, id: int, person: int, seat: int) -> int:
        """Give someone who is late as much time again; until when. No one can give it to themselves.

        Raises Refusal: not_seated, nobody_late, wrong_stage, you_are_late.
        """
        live = await self._repository.live(id)
        own = live.table.own_seat(person)
        if own.number == seat:
            raise Refusal("you_are_late")
        now, until = self._repository.clock.now(), 0
        note = Event(WAITED, own.number, {"other": seat})

        async def extend(connection: Transaction) -> None:
            nonlocal until
            await self.scheduler.make_up_for_set_clock(connection, now)
            late = next((each for each in await timer_rows.of_table(connection, id) if each.seat == seat), None)
            if late is None or late.kind != "patience":
                raise Refusal("nobody_late")
            waits = timers.extend_timer(late, now)
            until = waits.deadline
            await timer_rows.write(connection, waits)

        await self._repository.change(id, lambda live: _with_note(live, note, OutboxMessage("stalled"), AGAIN), extend)
        self.scheduler.awaken(now)
        return until

    async def nudge(self, id: int, person: int) -> list[int]:
        """Call those that a match waits for, as one of those who wait; the seats that are called.

        Raises Refusal as ``nudges.nudge`` does.
        """
        hours, called_seats = await self.hours(id), list[int]()

        def decide(live: OpenTable) -> Change:
            change = nudges.nudge(live, person, hours)
            called_seats[:] = [message.facts["seat"] for message in change.messages]
            return change

        await self._repository.change(id, decide)
        metrics.NUDGES.labels("called").inc(len(called_seats))
        return called_seats

    async def may_nudge(self, id: int, person: int) -> bool:
        """Whether a person waits for someone at a table who may be called now. Raises Refusal: no_table."""
        hours = await self.hours(id)
        return nudges.may_nudge(await self._repository.live(id), person, hours)

    async def answer_nudge(self, id: int, person: int, seat: int, answer: str) -> None:
        """Say that one is still here, or needs time. Raises Refusal as ``nudges.answer_nudge`` does."""
        await self._repository.change(id, lambda live: nudges.answer_nudge(live, person, seat, answer))
        metrics.NUDGES.labels("here" if answer == "here" else "time").inc()

    # Vacations

    async def begin_vacation(self, person: int) -> int:
        """Begin a vacation, in which no deadline passes until the next move. Returns its latest end.

        Raises Refusal: on_vacation, no_vacation_left.
        """
        now = self._repository.clock.now()

        async def begin(connection: Transaction) -> Preferences:
            await self.scheduler.make_up_for_set_clock(connection, now)
            preferences = await change_preferences_of(
                connection, person, lambda preferences: vacations.begin_vacation(preferences, now)
            )
            for timer in await timer_rows.of_person(connection, person):
                if timer.kind != "patience":
                    await timer_rows.write(connection, timers.pause_timer(timer, vacations.ends_by(preferences, now)))
            await self._repository.tell_of_people(connection)
            return preferences

        preferences = await self._repository.write(begin)
        self._know(person, preferences)
        await self._announce(person, VACATION_BEGAN)
        self.scheduler.awaken(now)
        return vacations.ends_by(preferences, now)

    async def end_vacation(self, person: int) -> bool:
        """Come back from vacation; returns whether there was one. Deadlines keep their remaining time."""
        now = self._repository.clock.now()

        async def end(connection: Transaction) -> bool:
            await self.scheduler.make_up_for_set_clock(connection, now)
            preferences = await preferences_of(connection, person, to_change=True)
            if preferences.vacation is None:
                return False
            await set_preferences_of(connection, person, vacations.end_vacation(preferences, now))
            for timer in await timer_rows.of_person(connection, person):
                if timer.kind == "paused":
                    await timer_rows.write(
                        connection, timers.resume_timer(timer, preferences.vacation, now, preferences)
                    )
            await self._repository.tell_of_people(connection)
            return True

        has_ended = await self._repository.write(end)
        self._on_vacation.discard(person)
        if has_ended:
            await self._announce(person, VACATION_ENDED)
            self.scheduler.awaken(now)
        return has_ended

    async def note_move(self, person: int) -> None:
        """A person has made a choice: that ends their vacation."""
        if person in self._on_vacation:
            await self.end_vacation(person)

    async def overrule(self, id: int, person: int, seat: int) -> None:
        """The host plays on in spite of someone's vacation: their time at this table runs on from now.

        Raises Refusal: not_host_here, not_on_vacation, not_awaited (that seat is not asked), wrong_stage.
        """
        table = (await self._repository.live(id)).table
        table.check_host(person)
        now = self._repository.clock.now()
        note = Event(OVERRULED, table.seats[seat].number if seat < len(table.seats) else None)

        async def resume(connection: Transaction) -> None:
            await self.scheduler.make_up_for_set_clock(connection, now)
            resting = next((each for each in await timer_rows.of_table(connection, id) if each.seat == seat), None)
            preferences = (await preferences_at(connection, table)).get(seat)
            if preferences is None or preferences.vacation is None or (resting is not None and resting.overruled):
                raise Refusal("not_on_vacation")
            if resting is None:
                raise Refusal("not_awaited", {"names": (table.seats[seat].name,)})
            runs = timers.resume_timer(resting, preferences.vacation, now, preferences)
            await timer_rows.write(connection, runs._replace(overruled=True))

        await self._repository.change(id, lambda live: _with_note(live, note, OutboxMessage("vacation"), AGAIN), resume)
        self.scheduler.awaken(now)

    async def _announce(self, person: int, kind: str) -> None:
        """Tell the tables of a person that a vacation begins or ends."""
        for table in await self._repository.readable(await self._repository.read(lambda c: queries.open_of(c, person))):
            seat = table.seat_of(person)
            if table.stage != "playing" or seat is None:
                continue
            try:
                await self._repository.change(table.id, partial(_note_all, note=Event(kind, seat.number)))
            except Refusal as refusal:
                if refusal.key not in ("wrong_stage", "frozen"):
                    raise

    # Preferences

    def _know(self, person: int, preferences: Preferences) -> None:
        self._intervals.pop(person, None)
        self._on_vacation.discard(person)
        self.by_message.discard(person)
        if preferences.turns == "message":
            self.by_message.add(person)
        if preferences.always and preferences.reminders != "none":
            self._intervals[person] = preferences.interval
        if preferences.vacation is not None:
            self._on_vacation.add(person)

    async def change_preferences(self, person: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change a person's preferences in one transaction with what is due for them, which is thought over; where no
        time ran it may now. Returns the new preferences."""
        before, now = self._intervals.get(person), self._repository.clock.now()

        async def think_over(connection: Transaction) -> Preferences:
            await self.scheduler.make_up_for_set_clock(connection, now)
            preferences = await change_preferences_of(connection, person, change)
            for timer in await timer_rows.of_person(connection, person):
                if timer.kind in ("reminder", "timeout"):
                    becomes = timers.schedule(timer, preferences, now)
                    await timer_rows.settle(connection, timer, becomes)
            await self._repository.tell_of_people(connection)
            return preferences

        preferences = await self._repository.write(think_over)
        # Of several changes at once each may be reported last; only the database says which one was.
        self._know(person, await self._repository.read(lambda connection: preferences_of(connection, person)))
        if before is None and person in self._intervals:
            await self._begin(person, now)
        self.scheduler.awaken(now)
        return preferences

    async def learn_preferences(self) -> None:
        """Know the preferences about time again, which another process has changed, and do what is due by them."""
        by_person = await self._repository.read(_with_preferences)
        self._intervals.clear()
        self._on_vacation.clear()
        self.by_message.clear()
        for person, preferences in by_person:
            self._know(person, preferences)
        self.scheduler.awaken(self._repository.clock.now())

    async def show_turns(self, person: int) -> None:
        """Show the turns of a person as they want them now: where they are asked, by direct message or not any more."""
        tables = await self._repository.readable(await self._repository.read(lambda c: queries.open_of(c, person)))
        playing = [table for table in tables if table.stage == "playing" and table.has_channel]

        async def show(connection: Transaction) -> None:
            for table in playing:
                row = turn_rows.turn_row(table, table.own_seat(person).number, fresh=True)
                await outbox_rows.add(connection, [row])
                await self._repository.tell_owner(connection, table)

        await self._repository.write(show)
        self._wake(only_new=True)

    def forget(self, person: int) -> None:
        """Forget the preferences of an erased person."""
        self._know(person, Preferences())
        self.scheduler.awaken(self._repository.clock.now())

    async def _begin(self, person: int, now: int) -> None:
        """Let the time of a person run where no limit made it run."""
        for table in await self._repository.readable(await self._repository.read(lambda c: queries.open_of(c, person))):
            live = await self._repository.live(table.id)
            if not timer_rows.has_clock(live):
                await self._repository.write(lambda c, live=live: timer_rows.begin_all(c, live, now, self._intervals))  # type: ignore[misc]

    async def server_is_back(self, server: int, since: int) -> None:
        """The bot is in a server again, from which it was away since then: nothing of that counts for time banks, and
        whose time was over meanwhile has a grace."""
        now = self._repository.clock.now()
        await self._repository.write(lambda connection: outages.make_up_for(connection, since, now, server=server))
        self.scheduler.awaken(now)


def _note_all(live: OpenTable, note: Event) -> Change:
    return _with_note(live, note, OutboxMessage("vacation"), AGAIN)


def _with_note(live: OpenTable, note: Event, *messages: OutboxMessage) -> Change:
    """The table with a note of what happened to its time. Raises Refusal: wrong_stage."""
    if live.table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": live.table.stage})
    after = live.add_notes(note)
    return Change(after, messages if after.awaited_seats else (), notes=(note,))


async def _with_preferences(connection: Transaction) -> list[tuple[int, Preferences]]:
    """The preferences of all who have some, by Discord ids; other tasks have their turn meanwhile."""
    part = select(people.c.id, people.c.discord, people.c.preferences).where(people.c.id > bindparam("last"))
    part = part.where(people.c.preferences.is_not(None)).order_by(people.c.id).limit(AT_ONCE)
    preferences, last = list[tuple[int, Preferences]](), 0
    while rows := (await connection.execute(part, {"last": last})).all():
        preferences += [(row.discord, preferences_from(row.preferences)) for row in rows]
        last = rows[-1].id
        await asyncio.sleep(0)
    return preferences
