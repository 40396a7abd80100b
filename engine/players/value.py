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

from engine.float_sums import sum_floats

Numbers = list[float]

_SURE = 30.0
"""Log odds beyond which a chance is 0 or 1."""


class WrongWeights(ValueError):
    """A file of weights does not match the rules. The message says why."""


class Estimate(NamedTuple):
    """The value of a position to a seat: its chance of winning (0 to 1), and its points at the end."""

    win: float
    points: float


Six = tuple[float, float, float, float, float, float]
"""The weights of one feature in six sums: as many as are reckoned at a time."""


class Output(NamedTuple):
    """What leads to one number of an estimate: weights of the hidden units, of the features, and a constant."""

    units: tuple[float, ...]
    direct: tuple[float, ...]
    bias: float

    def sum(self, units: Numbers, direct: float) -> float:
        """The number, before it is brought to its scale; ``direct`` is what the features add up to."""
        own = 0.0
        for weight, unit in zip(self.units, units, strict=True):
            own += weight * unit
        return own + direct + self.bias


class Network:
    """Weights that take features to an estimate. ``hidden`` has a row and ``bias`` a number for each hidden unit."""

    __slots__ = ("_sixes", "bias", "hidden", "points", "win")

    def __init__(
        self, hidden: tuple[tuple[float, ...], ...], bias: tuple[float, ...], win: Output, points: Output
    ) -> None:
        self.hidden = hidden
        self.bias = bias
        self.win = win
        self.points = points
        self._sixes = _sixes((*hidden, win.direct, points.direct))

    def estimate(self, features: Sequence[float]) -> Estimate:
        """The value of a position that has these features."""
        sums = _sums(self._sixes, [*features])
        units = [tanh(total + bias) for total, bias in zip(sums, self.bias, strict=False)]
        direct = len(self.bias)
        win = min(max(self.win.sum(units, sums[direct]), -_SURE), _SURE)
        return Estimate(1 / (1 + exp(-win)), self.points.sum(units, sums[direct + 1]))


def _sixes(rows: tuple[tuple[float, ...], ...]) -> list[list[Six]]:
    """These rows in sixes, the last filled up with zeros: for each six what each feature adds to its sums."""
    full = [*rows, *[(0.0,) * len(rows[0])] * (-len(rows) % 6)]
    return [[_six(column) for column in zip(*full[at : at + 6], strict=True)] for at in range(0, len(full), 6)]


def _six(column: tuple[float, ...]) -> Six:
    first, second, third, fourth, fifth, sixth = column
    return first, second, third, fourth, fifth, sixth


def _sums(sixes: list[list[Six]], numbers: Numbers) -> Numbers:
    """The sums of weights times numbers, over those that are not 0. Plain variables in a plain loop: it is compiled."""
    places = [place for place, number in enumerate(numbers) if number]
    sums: Numbers = []
    for weights in sixes:
        first = second = third = fourth = fifth = sixth = 0.0
        for place in places:
            number = numbers[place]
            one, two, three, four, five, six = weights[place]
            first += one * number
            second += two * number
            third += three * number
            fourth += four * number
            fifth += five * number
            sixth += six * number
        sums += [first, second, third, fourth, fifth, sixth]
    return sums


def against_others(areas: Sequence[Numbers], seat: int) -> Numbers:
    """The areas of all sides as a seat compares them: its own, the leading rival's, and the rivals' average.

    The first number of an area is its points.
    """
    rivals = [area for side, area in enumerate(areas) if side != seat]
    leading = max(rivals, key=lambda area: area[0])
    average = (
        leading if len(rivals) == 1 else [sum_floats(column) / len(rivals) for column in zip(*rivals, strict=True)]
    )
    return [*areas[seat], *leading, *average]


LEARNED, FURTHER = "weights.json", "further_weights.json"
"""The files of weights beside the rules of a game: those of all players, and those that ``adept`` judges by."""

_known: dict[tuple[str, str], dict[str, Network]] = {}


def networks(package: str, rules_version: int) -> dict[str, Network]:
    """The networks that are shipped with a game, by name; read once.

    Raises WrongWeights when they are of other rules.
    """
    return _read(package, rules_version, LEARNED)


def further_networks(package: str, rules_version: int) -> dict[str, Network]:
    """Those that were learned further, from matches of ``skilled``, by name; read once. Not every game has them.

    Raises WrongWeights when they are of other rules.
    """
    return _read(package, rules_version, FURTHER)


def _read(package: str, rules_version: int, name: str) -> dict[str, Network]:
    if (package, name) not in _known:
        data = read_weights(package, name)
        use_networks(package, parse(data, rules_version) if data else {}, name)
    return _known[package, name]


def read_weights(package: str, name: str) -> dict[str, Any]:
    """A file of weights beside the rules of a game; empty where the game has none of this name."""
    file = files(package).joinpath(name)
    data: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return data


def use_networks(package: str, learned: dict[str, Network], name: str = LEARNED) -> None:
    """Use these networks for a game in this process: during learning, or for a trial."""
    _known[package, name] = learned


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
