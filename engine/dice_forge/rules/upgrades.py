"""Upgrading a face: a better one from the Sanctuary takes its place for free (Rebellion p. 6 and 18)."""

from __future__ import annotations

from engine.dice_forge.data.faces import SANCTUARY
from engine.dice_forge.data.rulings import LAST_LEVEL
from engine.dice_forge.rules.forging import NOT_FORGED, forge, level_at, places_to_forge, way_to_forge
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option


def upgrade_options(state: State, seat: int, levels: int, *, capped: bool = False) -> tuple[Option, ...]:
    """Every face that could be so many levels higher, and what may take its place.

    Exactly so many levels; where that level's pools are empty, the next one that has faces (C06). Beyond the last
    level nothing is offered, unless it is ``capped``: then the last level is the target.
    """
    hero = state.heroes[seat]
    options: list[Option] = []
    for place in places_to_forge(hero.dice, hero.reforged):
        die, side, _, _ = place
        level = level_at(hero.dice, hero.reforged, die, side)
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
