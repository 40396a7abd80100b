"""Who meets whom in a tournament, with players of known strength: the stronger one always wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.tournaments.pairing import next_groups, rounds_of_round_robin, sizes_of_tables
from bot.tables.tournaments.rounds import Entry, Group, TableResult, meetings_of
from bot.tables.tournaments.standings import margins_of, shares_of, standings_of


def play(group: Group, number: int) -> TableResult:
    """The table at which smaller numbers are stronger."""
    ranked = sorted(group)
    return TableResult(
        number, group, tuple(100.0 - player for player in group), tuple(ranked.index(p) + 1 for p in group)
    )


def tournament(way, players, seats, rounds, out=()):
    """All tables of a tournament, round by round."""
    results: list[TableResult] = []
    entries = [Entry(number) for number in range(players)]
    for number in range(1, rounds + 1):
        stands = [each for each in standings_of(entries, results, way) if each.player not in out]
        groups = next_groups(way, stands, results, seats)
        if not groups:
            break
        results += [play(group, number) for group in groups]
    return results


@pytest.mark.parametrize(
    ("count", "seats", "sizes"),
    [
        (0, 4, []),
        (1, 4, [1]),
        (2, 4, [2]),
        (5, 4, [3, 2]),
        (6, 4, [3, 3]),
        (9, 4, [3, 3, 3]),
        (4, 3, [2, 2]),
        (7, 3, [3, 2, 2]),
        (8, 2, [2, 2, 2, 2]),
        (3, 2, [2, 1]),
        (9, 2, [2, 2, 2, 2, 1]),
    ],
)
def test_tables_are_as_full_as_each_other(count, seats, sizes):
    assert sizes_of_tables(count, seats) == sizes


@settings(max_examples=15, deadline=None)
@given(
    way=st.sampled_from(["swiss", "round_robin", "knock_out"]),
    players=st.integers(2, 21),
    seats=st.integers(2, 4),
)
def test_each_round_seats_each_player_once_at_a_table_of_a_fair_size(way, players, seats):
    results = tournament(way, players, seats, 3)
    for number in {table.round for table in results}:
        groups = [table.players for table in results if table.round == number]
        seated = sorted(player for group in groups for player in group)
        assert len(seated) == len(set(seated))
        if way != "knock_out" or number == 1:
            assert seated == list(range(players))
        sizes = [len(group) for group in groups]
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1
        assert sizes.count(1) <= 1


@settings(max_examples=6, deadline=None)
@given(tables=st.integers(4, 6), seats=st.integers(2, 4))
def test_no_one_meets_again_in_swiss_where_there_are_enough_others(tables, seats):
    met = meetings_of(table.players for table in tournament("swiss", tables * seats, seats, 3))
    assert max(met.values()) == 1


@pytest.mark.parametrize("players", [3, 5, 7, 9, 11])
def test_no_one_sits_out_twice_before_all_have(players):
    results = tournament("swiss", players, 2, players)
    out = [table.players[0] for table in results if len(table.players) == 1]
    assert sorted(out) == list(range(players))


@pytest.mark.parametrize(("players", "seats"), [(19, 4), (14, 3), (11, 3), (17, 3)])
def test_no_one_sits_at_a_smaller_table_twice_before_all_have(players, seats):
    results = tournament("swiss", players, seats, 3)
    small = [player for table in results if len(table.players) < seats for player in table.players]
    assert len(small) == len(set(small))


@pytest.mark.parametrize("players", range(2, 12))
def test_a_round_robin_of_pairs_lets_each_two_meet_once(players):
    results = tournament("round_robin", players, 2, 50)
    met = meetings_of(table.players for table in results)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    assert results[-1].round == rounds_of_round_robin(players, 2)


@pytest.mark.parametrize(("players", "seats"), [(9, 3), (8, 4), (7, 3), (10, 4), (4, 4)])
def test_a_round_robin_of_larger_tables_ends_when_all_have_met(players, seats):
    results = tournament("round_robin", players, seats, 50)
    assert len(meetings_of(table.players for table in results)) == players * (players - 1) // 2
    assert results[-1].round <= 2 * rounds_of_round_robin(players, seats)


@settings(max_examples=15, deadline=None)
@given(players=st.integers(2, 40), seats=st.integers(2, 4))
def test_a_knock_out_ends_with_its_strongest_player(players, seats):
    results = tournament("knock_out", players, seats, 50)
    final = [table for table in results if table.round == results[-1].round]
    assert len(final) == 1
    assert standings_of([Entry(number) for number in range(players)], results, "knock_out")[0].player == 0


def test_who_leads_meets_who_leads():
    results = tournament("swiss", 16, 4, 2)
    second = [table.players for table in results if table.round == 2]
    first = {table.players: table for table in results if table.round == 1}
    winners = {min(group) for group in first}
    assert any(len(winners & set(group)) >= 3 for group in second)


def test_who_is_out_meets_no_one():
    assert not any(3 in table.players for table in tournament("swiss", 9, 3, 3, out={3}))


def test_the_same_tournament_has_the_same_tables():
    assert tournament("swiss", 18, 4, 4) == tournament("swiss", 18, 4, 4)


def test_an_absent_player_loses_and_is_left_out_of_the_mean():
    table = TableResult(1, (1, 2, 3), (50.0, 30.0, 90.0), (2, 3, 1), absent=frozenset({3}))
    assert margins_of(table) == {1: 10.0, 2: -10.0, 3: -10.0}
    assert shares_of(table) == {1: 1.0, 2: 0.0, 3: 0.0}
    stands = standings_of([Entry(1), Entry(2), Entry(3)], [table])
    assert [each.player for each in stands] == [1, 2, 3]
    assert stands[0].wins == 1
    assert stands[0].opposition == -10.0
    assert stands[2].wins == 0


def test_who_sits_out_is_set_back_by_nothing():
    stands = standings_of([Entry(1)], [TableResult(1, (1,), (0.0,), (1,))], counting="places")
    assert stands[0][1:] == (0.5, 0.5, 0.0, 0, 0, 1)


def test_ties_go_to_who_has_beaten_more_then_to_the_stronger_opposition():
    tables = [
        TableResult(1, (1, 2), (10.0, 10.0), (1, 2)),
        TableResult(1, (3, 4), (12.0, 8.0), (1, 2)),
    ]
    assert [each.player for each in standings_of([Entry(n) for n in (2, 1, 4, 3)], tables)] == [3, 1, 2, 4]
