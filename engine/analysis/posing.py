"""A choice that cost something as a puzzle: all options in futures that took no part in finding the better one.

The best option must be ahead of every other one by ``AHEAD`` standard errors there; what is within ``ALIKE`` of it
counts as right, too. Where an option lies between, the dice decide more than the choice, and it is no puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.analysis.report import ChoicePuzzle
from engine.match import Match
from engine.players import choose, public_key
from engine.players.comparison import Lead, Trial, estimate_option, lead
from engine.players.lookahead import future_key, is_learned
from engine.players.value import Estimate
from engine.puzzles import nature_of

AHEAD, ALIKE = 2.0, 1.0
"""Standard errors by which the best option is ahead of all that are wrong, and within which another one is right."""
ALIKE_MAX = 2
"""How many other options may count as right."""
OPTIONS_MIN, OPTIONS_MAX = 3, 60
"""How many options the question of a puzzle has."""


class Look(NamedTuple):
    """How options are tried out: the number of its futures' key, how many ``turns`` are played on greedily (None: to
    the end), after which numbers of futures those are dropped that are behind by ``dropped`` standard errors."""

    number: int
    turns: int | None
    steps: tuple[int, ...]
    dropped: float


FRESH = Look(30_001, 2, (4, 8, 16), 4.5)
LAST = Look(30_002, 2, (16, 32, 64), 6.0)
WHOLE = Look(30_003, None, (8, 16, 32), 9.0)
"""All options; those that are near the best, which brings the figures; whole matches, which must agree."""


def options_to_pose(match: Match[object], entries: int) -> list[str]:
    """The options before a choice of a match; none where the question makes no puzzle."""
    question = match.replay(entries).question_for(match.journal[entries].seat)
    if question is None or question.several or not OPTIONS_MIN <= len(question.options) <= OPTIONS_MAX:
        return []
    return [option.id for option in question.options]


def try_options(
    match: Match[object], entries: int, options: Sequence[str], look: Look, start: int, end: int
) -> dict[str, list[Estimate]]:
    """What each option leads to in the futures of a look from the number ``start`` up to ``end``."""
    position, seat = match.replay(entries), match.journal[entries].seat
    key = future_key(public_key(position, seat), look.number)
    imagined_match = position.imagine(seat, key)
    turns = look.turns if is_learned(position) else None
    futures = [imagined_match.imagine(seat, future_key(key, number)) for number in range(start, end)]
    greedy = position.game.minds.greedy
    return {option: [estimate_option(future, seat, greedy, option, turns) for future in futures] for option in options}


def leads_over(trials: Mapping[str, Trial], best: str) -> dict[str, Lead]:
    """By how much one of these options is ahead of each other one."""
    return {option: lead(trials[best], trial) for option, trial in trials.items() if option != best}


def equal_options(trials: Mapping[str, Trial], best: str, played: str) -> tuple[str, ...] | None:
    """The options that count as right beside the best one; None where it is not surely better than all others, or what
    was played is as good."""
    leads = leads_over(trials, best)
    right = tuple(option for option, ahead in leads.items() if abs(ahead.errors) <= ALIKE)
    is_sure = all(ahead.errors >= AHEAD for option, ahead in leads.items() if option not in right)
    return right if is_sure and played not in right and len(right) <= ALIKE_MAX else None


def is_better_again(trials: Mapping[str, Trial], best: str, played: str) -> bool:
    """Whether the best option did better than the played one also in these futures."""
    return leads_over(trials, best)[played].errors > 0


def make_puzzle(
    match: Match[object], entries: int, best: str, alike: Sequence[str], trials: Mapping[str, Trial]
) -> ChoicePuzzle:
    """The position before a choice of a match as a puzzle, with the figures of the last look."""
    position, (seat, played) = match.replay(entries), match.journal[entries]
    own = choose("greedy", position, seat).option
    own = best if own in alike or own not in trials else own
    wrong = [trial for option, trial in trials.items() if option != best and option not in alike]
    second = max(wrong, key=lambda trial: trial.worth).option if wrong else played
    three = [trials[option] for option in (best, own, second)]
    theme, difficulty, is_trap = nature_of(position, seat, best, own, second)
    wins = tuple(round(each.win, 3) for each in three)
    points = tuple(round(each.points, 1) for each in three)
    return ChoicePuzzle(seat, entries, best, own, tuple(alike), wins, points, theme, difficulty, is_trap)
