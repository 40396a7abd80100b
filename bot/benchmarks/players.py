"""Measures how strong the computer players are, each against the one below it, and how long they think."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bot.benchmarks import Figure, at_most
from bot.processes.garbage import look_seldom_for_garbage
from engine.analysis.fortune import add_fortunes, fortunes, places_of_chance
from engine.game import Game
from engine.match import Match
from engine.players import Player, find_adept, find_player
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

ADEPT = "adept"
"""The player that judges choices."""


class Duel(NamedTuple):
    """A player against one of another kind, or three (``seats`` is 2 or 4), and what it should reach.

    ``least`` and ``most`` are the share of matches that it should win (0 to 1), ``within`` is the processor time of a
    move, in milliseconds. Where players come ``close`` to each other, luck is taken off each result as well: that takes
    a fifth longer, and fewer matches tell them apart.
    """

    game: str
    lesson: str
    seats: int
    player: str
    rivals: str
    least: float
    within: float = 1000.0
    most: float = 1.0
    close: bool = False


class Score(NamedTuple):
    """How a player did: matches, wins (shared ones in part), points ahead of its best rival, and time of its moves.

    ``times`` are the processor times of its moves in milliseconds, ``rivals_moves`` and ``rivals_seconds`` those of the
    others. ``without_luck`` are the results without luck, where it was taken off.
    """

    matches: int = 0
    wins: float = 0.0
    ahead: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    times: Sequence[float] = ()
    rivals_moves: int = 0
    rivals_seconds: float = 0.0
    without_luck: Sequence[float] = ()

    @property
    def slow_ms(self) -> float:
        """What a move takes at least that is one of the slowest twentieth."""
        return sorted(self.times)[len(self.times) * 19 // 20] if self.times else 0.0


class Ladder(NamedTuple):
    """What is played: matches of each kind, the seed, and which kinds, by a part of their names.

    ``settings`` stand in the place of those that each kind brings. This many ``processes`` play at once. What is in the
    file ``scores`` is not played again, and each match that is played is added to it: hours of matches can be played
    in parts. It begins again with other rules, effort or carelessness; after other changes take a new file.
    """

    matches: int = 20
    seed: str = "ladder"
    only: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    processes: int = 1
    scores: Path | None = None


def duels() -> Iterator[Duel]:
    """Every kind of match that tells the players apart, for each game and each thing that was learned of it."""
    for key in MODULES:
        game = find_game(key)
        for lesson in game.minds.lessons:
            yield Duel(key, lesson, 2, "novice", "random", 0.6)
            yield Duel(key, lesson, 2, "greedy", "novice", 0.65, most=0.8)
            yield Duel(key, lesson, 2, "skilled", "greedy", 0.6, within=150.0)
            yield Duel(key, lesson, 4, "skilled", "greedy", 0.45, within=150.0)
            yield Duel(key, lesson, 2, "master", "skilled", 0.6)
            yield Duel(key, lesson, 2, "master", "greedy", 0.75)
            yield Duel(key, lesson, 4, "master", "greedy", game.minds.effort.goal)
            yield Duel(key, lesson, 2, ADEPT, "master", 0.45, within=10.0, close=True)


def name_of(duel: Duel) -> str:
    """The duel in words, such as ``hercules, people: master against three greedy``."""
    rivals = duel.rivals if duel.seats == 2 else f"three {duel.rivals}"
    return f"{duel.game}, {duel.lesson}: {duel.player} against {rivals}"


def figures(ladder: Ladder) -> Iterator[Figure]:
    """Figures for each duel whose name has what is asked for in it. Raises BadSettings."""
    look_seldom_for_garbage()  # As the bot does.
    for duel in duels():
        if ladder.only not in name_of(duel):
            continue
        score = measure_player(duel, ladder)
        share = score.wins / score.matches
        low, high = wilson(share, score.matches)
        goal = f"at least {duel.least:.0%}" + (f", at most {duel.most:.0%}" if duel.most < 1 else "")
        yield Figure(
            name_of(duel),
            100 * share,
            "% of wins",
            goal,
            duel.least <= share <= duel.most,
            f"[{100 * low:.1f}, {100 * high:.1f}] of {score.matches}, {score.ahead / score.matches:+.1f} points",
        )
        if len(score.without_luck) > 1:
            yield _without_luck(duel, score.without_luck)
        each, others = 1000 * score.seconds / max(1, score.moves), 1000 * score.rivals_seconds
        move = at_most(f"{name_of(duel)}: a move", each, duel.within, "ms CPU")
        note = (
            f"the slowest twentieth from {score.slow_ms:.0f}; {duel.rivals} {others / max(1, score.rivals_moves):.0f}"
        )
        yield move._replace(note=note)
        yield Figure(f"{name_of(duel)}: the longest move", 1000 * score.longest, "ms CPU")


def _without_luck(duel: Duel, results: Sequence[float]) -> Figure:
    """The share of wins without luck, with the interval that holds it with 95 %."""
    share, error = fmean(results), stdev(results) / sqrt(len(results))
    note = f"± {196 * error:.1f}, {len(results)} matches"
    goal = f"at least {duel.least:.0%}"
    return Figure(f"{name_of(duel)}: without luck", 100 * share, "%", goal, share >= duel.least, note)


def measure_player(duel: Duel, ladder: Ladder) -> Score:
    """How the player does; it sits on each seat in turn, with the same dice for each. Raises BadSettings."""
    settle = find_game(duel.game).settle
    settle(duel.seats, _settings(duel, ladder, 0))
    scores = _known_scores(duel, ladder)
    missing = [number for number in range(ladder.matches) if number not in scores]
    work = partial(_match, duel, ladder)
    if ladder.processes == 1:
        new = _keep(duel, ladder, missing, map(work, missing))
    else:
        with ProcessPoolExecutor(ladder.processes) as processes:
            new = _keep(duel, ladder, missing, processes.map(work, missing))
    return _together([*scores.values(), *new])


def _kind(duel: Duel, ladder: Ladder) -> str:
    """What matches must have in common to be counted together."""
    game = find_game(duel.game)
    players = f"{game.minds.effort}, careless {game.minds.careless}"
    return f"{name_of(duel)}; rules {game.rules_version}, {players}, {dict(ladder.settings)}, seed {ladder.seed}"


def _known_scores(duel: Duel, ladder: Ladder) -> dict[int, Score]:
    """The scores of matches that were played before, by their numbers. A line that was cut off does not count."""
    scores: dict[int, Score] = {}
    if ladder.scores is None or not ladder.scores.exists():
        return scores
    kind = _kind(duel, ladder)
    for line in ladder.scores.read_text("utf-8").splitlines():
        with suppress(ValueError):
            of, number, score = json.loads(line)
            if of == kind and number < ladder.matches:
                scores[number] = Score(*score)
    return scores


def _keep(duel: Duel, ladder: Ladder, numbers: Sequence[int], scores: Iterable[Score]) -> list[Score]:
    """The scores, each written to the file as soon as those before it are."""
    if ladder.scores is None:
        return [*scores]
    kind, records = _kind(duel, ladder), list[Score]()
    with ladder.scores.open("a", encoding="utf-8") as file:
        for number, score in zip(numbers, scores, strict=True):
            file.write(json.dumps([kind, number, score]) + "\n")
            file.flush()
            records.append(score)
    return records


def _settings(duel: Duel, ladder: Ladder, deal: int) -> dict[str, str]:
    lessons = find_game(duel.game).minds.lessons[duel.lesson]
    return {key: values[deal % len(values)] for key, values in lessons.items()} | dict(ladder.settings)


def _together(scores: Sequence[Score]) -> Score:
    matches, wins, ahead, moves, seconds, longest, times, others, theirs, lucks = zip(*scores, strict=True)
    return Score(
        sum(matches),
        sum(wins),
        sum(ahead),
        sum(moves),
        sum(seconds),
        max(longest),
        [*chain.from_iterable(times)],
        sum(others),
        sum(theirs),
        [*chain.from_iterable(lucks)],
    )


def _match(duel: Duel, ladder: Ladder, number: int) -> Score:
    """The score of one match."""
    game = find_game(duel.game)
    deal, own = divmod(number, duel.seats)
    match = Match.start(game, duel.seats, _settings(duel, ladder, deal), seed=match_seed(ladder.seed, deal))
    player, rivals = player_of(duel.player, game), player_of(duel.rivals, game)
    times, others = list[float](), list[float]()
    while match.questions:
        seat = match.questions[0].seat
        begun = time.process_time()
        option = (player if seat == own else rivals)(match, seat).option
        (times if seat == own else others).append(time.process_time() - begun)
        match.play(seat, option)
    winners = sum(standing.place == 1 for standing in match.standings)
    mine = next(standing for standing in match.standings if standing.seat == own)
    best = max(standing.points for standing in match.standings if standing.seat != own)
    win_share = 1 / winners if mine.place == 1 else 0.0
    without_luck = [win_share - add_fortunes(fortunes(match, places_of_chance(match)))[own].win] if duel.close else []
    in_ms = [round(1000 * took, 1) for took in times]
    longest = max(times, default=0.0)
    return Score(
        1, win_share, mine.points - best, len(times), sum(times), longest, in_ms, len(others), sum(others), without_luck
    )


def player_of(name: str, game: Game[Any]) -> Player:
    """A computer player, the one that judges choices among them. Raises UnknownPlayer."""
    return find_adept(game) if name == ADEPT else find_player(name, game)


def wilson(share: float, count: int, deviations: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true share with 95 % (Wilson's score interval), for a share of this many matches."""
    square = deviations**2 / count
    middle = (share + square / 2) / (1 + square)
    half = deviations * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return middle - half, middle + half
