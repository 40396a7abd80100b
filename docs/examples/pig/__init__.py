"""Pig: roll the die as long as you dare. The smallest complete game, for ``docs/a_new_game.md``."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from engine.advice import Advice
from engine.chance import Chance
from engine.flow import Flow, Play
from engine.game import EventKinds, Game, Minds, Reading, Rules, Standing
from engine.match import Match
from engine.questions import Option, number
from engine.settings import Setting, Settings

ENOUGH = 20
"""From this many points on, another roll loses more on average than it gains."""


@dataclass
class State:
    """How a match stands between two turns: the points of each seat, and how many turns have been played."""

    goal: int
    points: list[int]
    turns: int = 0

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turns % len(self.points)


def deal(seats: int, settings: Settings, chance: Chance) -> State:
    """Every seat begins without points."""
    return State(int(settings["goal"]), [0] * seats)


def turn(play: Play[State]) -> Flow[None]:
    """One seat rolls until it holds, which saves the points that it rolled, or until a 1 takes them away."""
    state, seat, rolled = play.state, play.state.seat, 0
    while (pips := 1 + play.chance.roll(f"turn.{state.turns}")) > 1:
        rolled += pips
        play.tell(seat, "rolled", pips=pips)
        roll = Option("roll", "roll", {"rolled": rolled}, chance=True)
        hold = Option("hold", "hold", {"rolled": rolled, "points": state.points[seat] + rolled})
        chosen = yield from play.ask(seat, "turn", (roll, hold), {"rolled": rolled})
        if chosen.id == "hold":
            state.points[seat] += rolled
            play.tell(seat, "held", points=state.points[seat])
            break
    else:
        play.tell(seat, "lost", rolled=rolled)
    state.turns += 1
    if over(state):
        for standing in standings(state):
            play.tell(standing.seat, "scored", points=standing.points, place=standing.place)


def over(state: State) -> bool:
    """Whether a seat has reached the goal."""
    return max(state.points) >= state.goal


def standings(state: State) -> tuple[Standing, ...]:
    """The seats, most points first."""
    sides = [
        Standing(seat, "", points, 1 + sum(other > points for other in state.points), {"held": points})
        for seat, points in enumerate(state.points)
    ]
    return tuple(sorted(sides, key=lambda side: side.place))


def from_json(plain: dict[str, Any]) -> State:
    """The state that ``asdict`` wrote."""
    return State(**plain)


def choose_greedily(match: Match[State], seat: int) -> Advice:
    """Hold with enough points, or with those that win."""
    question = match.question_for(seat)
    assert question is not None
    rolled = number(question.facts, "rolled")
    is_enough = rolled >= ENOUGH or match.state.points[seat] + rolled >= match.state.goal
    return Advice("hold" if is_enough else "roll")


GAME: Game[State] = Game(
    key="pig",
    rules_version=1,
    seats=(2, 3, 4),
    settings=(Setting("goal", ("50", "100"), "50"),),
    rules=Rules(
        deal=deal,
        turn=turn,
        over=over,
        standings=standings,
        round_of=lambda state: state.turns // len(state.points) + 1,
        to_json=asdict,
        from_json=from_json,
    ),
    reading=Reading(events=EventKinds(deeds=("held", "lost"), rolls=("rolled",))),
    minds=Minds(greedy=choose_greedily),
)
