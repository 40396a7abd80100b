"""The data of a module's picture, read from a match: positions, the steps of this turn, open questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.data.titan_track import after_steps
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.state import ANCIENT, Hero, Memory, State
from engine.events import Event
from engine.match import Match
from rendering.dice_forge.view import HeroView, TableView, read
from rendering.picture import Scene

MOVES = {"goddess": "golem_moved", "titans": "marker_moved"}
"""The event that tells of a step, by module."""


class Mover(NamedTuple):
    """A player in the module. ``way`` are the spaces of this turn's steps, from the first one left to the present.

    ``ancient`` is what the hero has of ancient shards and may have at most; both are 0 without the Titans.
    """

    hero: HeroView
    space: int
    way: tuple[int, ...]
    ancient: int
    most_ancient: int
    memories: tuple[Memory, ...]

    @property
    def has_moved(self) -> bool:
        """Whether the turn has moved the player."""
        return len(self.way) > 1

    @property
    def turn_steps(self) -> tuple[int, int]:
        """How many steps of this turn led to the left, and how many to the right, on the Titans' track."""
        left = sum(target < start for start, target in pairwise(self.way))
        return left, len(self.way) - 1 - left


class Throw(NamedTuple):
    """A throw of the Celestial Die in this turn."""

    face: str
    seat: int


class ModuleView(NamedTuple):
    """A module as it lies now. ``open_treasures`` are the treasures by chamber, ``fork_spaces`` the spaces offered at a
    fork by seat.

    ``offered_treasures`` are the treasures that someone may choose now. ``celestial`` says whether anything in play
    rolls the Celestial Die.
    """

    module: str
    table: TableView
    movers: tuple[Mover, ...]
    open_treasures: Mapping[int, str]
    fork_spaces: Mapping[int, tuple[int, ...]]
    offered_treasures: frozenset[str]
    celestial: bool
    throws: tuple[Throw, ...]

    def on(self, space: int) -> tuple[Mover, ...]:
        """Who stands on a space."""
        return tuple(mover for mover in self.movers if mover.space == space)

    @property
    def targets(self) -> frozenset[int]:
        """The spaces that can be chosen at a fork."""
        return frozenset(space for spaces in self.fork_spaces.values() for space in spaces)

    @property
    def is_rewarded(self) -> bool:
        """Whether someone has reached the Goddess first."""
        return bool(self.on(GODDESS))


def has_module(match: Match[Any]) -> bool:
    """Whether a match is played with a module."""
    return bool(match.state.module in MOVES)


def view_of(scene: Scene) -> ModuleView:
    """The module of a match that has one."""
    match: Match[State] = scene.match
    state, events = match.state, list(match.turn_events)
    table = read(scene)
    return ModuleView(
        module=state.module,
        table=table,
        movers=tuple(_mover(hero, view, state, events) for hero, view in zip(state.heroes, table.heroes, strict=True)),
        open_treasures=dict(state.opened),
        fork_spaces={
            question.seat: tuple(int(str(option.facts["space"])) for option in question.options)
            for question in match.questions
            if question.kind == "path"
        },
        offered_treasures=frozenset(
            str(option.facts["resource"])
            for question in match.questions
            if question.kind == "treasure"
            for option in question.options
        ),
        celestial=state.module == "goddess" or any(_rolls(feat) for feat in state.line_up.values()),
        throws=tuple(
            Throw(str(event.facts["face"]), event.seat)
            for event in events
            if event.kind == "celestial_rolled" and event.seat is not None
        ),
    )


def _rolls(feat: str) -> bool:
    return feat != "" and FEATS[feat].effect == "celestial_die"


def _mover(hero: Hero, view: HeroView, state: State, events: Iterable[Event]) -> Mover:
    space = hero.golem or hero.track
    return Mover(
        hero=view,
        space=space,
        way=_way(event for event in events if event.seat == view.number and event.kind == MOVES[state.module]),
        ancient=hero.store.get(ANCIENT, 0),
        most_ancient=cap(hero, ANCIENT) if ANCIENT in hero.store else 0,
        memories=hero.memories,
    )


def _way(steps: Iterable[Event]) -> tuple[int, ...]:
    way: list[int] = []
    for step in steps:
        facts = {name: int(str(step.facts.get(name, 0))) for name in ("start", "space", "left", "right")}
        way += [] if way else [facts["start"]]
        golem = step.kind == MOVES["goddess"]
        way += [facts["space"]] if golem else spaces_entered(facts["start"], facts["left"], facts["right"])
    return tuple(way)


def spaces_entered(start: int, left: int, right: int) -> list[int]:
    """Every space of the Titans' track that a marker enters on this many steps."""
    way = [start]
    for to_left, steps in ((True, left), (False, right)):
        for _ in range(steps):
            way.append(after_steps(way[-1], to_left, not to_left))
    return [space for before, space in pairwise(way) if space != before]


@cache
def steps_left(space: int) -> int:
    """The steps of the shortest way from a space of the labyrinth to the Goddess."""
    return 0 if space == GODDESS else 1 + min(steps_left(target) for target in SPACES[space].forward)


@cache
def reachable_spaces(space: int) -> frozenset[int]:
    """The spaces of the labyrinth that lie before a golem, whatever way it takes."""
    ahead = SPACES[space].forward
    return frozenset(ahead).union(*(reachable_spaces(target) for target in ahead))
