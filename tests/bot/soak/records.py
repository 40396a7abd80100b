"""The soak test's own records and checks of deadlines, made without the bot's timers."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.model.open_table import OpenTable
from bot.tables.people.preferences import Preferences

STARTS_WITHIN = 5 * SECOND
"""How long a start may take; a grace begins somewhere in it."""
TOLD_WITHIN = 2 * HOUR
"""How long after its moment a reminder may come: Discord fails now and then, and our clock may be an hour slow."""
ON_ITS_WAY = 2 * MINUTE
"""For how long a message may be on its way, drawing and sending included."""
AGAIN = 10 * MINUTE
"""So far apart are two reminders at least."""
SET = 65 * MINUTE
"""By how much a reminder may be early: our clock may be an hour fast."""
SHORT = 36 * MINUTE
"""Up to what length a silence of the bot need not be noticed as an outage."""


class Said(NamedTuple):
    """Somebody was mentioned: when it truly was, and by the bot's clock. ``nonce`` names the message, where known."""

    at: int
    bot_time: int
    reason: str
    table: int
    person: int
    nonce: str = ""


@dataclass
class Stay:
    """A seat's time, from being asked until its turn is over. ``ended_by``: an answer, or a computer player. It was
    ``decided`` before, where a process stood still meanwhile and was replaced.

    ``stepped_back``: it goes on with the time of the seat asked after it, but for a grace (docs/faults.md, R6).
    """

    table: int
    seat: int
    person: int
    limit: int
    began: int
    preferences: Preferences
    at_once: bool
    ended: int | None = None
    ended_by: str = ""
    decided: int = 0
    stepped_back: bool = False

    def is_at(self, moment: int) -> bool:
        """Whether the seat is asked then, as far as a message on its way can know."""
        return self.began <= moment and (self.ended is None or moment <= self.ended + ON_ITS_WAY)


@dataclass
class Records:
    """Everything that was seen."""

    stays: list[Stay] = field(default_factory=list)
    mentions: list[Said] = field(default_factory=list)
    due: list[tuple[int, ...]] = field(default_factory=list)
    asked_about: list[tuple[int, int, int]] = field(default_factory=list)
    waited: list[tuple[int, int, int]] = field(default_factory=list)
    vacations: list[tuple[int, int, int]] = field(default_factory=list)
    downs: list[tuple[int, int | None]] = field(default_factory=list)
    closed: defaultdict[int, list[tuple[int, int | None]]] = field(default_factory=lambda: defaultdict(list))
    """When nothing could be said in the channel of a table."""
    wrong: list[tuple[int, int]] = field(default_factory=list)
    """Since when the bot's clock was ahead (below zero: behind) by how much. Quiet hours are judged by that clock."""
    spans: dict[int, tuple[int, int | None]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    errors: list[BaseException] = field(default_factory=list)
    _running: dict[tuple[int, int], Stay] = field(default_factory=dict)

    def up(self, now: int) -> None:
        """The bot is there from now on."""
        if self.downs and self.downs[-1][1] is None:
            self.downs[-1] = (self.downs[-1][0], now)

    def down(self, now: int) -> None:
        """The bot is gone from now on."""
        if not self.downs or self.downs[-1][1] is not None:
            self.downs.append((now, None))

    def changed(
        self,
        before: OpenTable | None,
        after: OpenTable,
        now: int,
        preferences: dict[int, Preferences],
        decided: int = 0,
    ) -> None:
        """A table has changed: begin and end the stays that this means. ``decided`` is when a process that was replaced
        meanwhile decided about it, 0 for now."""
        table = after.table
        if table.started is not None:
            self.spans[table.id] = (table.started, table.ended)
        if after.match is None:
            return
        awaited = {seat.number: seat for seat in after.awaited_seats}
        is_new_turn = (
            before is not None
            and before.match is not None
            and len(after.match.journal) > len(before.match.journal)
            and after.match.turn_began == len(after.match.journal)
        )
        for place, stay in list(self._running.items()):
            if place[0] == table.id and (stay.seat not in awaited or is_new_turn):
                stay.ended, stay.ended_by = now, table.seats[stay.seat].away or "answer"
                stay.decided = decided or now
                del self._running[place]
        for number, seat in awaited.items():
            if (table.id, number) not in self._running and seat.person is not None:
                table_options = table.options
                stay = Stay(
                    table.id,
                    number,
                    seat.person,
                    table_options.limit if len(table.people) > 1 else 0,
                    now,
                    preferences[seat.person],
                    table_options.after_time == "computer",
                    stepped_back=before is not None
                    and before.match is not None
                    and len(before.match.journal) > len(after.match.journal),
                )
                self.stays.append(stay)
                self._running[table.id, number] = stay

    def began(self, table: int, seat: int, otherwise: int) -> int:
        """When a seat was asked whose time runs; ``otherwise`` for one that goes on with another seat's time."""
        stay = self._running.get((table, seat))
        return otherwise if stay is None or stay.stepped_back else stay.began

    def rests(self, person: int, now: int) -> bool:
        """Whether somebody is on vacation."""
        return any(who == person and since <= now < until for who, since, until in self.vacations)

    # Objections

    def objections(self) -> list[str]:
        """Everything that was not as it should be."""
        return [
            *(f"error: {error!r}" for error in self.errors),
            *self._unended(),
            *self._repeated(),
            *self.about_time(),
        ]

    def about_time(self) -> list[str]:
        """Reminders and time-outs that were missing, or came when they should not."""
        return [*self._unsaid(), *self._disturbed(), *self._rash()]

    def _unended(self) -> list[str]:
        longest = 30 * DAY
        return [
            f"match {table} has not ended" if ended is None else f"match {table} took {(ended - began) / DAY:.1f} days"
            for table, (began, ended) in self.spans.items()
            if ended is None or ended - began > longest
        ]

    def _unsaid(self) -> list[str]:
        """Reminders that were due, and were not sent."""
        missed = []
        for stay in self.stays:
            moment = self.first_reminder(stay)
            ended = stay.ended if stay.ended is not None else moment
            if moment is None or ended is None or moment + TOLD_WITHIN > ended:
                continue
            if not any(stay.began <= mention.at <= moment + TOLD_WITHIN for mention in self._of(stay, "reminder")):
                missed.append(f"nobody reminded {stay.person} of match {stay.table}, due {_text(moment)}")
        return missed

    def untimely(self) -> list[str]:
        """Reminders to people who were not asked, or not for long, or were reminded just before.

        Only where nobody goes on vacation: who comes back is reminded at once.
        """
        stays: dict[tuple[int, int], list[Stay]] = defaultdict(list)
        for stay in self.stays:
            stays[stay.table, stay.person].append(stay)
        faults = []
        last: dict[tuple[int, int], Said] = {}
        for mention in self.mentions:
            if mention.reason != "reminder":
                continue
            before, last[mention.table, mention.person] = last.get((mention.table, mention.person)), mention
            if before is not None and before.nonce != mention.nonce and mention.at - before.at < AGAIN:
                faults.append(f"{mention.person} was reminded of match {mention.table} twice about {_text(mention.at)}")
            open_stays = [each for each in stays[mention.table, mention.person] if each.is_at(mention.at)]
            where = f"{mention.person} was reminded of match {mention.table} at {_text(mention.at)}"
            if not open_stays:
                faults.append(f"{where}, and was not asked")
            elif all(mention.at < each.began + each.limit // 2 - SET and not each.stepped_back for each in open_stays):
                faults.append(f"{where}, asked since {_text(open_stays[-1].began)}")
        return faults

    def first_reminder(self, stay: Stay) -> int | None:
        """When somebody must be reminded first: at half their time, when it is not quiet and the bot is there.

        None for who wants no reminders, for vacations, which restart the timers, and for who stepped back.
        """
        if (
            not stay.limit
            or stay.stepped_back
            or stay.preferences.reminders == "none"
            or any(
                who == stay.person and until >= stay.began and since <= (stay.ended or until)
                for who, since, until in self.vacations
            )
        ):
            return None
        moment = stay.began + stay.limit // 2
        while True:
            later = self._when_up(stay.table, moment)
            if later is None:
                return None
            # Quiet hours may begin while a reminder is on its way.
            while any(
                is_quiet(stay.preferences, each)
                for each in (later, self._read_bot_time(later), self._read_bot_time(later) + ON_ITS_WAY)
            ):
                later += MINUTE
            if later == moment:
                return moment
            moment = later

    def _read_bot_time(self, moment: int) -> int:
        """What the bot's clock showed at a moment."""
        return moment + next((wrong for since, wrong in reversed(self.wrong) if since <= moment), 0)

    def _when_up(self, table: int, moment: int) -> int | None:
        """The next moment from which on the bot is there for a while, and can write to a table; None: it never is."""
        for since, until in sorted((*self.downs, *self.closed.get(table, ())), key=lambda down: down[0]):
            if since - TOLD_WITHIN <= moment and (until is None or moment < until):
                if until is None:
                    return None
                moment = until
        return moment

    def _of(self, stay: Stay, reason: str) -> list[Said]:
        return self._said_by()[stay.table, stay.person, reason]

    def _said_by(self) -> dict[tuple[int, int, str], list[Said]]:
        if not hasattr(self, "_sorted"):
            self._sorted: dict[tuple[int, int, str], list[Said]] = defaultdict(list)
            for mention in self.mentions:
                self._sorted[mention.table, mention.person, mention.reason].append(mention)
        return self._sorted

    @property
    def mean(self) -> float:
        """How often a reminder that was due was sent, on average."""
        count = sum(mention.reason == "reminder" for mention in self.mentions)
        return count / max(1, len(set(self.due)))

    def _repeated(self) -> list[str]:
        return [f"reminders were sent {self.mean:.3f} times on average"] if self.mean > 1.02 else []

    def _disturbed(self) -> list[str]:
        """Mentions about time in somebody's quiet hours."""
        preferences = {stay.person: stay.preferences for stay in self.stays}
        return [
            f"{each.person} was disturbed by a {each.reason} at {_text(each.bot_time)} ({preferences[each.person]})"
            for each in self.mentions
            if each.reason != "ping"
            and each.person in preferences
            and is_quiet(preferences[each.person], each.bot_time)
        ]

    def _rash(self) -> list[str]:
        """Time-outs that came too early: before the time was over, unannounced, in a vacation, after an outage."""
        rash = []
        for stay in self.stays:
            if stay.ended_by != "timeout" or stay.ended is None:
                continue
            at, grace = stay.decided, min(stay.limit // 4, 6 * HOUR)
            where = f"time-out of seat {stay.seat} in match {stay.table} at {_text(at)}"
            if at < stay.began + (grace if stay.stepped_back else stay.limit) + MINUTE:
                rash.append(f"{where}: early")
            if self.rests(stay.person, at):
                rash.append(f"{where}: on vacation")
            for since, until in self.downs:
                if (
                    until is not None
                    and until - since > SHORT
                    and since < at
                    and until > at - grace + STARTS_WITHIN
                    and until > stay.began
                ):
                    rash.append(f"{where}: only {(at - until) / HOUR:.2f} h after an outage")
            reminders = [mention.at for mention in self._of(stay, "reminder") if stay.began <= mention.at <= at]
            if stay.preferences.reminders != "none" and not any(moment <= at - grace + SHORT for moment in reminders):
                rash.append(f"{where}: not reminded in time")
            were_asked = any(
                table == stay.table and seat == stay.seat and stay.began <= when <= at - grace
                for when, table, seat in self.asked_about
            )
            if not stay.at_once and not were_asked:
                rash.append(f"{where}: the others were not asked")
        return rash


def is_quiet(preferences: Preferences, now: int) -> bool:
    """Whether the wall's clock shows a time within the quiet hours."""
    if preferences.quiet is None:
        return False
    wall = datetime.fromtimestamp(now / 1_000, ZoneInfo(preferences.zone or "UTC"))
    minute = wall.hour * 60 + wall.minute
    begin, end = preferences.quiet
    return begin <= minute < end if begin < end else minute >= begin or minute < end


def _text(moment: int) -> str:
    return str(datetime.fromtimestamp(0, ZoneInfo("UTC")) + timedelta(milliseconds=moment))
