"""How long a seat may think, when its person is reminded, and what happens then. Nothing here knows a database.

Times are milliseconds since 1970 UTC. A day is 24 hours, whatever clocks on walls do.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.preferences import Preferences
from bot.tables.time.quiet_hours import quiet_until

Step = Literal["reminder", "timeout", "patience", "paused"]
"""What a seat's timer waits for: the next reminder; the end of its time; the end of the others' patience, after they
were asked what to do; or the end of its person's vacation."""

MOST_REMINDERS = 6
CLOSEST = HOUR
"""So far apart reminders are at least."""
GRACE = MINUTE
"""So long after the deadline a click still is in time: its way to the bot takes a moment."""
LAG = 5 * SECOND
"""So long after that, clicks that were made in time may still wait to be taken. Discord drops later ones."""
SHORTEST_PATIENCE = DAY
"""At least so long the others may decide what to do about somebody who is late."""
DISCORD_EPOCH = 1_420_070_400_000


class Timer(NamedTuple):
    """The time of one seat, from being asked until it has answered.

    ``ticket`` is the question with which it ``began``. ``deadline`` is until when the seat may think, 0 for as long as
    it takes. ``number`` reminders were sent. ``kind`` happens when it is ``due``. ``overruled``: it goes on in spite of
    a vacation. Somebody is at it until ``leased``.
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


def begun(table: int, seat: int, ticket: int, now: int, limit: int, interval: int) -> Timer:
    """The timer of a seat that is asked now. ``interval`` is between reminders where there is no ``limit``."""
    due = now + (limit // 2 if limit else interval)
    return Timer(0, table, seat, ticket, "reminder", now, now + limit if limit else 0, 0, due)


def grace(limit: int) -> int:
    """How long a person has at least after an outage, or after a first reminder that came late."""
    return min(limit // 4, 6 * HOUR)


def patience(limit: int) -> int:
    """How long the others may decide what to do about somebody who is late."""
    return max(limit, SHORTEST_PATIENCE)


def moment_of(snowflake: int) -> int:
    """When Discord made this id: for an interaction, when the person clicked."""
    return (snowflake >> 22) + DISCORD_EPOCH


def is_over(timer: Timer, now: int) -> bool:
    """Whether the time is over, so that even a click that was made in time cannot be on its way any more."""
    return bool(timer.deadline) and now >= timer.deadline + GRACE + LAG


def next_reminder(timer: Timer, limit: int, wishes: Preferences, now: int) -> int | None:
    """When the person is to be reminded next, not in quiet hours; None: not any more."""
    if wishes.reminders == "none" or timer.number >= MOST_REMINDERS:
        return None
    if not timer.deadline:
        return quiet_until(wishes, max(now, timer.began) + wishes.interval) if wishes.always else None
    marks = (timer.deadline - limit // 2, timer.deadline - limit // 5)
    least = now + CLOSEST if timer.number else now
    ahead = next((mark for mark in marks if mark > least), now + wishes.interval)
    if timer.number == 0 and ahead > marks[0]:
        ahead = now
    return quiet_until(wishes, ahead)


def scheduled(timer: Timer, limit: int, wishes: Preferences, now: int) -> Timer | None:
    """The timer with what comes next: a reminder, or the end of the time. None when nothing comes any more.

    A time never ends before the first reminder.
    """
    reminder = next_reminder(timer, limit, wishes, now)
    if not timer.deadline:
        return None if reminder is None else timer._replace(kind="reminder", due=reminder)
    over = timer.deadline + GRACE + LAG
    if reminder is not None and (timer.number == 0 or reminder < timer.deadline):
        return timer._replace(kind="reminder", due=reminder)
    return timer._replace(kind="timeout", due=over)


def reminded(timer: Timer, limit: int, wishes: Preferences, now: int) -> Timer:
    """The timer after a reminder. After the first one, and one that came late, some time is left to answer.

    After the last one the timer stays for a while where there is no limit, to tell what it was about.
    """
    sent = timer._replace(number=timer.number + 1)
    if timer.deadline and (timer.number == 0 or now >= timer.deadline):
        sent = sent._replace(deadline=max(timer.deadline, now + grace(limit)))
    return scheduled(sent, limit, wishes, now) or sent._replace(due=now + wishes.interval)


def after_outage(timer: Timer, limit: int, now: int) -> Timer:
    """The timer after the bot could not be reached: whose time would end soon is reminded first and has a grace."""
    least = now + grace(limit)
    if timer.kind == "patience":
        return timer._replace(due=max(timer.due, least))
    if not timer.deadline or timer.kind == "paused" or timer.deadline >= least:
        return timer
    late = timer._replace(deadline=least)
    if timer.number >= MOST_REMINDERS:
        return late._replace(kind="timeout", due=least + GRACE + LAG)
    return late._replace(kind="reminder", due=now)


def lingering(timer: Timer, limit: int, chosen: int, now: int) -> Timer | None:
    """The timer of a seat that chose last at ``chosen`` and is asked still: it has a grace from then on, but only as
    long as all its choices together take no more than twice the limit. None when that is over."""
    deadline = min(chosen + grace(limit), timer.began + 2 * limit)
    if deadline <= max(timer.deadline, now):
        return None
    return timer._replace(kind="timeout", deadline=deadline, due=deadline + GRACE + LAG)


def shifted(timer: Timer, jump: int) -> Timer:
    """The timer after the clock has jumped: whatever it counts lies as far off as before."""
    deadline = timer.deadline + jump if timer.deadline else 0
    return timer._replace(began=timer.began + jump, deadline=deadline, due=timer.due + jump)


def paused(timer: Timer, until: int) -> Timer:
    """The timer while its person is on vacation, at the longest until then."""
    return timer._replace(kind="paused", due=until)


def resumed(timer: Timer, limit: int, since: int, now: int) -> Timer:
    """The timer after a pause since then: its person has as much time as before, at least the grace."""
    length = max(0, now - max(since, timer.began))
    if not timer.deadline:
        return timer._replace(kind="reminder", due=now)
    deadline = max(timer.deadline + length, now + grace(limit))
    return timer._replace(kind="reminder", deadline=deadline, due=max(now, deadline - limit // 2))


def extended(timer: Timer, limit: int, now: int) -> Timer:
    """The timer when the others wait on: as much time again. Reminders count on."""
    return timer._replace(kind="reminder", deadline=now + limit, due=now + limit // 2)


def limited(timer: Timer, limit: int, now: int) -> Timer:
    """The timer under another limit: it counts from when the seat was asked, but leaves some time from now on."""
    deadline = max(timer.began + limit, now + grace(limit)) if limit else 0
    return timer._replace(kind="reminder", deadline=deadline, due=max(now, deadline - limit // 2))
