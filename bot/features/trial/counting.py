"""Faces to count on: how dice that are rolled before the turn shall fall in a trial of it."""

from __future__ import annotations

from discord import ui

from bot.features.trial.turn import Turn
from bot.interactions.components import small
from bot.interactions.forms import Value, one_of
from bot.interactions.router import Click
from bot.interactions.routes import COUNT_FORM
from bot.languages import Speech
from bot.tables.model.refusals import Refusal

AS_NOW = "0"
"""The value of a die that is not rolled; other values are sides, counted from 1."""


def count_form(turn: Turn) -> ui.Modal:
    """A field for each die that is rolled before the turn. Raises Refusal (no_such_setting) where there is none."""
    speech, game = turn.position.speech, turn.position.game
    if not turn.dice:
        raise Refusal("no_such_setting")
    fields = []
    for place, faces in enumerate(turn.dice):
        value = _value_of(turn, place)
        values = [Value(AS_NOW, speech("trial-count-none"), value == AS_NOW)]
        values += [Value(side, _face_words(game, face, speech), side == value) for side, face in _sides(faces)]
        label = _name_of_die(game, place + 1, speech)
        fields.append(one_of(f"die{place}", label, values, speech("trial-count-about")))
    return COUNT_FORM.form(turn.position.table_id, title=speech("trial-count"), fields=fields)


def sides_counted_on(click: Click, turn: Turn) -> tuple[int | None, ...]:
    """The sides that a form says to count on. Raises Refusal (no_such_setting) for what was not offered."""
    sides = []
    for place, faces in enumerate(turn.dice):
        value = click.pick_of(f"die{place}", [AS_NOW, *(side for side, _ in _sides(faces))])
        sides.append(None if value in (None, AS_NOW) else int(value) - 1)
    return tuple(sides) if any(side is not None for side in sides) else ()


def line_of_sides(turn: Turn) -> list[str]:
    """What is counted on, where it is."""
    sides, speech, game = turn.tried.counted, turn.position.speech, turn.position.game
    if len(sides) != len(turn.dice) or not any(side is not None for side in sides):
        return []
    pairs = zip(turn.dice, sides, strict=True)
    faces = [_face_words(game, faces[side], speech) for faces, side in pairs if side is not None]
    return [small(speech("trial-counting", faces=speech.join_words(faces)))]


def _name_of_die(game: str, number: int, speech: Speech) -> str:
    own = f"{game}-trial-die"
    return speech(own if speech.has(own) else "trial-count-die", number=number)


def _sides(faces: tuple[str, ...]) -> list[tuple[str, str]]:
    """Each face once, with the first side that it is on, counted from 1."""
    first = {face: str(side) for side, face in reversed([*enumerate(faces, 1)])}
    return [(side, face) for face, side in sorted(first.items(), key=lambda each: each[1])]


def _value_of(turn: Turn, place: int) -> str:
    sides = turn.tried.counted
    side = sides[place] if len(sides) == len(turn.dice) else None
    return AS_NOW if side is None else str(side + 1)


def _face_words(game: str, face: str, speech: Speech) -> str:
    return speech.face(game, face) if speech.has(f"{game}-face-{face}") else face
