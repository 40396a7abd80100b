"""The luck of dice in Hercules, measured in pips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import Event
from engine.hercules.state import State
from engine.luck import Roll
from engine.match import Match
from engine.questions import number, numbers, texts

PIPS = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
DICE = ("d1", "d2", "white")


def rolls(match: Match[State]) -> Iterator[Roll]:
    """Every die that a seat rolled. Hades' die is no one's luck."""
    for event in match.events:
        if event.seat is not None:
            for pips in _rolled_faces(event):
                yield Roll(event.seat, float(pips), PIPS)


def _rolled_faces(event: Event) -> Sequence[int]:
    facts = event.facts
    if event.kind == "rolled":
        return numbers(facts, "dice")
    if event.kind == "white_rolled":
        return (number(facts, "white"),)
    if event.kind == "used" and facts["ability"] == "reroll":
        dice = texts(facts, "dice")
        return [face for place, face in zip(DICE, numbers(facts, "after"), strict=False) if place in dice]
    return ()
