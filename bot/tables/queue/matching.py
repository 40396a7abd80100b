"""Which waiting parties play a match together: a decision without side effects.

A party stays together. All of a match want the same game, with as many players, at the same pace. Their strengths lie
in a window that widens while the one who waits longest waits. Players who are avoided never sit together.

Reliable parties come first, and among alike ones who has waited longest. They meet less reliable ones only after a
wait of their own. Among those who fit, those as reliable are preferred, then who usually answers at the same hours,
then those of the nearest strength. A party is as reliable as the least reliable of its people.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from itertools import product
from operator import itemgetter
from typing import NamedTuple

from bot.runtime.clock import HOUR, MINUTE
from bot.tables.rules.reliability import Tier

WINDOW = 100
"""How far apart ratings, as they are shown, may lie at first."""
WIDER = 20
"""By how much the window widens with each minute."""
ANYBODY_AFTER = HOUR
"""After this many milliseconds strength does not matter any more."""
MOST_TRIED = 24
"""How many parties that fit the longest waiting one are looked at together with it."""


RANKS: dict[Tier, int] = {"reliable": 0, "new": 1, "unreliable": 2}
MEETS_AFTER = (0, 10 * MINUTE, 2 * HOUR)
"""How long a party has waited before it meets one that is that number of ranks less reliable."""
LIVE_MEETS_AFTER = (0, MINUTE, 10 * MINUTE)
"""The same where all play at once, and no one waits for hours."""
ALL_HOURS = 2**24 - 1
"""All hours of a day (UTC), a bit for each: nothing is known of the person."""
ASLEEP_AFTER = HOUR
"""How long a party is there at least that waits to play at once, whatever the hour is."""
MANY_HOURS, FEW_HOURS = 6, 3
"""In how many common hours two parties answer each other quickly, and at least once a day."""


class Wish(NamedTuple):
    """What a party wants to play: how many ``players`` there are in all, and the time limit as a word."""

    game: str
    players: int
    pace: str

    @property
    def is_live(self) -> bool:
        """Whether a decision takes minutes, so that all are there at once."""
        return self.pace.startswith("m")


class Party(NamedTuple):
    """A party that waits ``since`` (milliseconds since 1970 UTC), with its people (Discord ids) and their mean rating,
    as it is shown, how reliable they are, and in which hours of a day (UTC, a bit for each) all of them usually answer.
    """

    id: int
    wish: Wish
    people: tuple[int, ...]
    since: int
    rating: float = 1_000.0
    tier: Tier = "new"
    hours: int = ALL_HOURS

    def is_asleep(self, now: int) -> bool:
        """Whether someone of it is not there now to play at once: it is an hour in which they do not answer, and they
        have joined the queue before that."""
        is_awake = self.hours >> (now // HOUR % 24) & 1
        return self.wish.is_live and not is_awake and now - self.since >= ASLEEP_AFTER


Avoided = frozenset[tuple[int, int]]
"""Who avoids that, by Discord ids."""


def rating_window(party: Party, now: int) -> float:
    """How far from its own rating a party meets others now."""
    wait_ms = max(0, now - party.since)
    return float("inf") if wait_ms >= ANYBODY_AFTER else WINDOW + WIDER * (wait_ms / MINUTE)


def groups_of(waiting: Iterable[Party], avoided: Avoided, now: int) -> list[tuple[Party, ...]]:
    """The parties that play together now, match by match."""
    by_wish: dict[Wish, list[Party]] = {}
    for party in waiting:
        if party.is_asleep(now):
            continue
        by_wish.setdefault(party.wish, []).append(party)
    complete = [group for alike in by_wish.values() for group in _groups_of(alike, avoided, now)]
    return sorted(complete, key=lambda group: (group[0].since, group[0].id))


def _groups_of(alike: Iterable[Party], avoided: Avoided, now: int) -> list[tuple[Party, ...]]:
    """Of parties that want the same. Those that are left are kept in the order of their strength, so that of many only
    the nearest are looked at."""
    groups: list[tuple[Party, ...]] = []
    left = sorted((party.rating, party.since, party.id, party) for party in alike)
    for first in sorted(alike, key=lambda party: (RANKS[party.tier], party.since, party.id)):
        place = bisect_left(left, (first.rating, first.since, first.id))
        if place == len(left) or left[place][2] != first.id:
            continue
        del left[place]
        group = _fill((first,), _nearest(first, left, place, now), avoided, now)
        if group is not None:
            groups.append(group)
            for party in group[1:]:
                del left[bisect_left(left, (party.rating, party.since, party.id))]
    return groups


def _nearest(first: Party, left: Sequence[tuple[float, int, int, Party]], place: int, now: int) -> list[Party]:
    """Those of the parties, in the order of strength, that are nearest to the one whose ``place`` it was: the longest
    waiting of equals first. Of those, the ones who fit best come first."""
    below, above = place - 1, place
    near: list[tuple[float, int, int, Party]] = []
    last = rating_window(first, now)
    while below >= 0 or above < len(left):
        down = first.rating - left[below][0] if below >= 0 else float("inf")
        up = left[above][0] - first.rating if above < len(left) else float("inf")
        far = min(down, up)
        # All that are as far as the last one that is wanted are compared by how long they wait.
        if far > last:
            break
        _, since, id, party = left[below if down <= up else above]
        if _is_time_for(first, party, now):
            near.append((far, since, id, party))
        below, above = (below - 1, above) if down <= up else (below, above + 1)
        if len(near) == MOST_TRIED:
            last = far
    nearest = nsmallest(MOST_TRIED, near, key=itemgetter(0, 1, 2))
    return [party for *_, party in sorted(nearest, key=lambda each: (*_misfit(first, each[3]), *each[:3]))]


def _misfit(one: Party, other: Party) -> tuple[int, int]:
    """How little two parties fit: by how many ranks of reliability they differ, and how seldom both answer."""
    ranks = abs(RANKS[one.tier] - RANKS[other.tier])
    if one.wish.is_live:
        return ranks, 0
    common = (one.hours & other.hours).bit_count()
    return ranks, (common < MANY_HOURS) + (common < FEW_HOURS)


def _is_time_for(one: Party, other: Party, now: int) -> bool:
    """Whether the more reliable of two parties has waited long enough to meet the other."""
    better, worse = sorted((one, other), key=lambda party: RANKS[party.tier])
    after = LIVE_MEETS_AFTER if one.wish.is_live else MEETS_AFTER
    return now - better.since >= after[RANKS[worse.tier] - RANKS[better.tier]] or better.tier == worse.tier


def _fill(group: tuple[Party, ...], fitting: Sequence[Party], avoided: Avoided, now: int) -> tuple[Party, ...] | None:
    """The group with others, so that it has as many people as it wants; None where there is no such group."""
    missing = group[0].wish.players - sum(len(party.people) for party in group)
    if missing <= 0:
        return group if missing == 0 else None
    for place, party in enumerate(fitting):
        if all(_may_meet(party, other, avoided, now) for other in group):
            complete = _fill((*group, party), fitting[place + 1 :], avoided, now)
            if complete is not None:
                return complete
    return None


def _may_meet(one: Party, other: Party, avoided: Avoided, now: int) -> bool:
    """Whether it is time that they meet, and no one of one party avoids anyone of the other, or is avoided."""
    if not _is_time_for(one, other, now):
        return False
    pairs = product(one.people, other.people)
    return not any((a, b) in avoided or (b, a) in avoided for a, b in pairs)
