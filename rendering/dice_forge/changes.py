"""What events have changed in the points of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine.dice_forge.data.titan_track import TRACK
from engine.events import Event


def points_of(events: Sequence[Event]) -> Counter[int]:
    """What events brought each seat in points, or cost it."""
    points = Counter[int]()
    for event in events:
        if event.seat is not None and event.kind in _POINTS:
            points[event.seat] += _POINTS[event.kind](event)
    return points


def _fact(name: str, sign: int = 1) -> Callable[[Event], int]:
    return lambda event: sign * int(str(event.facts.get(name, 0)))


def _track_points(event: Event) -> int:
    return TRACK[int(str(event.facts["space"]))].vp - TRACK[int(str(event.facts["start"]))].vp


_POINTS: dict[str, Callable[[Event], int]] = {
    "gained": _fact("vp"),
    "lost": _fact("vp", -1),
    "performed": _fact("vp"),
    "exchanged": _fact("gain"),
    "lap_finished": _fact("gain"),
    "marker_moved": _track_points,
}
