"""Fit a network to examples by gradient descent (Adam), with numpy, which only training needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.players.value import Estimate
from engine.training.self_play import Example

Array = Any
"""An array of numpy."""

UNITS = 16
EPOCHS = 6
BATCH = 512
RATE, LEAST_RATE = 2e-3, 2e-5
"""How far one step of learning goes at first, where nothing is known, and at the end."""
DECAY = 3e-4
"""How much weights shrink at each step, as a part of its length."""
TESTED = 0.05
"""The share of the examples, the last ones, that is not learned from."""
FARTHEST = 6.0
"""How far the rarest value of a feature lies from its mean at most, in the units that it is learned in.

A feature that is almost always 0 would lie far out else, and a little that was learned of it would decide everything.
"""
DIGITS = 5
FARTHEST_ODDS = 30.0
"""Log odds beyond which a chance is 0 or 1."""
FORESEEN = 0.5
"""How much of what is learned the second time is what was learned before of a later position, not the end itself."""


class Examples(NamedTuple):
    """Examples as arrays: a row of features each, wins, points, and how many rows later the same seat is seen next."""

    features: Array
    wins: Array
    points: Array
    later: Array

    @classmethod
    def of(cls, examples: Sequence[Example]) -> Examples:
        """Examples, one after the other."""
        outcomes: list[Estimate] = [example.outcome for example in examples]
        return cls(
            np.array([example.features for example in examples], np.float32),
            np.array([outcome.win for outcome in outcomes], np.float32),
            np.array([outcome.points for outcome in outcomes], np.float32),
            np.array([example.later for example in examples], np.int32),
        )

    @classmethod
    def concatenate(cls, parts: Sequence[Examples]) -> Examples:
        """The examples of all parts, one part after the other."""
        return cls(*map(np.concatenate, zip(*(part for part in parts if len(part.wins)), strict=True)))


class Scales(NamedTuple):
    """The units that features and points are learned in: their means, and how far they lie from them."""

    mean: Array
    spread: Array
    middle: float
    scale: float

    @classmethod
    def of(cls, examples: Examples) -> Scales:
        """Those of these examples. What never changes counts for nothing."""
        mean, spread = examples.features.mean(0, np.float64), examples.features.std(0, np.float64)
        farthest = np.maximum(examples.features.max(0) - mean, mean - examples.features.min(0))
        spread = np.maximum(spread, farthest / FARTHEST)
        spread[spread < 1e-6] = 1e9
        return cls(mean, spread, float(examples.points.mean()), float(examples.points.std()) or 1.0)


class Pace(NamedTuple):
    """How far one step of learning goes at first, and how often all examples are seen."""

    rate: float
    epochs: int


FURTHER = Pace(5e-4, 4)
"""What was learned from many matches keeps most of what it says."""


class Fitted(NamedTuple):
    """The weights as a file holds them, and how well they foretell matches that they were not fitted to.

    ``surprise`` is the mean cross entropy of the winner, ``error`` the root of the mean squared error of the points.
    """

    weights: dict[str, Any]
    surprise: float
    error: float


def fit(
    examples: Examples, seed: int, units: int = UNITS, epochs: int = EPOCHS, before: Fitted | None = None
) -> Fitted:
    """The weights of a network that foretells wins and points; the same for the same examples and seed.

    With what was learned ``before`` it is fitted to what that says of the position that the same seat saw next, as much
    as to the end: a later position is surer than this one, and less a matter of luck than the end.
    """
    random = np.random.default_rng(seed)
    scales = Scales.of(examples)
    wide = examples.features.shape[1]
    weights = [
        random.normal(0, wide**-0.5, (wide, units)).astype(np.float32),
        np.zeros(units, np.float32),
        random.normal(0, 0.1, (units, 2)).astype(np.float32),
        np.zeros((wide, 2), np.float32),
        np.zeros(2, np.float32),
    ]
    return _learn(examples, scales, weights, random, Pace(RATE, epochs), before)


def fit_further(examples: Examples, seed: int, start: Fitted, before: Fitted) -> Fitted:
    """The weights of ``start``, moved by a little towards what these examples say; ``before`` as in ``fit``."""
    scales = Scales.of(examples)
    weights = _weights_of_json(start.weights, scales)
    return _learn(examples, scales, weights, np.random.default_rng(seed), FURTHER, before)


def measure(examples: Examples, weights: dict[str, Any]) -> Fitted:
    """How well these weights foretell those of the examples that are not learned from."""
    learned_count = int(len(examples.wins) * (1 - TESTED))
    features, wins, points = (each[learned_count:] for each in (examples.features, examples.wins, examples.points))
    forecasts = _forecasts(features, weights)
    chance = forecasts[:, 0]
    surprise = -(wins * np.log(chance + 1e-7) + (1 - wins) * np.log(1 - chance + 1e-7)).mean()
    return Fitted(weights, float(surprise), float(np.sqrt(((forecasts[:, 1] - points) ** 2).mean())))


def _learn(
    examples: Examples, scales: Scales, weights: list[Array], random: Any, pace: Pace, before: Fitted | None
) -> Fitted:
    inputs = (examples.features - scales.mean.astype(np.float32)) / scales.spread.astype(np.float32)
    ends = np.stack([examples.wins, examples.points], 1)
    targets = ((ends if before is None else _foreseen(examples, ends, before)) - [0, scales.middle]) / [1, scales.scale]
    learned_count = int(len(inputs) * (1 - TESTED))
    _descend(weights, inputs[:learned_count], targets[:learned_count], random, pace)
    return measure(examples, _weights_to_json(weights, scales))


def _foreseen(examples: Examples, ends: Array, before: Fitted) -> Array:
    """The ends of the matches, moved towards what was learned before of the position that the same seat saw next."""
    forecasts = _forecasts(examples.features, before.weights)
    rows = np.flatnonzero(examples.later)
    targets = ends.copy()
    targets[rows] += FORESEEN * (forecasts[rows + examples.later[rows]] - targets[rows])
    return targets


def _forecasts(features: Array, weights: dict[str, Any]) -> Array:
    """For each row of features the chance of winning and the points that these weights foretell."""
    units = np.tanh(features @ np.array(weights["hidden"], np.float32).T + np.array(weights["bias"]))
    forecasts = np.stack([_evaluate(weights[name], units, features) for name in ("win", "points")], 1)
    forecasts[:, 0] = 1 / (1 + np.exp(-np.clip(forecasts[:, 0], -FARTHEST_ODDS, FARTHEST_ODDS)))
    return forecasts


def _evaluate(output: dict[str, Any], units: Array, features: Array) -> Array:
    direct = features @ np.array(output["direct"], np.float32)
    return units @ np.array(output["units"]) + direct + output["bias"]


def _outputs(weights: Sequence[Array], inputs: Array) -> tuple[Array, Array]:
    units = np.tanh(inputs @ weights[0] + weights[1])
    return units, units @ weights[2] + inputs @ weights[3] + weights[4]


def _descend(weights: list[Array], inputs: Array, targets: Array, random: Any, pace: Pace) -> None:
    """Adam, its rate falling along a cosine; ``weights`` are changed in place."""
    first, second = ([np.zeros_like(each) for each in weights] for _ in range(2))
    order = np.arange(len(inputs))
    step = 0
    for epoch in range(pace.epochs):
        random.shuffle(order)
        rate = pace.rate * 0.5 * (1 + np.cos(np.pi * epoch / pace.epochs)) + LEAST_RATE
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for place, slope in enumerate(_slopes(weights, inputs[batch], targets[batch])):
                first[place] = 0.9 * first[place] + 0.1 * slope
                second[place] = 0.999 * second[place] + 0.001 * slope * slope
                turn = (first[place] / (1 - 0.9**step)) / (np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8)
                weights[place] -= rate * (turn + (DECAY * weights[place] if weights[place].ndim > 1 else 0))


def _slopes(weights: Sequence[Array], inputs: Array, targets: Array) -> tuple[Array, ...]:
    units, outputs = _outputs(weights, inputs)
    chance = 1 / (1 + np.exp(-outputs[:, 0]))
    off = np.stack([chance - targets[:, 0], 0.5 * (outputs[:, 1] - targets[:, 1])], 1) / len(inputs)
    back = (off @ weights[2].T) * (1 - units * units)
    return inputs.T @ back, back.sum(0), units.T @ off, inputs.T @ off, off.sum(0)


def _weights_to_json(weights: Sequence[Array], scales: Scales) -> dict[str, Any]:
    """The weights for features as they come, in JSON's types."""
    hidden_weights, bias, units, direct, constant = weights
    spread, shift = scales.spread, scales.mean / scales.spread

    def numbers(row: Array) -> list[float]:
        return [float(f"{each:.{DIGITS}g}") for each in row]

    def output(place: int, factor: float, base: float) -> dict[str, Any]:
        return {
            "units": numbers(units[:, place] * factor),
            "direct": numbers(direct[:, place] / spread * factor),
            "bias": float((constant[place] - shift @ direct[:, place]) * factor + base),
        }

    return {
        "hidden": [numbers(hidden_weights[:, unit] / spread) for unit in range(hidden_weights.shape[1])],
        "bias": numbers(bias - shift @ hidden_weights),
        "win": output(0, 1.0, 0.0),
        "points": output(1, scales.scale, scales.middle),
    }


def _weights_of_json(network: dict[str, Any], scales: Scales) -> list[Array]:
    """The weights for features in the units that they are learned in: ``_weights_to_json`` the other way round."""
    hidden_weights = np.array(network["hidden"])
    outputs = ((network["win"], 1.0, 0.0), (network["points"], scales.scale, scales.middle))
    direct = np.stack([np.array(output["direct"]) / factor for output, factor, _ in outputs], 1)
    constant = np.array([(output["bias"] - base) / factor for output, factor, base in outputs])
    weights = [
        (hidden_weights * scales.spread).T,
        np.array(network["bias"]) + hidden_weights @ scales.mean,
        np.stack([np.array(output["units"]) / factor for output, factor, _ in outputs], 1),
        direct * scales.spread[:, None],
        constant + scales.mean @ direct,
    ]
    return [each.astype(np.float32) for each in weights]
