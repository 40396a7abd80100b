"""Golems in the Goddess's labyrinth: steps, forks, and what each space does (Rebellion p. 10-11)."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.labyrinth import GODDESS, SPACES, Space
from engine.dice_forge.registry import SPACE_EFFECTS
from engine.dice_forge.rules.celestial_die import roll_celestial
from engine.dice_forge.rules.golem_way import spaces_ahead
from engine.dice_forge.state import Hero, State
from engine.flow import NOTHING_ASKED, Flow, Play
from engine.questions import Option

BONUS = (Option("celestial:roll", "celestial-roll", chance=True), Option("celestial:skip", "celestial-skip"))


def walk(play: Play[State], seat: int, steps: int, *, back: bool = False) -> Flow[None]:
    """Move a golem step by step; each space is carried out before the next one is entered."""
    hero = play.state.heroes[seat]
    for _ in range(steps):
        targets = _targets(hero, back=back)
        if not targets:
            return
        start, target = hero.golem, targets[0]
        if len(targets) > 1:
            options = tuple(map(_path, targets))
            answer = yield from play.ask(seat, "path", options, {"space": start})
            target = answer.number("space")
        hero.golem = target
        play.tell(seat, "golem_moved", start=start, space=target)
        yield from enter(play, seat, SPACES[target])


@cache
def _path(space: int) -> Option:
    return Option(f"path:{space}", "path", {"space": space}, chance=SPACES[space].effect == "celestial")


def _targets(hero: Hero, *, back: bool) -> tuple[int, ...]:
    if hero.golem in (0, GODDESS):
        return ()
    return SPACES[hero.golem].backward if back else SPACES[hero.golem].forward


def enter(play: Play[State], seat: int, space: Space) -> Flow[None]:
    """Carry a space out."""
    if not space.effect:
        return NOTHING_ASKED
    return SPACE_EFFECTS[space.effect](play, seat, space, f"space_{space.id}")


def golem_bonus(play: Play[State], seat: int) -> Flow[None]:
    """Both golems in one blessing: optionally one roll of the Celestial Die (C34 counts effective faces)."""
    if play.state.heroes[seat].golem:
        answer = yield from play.ask(seat, "celestial", BONUS)
        if answer is BONUS[0]:
            yield from roll_celestial(play, seat, "golems")


STRIDE = 4
"""As far as a golem comes in one blessing: three steps with a triple, one more by the Celestial Die."""


def pays_with_shards(hero: Hero) -> bool:
    """Whether a golem may come to a space in one blessing where it pays with shards."""
    return any(space.effect == "buy" and "gold" not in space.price for space in spaces_ahead(hero.golem, STRIDE))


def _near_theft() -> frozenset[int]:
    near = {space.id for space in SPACES.values() if space.effect == "steal"}
    begin = near
    for _ in range(STRIDE):
        begin = {space.id for space in SPACES.values() if not begin.isdisjoint(space.forward)}
        near = near | begin
    return frozenset(near - {space.id for space in SPACES.values() if space.effect == "steal"})


NEAR_THEFT = _near_theft()
"""The spaces from which a golem may come in one blessing to one where it takes from the others."""
