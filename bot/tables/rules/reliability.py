"""How far strangers can rely on a person, from their last matches with people: by the clock alone.

No vote counts, nor what a host, a server or a group decides, so that no group can make a person unreliable. What counts
is whether a seat's time ran out, and whether its person kept it to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Tier = Literal["new", "reliable", "unreliable"]

LATEST = 10
"""Of how many matches with people the tier is made, the latest ones."""
KEPT_AT_LEAST = 3
"""How many matches must be kept to the end before a person is reliable."""
KEPT_FOR_LOST = 2
"""How many more where one was lost."""
MOST_LOST = 1
"""How many lost matches a reliable person may have among the latest."""
MOST_TIMEOUTS = 3
"""How often a reliable person's time may have run out in the latest matches, all together."""
LEAST_IN_TIME = 0.9
"""The share of decisions in time below which a person is unreliable."""
JUDGED_FROM = 20
"""How many decisions there must be for that share to count."""


class Attendance(NamedTuple):
    """How a person attended a match with others: their decisions, how many of them were made in time, how often their
    time ran out, and whether they lost the seat after it had."""

    decisions: int
    in_time: int
    timeouts: int = 0
    replaced: bool = False


class Reliability(NamedTuple):
    """A person's tier, and why: the sums of the latest ``matches``, and how many further ones without a time-out make
    the person reliable (0 for who is)."""

    tier: Tier = "new"
    matches: int = 0
    lost: int = 0
    timeouts: int = 0
    decisions: int = 0
    in_time: int = 0
    matches_left: int = KEPT_AT_LEAST


def reliability_of(latest: Sequence[Attendance]) -> Reliability:
    """How reliable a person is by their matches with people, the latest first."""
    counted = tuple(latest[:LATEST])
    timeouts, decisions = sum(each.timeouts for each in counted), sum(each.decisions for each in counted)
    in_time, lost = sum(each.in_time for each in counted), sum(each.replaced for each in counted)
    found = Reliability(_tier(counted), len(counted), lost, timeouts, decisions, in_time, 0)
    return found if found.tier == "reliable" else found._replace(matches_left=_matches_left(counted))


def _tier(counted: Sequence[Attendance]) -> Tier:
    decisions, in_time = sum(each.decisions for each in counted), sum(each.in_time for each in counted)
    lost = sum(each.replaced for each in counted)
    is_late = decisions >= JUDGED_FROM and in_time < LEAST_IN_TIME * decisions
    if lost > MOST_LOST or is_late or sum(each.timeouts for each in counted) > MOST_TIMEOUTS:
        return "unreliable"
    return "reliable" if len(counted) - lost >= KEPT_AT_LEAST + KEPT_FOR_LOST * lost else "new"


def _matches_left(counted: Sequence[Attendance]) -> int:
    """How many further matches without a time-out make a person reliable, each as long as theirs usually are."""
    length = max(1, sum(each.decisions for each in counted) // max(1, len(counted)))
    kept = Attendance(length, length)
    return next(
        (more for more in range(1, LATEST) if _tier(((kept,) * more + tuple(counted))[:LATEST]) == "reliable"), LATEST
    )
