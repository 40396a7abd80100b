"""The people of a season: when they are awake, how soon they answer, and in which ways they cannot be relied on."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences

Way = Literal["steady", "vanishing", "coming_and_going", "cheating"]
SHARES: dict[Way, float] = {"vanishing": 0.20, "coming_and_going": 0.05, "cheating": 0.05}
"""How many of the people are not steady."""
ZONES = ("Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Australia/Sydney", "Asia/Kolkata")
MEDIAN_ANSWER, SIGMA = 1.5 * HOUR, 1.1
"""An answer in waking hours comes after a time of this median, spread as a log-normal of this sigma."""
FIRST_ID = 800_000_000_000_000_000


@dataclass
class Folk:
    """A person. Times are milliseconds since 1970 UTC; ``until`` is when the person vanishes for good, ``partner`` whom
    a cheat plays with, ``gone`` are the spans of one who comes and goes."""

    person: Person
    way: Way
    preferences: Preferences
    most_open: int
    until: int | None = None
    partner: int | None = None
    gone: list[tuple[int, int]] = field(default_factory=list)

    def is_there(self, now: int) -> bool:
        """Whether the person looks at Discord in these days."""
        if self.until is not None and now >= self.until:
            return False
        return not any(since <= now < until for since, until in self.gone)

    def when_awake(self, moment: int, chance: random.Random) -> int:
        """The moment, or one soon after the quiet hours in which it lies."""
        begin, end = self.preferences.quiet or (0, 0)
        wall = datetime.fromtimestamp(moment / 1_000, ZoneInfo(self.preferences.zone))
        minute = wall.hour * 60 + wall.minute
        is_quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
        if not is_quiet:
            return moment
        wakes = wall.replace(hour=end // 60, minute=end % 60, second=0)
        wakes += timedelta(days=1) if wakes <= wall else timedelta()
        return round(wakes.timestamp() * 1_000 + chance.uniform(0, 90) * MINUTE)

    def answers_at(self, now: int, chance: random.Random) -> int:
        """When the person answers what is asked now."""
        return self.when_awake(now + round(chance.lognormvariate(0, SIGMA) * MEDIAN_ANSWER), chance)


def people(chance: random.Random, count: int, now: int, days: int) -> list[Folk]:
    """So many people, of all ways in their shares."""
    ways: list[Way] = [way for way, share in SHARES.items() for _ in range(round(share * count / 2) * 2)]
    ways += ["steady"] * (count - len(ways))
    every = [_person(chance, number, way, now, days) for number, way in enumerate(ways)]
    cheats = [each for each in every if each.way == "cheating"]
    for one, other in zip(cheats[::2], cheats[1::2], strict=True):
        one.partner, other.partner = other.person.id, one.person.id
    return every


def _person(chance: random.Random, number: int, way: Way, now: int, days: int) -> Folk:
    wakes = chance.choice((6, 7, 8)) * 60
    preferences = Preferences(zone=chance.choice(ZONES), quiet=(wakes + 16 * 60 - 24 * 60, wakes), reminders="message")
    if preferences.quiet is not None and preferences.quiet[0] < 0:
        preferences = preferences._replace(quiet=(wakes + 16 * 60, wakes))
    folk = Folk(Person(FIRST_ID + number, f"{way} {number}"), way, preferences, chance.choice((1, 2, 2, 3)))
    if way == "vanishing":
        folk.until = now + round(chance.uniform(0.5, days) * DAY)
    elif way == "coming_and_going":
        moment = now + round(chance.uniform(0, 4) * DAY)
        while moment < now + days * DAY:
            away = round(chance.uniform(1.5, 4) * DAY)
            folk.gone.append((moment, moment + away))
            moment += away + round(chance.uniform(2, 5) * DAY)
    return folk
