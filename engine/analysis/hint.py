"""A hint: the best choice of this moment, why, and by how much it is better than the next one."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.analysis.choices import confirmed
from engine.analysis.trials import certainty, tried_out
from engine.game import Advice
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import Lead, chosen, lead, ranked


class Hint(NamedTuple):
    """What to choose and why. ``next`` is the option that comes second, ``lead`` by how much the first is better.

    Where nothing can be said of such matches both are missing: then it is what ``greedy`` thinks. ``greedy`` is the
    option that this player would choose, and ``reason`` is missing where it is another one.
    """

    advice: Advice
    greedy: str
    next: str = ""
    lead: Lead | None = None


def hint(match: Match[Any], seat: int) -> Hint:
    """A hint for a seat that is asked something: what ``master`` would choose; alone, what does best to the end.

    Raises NotAsked.
    """
    key = public_key(match, seat)
    imagined = match.imagined(seat, key)
    advice = match.game.players["greedy"](imagined, seat)
    trials = tried_out(imagined, seat, key)
    if not trials:
        return Hint(advice, advice.option)
    best = chosen(trials, certainty(imagined))
    second = next(trial.option for trial in ranked(trials) if trial is not best)
    found = advice if best.option == advice.option else Advice(best.option)
    return Hint(found, advice.option, second, lead(*confirmed(match, seat, best.option, second)))
