"""The whole course: matches are played, networks are fitted to them, and what was learned has to prove itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, NamedTuple

from engine.game import Game
from engine.players import find_player
from engine.players.value import LEARNED, parse, read_weights, use_networks
from engine.registry import find_game
from engine.simulation import simulate
from engine.training.fit import Examples, fit, fit_further, measure
from engine.training.self_play import Player, Sample, play_examples

CHUNK = 50
"""How many matches one process plays at a time."""
TEACHER = "skilled"
"""The player of the second round, with what was learned in the first."""


class Course(NamedTuple):
    """How much is learned from: of this many ``matches`` in each round, the share of turn boundaries that is ``kept``.

    ``seed`` decides everything, whatever the number of ``processes``.
    """

    matches: int = 2000
    rounds: int = 2
    gate: int = 100
    seed: int = 1
    processes: int = 2
    kept: float = 1.0


class Failed(RuntimeError):
    """What was learned is no better than the player without it. The message has the figures."""


def learn(key: str, course: Course, tell: Callable[[str], object]) -> dict[str, Any]:
    """The file of weights of a game. Raises UnknownGame, Failed.

    ``tell`` is given lines about how it goes.
    """
    game = find_game(key)
    values = {name: value for name, value in course._asdict().items() if name != "processes"}
    data: dict[str, Any] = {"game": key, "rules_version": game.rules_version, "course": values, "networks": {}}
    for name in game.minds.lessons:
        weights: dict[str, Any] | None = None
        batches: list[Examples] = []
        for number in range(course.rounds):
            batches += _examples(game, name, course, number, weights)
            together = Examples.concatenate(batches)
            result = fit(together, course.seed, before=fit(together, course.seed))
            weights = result.weights
            tell(
                f"{name}, round {number + 1}: {_count(batches):,} positions, surprise {result.surprise:.4f}, "
                f"points within {result.error:.2f}"
            )
        data["networks"][name] = {**(weights or {}), "figures": {}}
        share = _gate(game, name, data, course)
        data["networks"][name]["figures"] = {"positions": _count(batches), "wins_against_greedy": share}
        tell(f"{name}: {TEACHER} wins {share:.1%} of {course.gate} matches of two against greedy")
        if share <= 0.5:
            raise Failed(f"{name}: {TEACHER} wins only {share:.1%} against greedy.")
    return data


def learn_further(key: str, course: Course, tell: Callable[[str], object]) -> dict[str, Any]:
    """The file of what is learned further, from matches of ``skilled``, beginning with what is shipped.

    Raises UnknownGame, Failed where it foretells such matches no better. There is a single round; ``tell`` is given
    lines about how it goes.
    """
    game = find_game(key)
    values = {"matches": course.matches, "seed": course.seed, "kept": course.kept}
    shipped_networks = read_weights(game.package, LEARNED)["networks"]
    data: dict[str, Any] = {"game": key, "rules_version": game.rules_version, "course": values, "networks": {}}
    for name in game.minds.lessons:
        batches = _play_chunks(course, partial(_further_chunk, key, name, course))
        together = Examples.concatenate(batches)
        before = measure(together, shipped_networks[name])
        once = fit_further(together, course.seed, before, before)
        after = fit_further(together, course.seed, before, once)
        tell(
            f"{name}: {_count(batches):,} positions, surprise {before.surprise:.4f} before and {after.surprise:.4f} "
            f"after, points within {before.error:.2f} and {after.error:.2f}"
        )
        if after.surprise >= before.surprise:
            raise Failed(f"{name}: what was learned further foretells matches no better than what is shipped.")
        figures = {"positions": _count(batches), "surprise_before": before.surprise, "surprise": after.surprise}
        data["networks"][name] = {**after.weights, "figures": figures}
    return data


def _count(parts: Sequence[Examples]) -> int:
    return sum(len(part.wins) for part in parts)


def _examples(
    game: Game[Any], lesson: str, course: Course, number: int, weights: dict[str, Any] | None
) -> list[Examples]:
    return _play_chunks(course, partial(_chunk, game.key, lesson, course, number, weights))


def _play_chunks(course: Course, play: Callable[[int], Examples]) -> list[Examples]:
    """The examples of one round, chunk by chunk, from the same matches whatever the number of processes."""
    chunks = range((course.matches + CHUNK - 1) // CHUNK)
    if course.processes < 2:
        return [*map(play, chunks)]
    with ProcessPoolExecutor(course.processes) as processes:
        return [*processes.map(play, chunks)]


def _chunk(key: str, lesson: str, course: Course, number: int, weights: dict[str, Any] | None, chunk: int) -> Examples:
    game = find_game(key)
    player: Player = game.minds.greedy
    if weights is not None:
        weights_file = {"rules_version": game.rules_version, "networks": {lesson: weights}}
        use_networks(game.package, parse(weights_file, game.rules_version))
        player = find_player(TEACHER, game)
    return _play_chunk(game, lesson, course, f"{number} {chunk}", chunk, player, Sample(course.kept))


def _further_chunk(key: str, lesson: str, course: Course, chunk: int) -> Examples:
    game = find_game(key)
    sample = Sample(course.kept, lasting=0.0)  # A third of the matches would else tell what exploring leads to.
    return _play_chunk(game, lesson, course, f"further {chunk}", chunk, find_player(TEACHER, game), sample)


def _play_chunk(
    game: Game[Any], lesson: str, course: Course, part: str, chunk: int, player: Player, sample: Sample
) -> Examples:
    random = Random(f"{course.seed} {game.key} {lesson} {part}")
    matches = min(CHUNK, course.matches - chunk * CHUNK)
    seats = [seats for seats in game.seats if seats > 1]
    return Examples.of(list(play_examples(game, seats, game.minds.lessons[lesson], matches, player, random, sample)))


def _gate(game: Game[Any], lesson: str, data: dict[str, Any], course: Course) -> float:
    """The share of matches of two that the player with what was learned wins against ``greedy``."""
    use_networks(game.package, parse(data, game.rules_version))
    settings = {key: values[0] for key, values in game.minds.lessons[lesson].items()}
    each = max(1, course.gate // 2)
    pairs = ((TEACHER, "greedy"), ("greedy", TEACHER))
    reports = [
        simulate(game, 2, each, timer=lambda: 0.0, players=pair, settings=settings, seed="gate") for pair in pairs
    ]
    return sum(float(report["wins_by_player"][TEACHER]) for report in reports) / (2 * each)
