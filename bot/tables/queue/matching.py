"""Which waiting parties play a match together: a decision without side effects.

A party stays together. All of a match want the same game, with as many players, at the same pace. Their strengths lie
in a window that widens while the one who waits longest waits. Players who are avoided never sit together. Who has
waited longest comes first, and among those who fit, those of the nearest strength.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from heapq import nsmallest
from itertools import product
from operator import itemgetter
from typing import NamedTuple

from bot.runtime.clock import HOUR, MINUTE

WINDOW = 100
"""How far apart ratings, as they are shown, may lie at first."""
WIDER = 20
"""By how much the window widens with each minute."""
ANYBODY_AFTER = HOUR
"""After this many milliseconds strength does not matter any more."""
MOST_TRIED = 24
"""How many parties that fit the longest waiting one are looked at together with it."""


class Wish(NamedTuple):
    """What a party wants to play: how many ``players`` there are in all, and the time limit as a word."""

    game: str
    players: int
    pace: str


class Party(NamedTuple):
    """A party that waits ``since`` (milliseconds since 1970 UTC), with its people (Discord ids) and their mean rating,
    as it is shown."""

    id: int
    wish: Wish
    people: tuple[int, ...]
    since: int
    rating: float = 1_000.0


Avoided = frozenset[tuple[int, int]]
"""Who avoids that, by Discord ids."""


def window(party: Party, now: int) -> float:
    """How far from its own rating a party meets others now."""
    waited = max(0, now - party.since)
    return float("inf") if waited >= ANYBODY_AFTER else WINDOW + WIDER * (waited / MINUTE)


def groups_of(waiting: Iterable[Party], avoided: Avoided, now: int) -> list[tuple[Party, ...]]:
    """The parties that play together now, match by match."""
    by_wish: dict[Wish, list[Party]] = {}
    for party in waiting:
        by_wish.setdefault(party.wish, []).append(party)
    found = [group for alike in by_wish.values() for group in _groups_of(alike, avoided, now)]
    return sorted(found, key=lambda group: (group[0].since, group[0].id))


def _groups_of(alike: Iterable[Party], avoided: Avoided, now: int) -> list[tuple[Party, ...]]:
    """Of parties that want the same. Those that are left are kept in the order of their strength, so that of many only
    the nearest are looked at."""
    found: list[tuple[Party, ...]] = []
    left = sorted((party.rating, party.since, party.id, party) for party in alike)
    for first in sorted(alike, key=lambda party: (party.since, party.id)):
        place = bisect_left(left, (first.rating, first.since, first.id))
        if place == len(left) or left[place][2] != first.id:
            continue
        del left[place]
        group = _fill((first,), _nearest(first, left, place, window(first, now)), avoided)
        if group is not None:
            found.append(group)
            for party in group[1:]:
                del left[bisect_left(left, (party.rating, party.since, party.id))]
    return found


def _nearest(first: Party, left: Sequence[tuple[float, int, int, Party]], place: int, reach: float) -> list[Party]:
    """Those of the parties, in the order of strength, that are nearest to the one whose ``place`` it was: the longest
    waiting of equals first."""
    below, above = place - 1, place
    near: list[tuple[float, int, int, Party]] = []
    last = reach
    while below >= 0 or above < len(left):
        down = first.rating - left[below][0] if below >= 0 else float("inf")
        up = left[above][0] - first.rating if above < len(left) else float("inf")
        far = min(down, up)
        # All that are as far as the last one that is wanted are compared by how long they wait.
        if far > last:
            break
        _, since, id, party = left[below if down <= up else above]
        near.append((far, since, id, party))
        below, above = (below - 1, above) if down <= up else (below, above + 1)
        if len(near) == MOST_TRIED:
            last = far
    return [party for *_, party in nsmallest(MOST_TRIED, near, key=itemgetter(0, 1, 2))]


def _fill(group: tuple[Party, ...], fitting: Sequence[Party], avoided: Avoided) -> tuple[Party, ...] | None:
    """The group with others, so that it has as many people as it wants; None where there is no such group."""
    missing = group[0].wish.players - sum(len(party.people) for party in group)
    if missing <= 0:
        return group if missing == 0 else None
    for place, party in enumerate(fitting):
        if all(_may_meet(party, other, avoided) for other in group):
            found = _fill((*group, party), fitting[place + 1 :], avoided)
            if found is not None:
                return found
    return None


def _may_meet(one: Party, other: Party, avoided: Avoided) -> bool:
    """Whether no one of one party avoids anyone of the other, or is avoided."""
    pairs = product(one.people, other.people)
    return not any((a, b) in avoided or (b, a) in avoided for a, b in pairs)
