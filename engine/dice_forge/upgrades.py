"""Upgrading a face: a better one from the Sanctuary takes its place for free (Rebellion p. 6 and 18)."""

from __future__ import annotations

from engine.dice_forge.faces import FACES, SANCTUARY, SIDES
from engine.dice_forge.forging import NOT_FORGED, Place, forge, way_to_forge
from engine.dice_forge.rulings import LAST_LEVEL, START_FACES_HAVE_NO_LEVEL
from engine.dice_forge.state import Hero, State
from engine.play import Flow, Play
from engine.questions import Option


def level_at(hero: Hero, die: int, side: int) -> int:
    """The level of the face on a place; faces that are not from the Sanctuary are level 0 (C07)."""
    if START_FACES_HAVE_NO_LEVEL and not hero.reforged >> (die * SIDES + side) & 1:
        return 0
    return FACES[hero.dice[die][side]].level


def upgrade_options(state: State, seat: int, levels: int, *, capped: bool = False) -> tuple[Option, ...]:
    """Every face that could be so many levels higher, and what may take its place.

    Exactly so many levels; where that level's pools are empty, the next one that has faces (C06). Beyond the last
    level nothing is offered, unless it is ``capped``: then the last level is the target.
    """
    hero = state.heroes[seat]
    seen: dict[tuple[int, str, int], int] = {}
    for die, faces in enumerate(hero.dice):
        for side, old in enumerate(faces):
            if not FACES[old].stays:
                seen.setdefault((die, old, level_at(hero, die, side)), side)
    options: list[Option] = []
    for (die, old, level), side in seen.items():
        place: Place = (die, side, old)
        target = min(level + levels, LAST_LEVEL) if capped and level < LAST_LEVEL else level + levels
        options += [way_to_forge(face, place) for face in faces_from_level(state, target)]
    return tuple(options)


def faces_from_level(state: State, level: int) -> list[str]:
    """The designs left on a level, or on the next one that is not empty."""
    for target in range(level, LAST_LEVEL + 1):
        if found := [face.id for face in SANCTUARY if face.level == target and state.temple[face.id]]:
            return found
    return []


def upgrade(
    play: Play[State], seat: int, options: tuple[Option, ...], source: str, *, optional: bool = False
) -> Flow[None]:
    """Carry out one of these upgrades."""
    if not options:
        return
    choices = (*options, NOT_FORGED) if optional else options
    way = yield from play.ask(seat, "upgrade", choices, {"source": source})
    if way is not NOT_FORGED:
        forge(play, seat, way)
