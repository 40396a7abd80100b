"""Where signs stand in the chart of the chances, so that none covers another: marks of the sides, badges of choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import hypot

from rendering import theme
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import circle
from rendering.canvas.text import figure
from rendering.templates.chance_strokes import DOT, Box, box_around

Place = tuple[float, float]
"""Across and down, in pixels."""

BADGE = 80
ASIDE = ((0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, 1), (1, 1), (-1, -1))
"""Where the badge of a choice may stand, in its own widths from its place, where another one covers that."""
END, BESIDE_END = 62, 68
"""The size of a side's mark where its line ends, and from there to the next one."""
MARK, MARKED_EVERY = 42, 6
"""A line bears its side's mark of this size at regular distances: a colour alone does not tell the sides apart."""
STEPS = 2
"""At how many places from one moment to the next a mark may stand."""


def spread_ends(ends: Sequence[Place]) -> list[Place]:
    """Where the marks stand at which the lines end: those whose lines meet there are put side by side, to the right."""
    places: list[Place] = []
    for x, y in ends:
        while any(abs(x - across) < BESIDE_END and abs(y - down) < BESIDE_END for across, down in places):
            x += BESIDE_END
        places.append((x, y))
    return places


def room_of_ends(heights: Sequence[float]) -> int:
    """How much room those marks need at the right, besides that of one, of lines that end at these heights."""
    return round(max(x for x, _ in spread_ends([(0.0, y) for y in heights])))


def spread_badges(places: Sequence[Place], chart: Box, rolls: Sequence[Place] = ()) -> list[Place]:
    """Where the badges of these places stand: beside their place where an earlier one would be covered, as it is with
    choices of one turn, or the place of a roll, which would seem to be the choice's."""
    spots: list[Place] = []
    for x, y in places:
        asides = [(x + BADGE * across, y + BADGE * down) for across, down in ASIDE]
        free = [
            aside
            for aside in asides
            if chart.holds(*aside) and _are_apart(aside, spots, BADGE - 4) and _are_apart(aside, rolls, BADGE / 2 + DOT)
        ]
        spots.append(free[0] if free else (x, y))
    return spots


def _are_apart(place: Place, others: Iterable[Place], least: float) -> bool:
    return all(hypot(place[0] - x, place[1] - y) >= least for x, y in others)


def place_marks(lines: Sequence[Sequence[Place]], blocked: Iterable[Box]) -> list[list[Place]]:
    """Where on each line its side's marks stand, in sight of all that is ``taken`` and of each other."""
    boxes, places = list(blocked), [list[Place]() for _ in lines]
    due = [float(seat + 2) for seat in range(len(lines))]
    # Not where the lines begin and end: there they meet.
    for step in range(2 * STEPS, STEPS * (max(map(len, lines)) - 3) + 1):
        # Who has waited longest comes first, for often there is room for one alone.
        for seat in sorted(range(len(lines)), key=due.__getitem__):
            place = _along(lines[seat], step)
            if due[seat] * STEPS <= step and not any(_box_of(place).meets(other) for other in boxes):
                boxes.append(_box_of(place))
                places[seat].append(place)
                due[seat] = step / STEPS + MARKED_EVERY
    return places


def _along(line: Sequence[Place], step: int) -> Place:
    """A place on a line, between two of its moments or at one."""
    (x, y), (to_x, to_y) = line[step // STEPS], line[min(step // STEPS + 1, len(line) - 1)]
    share = step % STEPS / STEPS
    return x + share * (to_x - x), y + share * (to_y - y)


def _box_of(place: Place) -> Box:
    return box_around(*place, MARK + 4, MARK + 4)


@cache
def badge(number: int) -> Sprite:
    """The sign of a choice that cost much."""
    return centre(circle(0, 0, 34, theme.WHITE, theme.INK, 7) + figure(number, 0, 1, 50, theme.INK, None), BADGE)
