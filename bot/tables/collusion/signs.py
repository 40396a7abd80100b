"""Signs that two people play into each other's hands: what is counted of their matches, and how likely it is by chance.

A pure function of the matches of a tournament, a league or the queue. What it finds are figures, never a judgement:
two friends who think alike, or one who always gives up early, may stand out too.

- ``favours``: their costly choices helped the other more than the rest of the table. Of each choice it is known what
  each seat's chance of winning gained; honestly, gains go to the others as they stand. Which of the others has gained
  most beyond that is compared with all the others at the same tables.
- ``losses``: at tables of two, where the other gains whatever one loses, their choices cost more against the other
  than against everyone else.
- ``ahead``: one was ahead of the other more often than their results against everyone else let expect.
- ``given_up``: one gave up in the first half of a match that the other was ahead in, more often than elsewhere.
- ``timed_out``: one lost a seat by time in matches with the other more often than elsewhere.
- ``met``: they met in the queue more often than by chance; only where the bot does not pair them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log
from typing import Literal, NamedTuple

from bot.tables.collusion.chances import Chance, count_figures, of_hits_at_odds, of_share, of_subset, of_sum
from engine.analysis.report import Favour

Kind = Literal["favours", "losses", "ahead", "given_up", "timed_out", "met"]

SHOWN = 0.1
"""A figure is shown where fewer are to be expected by chance among all that were looked at."""
FEWEST = 2
"""Of two who have met less often nothing is said."""


class MatchFacts(NamedTuple):
    """A match as it is looked at. ``people`` are by seat, None where no person sat to the end or the person is erased
    (a stand-in's person is still the person); ``places`` are by seat, empty where there is no result. ``given_up`` and
    ``timed_out`` are seats. ``favours`` is None until its choices were judged."""

    people: tuple[int | None, ...]
    places: tuple[int, ...] = ()
    given_up: frozenset[int] = frozenset()
    timed_out: frozenset[int] = frozenset()
    favours: tuple[Favour, ...] | None = None


class Sign(NamedTuple):
    """A figure about two people. ``giver`` has helped ``receiver``; for favours and meetings both are meant alike.

    ``matches`` are those it was counted in, ``times`` is how many choices or matches, ``cost`` what they cost in chance
    of winning, ``gain`` what the other had of it, ``usual`` what was to be expected of ``gain`` (or of ``times``, where
    nothing was judged). ``by_chance`` is how likely it is by chance, ``in_all`` how many such figures are to be
    expected by chance among all that were looked at.
    """

    kind: Kind
    giver: int
    receiver: int
    matches: int
    times: int
    cost: float
    gain: float
    usual: float
    by_chance: float
    in_all: float = 1.0


class Signs(NamedTuple):
    """What was found: the signs that are shown, the least likely first; of how many pairs, and from how many figures;
    ``judged`` of ``over`` matches have judged choices."""

    shown: tuple[Sign, ...]
    pairs: int
    figures: int
    judged: int
    over: int


def signs_in(matches: Sequence[MatchFacts], *, is_paired: bool = True, share: float = SHOWN) -> Signs:
    """The signs in some matches; ``is_paired``: the bot decides who meets, so that meetings say nothing."""
    people = sorted({each for match in matches for each in match.people if each is not None})
    signs: list[tuple[Sign, Chance]] = []
    pairs = 0
    by_person = {each: [match for match in matches if each in match.people] for each in people}
    for one, other in combinations(people, 2):
        if sum(other in match.people for match in by_person[one]) < FEWEST:
            continue
        pairs += 1
        signs += _favours(one, other, by_person[one])
        for giver, receiver in ((one, other), (other, one)):
            own = by_person[giver]
            signs += _losses(giver, receiver, own)
            signs += _ahead(giver, receiver, own, by_person[receiver])
            signs += _signs_of_giving_up(giver, receiver, own)
            signs += _signs_of_timeouts(giver, receiver, own)
        if not is_paired:
            signs += _met(one, other, by_person[one], by_person[other], len(matches))
    number = count_figures((chance for _, chance in signs), share)
    weighed_signs = [sign._replace(in_all=number * sign.by_chance) for sign, _ in signs]
    judged_count = sum(match.favours is not None for match in matches)
    ranking = sorted((each for each in weighed_signs if each.in_all < share), key=lambda each: each.by_chance)
    return Signs(tuple(ranking), pairs, number if signs else 0, judged_count, len(matches))


def _favours(one: int, other: int, matches: Sequence[MatchFacts]) -> list[tuple[Sign, Chance]]:
    """What choices of two at tables with others gave to each other beyond what is usual."""
    groups: list[tuple[int, list[float]]] = []
    count, cost, gain, usual, tables = 0, 0.0, 0.0, 0.0, 0
    for match in matches:
        if other not in match.people or not match.favours or len(match.people) < 3:
            continue
        tables += 1
        seats = match.people.index(one), match.people.index(other)
        for giver, receiver in (seats, seats[::-1]):
            own = [each for each in match.favours if each.seat == giver]
            if not own:
                continue
            rivals = [seat for seat in range(len(match.people)) if seat != giver]
            extra = [sum(_gain(each, seat) - _usual(each, seat) for each in own) for seat in rivals]
            groups.append((rivals.index(receiver), extra))
            count += len(own)
            cost += sum(-_gain(each, giver) for each in own)
            gain += sum(_gain(each, receiver) for each in own)
            usual += sum(_usual(each, receiver) for each in own)
    if not groups:
        return []
    chance = of_sum(groups)
    return [(Sign("favours", one, other, tables, count, cost, gain, usual, chance.tail), chance)]


def _gain(favour: Favour, seat: int) -> float:
    """What a seat's chance of winning has gained by a choice."""
    return favour.played[seat] - favour.better[seat]


def _usual(favour: Favour, seat: int) -> float:
    """What it gains if what the choice cost goes to the others as they stand."""
    left = 1 - favour.better[favour.seat]
    others = len(favour.better) - 1
    share = favour.better[seat] / left if left > 0 else 1 / others
    return -_gain(favour, favour.seat) * share


def _losses(giver: int, receiver: int, matches: Sequence[MatchFacts]) -> list[tuple[Sign, Chance]]:
    """What choices at tables of two cost against one person, compared with all others."""
    with_other: list[float] = []
    elsewhere: list[float] = []
    count = 0
    for match in matches:
        if match.favours is None or len(match.people) != 2:
            continue
        seat = match.people.index(giver)
        own = [-_gain(each, seat) for each in match.favours if each.seat == seat]
        is_with = receiver in match.people
        (with_other if is_with else elsewhere).append(sum(own))
        count += len(own) if is_with else 0
    if len(with_other) < FEWEST or not elsewhere:
        return []
    chance = of_subset(with_other, elsewhere)
    cost = sum(with_other)
    usual = sum(elsewhere) / len(elsewhere) * len(with_other)
    return [(Sign("losses", giver, receiver, len(with_other), count, cost, cost, usual, chance.tail), chance)]


def _ahead(
    giver: int, receiver: int, matches: Sequence[MatchFacts], of_receiver: Sequence[MatchFacts]
) -> list[tuple[Sign, Chance]]:
    """How often one was ahead of the other, compared with their results against everyone else."""
    duels = [is_ahead for match in matches if (is_ahead := _duel(match, receiver, giver)) is not None]
    if len(duels) < FEWEST:
        return []
    odds, variance = _log_odds(receiver, of_receiver, giver)
    odds_of_giver, variance_of_giver = _log_odds(giver, matches, receiver)
    odds -= odds_of_giver
    chance = of_hits_at_odds(sum(duels), len(duels), odds, variance + variance_of_giver)
    usual = len(duels) / (1 + exp(-odds))
    return [(Sign("ahead", giver, receiver, len(duels), sum(duels), 0.0, 0.0, usual, chance.tail), chance)]


def _duel(match: MatchFacts, one: int, other: int) -> bool | None:
    """Whether one was ahead of the other; None where that is not known, or they were equal."""
    if not match.places or one not in match.people or other not in match.people:
        return None
    own, others = (match.places[match.people.index(each)] for each in (one, other))
    return None if own == others else own < others


def _log_odds(person: int, matches: Sequence[MatchFacts], without: int) -> tuple[float, float]:
    """The odds of being ahead of anyone else at the table, as a logarithm and its variance; with few matches near none,
    and uncertain."""
    ahead = behind = 1.0
    for match in matches:
        others = {each for each in match.people if each not in (None, person, without)}
        duels = [is_ahead for each in others if each and (is_ahead := _duel(match, person, each)) is not None]
        ahead, behind = ahead + sum(duels), behind + len(duels) - sum(duels)
    return log(ahead / behind), 1 / ahead + 1 / behind


def _signs_of_giving_up(giver: int, receiver: int, matches: Sequence[MatchFacts]) -> list[tuple[Sign, Chance]]:
    """How often one gave up early while the other was ahead, compared with matches without the other."""
    early = [match for match in matches if match.people.index(giver) in match.given_up]
    with_other = [match for match in matches if receiver in match.people]
    hits = [match for match in early if _duel(match, receiver, giver)]
    return _compare_rates("given_up", giver, receiver, len(hits), len(with_other), len(early), len(matches))


def _signs_of_timeouts(giver: int, receiver: int, matches: Sequence[MatchFacts]) -> list[tuple[Sign, Chance]]:
    """How often one lost the seat by time with the other at the table, compared with matches without the other."""
    losses = [match for match in matches if match.people.index(giver) in match.timed_out]
    with_other = [match for match in matches if receiver in match.people]
    hits = [match for match in losses if receiver in match.people]
    return _compare_rates("timed_out", giver, receiver, len(hits), len(with_other), len(losses), len(matches))


def _compare_rates(
    kind: Kind, giver: int, receiver: int, hits: int, tries: int, all_hits: int, all_tries: int
) -> list[tuple[Sign, Chance]]:
    if all_hits < FEWEST or not tries or tries == all_tries:
        return []
    chance = of_share(hits, tries, all_hits, all_tries)
    usual = all_hits * tries / all_tries
    return [(Sign(kind, giver, receiver, tries, hits, 0.0, 0.0, usual, chance.tail), chance)]


def _met(
    one: int, other: int, own: Sequence[MatchFacts], others: Sequence[MatchFacts], every: int
) -> list[tuple[Sign, Chance]]:
    """How often two met, compared with how often each played."""
    meetings = sum(other in match.people for match in own)
    chance = of_share(meetings, len(own), len(others), every)
    usual = len(own) * len(others) / every
    return [(Sign("met", one, other, len(own), meetings, 0.0, 0.0, usual, chance.tail), chance)]
