"""The player that tries options out: the promising ones are played on for a round or two, in many imagined futures.

It begins like ``skilled``, with more options: the one after which its turn ends best stays, unless another one is
better by a standard error.
"""

from __future__ import annotations

from typing import Any

from engine.advice import Advice, Effort
from engine.match import Match
from engine.players.comparison import choose_trial, try_out
from engine.players.lookahead import Greedy, is_learned


def choose_as_master(match: Match[Any], seat: int, key: bytes, greedy: Greedy, effort: Effort | None = None) -> Advice:
    """The option that does best when everyone plays on greedily for a while; ``match`` is an imagined one.

    It tries as much and plays on as long as the game says, unless given an ``effort``. It plays like ``greedy`` where
    nothing was learned. Raises NotAsked.
    """
    effort = effort or match.game.minds.effort
    advice = greedy(match, seat)
    trials = try_out(match, seat, key, greedy, effort) if is_learned(match) else []
    if len(trials) < 2:
        return advice
    option = choose_trial(trials, effort.certainty).option
    return advice if option == advice.option else Advice(option, "")
