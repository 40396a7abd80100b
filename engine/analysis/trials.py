"""Trying options out for hints and analyses: by what was learned of positions, or to the end of a match alone.

Nothing was learned of matches alone. They are short, so they are played on to their end instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.advice import Effort
from engine.match import Match
from engine.players.comparison import TO_THE_END, Trial, estimate_option, trials_of, try_out
from engine.players.lookahead import is_learned, play_on

ALONE = Effort(candidates=6, futures=48, block=8, certainty=2.0, dropped=2.0, turns=None)
"""How long options are tried out in a match alone."""


def can_try_out(match: Match[Any]) -> bool:
    """Whether options of such a match can be estimated."""
    return is_learned(match) or match.seats == 1


def try_options(match: Match[Any], seat: int, key: bytes, options: Sequence[str] = ()) -> list[Trial]:
    """The promising options, and these ``options``, with what they led to; ``match`` is an imagined one.

    First stands the one that is usual. Nothing where nothing can be said, or where there is one option only.
    """
    if not can_try_out(match):
        return []
    greedy = match.game.minds.greedy
    if is_learned(match):
        trials = try_out(match, seat, key, greedy, match.game.minds.effort, options)
    else:
        usual = greedy(match, seat).option
        best_first = (each.option.id for each in match.game.minds.judge_options(match, seat))
        promising = [*dict.fromkeys([usual, *best_first])][: ALONE.candidates]
        candidates = [*dict.fromkeys([*promising, *options])]
        trials = trials_of(match, seat, key, greedy, ALONE, candidates, options)
    return trials if len(trials) > 1 else []


def needed_lead(match: Match[Any]) -> float:
    """The lead over the usual option, in standard errors, that an option needs."""
    return match.game.minds.effort.certainty if is_learned(match) else ALONE.certainty


def in_futures(match: Match[Any], seat: int, option: str, futures: Sequence[Match[Any]]) -> Trial:
    """What an option leads to in these imagined futures of a match."""
    greedy, turns = match.game.minds.greedy, 1 if is_learned(match) else None
    return Trial(option, tuple(estimate_option(future, seat, greedy, option, turns) for future in futures))


def go_on(match: Match[Any]) -> None:
    """Let everyone play greedily for a round; alone, to the end of the match."""
    play_on(match, match.game.minds.greedy, match.seats if is_learned(match) else TO_THE_END)
