"""How far strangers can rely on a person, from their last matches with people: by the clock alone.

No vote counts, nor what a host, a server or a group decides, so that no group can make a person unreliable. What counts
is whether a seat's time ran out, and whether its person kept it to the end. Reliable is only who has kept matches with
several different people: two accounts cannot vouch for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Tier = Literal["new", "reliable", "unreliable"]

LATEST = 10
"""Of how many matches with people the tier is made, the latest ones."""
KEPT_AT_LEAST = 3
"""How many matches must be kept to the end before a person is reliable."""
MET_AT_LEAST = 3
"""With how many different people in all they must have been played."""
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
    time ran out, whether they lost the seat after it had, and who the ``others`` were, by any numbers that tell them
    apart."""

    decisions: int
    in_time: int
    timeouts: int = 0
    replaced: bool = False
    others: frozenset[int] = frozenset()


class Reliability(NamedTuple):
    """A person's tier, and why: the sums of the latest ``matches``, and how many further ones without a time-out make
    the person reliable (0 for who is). ``people_left`` is with how many people at least, new to them, those must be."""

    tier: Tier = "new"
    matches: int = 0
    lost: int = 0
    timeouts: int = 0
    decisions: int = 0
    in_time: int = 0
    matches_left: int = KEPT_AT_LEAST
    people_left: int = MET_AT_LEAST


def reliability_of(latest: Sequence[Attendance]) -> Reliability:
    """How reliable a person is by their matches with people, the latest first."""
    recent = tuple(latest[:LATEST])
    timeouts, decisions = sum(each.timeouts for each in recent), sum(each.decisions for each in recent)
    in_time, lost_count = sum(each.in_time for each in recent), sum(each.replaced for each in recent)
    reliability = Reliability(_tier(recent), len(recent), lost_count, timeouts, decisions, in_time, 0, 0)
    if reliability.tier == "reliable":
        return reliability
    more = _matches_left(recent)
    still = recent[: LATEST - more]
    return reliability._replace(matches_left=more, people_left=min(more, max(0, MET_AT_LEAST - len(_met(still)))))


def _met(recent: Sequence[Attendance]) -> frozenset[int]:
    """The people of matches that were kept to the end."""
    return frozenset().union(*(each.others for each in recent if not each.replaced))


def _tier(recent: Sequence[Attendance]) -> Tier:
    decisions, in_time = sum(each.decisions for each in recent), sum(each.in_time for each in recent)
    lost_count = sum(each.replaced for each in recent)
    is_late = decisions >= JUDGED_FROM and in_time < LEAST_IN_TIME * decisions
    if lost_count > MOST_LOST or is_late or sum(each.timeouts for each in recent) > MOST_TIMEOUTS:
        return "unreliable"
    is_kept = len(recent) - lost_count >= KEPT_AT_LEAST + KEPT_FOR_LOST * lost_count
    return "reliable" if is_kept and len(_met(recent)) >= MET_AT_LEAST else "new"


def _matches_left(recent: Sequence[Attendance]) -> int:
    """How many further matches without a time-out make a person reliable, each as long as theirs usually are, and with
    someone they have not met."""
    length = max(1, sum(each.decisions for each in recent) // max(1, len(recent)))
    attendances = tuple(Attendance(length, length, others=frozenset({-number})) for number in range(1, LATEST + 1))
    return next(
        (more for more in range(1, LATEST) if _tier((*attendances[:more], *recent)[:LATEST]) == "reliable"), LATEST
    )
