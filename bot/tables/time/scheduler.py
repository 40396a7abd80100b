"""The scheduler acts on due timers of seats: one task that sleeps until the next is due, and ends when none runs.

What is due is claimed with a lease, and what becomes of it is stored in one transaction with the message that tells it,
so that nothing is lost or said twice when the program dies in between. Timers that someone else holds are left alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import get_args

import structlog

from bot.runtime import metrics
from bot.runtime.clock import MINUTE, SECOND
from bot.runtime.clock_skew import Skew
from bot.runtime.lookups import look_up_all
from bot.runtime.sharding import ONLY, Shard, Shards
from bot.runtime.tasks import cancel_all
from bot.storage.fair_queue import current_server
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxMessage, WakeOutbox
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.rules import absence, vacations
from bot.tables.rules.timers import (
    Step,
    Timer,
    hold_timer,
    is_over,
    patience_of_others,
    pause_timer,
    schedule,
)
from bot.tables.store.repository import TableRepository
from bot.tables.time import claims, late_seats, outages, timer_rows
from bot.tables.time.claims import ClaimedTimer
from bot.tables.time.clock_watch import ClockWatch
from bot.tables.time.cut_offs import CutOffs
from bot.tables.time.late_seats import HOLD, LateSeats, NextState
from bot.tables.time.outages import NOTICED, PULSE
from bot.tables.time.reminders import remind

_log = structlog.stdlib.get_logger("pantheon.time")

BATCH = 100
STORAGE_PAUSE = 5 * SECOND
FAULT_PAUSE = MINUTE
FEW = 25
"""Up to this many timers at once, each person is looked up first; after an outage that would take too long."""
LOOK_UP_S = 10.0
"""How many seconds these look-ups may take together: all times wait meanwhile, and quiet hours may begin."""

Membership = Callable[[int, int], Awaitable[bool | None]]
"""Says whether a person (second) is in a server (first), by Discord's ids; None when that is unknown now."""


class _NotOurs(Exception):
    """Another process has acted on the timer meanwhile, or its question was answered."""


class TimerScheduler:
    """Acts on due timers. ``awaken`` starts it; it ends on its own when no timer runs.

    ``sleep`` may be exchanged by tests.
    """

    def __init__(
        self,
        repository: TableRepository,
        wake: WakeOutbox,
        end_vacation: Callable[[int], Awaitable[object]],
        *,
        is_member: Membership | None = None,
        skew: Skew | None = None,
    ) -> None:
        """``wake`` is called when messages wait in the outbox, ``end_vacation`` with a person whose vacation is used
        up. While the ``skew`` of the clock is grave, no time ends."""
        self._repository = repository
        self._wake = wake
        self._end_vacation = end_vacation
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.is_member = is_member
        self.skew = skew or Skew(repository.clock)
        self._task: asyncio.Task[None] | None = None
        self._asleep_until: int | None = None
        self._beaten: int | None = None
        self._beat: int | None = None
        self._made_up: Shards | None = None
        self._watch = ClockWatch(repository.clock, self.skew)
        self._cut_offs = CutOffs()
        self._again = False
        self._is_behind = False
        self._closed = False
        self.beats = 0
        """How often it has looked for due timers; for tests and monitoring."""

    @property
    def _shards(self) -> Shards:
        """Whose times it acts on: not on those of a dead process before their outage is made up for."""
        return self._made_up or self._repository.database.shards

    # Starting and stopping

    async def make_up_for_set_clock(self, connection: Transaction, now: int) -> bool:
        """Let times go by the clock as it is, before one of them begins or changes in this transaction; whether the
        clock was set, and the scheduler has not noticed yet.

        It will, and finds what was stored. Where the process dies first, the next one does.
        """
        if self._beat is None or not (jump := self._watch.look_ahead(now)):
            return False
        last_heard = self._last_heard(now, jump)
        await outages.make_up_for_jump(connection, jump, now, self._beat, self.skew.ahead, last_heard, self._shards)
        return True

    def is_clock_set(self, now: int) -> bool:
        """Whether the clock was set, and the scheduler has not noticed yet."""
        return self._beat is not None and bool(self._watch.look_ahead(now))

    def _last_heard(self, now: int, jump: int = 0) -> dict[int, int]:
        """When clicks could last arrive, by the number of the shard; the clock was set by ``jump`` since."""
        return {number: at + jump for number, at in self._cut_offs.last_heard(self._shards, now - jump).items()}

    def awaken(self, due: int | None = None) -> None:
        """Check for due timers; with ``due`` only if it sleeps longer than that, or the clock was set meanwhile."""
        if self._closed:
            return
        if self._task is not None:
            if self._asleep_until is None:
                self._again = True
                return
            was_set = self._watch.look_ahead(self._repository.clock.now())
            if due is not None and due >= self._asleep_until and not was_set:
                return
            self._task.cancel()
        self._asleep_until = None
        self._task = asyncio.create_task(self._keep(), name="scheduler")

    async def close(self) -> None:
        """Stop after storing what is being stored."""
        self._closed = True
        await cancel_all((self._task,))

    async def make_up(self, shards: Shards) -> None:
        """Give everyone of these shards a grace for the time without service, and continue with their times.

        Raises Refusal: busy, cannot_save.
        """
        now, ahead = self._repository.clock.now(), self.skew.ahead
        await self._repository.write(lambda connection: outages.make_up(connection, now, shards, ahead))
        before = frozenset() if self._made_up is None else self._made_up.numbers
        self._made_up = Shards(before | shards.numbers, shards.count)
        if not before:
            self._beaten = self._beat = now

    async def take_over(self, shards: Shards) -> None:
        """Continue the times of further shards: a grace for the time in which no one served them.

        No time ends there for long while Discord is not connected. Raises Refusal: busy, cannot_save.
        """
        for number in sorted(shards.numbers):
            self.note_cut_off(Shard(number, shards.count))
        await self.make_up(shards)
        self.awaken()

    def note_cut_off(self, shard: Shard = ONLY) -> None:
        """Discord cannot be reached for the servers of a shard: clicks do not arrive, so no time ends there."""
        self._cut_offs.begin(shard, self._repository.clock.now())

    def end_outage(self, shard: Shard = ONLY) -> None:
        """Discord can be reached again: people who could not click meanwhile get a grace period."""
        if self._cut_offs.end(shard, self._repository.clock.now()):
            self.awaken()

    # Acting

    async def _keep(self) -> None:
        mine = asyncio.current_task()
        try:
            while not self._closed:
                self.beats += 1
                self._again = False
                try:
                    if not await self._look() and not self._again:
                        return
                except Refusal as refusal:
                    _log.warning("scheduler_waits_for_storage", reason=refusal.key)
                    await self._rest(STORAGE_PAUSE)
                except Exception as error:
                    _log.error("scheduler_failed", exc_info=error)
                    await self._rest(FAULT_PAUSE)
        finally:
            if self._task is mine:
                self._task = None
                self._beaten = self._beat = None
                self._watch.forget()

    async def _look(self) -> bool:
        """Do what is due, or sleep until something is; False when no time runs."""
        if await self._has_jumped(self._repository.clock.now()):
            return True
        await self._give_owed_graces()
        now = self._repository.clock.now()
        due: int | None = now
        if not self._is_behind:
            due = await self._repository.read(lambda connection: timer_rows.first_due(connection, now, self._shards))
        if due is None:
            return False
        # Noted sooner where something is due: so an outage that is noticed has begun long after the last reminder.
        if self._beaten is None or abs(now - self._beaten) >= (PULSE if due > now else NOTICED):
            last_heard, ahead = self._last_heard(now), self.skew.ahead
            self._beat = await self._repository.write(lambda connection: outages.beat(connection, last_heard, ahead))
            self._beaten = now
        if due > now:
            # Not longer than a pulse: the clock may jump meanwhile, and the bot notes that it is alive.
            if not self._again:
                await self._rest(min(due, self._beaten + PULSE) - now)
            return True
        due_timers = await self._repository.write(lambda connection: claims.claim(connection, now, BATCH, self._shards))
        self._is_behind = len(due_timers) >= BATCH
        if due_timers:
            await self._act(due_timers)
        return True

    async def _has_jumped(self, now: int) -> bool:
        """Whether the clock was set, or everything stood still; then every time lasts as long as it would have."""
        jump = self._watch.jump(now)
        if not jump:
            return False
        _log.warning("time_jumped", milliseconds=jump)
        beat, ahead, last_heard, shards = self._beat, self.skew.ahead, self._last_heard(now, jump), self._shards
        self._beat = await self._repository.write(
            lambda connection: outages.make_up_for_jump(connection, jump, now, beat, ahead, last_heard, shards)
        )
        self._beaten = now
        self._watch.settle()
        self._cut_offs.shift(jump)
        return True

    async def _give_owed_graces(self) -> None:
        """Give the people of shards that are connected again their grace."""
        for shard, since in list(self._cut_offs.owed.items()):
            now = self._repository.clock.now()
            work = partial(outages.make_up_for, since=since, now=now, shard=shard)
            await self._repository.write(work)
            self._cut_offs.settle(shard, since)
            self._beaten = None

    async def _rest(self, milliseconds: float) -> None:
        self._asleep_until = self._watch.fall_asleep(milliseconds)
        try:
            await self.sleep(milliseconds / SECOND)
            self._watch.wake_up()
        finally:
            if asyncio.current_task() is self._task:
                self._asleep_until = None

    async def _act(self, due_timers: Sequence[ClaimedTimer]) -> None:
        now = self._repository.clock.now()
        for due in due_timers:
            metrics.TIMER_LATENESS.observe(max(0, now - due.timer.due) / SECOND)
        reminders = [due for due in due_timers if due.timer.kind == "reminder"]
        await self._act_on_late([due for due in due_timers if due.timer.kind != "reminder"])
        left = await self._hand_over_who_left(reminders) if len(reminders) <= FEW else ()
        reminders = [due for due in reminders if due.timer.id not in left]
        if reminders:
            await self._repository.write(lambda connection: remind(connection, reminders, now))
        self._wake(only_new=True)

    async def _act_on_late(self, due_timers: Sequence[ClaimedTimer]) -> None:
        """Store together what becomes of these timers, and then change the tables of those that more becomes of."""
        if not due_timers:
            return
        now = self._repository.clock.now()
        late = await self._repository.read(lambda connection: late_seats.look_at(connection, due_timers))
        states, alone = list[NextState](), list[ClaimedTimer]()
        later = {due.timer.id: self._put_off(due, late, now) for due in due_timers}
        ending = [due for due in due_timers if later[due.timer.id] is None]
        left = await self._hand_over_who_left(ending) if len(due_timers) <= FEW else ()
        for due in due_timers:
            if due.timer.id in left:
                continue
            state = later[due.timer.id] or _time_ended(due, late, now)
            if state is not None:
                states.append(state)
            if state is None or due.timer.kind == "paused":
                alone.append(due)
        ours = set[int]()
        if states:
            ours = await self._repository.write(lambda connection: late_seats.store(connection, states, now))
        for state in states:
            if state.due.timer.id not in ours:
                _log.info("timer_left_alone", table=state.due.id, seat=state.due.timer.seat)
            elif state.is_timeout:
                _count_end(state.due.timer)
        for due in alone:
            current_server.set(due.server)
            await self._act_alone(due, is_stored=due.timer.id in ours)

    async def _act_alone(self, due: ClaimedTimer, *, is_stored: bool) -> None:
        """End the vacation of a person whose days are used up, or let a computer player take over a seat.

        ``is_stored``: the timer has its next state already."""
        if due.timer.kind == "paused":
            if is_stored and due.person is not None:
                await self._end_vacation(due.person)
            return
        try:
            await self.hand_over(due, "timeout")
        except _NotOurs:
            _log.info("timer_left_alone", table=due.id, seat=due.timer.seat)
            return
        if due.timer.kind == "timeout":
            _count_end(due.timer)

    def holds(self, server: int) -> bool:
        """Whether nothing may end in a server now, because clicks may not have arrived."""
        return self._cannot_judge(server, self._repository.clock.now())

    def _cannot_judge(self, server: int, now: int) -> bool:
        """Whether clicks may be on their way from a server that have not arrived, or the clock is wrong."""
        return self._cut_offs.hold(server, now) or self.skew.is_grave

    def _put_off(self, due: ClaimedTimer, late: LateSeats, now: int) -> NextState | None:
        """The next state of a timer of which nothing ends now, whoever is still there; None for another one."""
        timer = due.timer
        if timer.kind not in get_args(Step):
            # A newer version has written it: what it means is not known here, so nothing ends by it.
            return NextState(due, timer._replace(due=now + HOLD))
        if timer.kind == "paused":
            return NextState(due, timer._replace(due=now + PULSE))
        if due.preferences.vacation is not None and not timer.overruled:
            return NextState(due, pause_timer(timer, vacations.ends_by(due.preferences, now)))
        if self._cannot_judge(due.server, now):
            return NextState(due, timer._replace(due=now + HOLD))
        if (pause := late.pause_of(due)) is not None:
            return NextState(due, hold_timer(timer, now, pause))
        if timer.kind == "patience" and now < timer.deadline:
            return NextState(due, timer._replace(due=timer.deadline))
        return None

    async def hand_over(self, due: ClaimedTimer, why: absence.Why) -> None:
        """Let a computer player take over the seat of a claimed timer, if the claim still holds."""
        now = self._repository.clock.now()

        async def guard(connection: Transaction) -> None:
            if not await timer_rows.is_ours(connection, due.timer):
                raise _NotOurs

        def take_over(live: OpenTable) -> Change:
            return absence.take_over(live, due.timer.seat, why, now)

        try:
            await self._repository.change(due.id, take_over, guard)
        except Refusal as refusal:
            if refusal.key in ("busy", "cannot_save"):
                raise
            _log.warning("timer_dropped", table=due.id, seat=due.timer.seat, reason=refusal.key)
            await self._repository.write(lambda connection: late_seats.store(connection, [NextState(due, None)], now))

    async def _hand_over_who_left(self, due_timers: Sequence[ClaimedTimer]) -> Collection[int]:
        """Let a computer player play on for everyone who has left their server; the ids of their timers. Who cannot be
        looked up soon is taken to be there."""
        if (ask := self.is_member) is None:
            return ()

        async def is_there(due: ClaimedTimer) -> bool | None:
            return None if due.person is None else await ask(due.server, due.person)

        answers = await look_up_all(is_there, due_timers, within_s=LOOK_UP_S)
        left = [due for due, there in zip(due_timers, answers, strict=True) if there is False]
        for due in left:
            current_server.set(due.server)
            try:
                await self.hand_over(due, "left")
            except _NotOurs:
                _log.info("timer_left_alone", table=due.id, seat=due.timer.seat)
        return {due.timer.id for due in left}


def _time_ended(due: ClaimedTimer, late: LateSeats, now: int) -> NextState | None:
    """The next state of a timer whose time is not over, or whose end others decide about; None: a computer player takes
    over."""
    timer = due.timer
    if (later := late.linger(timer, now)) is not None:
        return NextState(due, later)
    if timer.kind == "timeout" and not is_over(timer, now):
        return NextState(due, schedule(timer, due.preferences, now))
    if timer.kind == "timeout" and not timer.at_once:
        waits = timer._replace(kind="patience", due=now + patience_of_others(timer.again))
        messages = (OutboxMessage("stalled"), OutboxMessage("board", facts={"again": 1}))
        return NextState(due, waits, messages, is_timeout=True)
    return None


def _count_end(timer: Timer) -> None:
    metrics.TIMES_ENDED.labels("bank" if timer.bank_ends else "limit").inc()
