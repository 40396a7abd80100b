"""Golems in the Goddess's labyrinth: steps, forks, and what each space does (Rebellion p. 10-11)."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.dice_forge.data.labyrinth import GODDESS, SPACES, Space
from engine.dice_forge.registry import SPACE_EFFECTS
from engine.dice_forge.rules.celestial_die import roll_celestial
from engine.dice_forge.rules.golem_way import spaces_ahead
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option

BONUS: Final = (Option("celestial:roll", "celestial-roll", chance=True), Option("celestial:skip", "celestial-skip"))


def walk(play: Play[State], seat: int, steps: int, *, back: bool = False) -> Flow[None]:
    """Move a golem step by step; each space is carried out before the next one is entered."""
    hero = play.state.heroes[seat]
    for _ in range(steps):
        start, paths = hero.golem, _paths(hero.golem, back)
        if not paths:
            return
        path = paths[0]
        if len(paths) > 1:
            _, path = yield play.open(seat, "path", paths, {"space": start})
        hero.golem = target = path.number("space")
        play.note(seat, "golem_moved", {"start": start, "space": target})
        space = SPACES[target]
        if space.effect:
            yield from enter(play, seat, space)


@cache
def _paths(start: int, back: bool) -> tuple[Option, ...]:
    """The ways to another space; none for a golem that is at the Goddess, or that there is not."""
    if start in (0, GODDESS):
        return ()
    targets = SPACES[start].backward if back else SPACES[start].forward
    return tuple([_path(target) for target in targets])


@cache
def _path(space: int) -> Option:
    return Option(f"path:{space}", "path", {"space": space}, chance=SPACES[space].effect == "celestial")


def enter(play: Play[State], seat: int, space: Space) -> Flow[None]:
    """Carry out a space that has an effect."""
    return SPACE_EFFECTS[space.effect](play, seat, space, f"space_{space.id}")


def golem_bonus(play: Play[State], seat: int) -> Flow[None]:
    """Both golems in one blessing: optionally one roll of the Celestial Die (C34 counts effective faces)."""
    if play.state.heroes[seat].golem:
        answer = yield from play.ask(seat, "celestial", BONUS)
        if answer is BONUS[0]:
            yield from roll_celestial(play, seat, "golems")


STRIDE: Final = 4
"""As far as a golem comes in one blessing: three steps with a triple, one more by the Celestial Die."""


PAYING_WITH_SHARDS: Final = frozenset(
    start
    for start in SPACES
    if any(space.effect == "buy" and "gold" not in space.price for space in spaces_ahead(start, STRIDE))
)
"""The spaces from which a golem may come to one in one blessing where it pays with shards."""


def _near_theft() -> frozenset[int]:
    near = {space.id for space in SPACES.values() if space.effect == "steal"}
    begin = near
    for _ in range(STRIDE):
        begin = {space.id for space in SPACES.values() if not begin.isdisjoint(space.forward)}
        near = near | begin
    return frozenset(near - {space.id for space in SPACES.values() if space.effect == "steal"})


NEAR_THEFT: Final = _near_theft()
"""The spaces from which a golem may come in one blessing to one where it takes from the others."""
