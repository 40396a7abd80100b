"""Quiet hours in a person's local time, in which they are not reminded."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.runtime.clock import SECOND
from bot.tables.people.preferences import Preferences


def is_quiet(preferences: Preferences, now: int) -> bool:
    """Whether the person has quiet hours now (milliseconds since 1970 UTC)."""
    return quiet_until(preferences, now) > now


def quiet_until(preferences: Preferences, now: int) -> int:
    """When the present quiet hours end, or ``now`` outside of them.

    The wall's clock counts: on the days on which it is put forward or back they last an hour less or more. A time that
    the clock skips is when it continues; of a time that comes twice the first begins and the second ends them.
    """
    if preferences.quiet is None:
        return now
    for begun, over in _quiet_spans(preferences, now):
        if begun <= now < over:
            return over
        if begun > now:
            break
    return now


def loud_ms(preferences: Preferences, begin: int, end: int) -> int:
    """How many milliseconds between two moments lie outside of the person's quiet hours."""
    if preferences.quiet is None:
        return max(0, end - begin)
    at, length = begin, 0
    for begun, over in _quiet_spans(preferences, begin):
        if begun >= end:
            break
        length += max(0, begun - at)
        at = max(at, over)
    return length + max(0, end - at)


def loud_end(preferences: Preferences, begin: int, length: int) -> int:
    """When as many milliseconds outside of the person's quiet hours are over, from ``begin`` on."""
    if preferences.quiet is None:
        return begin + length
    at = begin
    for begun, over in _quiet_spans(preferences, begin):
        if begun >= at + length:
            break
        if over > at:
            length -= max(0, begun - at)
            at = over
    return at + length


def _quiet_spans(preferences: Preferences, now: int) -> Iterator[tuple[int, int]]:
    """The quiet hours of a person without end, from those that began the day before."""
    assert preferences.quiet is not None
    zone = ZoneInfo(preferences.zone or "UTC")
    begin, end = preferences.quiet
    day = datetime.fromtimestamp(now / SECOND, zone).date() - timedelta(days=1)
    while True:
        next_day = day if end > begin else day + timedelta(days=1)
        yield _moment(_midnight(day), begin, zone, fold=0), _moment(_midnight(next_day), end, zone, fold=1)
        day += timedelta(days=1)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, datetime.min.time())


def _moment(midnight: datetime, minutes: int, zone: ZoneInfo, fold: int) -> int:
    """When the wall's clock shows this many minutes after midnight, in milliseconds since 1970 UTC."""
    wall = (midnight + timedelta(minutes=minutes)).replace(tzinfo=zone, fold=fold)
    is_skipped = wall.astimezone(UTC).astimezone(zone).replace(tzinfo=None) != wall.replace(tzinfo=None)
    if is_skipped:
        # Read as before the change, a skipped time lies as far behind it as the clock skipped.
        wall = _change(wall, zone)
    return round(wall.timestamp() * SECOND)


def _change(skipped_time: datetime, zone: ZoneInfo) -> datetime:
    """The moment at which the clock skips this time."""
    before, after = skipped_time.replace(fold=0).utcoffset(), skipped_time.replace(fold=1).utcoffset()
    assert before is not None
    assert after is not None
    late, early = skipped_time.replace(fold=0).astimezone(UTC), skipped_time.replace(fold=1).astimezone(UTC)
    while late - early > timedelta(seconds=1):
        middle = early + (late - early) / 2
        early, late = (middle, late) if middle.astimezone(zone).utcoffset() == before else (early, middle)
    return late.replace(microsecond=0)
