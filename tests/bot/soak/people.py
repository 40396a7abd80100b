"""The people of the soak test: how they live, and how they take part in their matches."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.people.people import Person
from bot.tables.people.preferences import REMINDER_INTERVALS, Preferences

WAYS = ("prompt", "prompt", "prompt", "sleepy", "sleepy", "absent", "leaving", "returning", "resting", "sniping")
"""How people are: they answer soon; only when they are reminded; never; never again once they have left the server;
not before some day; they go on vacation; in the very last moment."""
ZONES = ("Europe/Vienna", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland", "")
QUIET = ((22 * 60, 8 * 60), (0, 6 * 60), (13 * 60, 15 * 60), (23 * 60 + 30, 30), None, None)


@dataclass
class Guest:
    """Somebody who plays. Times are milliseconds of the true time."""

    person: Person
    way: str
    preferences: Preferences
    is_open: bool
    leaves: int | None
    returns: int
    rests: int | None
    waits: float

    def is_here(self, now: int) -> bool:
        """Whether they are in the server."""
        return self.leaves is None or now < self.leaves

    def is_active(self, now: int) -> bool:
        """Whether they would play at all."""
        return self.way != "absent" and self.is_here(now) and now >= self.returns


def guests(chance: random.Random, count: int, now: int) -> list[Guest]:
    """So many people of all ways of life."""
    crowd = []
    for number in range(count):
        way = WAYS[number % len(WAYS)]
        reminders = chance.choice(("channel", "channel", "message", "none" if way != "sleepy" else "channel"))
        preferences = Preferences(
            zone=chance.choice(ZONES),
            quiet=chance.choice(QUIET),
            reminders=reminders,  # type: ignore[arg-type]
            interval=chance.choice(REMINDER_INTERVALS),
        )
        crowd.append(
            Guest(
                Person(700_000_000_000_000_000 + number, f"{way} {number}"),
                way,
                preferences,
                is_open=chance.random() < 0.5,
                leaves=now + round(chance.uniform(0, 20) * DAY) if way == "leaving" else None,
                returns=now + round(chance.uniform(3, 12) * DAY) if way == "returning" else now,
                rests=now + round(chance.uniform(0, 12) * DAY) if way == "resting" else None,
                waits=0.3 if way == "prompt" else 0.1,
            )
        )
    return crowd


def delay(guest: Guest, reason: str, until: int | None, now: int, chance: random.Random) -> int | None:
    """After how many milliseconds somebody plays who was pinged or reminded; None: not because of that."""
    if guest.way == "sniping" and until is not None:
        return max(SECOND, until - now + round(chance.uniform(-20, 65) * SECOND))
    if guest.way in ("sleepy", "sniping") and reason == "ping":
        return None if chance.random() < 0.6 else round(chance.uniform(1, 9) * HOUR)
    if reason == "ping":
        return round(chance.expovariate(1 / (2 * HOUR)))
    return round(chance.uniform(MINUTE, 5 * HOUR))
