"""Whole matches between computer players, counted: for ``pantheon simulate`` and for tuning players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from statistics import fmean
from typing import Any, NamedTuple

from engine.chance import SEED_BYTES
from engine.game import Game, Standing
from engine.match import Match
from engine.players import find_player

HOUSE = "house"
"""The name under which wins of a side without a seat and a name are counted."""


class Result(NamedTuple):
    """The result of one match."""

    decisions: int
    rounds: int
    standings: tuple[Standing, ...]


def play_match(
    game: Game[Any], seats: int, players: Sequence[str], settings: Mapping[str, str], *, seed: bytes
) -> Result:
    """One match from the deal to the scores. ``players`` names a computer player for each seat."""
    match = Match.start(game, seats, settings, seed=seed)
    choosers = [find_player(name, game) for name in players]
    decisions = 0
    while questions := match.questions:
        seat = questions[0].seat
        match.play(seat, choosers[seat](match, seat).option)
        decisions += 1
    return Result(decisions, match.round, match.standings)


def match_seed(seed: str, number: int) -> bytes:
    """The seed of the match of that number in a simulation."""
    return blake2b(f"{seed}/{number}".encode(), digest_size=SEED_BYTES, person=b"pantheon-simul").digest()


def simulate(
    game: Game[Any],
    seats: int,
    games: int,
    *,
    timer: Callable[[], float],
    players: Sequence[str] = ("random",),
    settings: Mapping[str, str] | None = None,
    seed: str = "pantheon",
) -> dict[str, Any]:
    """Play whole matches and report them in JSON's types.

    ``players`` are repeated until every seat has one. ``timer`` returns seconds. A shared win counts for each winner
    in equal parts. Raises BadSettings or UnknownPlayer; and ValueError when there is no match or player to count.
    """
    if games < 1 or not players:
        raise ValueError("A simulation needs at least one match and one player.")
    settings_of_match = settings or {}
    game.settle(seats, settings_of_match)
    player_names = [players[seat % len(players)] for seat in range(seats)]
    begun = timer()
    results = [
        play_match(game, seats, player_names, settings_of_match, seed=match_seed(seed, number))
        for number in range(games)
    ]
    seconds = timer() - begun
    decisions = sum(result.decisions for result in results)
    return {
        "game": game.key,
        "seats": seats,
        "players": player_names,
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_s": _per_second(games, seconds),
        "decisions_per_s": _per_second(decisions, seconds),
        "rounds": _spread([result.rounds for result in results]),
        "scores": _scores(results),
        "wins_by_seat": _wins(results, lambda standing: _side(standing)),
        "wins_by_player": _wins(results, lambda standing: _player(standing, player_names)),
    }


def _per_second(count: int, seconds: float) -> float:
    return round(count / seconds, 1) if seconds > 0 else 0.0


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"min": min(numbers), "mean": round(fmean(numbers), 2), "max": max(numbers)}


def _side(standing: Standing) -> str:
    return (standing.name or HOUSE) if standing.seat is None else str(standing.seat)


def _player(standing: Standing, player_names: Sequence[str]) -> str:
    return (standing.name or HOUSE) if standing.seat is None else player_names[standing.seat]


def _scores(results: Sequence[Result]) -> dict[str, Any]:
    by_side: dict[str, list[int]] = {}
    for result in results:
        for standing in sorted(result.standings, key=_side):
            by_side.setdefault(_side(standing), []).append(standing.points)
    every_score = [points for side in by_side.values() for points in side]
    winners = [result.standings[0].points for result in results]
    return {
        **_spread(every_score),
        "winner": _spread(winners),
        "by_seat": {side: _spread(points) for side, points in by_side.items()},
    }


def _wins(results: Sequence[Result], name: Callable[[Standing], str]) -> dict[str, float]:
    wins = dict.fromkeys(sorted(name(standing) for standing in results[0].standings), 0.0)
    for result in results:
        winners = [standing for standing in result.standings if standing.place == 1]
        for standing in winners:
            wins[name(standing)] += 1 / len(winners)
    return {side: round(count, 3) for side, count in wins.items()}
