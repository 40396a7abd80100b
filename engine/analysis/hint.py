"""A hint: the best choice now, the reason for it, and its lead over the second best."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.advice import Advice
from engine.analysis.choices import confirm_options
from engine.analysis.trials import needed_lead, try_options
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import Lead, choose_trial, lead, rank_trials


class Hint(NamedTuple):
    """What to choose and why. ``next`` is the option that comes second, with what it brings, and ``lead`` by how much
    the first is better; both are missing where nothing can be said of such matches.

    ``greedy`` is the option that this player would choose.
    """

    advice: Advice
    greedy: str
    next: Advice | None = None
    lead: Lead | None = None


def hint(match: Match[Any], seat: int) -> Hint:
    """A hint for a seat that is asked something: what ``master`` would choose; alone, what does best to the end.

    Raises NotAsked.
    """
    key = public_key(match, seat)
    imagined_match = match.imagine(seat, key)
    greedy = match.game.minds.greedy(imagined_match, seat).option
    trials = try_options(imagined_match, seat, key)
    if not trials:
        return Hint(match.game.minds.reason_for(imagined_match, seat, greedy), greedy)
    best = choose_trial(trials, needed_lead(imagined_match))
    second = next(trial.option for trial in rank_trials(trials) if trial is not best)
    reason, other = (match.game.minds.reason_for(imagined_match, seat, option) for option in (best.option, second))
    return Hint(reason, greedy, other, lead(*confirm_options(match, seat, best.option, second)))
