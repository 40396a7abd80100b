"""The learned value of a position: how likely a seat wins, and how many points it will have.

A small network over a game's ``features``: one layer of hyperbolic tangents, beside which the features count directly.
``engine.training`` fits it; what is shipped is a data file beside the rules of each game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp, tanh
from typing import Any, NamedTuple

Numbers = list[float]

_SURE = 30.0
"""Log odds beyond which a chance is 0 or 1."""


class WrongWeights(ValueError):
    """A file of weights that does not belong to the rules. The message says why."""


class Estimate(NamedTuple):
    """What a position is worth to a seat: its chance of winning (0 to 1), and its points at the end."""

    win: float
    points: float


def _product(weights: tuple[float, ...], numbers: Numbers, places: list[int]) -> float:
    """The sum of weights times numbers, over those that are not 0. A plain loop: it is compiled."""
    total = 0.0
    for place in places:
        total += weights[place] * numbers[place]
    return total


class Output(NamedTuple):
    """What leads to one number of an estimate: weights of the hidden units, of the features, and a constant."""

    units: tuple[float, ...]
    direct: tuple[float, ...]
    bias: float

    def sum(self, units: Numbers, features: Numbers, places: list[int]) -> float:
        """The number, before it is brought to its scale; ``places`` are those of the features that are not 0."""
        own = _product(self.units, units, [*range(len(units))])
        return own + _product(self.direct, features, places) + self.bias


class Network(NamedTuple):
    """Weights that take features to an estimate. ``hidden`` has a row and ``bias`` a number for each hidden unit."""

    hidden: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    win: Output
    points: Output

    def estimate(self, features: Sequence[float]) -> Estimate:
        """The value of a position that has these features."""
        numbers = [*features]
        places = [place for place, number in enumerate(numbers) if number]
        units = [tanh(_product(row, numbers, places) + bias) for row, bias in zip(self.hidden, self.bias, strict=True)]
        win = min(max(self.win.sum(units, numbers, places), -_SURE), _SURE)
        return Estimate(1 / (1 + exp(-win)), self.points.sum(units, numbers, places))


def against_others(areas: Sequence[Numbers], seat: int) -> Numbers:
    """The areas of all sides as a seat compares them: its own, the leading rival's, and the rivals' average.

    The first number of an area is its points.
    """
    rivals = [area for side, area in enumerate(areas) if side != seat]
    leading = max(rivals, key=lambda area: area[0])
    average = leading if len(rivals) == 1 else [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
    return [*areas[seat], *leading, *average]


_known: dict[str, dict[str, Network]] = {}


def networks(package: str, rules_version: int) -> dict[str, Network]:
    """The networks that are shipped with a game, by name; read once.

    Raises WrongWeights when they are of other rules.
    """
    if package not in _known:
        shipped = files(package).joinpath("weights.json").read_text("utf-8")
        use(package, parse(json.loads(shipped), rules_version))
    return _known[package]


def use(package: str, learned: dict[str, Network]) -> None:
    """Take these networks for a game, in this process: while it is learned, or for a trial."""
    _known[package] = learned


def parse(data: dict[str, Any], rules_version: int) -> dict[str, Network]:
    """The networks of a file of weights. Raises WrongWeights when they are of other rules."""
    if data["rules_version"] != rules_version:
        raise WrongWeights(f"The weights are of rules {data['rules_version']}, these are rules {rules_version}.")
    return {name: _network(weights) for name, weights in data["networks"].items()}


def _network(weights: dict[str, Any]) -> Network:
    return Network(
        tuple(map(tuple, weights["hidden"])),
        tuple(weights["bias"]),
        _output(weights["win"]),
        _output(weights["points"]),
    )


def _output(weights: dict[str, Any]) -> Output:
    return Output(tuple(weights["units"]), tuple(weights["direct"]), weights["bias"])
