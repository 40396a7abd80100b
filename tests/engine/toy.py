"""A tiny game for the kernel's tests: each round everybody names a number at once, the highest rolls for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from engine.chance import Chance
from engine.flow import Flow, Play, together
from engine.game import Game, Rules, Standing
from engine.questions import Option
from engine.settings import Setting


@dataclass
class Toy:
    points: list[int]
    rounds: int = 2
    rounds_played: int = 0
    log: list[str] = field(default_factory=list)

    def copy(self) -> Toy:
        return replace(self, points=self.points[:], log=self.log[:])


def bid_options(points: int) -> tuple[Option, ...]:
    """A seat with nine points may bid 1 only."""
    return tuple(Option(f"bid:{number}", "bid", {"number": number}) for number in range(1, 2 if points >= 9 else 4))


def bid(play: Play[Toy], seat: int) -> Flow[int]:
    """A bid; a seat that bids 3 is asked to confirm."""
    choice = yield from play.ask(seat, "bid", bid_options(play.state.points[seat]))
    if choice.id == "bid:3":
        sure = yield from play.ask(seat, "sure", (Option("yes", "yes"), Option("no", "no")))
        if sure.id == "no":
            return 1
    play.state.log.append(f"{seat}:{choice.id}")
    return int(str(choice.facts["number"]))


def turn(play: Play[Toy]) -> Flow[None]:
    bids = yield from together({seat: bid(play, seat) for seat in range(len(play.state.points))})
    winner = max(bids, key=lambda seat: (bids[seat], -seat))
    play.state.points[winner] += 1 + play.chance.draw(f"round.{play.state.rounds_played}").side()
    play.state.rounds_played += 1
    play.tell(winner, "won", points=play.state.points[winner])


def standings(state: Toy) -> tuple[Standing, ...]:
    order = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
    return tuple(
        Standing(seat, "", state.points[seat], 1 + sum(p > state.points[seat] for p in state.points), {})
        for seat in order
    )


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> Toy:
    return Toy([0] * seats, rounds=int(settings["rounds"]))


def to_json(state: Toy) -> dict[str, Any]:
    return asdict(state)


TOY: Game[Toy] = Game(
    key="toy",
    rules_version=1,
    seats=(2, 3),
    settings=(
        Setting("rounds", ("2", "3"), "2", excludes={"3": (("short", "yes"),)}),
        Setting("short", ("no", "yes"), "no"),
        Setting("pairs", ("off", "on"), "off", seats=(2,)),
    ),
    rules=Rules(
        deal=deal,
        turn=turn,
        over=lambda state: state.rounds_played >= state.rounds,
        standings=standings,
        round_of=lambda state: state.rounds_played + 1,
        to_json=to_json,
        from_json=lambda plain: Toy(**plain),
        copy=Toy.copy,
        explain=lambda state, seat, option: "too_high" if option.startswith("bid:") else "unknown_option",
    ),
)
