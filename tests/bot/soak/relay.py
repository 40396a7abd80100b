"""A short game for long matches: everybody passes a torch on in turn, and each round ends with a toast of all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from engine.advice import Advice
from engine.chance import Chance
from engine.flow import Flow, Play, together
from engine.game import Game, Minds, Rules, Standing
from engine.questions import Option


@dataclass
class Relay:
    points: list[int]
    bearer: int = 0
    passed: int = 0
    rounds: int = 1
    toasts: list[int] = field(default_factory=list)

    def copy(self) -> Relay:
        return replace(self, points=self.points[:], toasts=self.toasts[:])


def toast(play: Play[Relay], seat: int) -> Flow[int]:
    option = yield from play.ask(seat, "toast", (Option("toast:1", "toast"), Option("toast:2", "toast")))
    return int(option.id[-1])


def turn(play: Play[Relay]) -> Flow[None]:
    state, bearer = play.state, play.state.bearer
    pace = yield from play.ask(bearer, "run", (Option("run", "run"), Option("rest", "rest")))
    if pace.id == "rest":
        yield from play.ask(bearer, "run", (Option("run", "run"), Option("sprint", "sprint")))
    state.points[bearer] += 1 + play.chance.draw(f"leg.{state.passed}").side()
    state.passed += 1
    state.bearer = (bearer + 1) % len(state.points)
    play.tell("passed", bearer)
    if state.bearer == 0:
        drunk = yield from together({seat: toast(play, seat) for seat in range(len(state.points))})
        state.toasts.append(sum(drunk.values()))


def standings(state: Relay) -> tuple[Standing, ...]:
    order = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
    return tuple(
        Standing(seat, "", state.points[seat], 1 + sum(other > state.points[seat] for other in state.points), {})
        for seat in order
    )


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> Relay:
    """Most matches are short, some are twice as long."""
    return Relay([0] * seats, rounds=2 if chance.draw("rounds").side() == 5 else 1)


def to_json(state: Relay) -> dict[str, Any]:
    return asdict(state)


def choose(match: Any, seat: int) -> Advice:
    return Advice(match.question_for(seat).options[0].id)


GAME: Game[Relay] = Game(
    key="relay",
    rules_version=1,
    seats=(2, 3, 4),
    settings=(),
    rules=Rules(
        deal=deal,
        turn=turn,
        over=lambda state: state.passed >= state.rounds * len(state.points),
        standings=standings,
        round_of=lambda state: 1 + state.passed // len(state.points),
        to_json=to_json,
        from_json=lambda plain: Relay(**plain),
        copy=Relay.copy,
        explain=lambda state, seat, option: "unknown_option",
    ),
    minds=Minds(
        greedy=choose,
    ),
)
