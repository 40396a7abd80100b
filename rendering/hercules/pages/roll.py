"""The newest throw of Hercules' dice as it happens: the oracle of a round, or what a card has rolled again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.events import Event
from engine.hercules.abilities import DICE
from engine.hercules.state import State
from engine.match import Match
from engine.questions import number, numbers, text, texts
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.dice import cube
from rendering.canvas.sprites import Sprite, centre
from rendering.hercules import palette
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import throw

GROUND = throw.Ground(palette.SKY[1:5], palette.STAR, palette.FLOOR, palette.STONE_MIDDLE, palette.FLOOR_ORNAMENT)
TUMBLES = 5
"""How many faces of a die are seen, the last one included."""
Throw = tuple[int | None, tuple[tuple[int, bool], ...]]
"""A side (None: Hades), and its dice: what each shows, and whether it was thrown."""


def newest_throw(match: Match[State]) -> list[Throw]:
    """What was thrown last, by side; nothing where nothing was thrown yet."""
    throws: list[Throw] = []
    for event in reversed(match.events):
        if event.kind == "round_began":
            return throws[::-1]
        if event.kind == "rolled":
            throws.append((event.seat, tuple((face, True) for face in numbers(event.facts, "dice"))))
        elif event.kind == "hades_rolled":
            throws.append((None, tuple((number(event.facts, die), True) for die in ("die", "white"))))
        elif event.kind == "used" and not throws and (again := _again(event)):
            return [(event.seat, again)]
    return throws


def _again(event: Event) -> tuple[tuple[int, bool], ...]:
    """The dice of a side that has used a card to roll; nothing for any other card."""
    dice = {"white": (DICE[2],), "reroll": None}.get(text(event.facts, "ability"), ())
    dice_names: Sequence[str] = texts(event.facts, "dice") if dice is None else dice
    if not dice_names:
        return ()
    return tuple((face, name in dice_names) for name, face in zip(DICE, numbers(event.facts, "after"), strict=False))


@cache
def _turn_face(colour: str, face: int, turn: int) -> Sprite:
    return centre(cube(face, colour, throw.SIZE, turn=turn, lies=False), round(throw.SIZE * 1.9))


def _die(face: int, is_thrown: bool, colour: str, place: int) -> throw.Die:
    before = tuple((face + place + 2 * at) % 6 + 1 for at in range(TUMBLES - 1)) if is_thrown else ()

    def turn_face(top: Any, turn: int) -> Sprite:
        return _turn_face(colour, top, turn)

    return throw.Die(turn_face, (*before, face))


@picture(
    "hercules",
    "roll",
    file="roll.gif",
    menu=2,
    belongs=lambda match: bool(match.origin.seed),
    events=frozenset({"rolled", "hades_rolled", "white_rolled"}),
)
def draw(scene: Scene) -> Drawing:
    """The dice in the air, and as they lie."""
    hands, lines = [], [scene.words("picture-roll")]
    looks = theme.sides(scene.strong)
    for seat, dice in newest_throw(scene.match):
        look = theme.HADES if seat is None else looks[seat]
        name = scene.words("hercules-hades") if seat is None else scene.name_of(seat)
        colours = (look.colour, theme.IVORY if seat is None else look.colour, theme.IVORY)
        dice_drawn = tuple(_die(face, is_thrown, colours[at], at) for at, (face, is_thrown) in enumerate(dice))
        hands.append(throw.Hand(name, look, dice_drawn))
        faces = join_things((face for face, is_thrown in dice if is_thrown), scene.words)
        lines.append(scene.words("picture-roll-of", name=name, dice=faces))
    frames = throw.frames_of(hands, GROUND)
    return Drawing(frames[-1][0], lines, frames)
