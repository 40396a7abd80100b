"""Signs of collusion: what counts for what, how often honest people stand out, and how often a pair does."""

from __future__ import annotations

import random

import pytest

from bot.tables.collusion.signs import SHOWN, MatchFacts, Sign, signs_in
from engine.analysis.report import Favour
from tests.bot.tables.collusion.simulated import league

EVEN = (0.25, 0.25, 0.25, 0.25)
HELPS_1 = Favour(0, 3, (0.05, 0.45, 0.25, 0.25), EVEN)
HELPS_0 = Favour(1, 5, (0.45, 0.05, 0.25, 0.25), EVEN)
HELPS_ALL = Favour(0, 3, (0.1, 0.3, 0.3, 0.3), EVEN)
LOSES = Favour(0, 3, (0.2, 0.8), (0.5, 0.5))


def shown_in(matches: list[MatchFacts], kind: str) -> list[Sign]:
    return [sign for sign in signs_in(matches, is_paired=kind != "met").shown if sign.kind == kind]


def test_choices_that_help_one_and_cost_the_other() -> None:
    together = [MatchFacts((1, 2, 3 + number, 9), favours=(HELPS_1, HELPS_0)) for number in range(4)]
    [sign] = shown_in(together, "favours")
    assert (sign.giver, sign.receiver, sign.matches, sign.times) == (1, 2, 4, 8)
    assert (sign.cost, sign.gain) == pytest.approx((1.6, 1.6))
    assert sign.usual == pytest.approx(1.6 / 3)
    assert sign.by_chance == pytest.approx(3**-8)
    assert not signs_in([match._replace(favours=(HELPS_ALL,)) for match in together]).shown
    assert not signs_in([match._replace(favours=None) for match in together]).shown
    erased = [match._replace(people=(1, None, *match.people[2:])) for match in together]
    assert not signs_in(erased).shown
    assert not signs_in(together[:1]).pairs, "of two who met once nothing is said"


def test_gains_of_the_leader_are_usual() -> None:
    leading = Favour(0, 3, (0.05, 0.83, 0.06, 0.06), (0.1, 0.78, 0.06, 0.06))
    assert not shown_in([MatchFacts((1, 2, 3, 4), favours=(leading, leading)) for _ in range(5)], "favours")


def test_losing_to_one_alone() -> None:
    bad = [MatchFacts((1, 2), (2, 1), favours=(LOSES,)) for _ in range(5)]
    good = [MatchFacts((1, 3 + number % 3), (1, 2), favours=()) for number in range(12)]
    [sign] = shown_in([*bad, *good], "losses")
    assert (sign.giver, sign.receiver, sign.matches, sign.times, sign.usual) == (1, 2, 5, 5, 0)
    assert sign.cost == pytest.approx(1.5)
    assert not shown_in([*bad, *(each._replace(favours=(LOSES,)) for each in good)], "losses")


def test_results_that_do_not_fit_the_others() -> None:
    strong = [MatchFacts((1, 3 + number % 4), (1, 2)) for number in range(12)]
    weak = [MatchFacts((2, 3 + number % 4), (2, 1)) for number in range(12)]
    against = [MatchFacts((1, 2), (2, 1)) for _ in range(4)]
    [sign] = shown_in([*strong, *weak, *against], "ahead")
    assert (sign.giver, sign.receiver, sign.matches, sign.times) == (1, 2, 4, 4)
    assert sign.usual < 0.1
    assert not shown_in([*strong, *weak, *(each._replace(places=(1, 2)) for each in against)], "ahead")


@pytest.mark.parametrize("kind", ["given_up", "timed_out"])
def test_seats_lost_with_one_alone(kind: str) -> None:
    lost = {kind: frozenset({0})}
    with_2 = [MatchFacts((1, 2, 3), (3, 1, 2))._replace(**lost) for _ in range(4)]
    without = [MatchFacts((1, 4, 3), (2, 3, 1)) for _ in range(12)]
    [sign] = [each for each in shown_in([*with_2, *without], kind) if each.receiver == 2]
    assert (sign.giver, sign.times, sign.matches, sign.usual) == (1, 4, 4, 1)
    everywhere = [match._replace(**lost) for match in without]
    assert not shown_in([*with_2, *everywhere], kind), "who loses seats everywhere stands out nowhere"


def test_meetings_count_only_where_the_bot_does_not_pair() -> None:
    others = [MatchFacts((3 + number, 20 + number)) for number in range(30)]
    together = [MatchFacts((1, 2)) for _ in range(6)]
    [sign] = shown_in([*together, *others], "met")
    assert (sign.giver, sign.receiver, sign.times, sign.usual) == (1, 2, 6, 1)
    assert not signs_in([*together, *others]).shown


def pairs_shown(matches: list[MatchFacts]) -> tuple[set[frozenset[int]], int]:
    signs = signs_in(matches)
    return {frozenset((sign.giver, sign.receiver)) for sign in signs.shown}, signs.pairs


def test_honest_people_seldom_stand_out() -> None:
    results = [pairs_shown(league(random.Random(seed))) for seed in range(20)]
    assert sum(pairs for _, pairs in results) > 1_000
    assert sum(bool(suspects) for suspects, _ in results) / len(results) <= SHOWN + 0.1
    assert sum(len(suspects) for suspects, _ in results) <= 3


@pytest.mark.parametrize(
    ("seats", "people", "matches", "least"),
    [(4, 12, 36, 6), (3, 12, 110, 5), (2, 6, 60, 3)],
    ids=["four", "three", "two"],
)
def test_pairs_that_play_together_stand_out(seats: int, people: int, matches: int, least: int) -> None:
    results = [pairs_shown(league(random.Random(seed), people, matches, seats, [(0, 1)]))[0] for seed in range(10)]
    assert sum(frozenset((0, 1)) in suspects for suspects in results) >= least
    assert sum(len(suspects - {frozenset((0, 1))}) for suspects in results) <= 3


@pytest.mark.soak
def test_honest_people_seldom_stand_out_in_many_leagues() -> None:
    results = [pairs_shown(league(random.Random(seed), seats=2 + seed % 3)) for seed in range(600)]
    assert sum(bool(suspects) for suspects, _ in results) / len(results) <= SHOWN
