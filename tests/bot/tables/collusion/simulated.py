"""Leagues of simulated people, honest ones and pairs that play into each other's hands, as their signs are seen."""

from __future__ import annotations

import random
from collections.abc import Collection
from math import exp

from bot.tables.collusion.signs import MatchFacts
from engine.analysis.report import Favour

CHOICES = 4
"""How many costly choices a person makes in a match on average."""
THROWN = 4
"""How many times as much a choice against the partner costs at a table of two."""


def league(
    chance: random.Random,
    people: int = 12,
    matches: int = 36,
    seats: int = 4,
    pairs: Collection[tuple[int, int]] = (),
    loyalty: float = 0.7,
) -> list[MatchFacts]:
    """Matches in which people of different strength sit together at random. At a table with their partner, those in
    ``pairs`` let so large a part of what their choices cost go to the partner; honest choices cost and help as a match
    stands, and in each match one seat profits more than another, whoever sits there."""
    strength = [chance.gauss(0, 0.7) for _ in range(people)]
    return [_match(chance, strength, chance.sample(range(people), seats), pairs, loyalty) for _ in range(matches)]


def _match(
    chance: random.Random,
    strength: list[float],
    sitting: list[int],
    pairs: Collection[tuple[int, int]],
    loyalty: float,
) -> MatchFacts:
    partners = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    seats = len(sitting)
    worths = [exp(strength[each] + chance.gauss(0, 0.5)) for each in sitting]
    favoured = [exp(chance.gauss(0, 0.4)) for _ in sitting]
    favours = []
    for seat, person in enumerate(sitting):
        friend = sitting.index(partners[person]) if partners.get(person) in sitting else None
        for entries in range(chance.randint(CHOICES - 2, CHOICES + 2)):
            better = [each / sum(worths) for each in worths]
            worse = THROWN if seats == 2 and (person, partners.get(person)) in pairs and friend is not None else 1
            cost = min(worse * chance.expovariate(1 / 0.1), 0.9 * better[seat])
            shares = [
                0.0 if other == seat else better[other] * favoured[other] * chance.gammavariate(1, 1)
                for other in range(seats)
            ]
            shares = [each / sum(shares) for each in shares]
            if friend is not None:
                shares = [(1 - loyalty) * each + loyalty * (other == friend) for other, each in enumerate(shares)]
            gains = [cost * share for share in shares]
            gains[seat] = -cost
            result = tuple(each + gain for each, gain in zip(better, gains, strict=True))
            favours.append(Favour(seat, entries, result, tuple(better)))
    order = sorted(range(seats), key=lambda seat: -(strength[sitting[seat]] + chance.gauss(0, 1)))
    places = tuple(order.index(seat) + 1 for seat in range(seats))
    return MatchFacts(tuple(sitting), places, favours=tuple(favours))
