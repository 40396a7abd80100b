"""Who plays with whom in a league, and scores against the mean of deal and seat: tables of cases."""

from __future__ import annotations

from collections import Counter

from bot.tables.rules.deal_scores import DealTable, margins_of, means_of, standings
from bot.tables.rules.league_tables import Seated, Terms, next_tables, present_members

TWELVE = list(range(1, 13))


def season(members: list[int], terms: Terms, away: frozenset[int] = frozenset()) -> list[Seated]:
    """All tables of a season in which matches end one after the other, the oldest first."""
    tables: list[Seated] = []
    for _ in range(1_000):
        able = [each for each in members if each not in away]
        tables += next_tables(able, tables, terms)
        running = next((at for at, each in enumerate(tables) if not each.is_over), None)
        if running is None:
            return tables
        tables[running] = tables[running]._replace(is_over=True)
    raise AssertionError("it does not end")


def test_all_play_the_same_deals_first() -> None:
    tables = next_tables(TWELVE, [], Terms(4, 2, 10))
    assert [each.deal for each in tables] == [1, 1, 1, 2, 2, 2]
    assert sorted(player for each in tables[:3] for player in each.players) == TWELVE


def test_no_one_has_a_deal_twice_and_all_play_as_often() -> None:
    tables = season(TWELVE, Terms(4, 2, 10))
    deals = Counter((player, each.deal) for each in tables for player in each.players)
    assert max(deals.values()) == 1
    counts = Counter(player for each in tables for player in each.players)
    assert set(counts.values()) <= {9, 10}
    assert len(counts) == 12
    shared = Counter((each.deal, seat) for each in tables for seat in range(4))
    assert sum(count for count in shared.values() if count >= 2) >= 0.9 * sum(shared.values())
    seats = Counter((player, seat) for each in tables for seat, player in enumerate(each.players))
    assert max(seats.values()) - min(seats.values()) <= 3


def test_no_more_at_once_than_the_terms_say() -> None:
    for at_once in (1, 3):
        running = Counter(p for each in next_tables(TWELVE, [], Terms(3, at_once, 10)) for p in each.players)
        assert set(running.values()) == {at_once}


def test_a_small_division_plays_at_smaller_tables() -> None:
    assert [each.players for each in next_tables([4, 7], [], Terms(4, 1, 5))] in ([(4, 7)], [(7, 4)])
    assert next_tables([4], [], Terms(4, 1, 5)) == []


def test_who_missed_two_in_a_row_gets_no_more() -> None:
    members = {1: False, 2: False, 3: True}
    missed = [(1, True), (2, True), (1, True), (2, False), (2, True)]
    assert present_members(members, missed, 2) == [2]
    assert present_members(members, [(1, True)], 2) == [1, 2]


ONE = DealTable(1, (1, 2), (50.0, 30.0))
OTHER = DealTable(1, (3, 4), (40.0, 36.0))


def test_scores_are_against_the_mean_of_deal_and_seat() -> None:
    means = means_of([ONE, OTHER])
    assert means == {(1, 0): 45.0, (1, 1): 33.0}
    assert margins_of(ONE, means) == {1: 5.0, 2: -3.0}
    assert margins_of(OTHER, means) == {3: -5.0, 4: 3.0}
    assert [(each.person, each.place, each.score) for each in standings([1, 2, 3, 4], [ONE, OTHER])] == [
        (1, 1, 5.0),
        (4, 2, 3.0),
        (2, 3, -3.0),
        (3, 4, -5.0),
    ]


def test_a_deal_that_one_table_played_is_compared_at_that_table() -> None:
    assert margins_of(ONE, means_of([ONE])) == {1: 10.0, 2: -10.0}


def test_a_stand_in_counts_for_no_mean_and_loses_for_its_owner_alone() -> None:
    with_stand_in = ONE._replace(scores=(90.0, 30.0), absent=frozenset({1}))
    means = means_of([with_stand_in, OTHER])
    assert means == {(1, 1): 33.0}
    assert margins_of(with_stand_in, means) == {1: -3.0, 2: -3.0}
    assert margins_of(OTHER, means) == {3: 2.0, 4: 3.0}
    by_person = {each.person: each for each in standings([1, 2, 3, 4], [with_stand_in, OTHER])}
    assert (by_person[1].played, by_person[1].missed, by_person[2].played) == (0, 1, 1)


def test_only_so_many_matches_count() -> None:
    by_person = {each.person: each for each in standings([1, 2], [ONE, ONE._replace(deal=2)], 1)}
    assert (by_person[1].score, by_person[1].played) == (10.0, 1)
