"""Divisions of a league: a quarter goes up and a quarter down at the end of a season, newcomers have their own.

Divisions are numbered from the top, 1 being the highest; those of newcomers are -1, -2 and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil

LEAST, MOST = 8, 20
"""How many members a division has; a league with fewer has a single one."""
MOVED = 4
"""The share of a division that goes up is one in ``MOVED``, and so is that which goes down."""


def count_movers(size: int) -> int:
    """How many of a division go up, and how many down."""
    return size // MOVED


def has_movers(divisions: Iterable[int]) -> bool:
    """Whether members go up and down at the end of a season: there are two divisions above the newcomers' at least."""
    return sum(number > 0 for number in divisions) > 1


def division_of_newcomer(sizes: Mapping[int, int]) -> int:
    """The newcomers' division that a person joins who comes now; ``sizes`` by division."""
    number = -1
    while sizes.get(number, 0) >= MOST:
        number -= 1
    return number


def next_divisions(divisions: Sequence[Sequence[int]], newcomers: Sequence[int]) -> list[list[int]]:
    """The divisions of the next season, from the top, of those who stay.

    ``divisions`` from the top, and ``newcomers`` all together, are in the order of their scores. Newcomers begin in the
    lowest division, the best quarter of them one above it, where there are two. Sizes are brought to 8 to 20 by moving
    those next to a border.
    """
    if not divisions:
        return _cut(newcomers, [len(newcomers)])
    last = len(divisions) - 1
    ladders: list[list[int]] = [[] for _ in divisions]
    for number, members in enumerate(divisions):
        mover_count = count_movers(len(members))
        up = mover_count if number > 0 else 0
        down = mover_count if number < last else 0
        stay = len(members) - down
        if up:
            ladders[number - 1] += members[:up]
        ladders[number] += members[up:stay]
        if down:
            ladders[number + 1] += members[stay:]
    best = count_movers(len(newcomers)) if last else 0
    ladders[last - 1 if last else 0] += newcomers[:best]
    ladders[last] += newcomers[best:]
    return _cut([each for members in ladders for each in members], [len(members) for members in ladders])


def _cut(ladder: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """A ladder, the best first, cut into divisions of about the wanted sizes."""
    cut, begin = [], 0
    for size in sizes_near(sizes):
        cut.append([*ladder[begin : begin + size]])
        begin += size
    return cut


def sizes_near(goals: Sequence[int]) -> list[int]:
    """Sizes of divisions that are near the wanted ones and allowed; what is over forms the lowest ones."""
    sizes, left = [], sum(goals)
    for size in goals[:-1]:
        allowed = min(max(size, LEAST), MOST)
        if left - allowed < LEAST:
            break
        sizes.append(allowed)
        left -= allowed
    parts = ceil(left / MOST)
    return [*sizes, *(left // parts + (number < left % parts) for number in range(parts))]
