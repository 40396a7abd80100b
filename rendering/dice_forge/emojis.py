"""The emojis of Dice Forge: resources, die faces, and the sides of the Celestial Die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.dice_forge.data.faces import FACES, Face
from engine.dice_forge.state import State
from engine.match import Match
from rendering import theme
from rendering.canvas.svg import group
from rendering.dice_forge.art import emblems, faces, plates
from rendering.dice_forge.art.scenes.beasts import boar
from rendering.dice_forge.art.silhouettes import silhouette
from rendering.dice_forge.modules import celestial_die
from rendering.emojis import Emoji, emojis, pieces

RESOURCES = {
    "gold": "gold",
    "sun": "sun_shard",
    "moon": "moon_shard",
    "vp": "glory_points",
    "ancient": "ancient_shard",
    "loyalty": "loyalty",
}
"""The name of each resource's emoji."""
_SPOKEN = {"vp": "glory"}
"""How a resource is named in a face's name, where not by its id."""


@emojis("diceforge")
def all_emojis() -> list[Emoji]:
    """Every emoji of the game."""
    return [
        *(Emoji(name, (kind,), emblems.resource(kind), alone=True) for kind, name in RESOURCES.items()),
        *(Emoji(f"face_{_name(face)}", (face.id,), _art(face), alone=True) for face in FACES.values()),
        *_celestial(),
    ]


@pieces("diceforge")
def dice(match: Match[State], seat: int) -> list[tuple[str, ...]]:
    """The faces of a seat's two dice."""
    return list(match.state.heroes[seat].dice)


def _name(face: Face) -> str:
    """What a face gives, in words; of a face with an effect of its own, its id."""
    if face.kind in ("gain", "choice"):
        return ("_or_" if face.kind == "choice" else "_").join(_amounts(face.gains))
    return "times_3" if face.kind == "triple" else face.id


def _art(face: Face) -> str:
    """The face as it is. Of a boar and a mirror of misfortune only the sign: what they give is too small to read."""
    if face.kind == "boar":
        return plates.plate(plates.ground(face)) + group(boar(theme.INK, plates.light(face)), 0, 34, 1.04)
    if face.kind == "misfortune":
        sign = silhouette("mirror_of_misfortune", theme.INK, plates.light(face))
        return plates.plate(plates.ground(face)) + group(sign, 0, 1, 0.84)
    return faces.face(face.id)


def _amounts(gains: Mapping[str, int]) -> Iterable[str]:
    return (f"{_SPOKEN.get(kind, kind)}_{amount}" for kind, amount in gains.items())


def _celestial() -> Iterator[Emoji]:
    for side in celestial_die.SIDES.values():
        name = "_".join([*_amounts(side.gains), *(["choice"] if side.choices else [])])
        yield Emoji(
            f"celestial_{name or side.id.removeprefix('cel_')}",
            (side.id,),
            group(celestial_die.face(side.id)),
            alone=True,
        )
