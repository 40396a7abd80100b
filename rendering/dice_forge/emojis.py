"""The emojis of Dice Forge: resources, die faces, and the sides of the Celestial Die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.dice_forge.data.faces import FACES, Face, Side
from engine.dice_forge.state import State
from engine.match import Match
from rendering.canvas.svg import group
from rendering.dice_forge.art import emblems, small_faces
from rendering.dice_forge.art.small_faces import small_face
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
        *(Emoji(f"face_{_name(face)}", (face.id,), small_face(face.id), alone=True) for face in FACES.values()),
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


def _amounts(gains: Mapping[str, int]) -> Iterable[str]:
    return (f"{_SPOKEN.get(kind, kind)}_{amount}" for kind, amount in gains.items())


def _celestial() -> Iterator[Emoji]:
    for side in celestial_die.SIDES.values():
        name = "_".join([*_amounts(side.gains), *(["choice"] if side.choices else [])])
        yield Emoji(
            f"celestial_{name or side.id.removeprefix('cel_')}",
            (side.id,),
            _celestial_art(side),
            alone=True,
        )


def _celestial_art(side: Side) -> str:
    """A side; where it gives something and one of several kinds, both large enough to read."""
    if not side.choices:
        return group(celestial_die.face(side.id))
    ((kind, amount),) = side.gains.items()
    markup = celestial_die.plate() + small_faces.resource_with_number(kind, amount, small_faces.FIRST)
    return markup + small_faces.any_of(side.choices, "?", small_faces.SECOND, small_faces.SIZE)
