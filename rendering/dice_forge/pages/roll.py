"""The newest throw of the divine dice as it happens: a blessing of all heroes, or what a feat has rolled."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.dice_forge.data.faces import DICE
from engine.dice_forge.state import State
from engine.match import Match
from engine.questions import text, texts
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.sprites import Sprite, centre
from rendering.canvas.svg import group
from rendering.dice_forge import palette
from rendering.dice_forge.alt_text import face_name
from rendering.dice_forge.art.numeral_faces import slab
from rendering.dice_forge.art.slabs import CUBE
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import throw

GROUND = throw.Ground(palette.DUSK[1:5], palette.STAR, palette.QUAY_UNDER, palette.QUAY_EDGE, palette.QUAY_BAND)
TUMBLES = 5
"""How many sides of a die are seen, the last one included."""
SIZE = 82
Throw = tuple[int, dict[int, str]]
"""A hero, and what each of the dice shows that were thrown."""


def newest_throw(match: Match[State]) -> list[Throw]:
    """What was thrown last, by hero in the order of the seats; nothing where nothing was thrown yet."""
    throws: dict[int, dict[int, str]] = {}
    cause = None
    for event in reversed(match.events):
        if event.kind != "rolled" or event.seat is None:
            continue
        if event.seat in throws or cause not in (None, text(event.facts, "cause")):
            break
        cause = text(event.facts, "cause")
        faces = zip(texts(event.facts, "dice"), texts(event.facts, "faces"), strict=True)
        throws[event.seat] = {DICE.index(die): face for die, face in faces}
    return sorted(throws.items())


@cache
def _turn_face(face: str, turn: int) -> Sprite:
    return centre(group(slab(face, SIZE, round(SIZE * CUBE)), turn=turn), round(SIZE * 2))


def _turned_face(face: Any, turn: int) -> Sprite:
    return _turn_face(str(face), turn)


def _die(sides: tuple[str, ...], face: str) -> throw.Die:
    others = [side for side in sides if side != face] or [face]
    before = tuple(others[at % len(others)] for at in range(TUMBLES - 1))
    return throw.Die(_turned_face, (*before, face))


@picture(
    "diceforge",
    "roll",
    file="roll.gif",
    menu=5,
    belongs=lambda match: bool(match.origin.seed) and not match.state.drafting,
    events=frozenset({"rolled"}),
)
def draw(scene: Scene) -> Drawing:
    """The dice in the air, and as they lie."""
    hands, lines = [], [scene.words("picture-roll")]
    looks = theme.sides(scene.strong)
    for seat, faces in newest_throw(scene.match):
        dice = scene.match.state.heroes[seat].dice
        dice_drawn = tuple(_die(tuple(dice[die]), face) for die, face in sorted(faces.items()))
        name = scene.name_of(seat)
        hands.append(throw.Hand(name, looks[seat], dice_drawn))
        sentence = join_things(
            (face_name(face, scene.words) for _, face in sorted(faces.items())), scene.words, "semicolon"
        )
        lines.append(scene.words("picture-roll-of", name=name, dice=sentence))
    frames = throw.frames_of(hands, GROUND)
    return Drawing(frames[-1][0], lines, frames)
