"""Which waiting parties play a match together: a decision without side effects.

A party stays together. All of a match want the same game, with as many players, at the same pace. Their strengths lie
in a window that widens while the one who waits longest waits. Whom somebody avoids is never at the same table. Who has
waited longest comes first, and among those who fit, those of the nearest strength.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from bot.runtime.clock import HOUR, MINUTE

WINDOW = 100
"""How far apart ratings, as they are shown, may lie at first."""
WIDER = 20
"""By how much the window widens with each minute."""
ANYBODY_AFTER = HOUR
"""After so many milliseconds strength does not matter any more."""
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
"""Who avoids whom, by Discord ids."""


def window(party: Party, now: int) -> float:
    """How far from its own rating a party meets others now."""
    waited = max(0, now - party.since)
    return float("inf") if waited >= ANYBODY_AFTER else WINDOW + WIDER * (waited / MINUTE)


def groups_of(waiting: Iterable[Party], avoided: Avoided, now: int) -> list[tuple[Party, ...]]:
    """The parties that play together now, match by match."""
    left = sorted(waiting, key=lambda party: (party.since, party.id))
    found: list[tuple[Party, ...]] = []
    while left:
        first, *left = left
        group = _group_of(first, left, avoided, now)
        if group is not None:
            found.append(group)
            left = [party for party in left if party not in group]
    return found


def _group_of(first: Party, others: Sequence[Party], avoided: Avoided, now: int) -> tuple[Party, ...] | None:
    """The longest waiting party with those that fit it best, or None."""
    reach = window(first, now)
    fitting = [party for party in others if party.wish == first.wish and abs(party.rating - first.rating) <= reach]
    fitting.sort(key=lambda party: (abs(party.rating - first.rating), party.since, party.id))
    return _filled((first,), fitting[:MOST_TRIED], avoided)


def _filled(group: tuple[Party, ...], fitting: Sequence[Party], avoided: Avoided) -> tuple[Party, ...] | None:
    """The group with others, so that it has as many people as it wants; None where there is no such group."""
    missing = group[0].wish.players - sum(len(party.people) for party in group)
    if missing <= 0:
        return group if missing == 0 else None
    for place, party in enumerate(fitting):
        if all(_may_meet(party, other, avoided) for other in group):
            found = _filled((*group, party), fitting[place + 1 :], avoided)
            if found is not None:
                return found
    return None


def _may_meet(one: Party, other: Party, avoided: Avoided) -> bool:
    """Whether nobody of one party avoids anybody of the other, or is avoided."""
    pairs = product(one.people, other.people)
    return not any((a, b) in avoided or (b, a) in avoided for a, b in pairs)
