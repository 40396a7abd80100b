"""Finds puzzles: positions in which one option is ahead of all others, in two samples of futures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from engine.advice import Effort
from engine.chance import SEED_BYTES
from engine.game import Game
from engine.match import Match
from engine.players import choose, public_key
from engine.players.comparison import Trial, lead, rank_trials, trials_of
from engine.players.lookahead import future_key
from engine.puzzles import Puzzle, nature_of

OPTIONS_MIN, OPTIONS_MAX = 4, 60
"""How many options the question of a puzzle has."""
STD_ERRORS_MIN = 2.0
"""By how many standard errors the best option is ahead of every other."""
SEARCHED = Effort(candidates=OPTIONS_MAX, futures=48, block=8, dropped=STD_ERRORS_MIN)
CONFIRMED = Effort(candidates=3, futures=64, block=64, dropped=STD_ERRORS_MIN, turns=None)
"""The second look at the best few, in other futures and to the end of the match, which brings the figures.

What led by chance does not lead again, nor what only looked well to what was learned.
"""
WIN_LEAD_MIN = 0.05
"""How much greater the chance of winning is with the best option than with any other (0 to 1)."""
POSITION_SHARE = 0.25
"""The share of positions in which a puzzle is looked for."""
CARELESS = 0.15
"""Share of moves drawn at random from the best ``TOP_OPTIONS`` while generating matches."""
TOP_OPTIONS = 5


def search_puzzles(game: Game[Any], random: Random) -> Iterator[Puzzle | None]:
    """Puzzles, at most one of each match; None for each position that was looked at and is none."""
    lessons = [*game.minds.lessons.values()]
    several = [seats for seats in game.seats if seats > 1]
    while True:
        settings = {key: random.choice(values) for key, values in random.choice(lessons).items()}
        match = Match.start(game, random.choice(several), settings, seed=random.randbytes(SEED_BYTES))
        while match.questions:
            seat = match.questions[0].seat
            if random.random() < POSITION_SHARE:
                puzzle = puzzle_in(match, seat)
                yield puzzle
                if puzzle is not None:
                    break
            careless = random.random() < CARELESS
            better = [judged.option.id for judged in game.minds.judged(match, seat)[:TOP_OPTIONS]]
            match.play(seat, random.choice(better) if careless else choose("greedy", match, seat).option)


def puzzle_in(match: Match[Any], seat: int) -> Puzzle | None:
    """The puzzle in what a seat is asked now, or None where there is none."""
    question = match.question_for(seat)
    if question is None or question.several or not OPTIONS_MIN <= len(question.options) <= OPTIONS_MAX:
        return None
    own = choose("greedy", match, seat).option
    if choose("skilled", match, seat).option == own:
        return None
    options = [option.id for option in question.options]
    first = _best_of(match, seat, 0, SEARCHED, options, own)
    if not _is_clear(first, own):
        return None
    kept = dict.fromkeys([*(trial.option for trial in first[: CONFIRMED.candidates]), own])
    trials = _best_of(match, seat, 1, CONFIRMED, [*kept], own)
    if trials[0].option != first[0].option or not _is_confirmed(trials, own):
        return None
    base = next(trial for trial in trials if trial.option == own)
    three = (trials[0], base, trials[1])
    return Puzzle(
        number=_number(match),
        game=match.game.key,
        seats=match.seats,
        settings=match.settings,
        seed=match.origin.seed,
        dice=match.origin.dice,
        moves=tuple(match.journal),
        seat=seat,
        best=trials[0].option,
        greedy=own,
        wins=tuple(round(trial.win, 3) for trial in three),  # type: ignore[arg-type]
        points=tuple(round(trial.points, 1) for trial in three),  # type: ignore[arg-type]
        nature=nature_of(match, seat, trials[0].option, own),
    )


def _best_of(match: Match[Any], seat: int, look: int, effort: Effort, options: Sequence[str], own: str) -> list[Trial]:
    """The options as they did in the futures of one look, the best first; ``greedy``'s own in all of them."""
    key = future_key(public_key(match, seat), 10_000 + look)
    imagined = match.imagine(seat, key)
    return rank_trials(trials_of(imagined, seat, key, match.game.minds.greedy, effort, options, [own]))


def _is_clear(trials: Sequence[Trial], own: str) -> bool:
    """Whether the first is another than ``greedy``'s, and surely and clearly better than all others."""
    best, *others = trials
    return best.option != own and all(_is_ahead(best, other) for other in others)


def _is_confirmed(trials: Sequence[Trial], own: str) -> bool:
    """Whether the first leads again, and surely and clearly before ``greedy``'s."""
    best, *others = trials
    base = next(trial for trial in trials if trial.option == own)
    return best is not base and _is_ahead(best, base) and all(lead(best, other).errors > 0 for other in others)


def _is_ahead(one: Trial, other: Trial) -> bool:
    ahead = lead(one, other)
    return ahead.errors >= STD_ERRORS_MIN and ahead.win >= WIN_LEAD_MIN and ahead.points >= 0


def _number(match: Match[Any]) -> int:
    """A number that only this position has, of at most 48 bits."""
    text = f"{match.game.key} {match.origin.seed.hex()} {len(match.journal)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
