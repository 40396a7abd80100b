"""Finds puzzles: positions in which one option is surely better than every other one.

Cheap looks come first and most positions end there. What is left is looked at once more, in futures that took no part
in the search: the best option must be ahead of every other one by ``STD_ERRORS_MIN`` in them, and its figures are
those that people read.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

from engine.game import Game
from engine.match import Match
from engine.players import choose, public_key
from engine.players.comparison import Trial
from engine.players.lookahead import is_learned
from engine.players.skilled import after_turn
from engine.training.puzzle_matches import cells_of, positions_in
from engine.training.puzzle_trials import Look, brisk, greedily, is_twin, leads_of, look_at

OPTIONS_MIN, OPTIONS_MAX = 4, 24
"""How many options the question of a puzzle has."""
STD_ERRORS_MIN = 2.5
"""By how many standard errors the best option is ahead of every other."""
WIN_LEAD_MIN = 0.04
"""How much greater the chance of winning is with the best option than with any other (0 to 1)."""
CONTENDERS = 5
"""How many options at most may be near the best one."""
OBVIOUS = 0.25
"""``greedy`` finds the best option, and it is ahead of the next one by this chance of winning: that is no puzzle."""
EASY_SHARE = 0.2
"""The share of positions in which ``greedy`` would choose rightly that are looked at all the same."""
POSITIONS, POSITIONS_ALONE, OF_A_MATCH = 32, 8, 2
"""In how many positions of a match puzzles are looked for, in those of matches alone, and how many are kept of one."""
LOOKED_AT = 10
"""How many options the first glance is given to."""
SEARCHED = 5
"""How many options the search begins with."""
GAP_MIN = 0.04
"""By how much the best option must be ahead at that glance, in worth."""


class Candidate(NamedTuple):
    """A position with its solution: ``trials`` are all options in the last look, the best first."""

    match: Match[Any]
    seat: int
    greedy: str
    trials: dict[str, Trial]


def search_puzzles(game: Game[Any], seed: str, first: int = 0) -> Iterator[tuple[int, list[Candidate]]]:
    """The matches by number from ``first`` on, each with the puzzles that were found in it.

    The same seed and number bring the same match; the kinds of matches go round.
    """
    cells = cells_of(game)
    for number in count(first):
        random = Random(f"{game.key} {seed} {number}")
        cell = cells[number % len(cells)]
        some = positions_in(game, cell, random)[: POSITIONS if cell.seats > 1 else POSITIONS_ALONE]
        candidates = (puzzle_in(match, match.questions[0].seat, random.random()) for match in some)
        yield number, [*islice(filter(None, candidates), OF_A_MATCH)]


def puzzle_in(match: Match[Any], seat: int, luck: float = 0.0) -> Candidate | None:
    """The puzzle in what a seat is asked now, or None where there is none.

    Where ``greedy`` seems to be right it is looked on only with a ``luck`` below ``EASY_SHARE``.
    """
    question = match.question_for(seat)
    if question is None or question.several or not OPTIONS_MIN <= len(question.options) <= OPTIONS_MAX:
        return None
    own = choose("greedy", match, seat).option
    looks = looks_of(match)
    glance = _promising(match, seat, own)
    if not glance or (is_learned(match) and glance[0] == own and luck >= EASY_SHARE):
        return None
    options = [option.id for option in question.options]
    first_trials = look_at(match, seat, glance, looks.search)
    best, *others = first_trials
    if not _is_clear(first_trials, 2.0, WIN_LEAD_MIN) or (best == own and luck >= EASY_SHARE):
        return None
    fresh = look_at(match, seat, options, looks.fresh, [best, own])
    near = [option for option, trial in fresh.items() if len(trial.estimates) == len(fresh[best].estimates)]
    if next(iter(fresh)) != best or not _is_clear(fresh, STD_ERRORS_MIN, WIN_LEAD_MIN) or len(near) > CONTENDERS:
        return None
    trials = look_at(match, seat, [*dict.fromkeys([*near, own, others[0]])], looks.last, [best, own])
    if next(iter(trials)) != best or not is_confirmed(trials, own):
        return None
    rivals = [*dict.fromkeys([best, own, [*trials][1]])]
    for look, errors in looks.others:
        agreeing = look_at(match, seat, rivals, look, [best])
        if next(iter(agreeing)) != best or not _is_clear(agreeing, errors):
            return None
    return Candidate(
        match, seat, own, {**trials, **{option: fresh[option] for option in fresh if option not in trials}}
    )


def _promising(match: Match[Any], seat: int, own: str) -> list[str]:
    """The options after which the turn seems to end best, and ``greedy``'s own; none where the first is not ahead.

    Where nothing was learned, those that ``greedy`` likes best are promising.
    """
    best_first = [each.option.id for each in match.game.minds.judge_options(match, seat)[:LOOKED_AT]]
    if not is_learned(match) or len(best_first) < 2:
        return [*dict.fromkeys([own, *best_first[:SEARCHED]])] if len(best_first) > 1 else []
    key = public_key(match, seat)
    worths = after_turn(match.imagine(seat, key), seat, key, match.game.minds.greedy, best_first)
    ranking = sorted(range(len(best_first)), key=lambda place: -worths[place])
    if worths[ranking[0]] - worths[ranking[1]] < GAP_MIN:
        return []
    return [*dict.fromkeys([*(best_first[place] for place in ranking[:SEARCHED]), own])]


def _is_clear(trials: dict[str, Trial], errors: float, win: float = 0.0) -> bool:
    """Whether the first is ahead of every other one by this many standard errors, and clearly."""
    return all(is_twin(ahead) or (ahead.errors >= errors and ahead.win > win) for ahead in leads_of(trials).values())


def is_confirmed(trials: dict[str, Trial], own: str) -> bool:
    """Whether the first is surely and clearly better than all others, and not obvious."""
    leads = {option: ahead for option, ahead in leads_of(trials).items() if not is_twin(ahead)}
    if not leads or (own not in leads and min(ahead.win for ahead in leads.values()) >= OBVIOUS):
        return False
    return all(ahead.errors >= STD_ERRORS_MIN and ahead.win >= WIN_LEAD_MIN for ahead in leads.values())


class Looks(NamedTuple):
    """The looks at a position, one after the other.

    The search; all options in fresh futures; those that are near the best, which brings the figures; and ``others``,
    which must agree by a number of standard errors: whole matches, and futures in which all play better.
    """

    search: Look
    fresh: Look
    last: Look
    others: tuple[tuple[Look, float], ...] = ()


KNOWN = Looks(
    Look(10_000, greedily, 2, (5, 10, 20), 2.5, 0.5),
    Look(10_001, greedily, 2, (8, 16), 4.5, 1.0),
    Look(10_002, greedily, 2, (16, 32, 64), 6.0, 1.5),
    ((Look(10_003, greedily, None, (12, 32, 80), 9.0, 0.1), 1.0), (Look(10_004, brisk, 2, (6, 12), 9.0, 0.5), 1.0)),
)
"""Where a value was learned."""
ALONE = Looks(
    Look(10_000, greedily, None, (12, 36, 96), 2.0, 0.5),
    Look(10_001, greedily, None, (24, 64, 128), 4.5, 1.0),
    Look(10_002, greedily, None, (64, 160, 256), 6.0, 1.5),
)
"""Where nothing was learned: to the end of the match."""


def looks_of(match: Match[Any]) -> Looks:
    """How a position is looked at."""
    return KNOWN if is_learned(match) else ALONE


def number_of(match: Match[Any]) -> int:
    """A number that only this position has, of at most 48 bits."""
    text = f"{match.game.key} {match.origin.seed.hex()} {len(match.journal)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
