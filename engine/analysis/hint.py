"""A hint: the best choice of this moment, why, and by how much it is better than the next one."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.analysis.choices import confirmed
from engine.game import Advice
from engine.match import Match
from engine.players import choose, compare
from engine.players.comparison import Lead, better, lead


class Hint(NamedTuple):
    """What to choose and why. ``next`` is the option that comes second, ``lead`` by how much the first is better.

    Where nothing was learned of the game both are missing: then it is what ``greedy`` thinks. ``greedy`` is the option
    that this player would choose, and ``reason`` is missing where it is another one.
    """

    advice: Advice
    greedy: str
    next: str = ""
    lead: Lead | None = None


def hint(match: Match[Any], seat: int) -> Hint:
    """A hint for a seat that is asked something: what ``master`` would choose. Raises NotAsked."""
    advice = choose("greedy", match, seat)
    trials = compare(match, seat)
    if len(trials) < 2:
        return Hint(advice, advice.option)
    best, obvious = trials[0], next(trial for trial in trials if trial.option == advice.option)
    shared = min(len(best.estimates), len(obvious.estimates))
    if shared < 2 or not better(best.worths[:shared], obvious.worths[:shared], match.game.effort.certainty):
        best = obvious
    second = next(trial.option for trial in trials if trial is not best)
    found = advice if best is obvious else Advice(best.option)
    return Hint(found, advice.option, second, lead(*confirmed(match, seat, best.option, second)))
