"""Timers of seats as pure functions: time limits, reminders, and the end of the time.

Times are milliseconds since 1970 UTC. A day is 24 hours, whatever clocks on walls do.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.people.preferences import Preferences
from bot.tables.rules.banks import Bank, bank_left_at, end_of_bank, quiet_hours_of_bank
from bot.tables.rules.quiet_hours import quiet_until

Step = Literal["reminder", "timeout", "patience", "paused"]
"""What a seat's timer waits for: the next reminder; the end of its time; the end of the others' patience, after they
were asked what to do; or the end of its person's vacation."""

MOST_REMINDERS = 6
CLOSEST = HOUR
"""Minimum gap between two reminders at tables with limits of hours."""
GRACE = MINUTE
"""Network grace: a click that arrives this long after the deadline still counts."""
LAG = 5 * SECOND
"""How long after the grace a click made in time may still wait to be handled. Discord drops later ones."""
RECENT_REMINDER = 10 * MINUTE
"""For how long after a reminder the end of an outage brings no other one."""
SHORTEST_PATIENCE = DAY
"""Minimum time the others get to vote on a late player, at tables with limits of hours."""


class Timer(NamedTuple):
    """The time of one seat, from being asked until it has answered.

    ``ticket`` is the question with which it ``began``. ``deadline`` is until when the seat may think, 0 for as long as
    it takes. ``number`` reminders were sent. ``kind`` happens when it is ``due``. ``overruled``: it runs in spite of a
    vacation. A process is at it until ``leased``. ``last_reminder`` is when the person was last reminded; 0: not yet.

    ``allowed`` is how long the decision may take, and ``at_once`` says that a computer player takes over then: as the
    table was run when the seat was asked. No host makes a decision shorter that someone is thinking about.
    """

    id: int
    table: int
    seat: int
    ticket: int
    kind: Step
    began: int
    deadline: int
    number: int
    due: int
    leased: int = 0
    overruled: bool = False
    allowed: int = 0
    at_once: bool = False
    bank: int = 0
    bank_ends: int = 0
    pauses: bool = False
    last_reminder: int = 0

    @property
    def decision(self) -> int:
        """How long the decision may take before the bank is used."""
        return self.allowed - self.bank

    @property
    def again(self) -> int:
        """How much time the others give who wait on, and how long they may decide about that at least: as much as
        there was, but of a bank no more than a day."""
        return max(self.decision, DAY) if self.bank_ends else self.allowed


def start_timer(
    table: int,
    seat: int,
    ticket: int,
    now: int,
    limit: int,
    interval: int = 0,
    *,
    at_once: bool = False,
    bank: Bank | None = None,
) -> Timer:
    """The timer of a seat that is asked now. ``interval`` is between reminders where there is no ``limit``."""
    if bank is not None:
        ends = end_of_bank(now + limit, bank)
        timer = Timer(0, table, seat, ticket, "reminder", now, ends, 0, now, allowed=limit + bank.left, at_once=at_once)
        timer = timer._replace(bank=bank.left, bank_ends=ends, pauses=bank.quiet is not None)
        return timer._replace(due=_marks(timer)[0])
    due = now + (limit // 2 if limit else interval)
    deadline = now + limit if limit else 0
    return Timer(0, table, seat, ticket, "reminder", now, deadline, 0, due, allowed=limit, at_once=at_once)


def bank_left_ms(timer: Timer, preferences: Preferences, now: int) -> int:
    """What is left of a seat's bank now. In a vacation of its person it stands still."""
    if preferences.vacation is not None and not timer.overruled and timer.kind != "patience":
        now = min(now, max(preferences.vacation, timer.began))
    quiet = quiet_hours_of_bank(preferences) if timer.pauses else None
    return bank_left_at(now, Bank(timer.bank, quiet), timer.bank_ends)


def rest_of_decision(timer: Timer, now: int) -> int:
    """How much of the limit for the decision is left now."""
    return max(0, timer.began + timer.decision - now)


def grace(limit: int) -> int:
    """How long a person has at least after an outage, or after a first reminder that came late."""
    return min(limit // 4, 6 * HOUR)


def patience_of_others(limit: int) -> int:
    """How long the others may decide what to do about someone who is late: a day, or half an hour of five minutes."""
    return max(limit, min(SHORTEST_PATIENCE, 6 * limit))


def margin_after_deadline(limit: int) -> int:
    """How long after the deadline the time is over: 65 seconds, and less where that would be much of the limit."""
    return min(GRACE, limit // 20) + LAG


def least_gap(limit: int) -> int:
    """How far apart reminders are at least: five minutes leave room for one, a quarter of an hour for two."""
    return min(CLOSEST, max(2 * MINUTE, limit // 5))


def is_over(timer: Timer, now: int) -> bool:
    """Whether the time is over, so that even a click that was made in time cannot be on its way any more."""
    return bool(timer.deadline) and now >= timer.deadline + margin_after_deadline(timer.allowed)


def next_reminder(timer: Timer, preferences: Preferences, now: int) -> int | None:
    """When the person is to be reminded next, not in quiet hours; None: not any more."""
    if preferences.reminders == "none" or timer.number >= MOST_REMINDERS:
        return None
    if not timer.deadline:
        return quiet_until(preferences, max(now, timer.began) + preferences.interval) if preferences.always else None
    marks = _marks(timer)
    least = now + least_gap(timer.allowed) if timer.number else now
    ahead = next((mark for mark in marks if mark > least), now + preferences.interval)
    if timer.number == 0 and ahead > marks[0]:
        ahead = now
    return quiet_until(preferences, ahead)


def _marks(timer: Timer) -> list[int]:
    """When someone is reminded: after half the time, and when a fifth of it is left. Where there is a bank also after a
    day, and when it begins to be used."""
    marks = {timer.deadline - timer.allowed // 2, timer.deadline - timer.allowed // 5}
    if timer.bank_ends:
        marks.add(timer.began + min(timer.allowed // 2, DAY))
        if timer.decision and timer.bank:
            marks.add(timer.began + timer.decision)
    return sorted(marks)


def schedule(timer: Timer, preferences: Preferences, now: int) -> Timer | None:
    """The timer with what comes next: a reminder, or the end of the time. None when nothing comes any more.

    A time never ends before the first reminder, nor while one waits to be sent (``time/late_seats.py``).
    """
    reminder = next_reminder(timer, preferences, now)
    if not timer.deadline:
        return None if reminder is None else timer._replace(kind="reminder", due=reminder)
    over = timer.deadline + margin_after_deadline(timer.allowed)
    if reminder is not None and (timer.number == 0 or reminder < timer.deadline):
        return timer._replace(kind="reminder", due=reminder)
    return timer._replace(kind="timeout", due=over)


def after_reminder(timer: Timer, preferences: Preferences, now: int) -> Timer:
    """The timer after a reminder. After the first one, and one that came late, some time is left to answer.

    After the last one the timer stays for a while where there is no limit, to tell what it was about.
    """
    later = timer._replace(number=timer.number + 1, last_reminder=now)
    if timer.deadline and (timer.number == 0 or now >= timer.deadline):
        later = later._replace(deadline=max(timer.deadline, now + grace(timer.allowed)))
    return schedule(later, preferences, now) or later._replace(due=now + preferences.interval)


def put_off(timer: Timer, since: int, preferences: Preferences, now: int) -> Timer:
    """The timer whose reminder has waited ``since`` and now waits for the end of quiet hours. None of the reminders
    since then has arrived, so they do not count: a first one that is late still leaves a grace."""
    lost_count = sum(since - MINUTE <= mark <= now for mark in _marks(timer)) if timer.deadline else 1
    number = max(0, timer.number - max(1, lost_count))
    return timer._replace(kind="reminder", number=number, due=quiet_until(preferences, now), last_reminder=0)


def with_time_back(timer: Timer, waited: int, now: int) -> Timer:
    """The timer after a reminder that waited to be sent for this many milliseconds: its person gets them back, but no
    more than the grace from now on."""
    if not timer.deadline:
        return timer
    deadline = max(timer.deadline, min(timer.deadline + waited, now + grace(timer.allowed)))
    return timer._replace(deadline=deadline, last_reminder=now)


def after_outage(timer: Timer, now: int) -> Timer:
    """The timer after the bot could not be reached: whose time would end soon has a grace, and is reminded first, but
    for those who were a moment ago."""
    least = now + grace(timer.allowed)
    if timer.kind == "patience":
        return timer._replace(due=max(timer.due, least))
    if not timer.deadline or timer.kind == "paused" or timer.deadline >= least:
        return timer
    late = timer._replace(deadline=least)
    if timer.number >= MOST_REMINDERS or 0 <= now - timer.last_reminder < RECENT_REMINDER:
        return late._replace(kind="timeout", due=least + margin_after_deadline(timer.allowed))
    return late._replace(kind="reminder", due=now)


def without_absence(timer: Timer, since: int, now: int, preferences: Preferences) -> Timer:
    """The timer of a person with these ``preferences`` after the bot was not there since then: nothing of that counts
    where there is a time bank, which has to last for the whole match."""
    begin = max(since, timer.began)
    absence_ms = now - begin
    if not timer.bank_ends or timer.kind not in ("reminder", "timeout") or absence_ms <= 0 or timer.deadline <= begin:
        return timer
    quiet = quiet_hours_of_bank(preferences) if timer.pauses else None
    bank = Bank(bank_left_ms(timer, preferences, begin), quiet)
    ends = end_of_bank(max(now, timer.began + timer.decision + absence_ms), bank)
    later = timer._replace(
        began=timer.began + absence_ms, bank_ends=ends, deadline=ends + timer.deadline - timer.bank_ends
    )
    return schedule(later, preferences, now) or later


def hold_timer(timer: Timer, now: int, pause: int) -> Timer:
    """The timer while nothing can be written in its table's channel: it is looked at again after a pause, and its
    person has a grace when the channel can be read again."""
    return timer._replace(due=now + pause, deadline=max(timer.deadline, now + pause + grace(timer.allowed)))


def linger_timer(timer: Timer, chosen: int, now: int) -> Timer | None:
    """The timer of a seat that chose last at ``chosen`` and is asked still: it has a grace from then on, but only as
    long as all its choices together take no more than twice the limit. None when that is over."""
    longest = timer.allowed + (max(timer.decision, HOUR) if timer.bank_ends else timer.allowed)
    deadline = min(chosen + grace(timer.allowed), timer.began + longest)
    if deadline <= max(timer.deadline, now):
        return None
    return timer._replace(kind="timeout", deadline=deadline, due=deadline + margin_after_deadline(timer.allowed))


def shift_timer(timer: Timer, jump: int) -> Timer:
    """Shift the timer by the clock jump, keeping its remaining time.

    A first reminder may wait for the end of quiet hours that the clock as it was has shown. It is due at half the time
    again: whether it is quiet is looked at before it is sent.
    """
    deadline = timer.deadline + jump if timer.deadline else 0
    ends = timer.bank_ends + jump if timer.bank_ends else 0
    due = timer.due + jump
    last_reminder = timer.last_reminder + jump if timer.last_reminder else 0
    if timer.kind == "reminder" and timer.deadline and timer.number == 0:
        due = min(due, deadline - timer.allowed // 2)
    began = timer.began + jump
    return timer._replace(began=began, deadline=deadline, due=due, bank_ends=ends, last_reminder=last_reminder)


def move_along(present: Timer, before: Timer, becomes: Timer) -> Timer | None:
    """What a timer becomes that was looked at ``before``, by what it is at ``present``: the clock may have been set
    meanwhile, or a grace given. None where its person was reminded, or asked something else, meanwhile."""
    if present == before:
        return becomes
    is_same = (present.ticket, present.number, present.allowed) == (before.ticket, before.number, before.allowed)
    if not is_same or present.kind not in ("reminder", "timeout"):
        return None
    moved_timer = shift_timer(becomes, present.began - before.began)
    more = max(0, present.deadline - moved_timer.deadline)
    return present._replace(
        kind=moved_timer.kind,
        deadline=moved_timer.deadline + more,
        number=moved_timer.number,
        due=moved_timer.due + (more if moved_timer.kind == "timeout" else 0),
        last_reminder=moved_timer.last_reminder,
    )


def pass_back(timer: Timer, seat: int, ticket: int, now: int) -> Timer:
    """The timer of a seat that was asked, for the seat before it that steps back and is asked again: it gains no more
    time than a grace. It is reminded first, however late the other was, and whatever was decided about that one ends.
    """
    mine = timer._replace(seat=seat, ticket=ticket, number=0, leased=0, overruled=False, last_reminder=0)
    if not timer.deadline:
        return mine
    deadline = max(timer.deadline, now + grace(timer.allowed))
    return mine._replace(kind="reminder", deadline=deadline, due=max(now, deadline - timer.allowed // 2))


def pause_timer(timer: Timer, until: int) -> Timer:
    """The timer while its person is on vacation, at the longest until then."""
    return timer._replace(kind="paused", due=until)


def resume_timer(timer: Timer, since: int, now: int, preferences: Preferences | None = None) -> Timer:
    """The timer after a pause since then: its person has as much time as before, at least the grace. A bank rests on in
    the quiet hours of its person's ``preferences``."""
    length = max(0, now - max(since, timer.began))
    if not timer.deadline:
        return timer._replace(kind="reminder", due=now)
    deadline = timer.deadline + length
    if timer.bank_ends:
        of_person = (preferences or Preferences())._replace(vacation=now - length)
        left = bank_left_ms(timer._replace(overruled=False), of_person, now)
        quiet = quiet_hours_of_bank(of_person) if timer.pauses else None
        deadline = end_of_bank(max(now, timer.began + timer.decision + length), Bank(left, quiet))
        timer = timer._replace(bank_ends=deadline)
    deadline = max(deadline, now + grace(timer.allowed))
    return timer._replace(kind="reminder", deadline=deadline, due=max(now, deadline - timer.allowed // 2))


def extend_timer(timer: Timer, now: int) -> Timer:
    """The timer when the others wait on: as much time again. Reminders count on."""
    return timer._replace(kind="reminder", deadline=now + timer.again, due=now + timer.again // 2)


def change_limit(timer: Timer, limit: int, now: int) -> Timer:
    """The timer when its table gets another limit while someone is thinking: more time counts at once, from when the
    seat was asked; less only from the next decision on. Where there was none, a day is left at least."""
    if timer.bank_ends:
        gain_ms = max(0, limit - timer.decision)
        later = timer._replace(deadline=timer.deadline + gain_ms, bank_ends=timer.bank_ends + gain_ms)
        return later._replace(allowed=timer.allowed + gain_ms, due=timer.due + gain_ms)
    if not limit:
        return timer._replace(kind="reminder", deadline=0, allowed=0, due=now)
    if not timer.deadline:
        first = start_timer(timer.table, timer.seat, timer.ticket, now, first_limit(limit), at_once=timer.at_once)
        return first._replace(id=timer.id, began=timer.began, number=timer.number)
    deadline = timer.began + limit
    if deadline <= timer.deadline:
        return timer
    return timer._replace(kind="reminder", deadline=deadline, allowed=limit, due=max(now, deadline - limit // 2))


def first_limit(limit: int) -> int:
    """Time for a decision that is already running when a limit is first set."""
    return max(limit, DAY)
