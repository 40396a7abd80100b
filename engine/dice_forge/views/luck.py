"""The luck of dice in Dice Forge: a face counts by what it gives at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import fmean

from engine.dice_forge.data.faces import DICE, FACES
from engine.dice_forge.state import State
from engine.luck import Roll
from engine.match import Match
from engine.questions import number, text, texts

GIVES = {"gold": 1.0, "sun": 2.0, "moon": 2.0, "vp": 2.0, "ancient": 2.0, "loyalty": 2.0}
"""A rough measure, the same throughout the match: a shard or a point counts as much as two gold."""


def rolls(match: Match[State]) -> Iterator[Roll]:
    """Every hero's die that was rolled, with the faces that it had then.

    A face that gives nothing on its own (a mirror, a ship …) counts as much as the others of its die do on average.
    """
    began = match.replay(0).state
    dice = [[list(die) for die in hero.dice] for hero in began.heroes]
    for event in match.events:
        if event.seat is None:
            continue
        facts = event.facts
        if event.kind == "forged":
            dice[event.seat][DICE.index(text(facts, "die"))][number(facts, "side") - 1] = text(facts, "face")
        elif event.kind == "rolled":
            for die, face in zip(texts(facts, "dice"), texts(facts, "faces"), strict=True):
                sides = tuple(dice[event.seat][DICE.index(die)])
                values = _side_values(sides)
                yield Roll(event.seat, values[sides.index(face)], values)


@cache
def _side_values(sides: tuple[str, ...]) -> tuple[float, ...]:
    values = [_face_value(face) for face in sides]
    usual = fmean(value for value in values if value is not None) if any(value is not None for value in values) else 0.0
    return tuple(usual if value is None else value for value in values)


def _face_value(face_id: str) -> float | None:
    face = FACES[face_id]
    amounts = [GIVES[kind] * amount for kind, amount in face.gains.items()]
    if not amounts:
        return None
    return max(amounts) if face.kind in ("choice", "boar") else sum(amounts)
