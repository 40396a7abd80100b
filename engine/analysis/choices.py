"""What choices of a match cost: each is compared with what else was open, as its seat could imagine the match then.

First all choices are weighed (``engine.analysis.weighing``), which shows those that may have cost something. The
options that come out best then are tried out at length, and what seems to be better is compared once more with what was
played, in other futures: who is best of many in some futures was lucky in them too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.analysis.accuracy import Weighed
from engine.analysis.before_choices import positions
from engine.analysis.report import Costly
from engine.analysis.trials import in_futures, try_options
from engine.analysis.weighing import compare, weigh
from engine.match import Match
from engine.players import public_key
from engine.players.comparison import Trial, lead, rank_trials, trials_of
from engine.players.lookahead import POINTS_OF_A_WIN, future_key, is_learned

TRIED, TRIED_OF_ALL = 8, 16
"""How many choices of a seat, and of all seats together, are tried out at length."""
NAMED = 3
"""How many choices of a seat are named in the end."""
BEST, SEARCHED = 3, 12
"""Among how many options, those that come out best when they are weighed, and in how many futures at most a better one
is looked for."""
PROBED, CONFIRMED = 12, 36
"""In how many futures the better option is compared with the played one: no more where it is behind in the first."""
APART = 1_000
"""From which number on these futures are counted: none of them is one that the better option was found in."""
SURE = 0.95
"""How sure it must be that another option is better."""
AS_GOOD = 1.0
"""Within how many standard errors behind the best option another one counts as just as good."""


class Look(NamedTuple):
    """What a choice is like when it is weighed: how many choices were made before it, and how much it seems to cost.

    ``weighed`` says how it counts for accuracy (None: it does not), ``others`` are the other options, the best first.
    """

    entries: int
    seat: int
    cost: float
    weighed: Weighed | None = None
    others: tuple[str, ...] = ()


def look_at_choices(match: Match[Any], numbers: Sequence[int]) -> list[Look]:
    """A look at some choices of a match, by their place in its journal; those with nothing to compare are left out."""
    looks = []
    for entries, position in positions(match, numbers):
        seat, played = match.journal[entries]
        if (options := compare(position, seat, played)) is not None:
            worths = options.worths
            cost = max(worths.values()) - worths[played]
            looks.append(Look(entries, seat, cost, weigh(entries, seat, options), _others(worths, played)))
    return looks


def weights_of(looks: Sequence[Look]) -> list[Weighed]:
    """The choices among those that were looked at that count for accuracy."""
    return [look.weighed for look in looks if look.weighed is not None]


def choices_to_try(looks: Sequence[Look]) -> list[Look]:
    """The choices that are tried out at length: of each seat those that seem to cost most, in the match's order."""
    best: list[Look] = []
    suspects = [look for look in looks if look.cost > 0]
    seats = sorted({suspect.seat for suspect in suspects})
    each = min(TRIED, TRIED_OF_ALL // max(1, len(seats)))
    for seat in seats:
        own = sorted((suspect for suspect in suspects if suspect.seat == seat), key=lambda suspect: -suspect.cost)
        best += own[:each]
    return sorted(best, key=lambda look: look.entries)


def better_than_played(match: Match[Any], look: Look) -> str | None:
    """What seems to be better than a choice of a match that was looked at; None where nothing does."""
    [(_, position)] = positions(match, [look.entries])
    return find_better(position, *match.journal[look.entries], look.others)


def cost_of(match: Match[Any], entries: int, better: str) -> Costly | None:
    """What a choice of a match cost, compared with another option; None where that is not surely better."""
    [(_, position)] = positions(match, [entries])
    seat, played = match.journal[entries]
    return compare_cost(position, seat, played, better)


def find_better(position: Match[Any], seat: int, played: str, others: Sequence[str]) -> str | None:
    """The option that does best in this position when it is tried out; None where that is the played one.

    Where something was learned it is one of the best of these ``others``.
    """
    key = public_key(position, seat)
    imagined_match = position.imagine(seat, key)
    if is_learned(imagined_match):
        minds = imagined_match.game.minds
        options = [played, *others[:BEST]]
        effort = minds.effort._replace(futures=SEARCHED)
        trials = (
            trials_of(imagined_match, seat, key, minds.greedy, effort, options, (played,)) if len(options) > 1 else []
        )
    else:
        trials = try_options(imagined_match, seat, key, (played,))
    best = rank_trials(trials)[0].option if trials else played
    return best if best != played else None


def _others(worths: Mapping[str, float], played: str) -> tuple[str, ...]:
    """The options that a played one was compared with, the best first."""
    return tuple(sorted((option for option in worths if option != played), key=lambda option: -worths[option]))


def compare_cost(position: Match[Any], seat: int, played: str, better: str) -> Costly | None:
    """What a choice in this position cost, compared with another option; None where that is not surely better."""
    other, own = confirm_options(position, seat, better, played, most=PROBED)
    if lead(other, own).errors < 0:
        return None
    other, own = confirm_options(position, seat, better, played, begun=(other, own))
    gain = lead(other, own)
    if gain.sure < SURE or gain.win < 0 or (gain.win == 0 and gain.points <= 0):
        return None
    return Costly(
        seat=seat,
        entries=len(position.journal),
        round=position.round,
        played=played,
        better=better,
        win=other.win,
        points=other.points,
        win_played=own.win,
        points_played=own.points,
        sure=gain.sure,
        futures=CONFIRMED,
    )


def is_as_good(position: Match[Any], seat: int, option: str, best: str) -> bool:
    """Whether an option in this position does no worse than the best one, as far as other futures tell."""
    return lead(*confirm_options(position, seat, best, option)).errors <= AS_GOOD


def confirm_options(
    position: Match[Any], seat: int, *options: str, most: int | None = None, begun: Sequence[Trial] = ()
) -> list[Trial]:
    """Options tried out in futures of their own, all in the same ones: in ``most`` of them (None: in all).

    ``begun`` are trials of them in the first of these futures, which are not made again.
    """
    key = public_key(position, seat)
    imagined_match = position.imagine(seat, key)
    numbers = range(len(begun[0].estimates) if begun else 0, min(CONFIRMED, most or CONFIRMED))
    futures = [imagined_match.imagine(seat, future_key(key, APART + number)) for number in numbers]
    trials = [in_futures(imagined_match, seat, option, futures) for option in options]
    if not begun:
        return trials
    return [Trial(new.option, old.estimates + new.estimates) for old, new in zip(begun, trials, strict=True)]


def costliest_choices(choices: Sequence[Costly], each: int = NAMED) -> tuple[Costly, ...]:
    """The choices of each seat that cost most, the most first."""
    ranking = sorted(choices, key=lambda costly: (costly.seat, -_loss_of(costly)))
    return tuple(costly for at, costly in enumerate(ranking) if at < each or ranking[at - each].seat != costly.seat)


def _loss_of(costly: Costly) -> float:
    return costly.win - costly.win_played + (costly.points - costly.points_played) / POINTS_OF_A_WIN
