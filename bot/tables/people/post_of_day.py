"""The post of the day as a server wants it, and when a day's is due: plain data, and decisions without side effects."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, get_args
from zoneinfo import ZoneInfo

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.model.days import begin_of
from bot.tables.people.zones import is_zone

Part = Literal["challenge", "puzzle", "talk"]
"""What is posted: the challenge of the day with yesterday's results, the puzzle of the day, and a thread for talk."""
PARTS: tuple[Part, ...] = get_args(Part)
MOST_FAILURES = 7
"""After this many days in a row on which Discord refused it, nothing is posted until the settings are sent again."""


class PostOfDay(NamedTuple):
    """How a server wants the post of the day, and how far that is done. Days are days since 1970 UTC.

    ``channel`` is where it is posted (None: nowhere), at full ``hour`` of the time zone ``zone`` ("": UTC). ``day`` is
    the day for which it was put into the outbox last, ``message`` what Discord has of it (None: not posted yet).
    ``talk_day`` is the day for which a thread was asked for last. ``failures`` counts the days in a row on which
    Discord refused it, the last time for ``trouble``.
    """

    channel: int | None = None
    parts: tuple[Part, ...] = PARTS
    hour: int = 12
    zone: str = ""
    day: int | None = None
    message: int | None = None
    talk_day: int | None = None
    failures: int = 0
    trouble: str = ""

    @property
    def is_wanted(self) -> bool:
        """Whether anything is to be posted at all."""
        return self.channel is not None and bool(set(self.parts) - {"talk"}) and self.failures < MOST_FAILURES

    def is_due(self, day: int, now: int) -> bool:
        """Whether the post of a day is to be made now: once, from its hour on until the day ends (UTC)."""
        return self.is_wanted and self.day != day and self.due_at(day) <= now < begin_of(day + 1)

    def due_at(self, day: int) -> int:
        """When in a day (UTC) the clock of the zone shows the hour, in milliseconds since 1970 UTC.

        Where the clock skips the hour, it is an hour later or earlier; where it comes twice, once of the two.
        """
        moment = begin_of(day) + self._after_midnight(begin_of(day))
        return begin_of(day) + self._after_midnight(moment)

    def _after_midnight(self, moment: int) -> int:
        """How long after midnight UTC the hour comes, by the zone's distance from UTC at a moment, in milliseconds."""
        offset = datetime.fromtimestamp(moment / SECOND, UTC).astimezone(ZoneInfo(self.zone or "UTC")).utcoffset()
        assert offset is not None
        minutes = round(offset.total_seconds() / 60)
        return (self.hour * HOUR - minutes * MINUTE) % DAY

    def as_json(self) -> dict[str, Any] | None:
        """The same as JSON; None where nothing was chosen."""
        return self._asdict() if self != PostOfDay() else None


def post_of_day_from(document: object, settings: Mapping[str, Any]) -> PostOfDay:
    """What is stored of it, or in the ``settings`` of an earlier version, which posted the puzzle at midnight; invalid
    values are read as the default."""
    if not isinstance(document, Mapping):
        channel, day = settings.get("puzzle_channel"), settings.get("puzzle_day")
        if type(channel) is not int:
            return PostOfDay()
        return PostOfDay(channel, ("puzzle",), 0, day=day if type(day) is int else None)
    usual = PostOfDay()
    numbers = {key: _number(document.get(key)) for key in ("channel", "day", "message", "talk_day")}
    hour, failures, trouble = _number(document.get("hour")), _number(document.get("failures")), document.get("trouble")
    parts, zone = document.get("parts"), document.get("zone")
    parts_of = tuple(part for part in PARTS if part in parts) if isinstance(parts, list | tuple) else usual.parts
    return PostOfDay(
        **numbers,
        parts=parts_of,
        hour=hour if hour is not None and hour < 24 else usual.hour,
        zone=zone if is_zone(zone) else "",
        failures=failures or 0,
        trouble=trouble if isinstance(trouble, str) else "",
    )


def _number(value: object) -> int | None:
    return value if type(value) is int and value >= 0 else None
