"""How each choice of a match compares with the other options.

A choice is compared with other options by what they lead to, in even futures that are the same for all of them and are
played on for as many turns as ``master`` plays them on: a player that thinks further than its judge would seem weak.
What a turn is worth at its end only says which options are played on: ``skilled`` looks for that alone, so where it
counted, too, the judge took its side. Alone options are played on to the end. What is said of a choice is how much
worse than the best option it is, and the same of what ``greedy`` and ``skilled`` would have chosen there.

Choices with one option and those where nothing was at stake do not count, the others by the root of what was: the more
was at stake, the more a better option stands out from the noise of the futures.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import ceil, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from engine.analysis.accuracy import Usual, Weighed
from engine.analysis.before_choices import positions
from engine.analysis.trials import can_try_out
from engine.keyed import EVEN
from engine.match import Match
from engine.players import find_player, public_key
from engine.players.adept import EvenFutures, Finished, finish_turns
from engine.players.comparison import estimate_option
from engine.players.lookahead import future_key, is_learned, outcome, play_on, worth
from engine.players.skilled import turn_ends

ALTERNATIVES = 6
"""How many other options a choice is compared with, beside what the two players would have chosen."""
STAGES, WIDE = (2, 4), 0.15
"""In how many futures the turn is finished with each option, and with those that are behind by no more than this."""
NEAR = 0.15
"""Options that are behind by no more than this after the turn are played on, as are those that are to be compared."""
SIXES, SETTLED = 2, 0.25
"""How many times six even futures they are played on in: no more than once where they are behind by this."""
ALONE = 24
"""In how many futures that is done alone."""
APART = 2_000
"""From which number on these futures are counted: no other trial of the same choice is made in them."""
STAKE, STAKE_MOST = 0.01, 0.05
"""Nothing is at stake where the best option is worth so little more than the mean of all; more than the second number
counts as that."""
LOSS_MOST = 0.2
"""A choice that is worse than the best option by more than this counts as if it were so by this."""
REFERENCES = ("greedy", "skilled")
"""The players whose choices say how hard a choice is."""
USUAL_LOSSES = (0.17, 0.17)
"""What these two lose at a choice of a match of which nothing was learned: they choose alike there."""


class Compared(NamedTuple):
    """What options are worth, the played one first, and which of them two players would have chosen.

    ``usual`` is what these lose at a choice in usual matches of this kind.
    """

    worths: Mapping[str, float]
    greedy: str
    skilled: str
    usual: Usual


def weigh_choices(match: Match[Any], numbers: Sequence[int]) -> list[Weighed]:
    """Some choices of a match, by their place in its journal; those that do not count are left out."""
    weights = []
    for entries, position in positions(match, numbers):
        seat, option = match.journal[entries]
        options = compare(position, seat, option)
        if options is not None and (choice := weigh(entries, seat, options)) is not None:
            weights.append(choice)
    return weights


def weigh(entries: int, seat: int, compared: Compared) -> Weighed | None:
    """A choice with how it compares, and how much it counts; None where it does not."""
    worths = compared.worths
    best = max(worths.values())
    stake = best - fmean(worths.values())
    if stake < STAKE:
        return None
    losses = {option: min(best - worth, LOSS_MOST) / LOSS_MOST for option, worth in worths.items()}
    own, chance = next(iter(losses.values())), fmean(losses.values())
    players = losses[compared.greedy], losses[compared.skilled]
    return Weighed(entries, seat, sqrt(min(stake, STAKE_MOST)), own, *players, chance, compared.usual)


def compare(position: Match[Any], seat: int, played: str) -> Compared | None:
    """What a played option and others are worth; None where there is nothing to compare."""
    question = position.question_for(seat)
    if question is None or len(question.options) < 2:
        return None
    key = public_key(position, seat)
    imagined_match = position.imagine(seat, key)
    if not can_try_out(imagined_match):
        return None
    best_first = [each.option.id for each in position.game.minds.judge_options(imagined_match, seat)]
    others = [option for option in best_first if option != played][:ALTERNATIVES]
    if not others:
        return None
    greedy, skilled = (find_player(player, position.game)(position, seat).option for player in REFERENCES)
    options, key = [*dict.fromkeys((played, *others, greedy, skilled))], future_key(key, APART)
    if is_learned(imagined_match):
        worths = _worths(imagined_match, seat, key, options, {played, greedy, skilled})
    else:
        worths = _worths_alone(imagined_match, seat, key, options)
    return Compared(worths, greedy, skilled, _usual(imagined_match))


def _usual(match: Match[Any]) -> Usual:
    minds = match.game.minds
    return Usual(*minds.usual_losses.get(minds.network(match.turn_state), USUAL_LOSSES))


def _worths(
    imagined_match: Match[Any], seat: int, key: bytes, options: Sequence[str], always: Collection[str]
) -> dict[str, float]:
    """What each of these options is worth; those that are ``always`` to be compared are played on in any case."""
    minds = imagined_match.game.minds
    sixes = [EvenFutures(imagined_match, seat, future_key(key, number)) for number in range(SIXES)]
    turns = finish_turns(sixes[0], seat, minds.greedy, dict.fromkeys(options, 0.0), STAGES, WIDE)
    worths = {option: turn.worth for option, turn in turns.items()}
    best = max(worths.values())
    if best - fmean(worths.values()) < STAKE / 2:
        return worths
    near = [option for option in options if option in always or worths[option] > best - NEAR]
    later: dict[str, list[float]] = {option: [] for option in near}
    for number, futures in enumerate(sixes):
        for option in near:
            turn = turns[option] if not number else Finished([], [], [])
            later[option] += [_worth_later(futures, place, seat, option, turn) for place in range(EVEN)]
        worths |= {option: fmean(later[option]) for option in near}
        least = max(worths[option] for option in near) - SETTLED
        near = [option for option in near if worths[option] > least]
    return worths


def _worth_later(futures: EvenFutures, place: int, seat: int, option: str, turn: Finished) -> float:
    """What an option is worth in an even future after as many turns as ``master`` plays on.

    The first of them may be finished already, in some of the futures.
    """
    ends = turn.matches
    future = futures(place)
    minds = future.game.minds
    end = ends[place] if place < len(ends) else turn_ends([future], seat, minds.greedy, option)[0]
    rounds = ceil((minds.effort.turns or 1) / end.seats)
    play_on(end, minds.greedy, rounds * end.seats - 1)
    return worth(outcome(end, seat))


def _worths_alone(imagined_match: Match[Any], seat: int, key: bytes, options: Sequence[str]) -> dict[str, float]:
    futures = [imagined_match.imagine(seat, future_key(key, number)) for number in range(ALONE)]
    greedy = imagined_match.game.minds.greedy
    return {
        option: fmean(worth(estimate_option(future, seat, greedy, option, None)) for future in futures)
        for option in options
    }
