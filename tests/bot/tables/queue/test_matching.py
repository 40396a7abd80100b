"""Who is brought together by the queue."""

from __future__ import annotations

import random

import pytest

from bot.runtime.clock import HOUR, MINUTE
from bot.tables.queue.matching import (
    LIVE_MEETS_AFTER,
    MEETS_AFTER,
    MOST_TRIED,
    WIDER,
    WINDOW,
    Party,
    Wish,
    _fill,
    groups_of,
    rating_window,
)
from bot.tables.rules.reliability import Tier

NOW = 1_800_000_000_000
PAIR = Wish("hercules", 2, "h24")
TRIO = Wish("hercules", 3, "h24")
NOBODY: frozenset[tuple[int, int]] = frozenset()


def party(id: int, *people: int, wish: Wish = PAIR, waits: int = 0, rating: float = 1_000) -> Party:
    return Party(id, wish, people or (id,), NOW - waits, rating)


def ids(groups: list[tuple[Party, ...]]) -> list[list[int]]:
    return [[each.id for each in group] for group in groups]


def test_two_who_want_the_same_play_together() -> None:
    assert ids(groups_of([party(1), party(2)], NOBODY, NOW)) == [[1, 2]]


def test_game_players_and_pace_must_be_the_same() -> None:
    others = [Wish("diceforge", 2, "h24"), Wish("hercules", 3, "h24"), Wish("hercules", 2, "m15")]
    for other in others:
        assert groups_of([party(1), party(2, wish=other)], NOBODY, NOW) == []


def test_nobody_is_in_two_matches() -> None:
    groups = groups_of([party(each, waits=10 - each) for each in range(1, 6)], NOBODY, NOW)
    assert ids(groups) == [[1, 2], [3, 4]]


def test_the_longest_waiting_comes_first_and_meets_the_nearest() -> None:
    far, near = party(2, waits=5, rating=1_080), party(3, waits=1, rating=1_010)
    assert ids(groups_of([near, far, party(1, waits=9)], NOBODY, NOW)) == [[1, 3]]


def test_at_first_strength_counts_and_the_window_is_a_hundred_wide() -> None:
    assert rating_window(party(1), NOW) == WINDOW
    assert ids(groups_of([party(1), party(2, rating=1_000 + WINDOW)], NOBODY, NOW)) == [[1, 2]]
    assert groups_of([party(1), party(2, rating=1_001 + WINDOW)], NOBODY, NOW) == []


def test_the_window_widens_by_the_minute_until_anybody_fits() -> None:
    assert rating_window(party(1, waits=3 * MINUTE), NOW) == WINDOW + 3 * WIDER
    strong = party(2, rating=1_001 + WINDOW + 3 * WIDER)
    assert groups_of([party(1, waits=3 * MINUTE), strong], NOBODY, NOW) == []
    assert ids(groups_of([party(1, waits=4 * MINUTE), strong], NOBODY, NOW)) == [[1, 2]]
    assert groups_of([party(1, waits=HOUR - 1), party(2, rating=9_000)], NOBODY, NOW) == []
    assert ids(groups_of([party(1, waits=HOUR), party(2, rating=9_000)], NOBODY, NOW)) == [[1, 2]]


def test_a_clock_that_was_set_back_narrows_nothing() -> None:
    assert rating_window(party(1, waits=-HOUR), NOW) == WINDOW


def test_a_party_stays_together_and_is_filled_exactly() -> None:
    friends, one, other = party(1, 11, 12, wish=TRIO, waits=3), party(2, wish=TRIO, waits=2), party(3, wish=TRIO)
    assert ids(groups_of([friends, one, other], NOBODY, NOW)) == [[1, 2]]
    both = party(4, 41, 42, wish=TRIO)
    assert groups_of([friends, both], NOBODY, NOW) == []


def test_a_smaller_party_further_away_is_found_where_the_nearest_is_too_large() -> None:
    large = party(2, 21, 22, 23, wish=Wish("hercules", 4, "h24"))
    quartet = Wish("hercules", 4, "h24")
    waiting = [party(1, 11, 12, wish=quartet, waits=9), large, *(party(each, wish=quartet) for each in (3, 4))]
    assert ids(groups_of(waiting, NOBODY, NOW)) == [[1, 3, 4]]


def test_friends_who_are_enough_play_at_once() -> None:
    assert ids(groups_of([party(1, 11, 12, 13, wish=TRIO)], NOBODY, NOW)) == [[1]]


def test_too_many_friends_never_play() -> None:
    assert groups_of([party(1, 11, 12, 13)], NOBODY, NOW) == []


def test_whoever_avoids_somebody_never_meets_them_from_either_side() -> None:
    for pair in ((1, 2), (2, 1)):
        assert groups_of([party(1, waits=2 * HOUR), party(2)], frozenset({pair}), NOW) == []


def test_avoiding_counts_between_those_who_come_later_too() -> None:
    waiting = [party(each, wish=TRIO, waits=10 - each) for each in (1, 2, 3, 4)]
    for pair in ((3, 2), (2, 3)):
        assert ids(groups_of(waiting, frozenset({pair}), NOW)) == [[1, 2, 4]]


def test_a_friend_of_a_party_is_avoided_with_it() -> None:
    friends = party(1, 11, 12, wish=TRIO)
    assert groups_of([friends, party(2, wish=TRIO)], frozenset({(2, 12)}), NOW) == []


def test_reliable_people_are_matched_first_with_each_other() -> None:
    reliable = [party(each, waits=each)._replace(tier="reliable") for each in (3, 4)]
    others = [party(1, waits=9), party(2, waits=8)._replace(tier="unreliable")]
    assert ids(groups_of([*others, *reliable], NOBODY, NOW)) == [[4, 3]]


@pytest.mark.parametrize(("tier", "place"), [("new", 1), ("unreliable", 2)])
@pytest.mark.parametrize(("pace", "after"), [("h24", MEETS_AFTER), ("m15", LIVE_MEETS_AFTER)])
def test_a_reliable_party_meets_others_after_a_wait_of_its_own(
    tier: Tier, place: int, pace: str, after: tuple[int, ...]
) -> None:
    wish = Wish("hercules", 2, pace)
    other = party(2, wish=wish, waits=5 * HOUR, rating=1_050)._replace(tier=tier)
    early = party(1, wish=wish, waits=after[place] - 1)._replace(tier="reliable")
    assert groups_of([early, other], NOBODY, NOW) == []
    due = early._replace(since=early.since - 1)
    assert len(groups_of([due, other], NOBODY, NOW)) == 1
    assert ids(groups_of([due, other, party(3, wish=wish, rating=1_080)._replace(tier="reliable")], NOBODY, NOW)) == [
        [1, 3]
    ], "as reliable comes before as strong"


def test_who_answers_at_the_same_hours_comes_before_who_is_as_strong() -> None:
    morning, evening = 0b111111 << 6, 0b111111 << 18
    first = party(1, waits=9)._replace(hours=morning)
    waiting = [first, party(2)._replace(hours=evening), party(3, rating=1_050)._replace(hours=morning)]
    assert ids(groups_of(waiting, NOBODY, NOW)) == [[1, 3]]
    live = [each._replace(wish=Wish("hercules", 2, "m15")) for each in waiting]
    assert ids(groups_of(live, NOBODY, NOW)) == [[1, 2]], "who plays at once is there now"
    assert ids(groups_of(waiting[:2], NOBODY, NOW)) == [[1, 2]], "hours keep no one apart"


def by_looking_at_all(waiting: list[Party], avoided: frozenset[tuple[int, int]]) -> list[tuple[Party, ...]]:
    """The same as ``groups_of``, found by comparing everybody with everybody."""
    left = sorted(waiting, key=lambda party: (party.since, party.id))
    groups = []
    while left:
        first, *left = left
        reach = rating_window(first, NOW)
        fitting = [each for each in left if each.wish == first.wish and abs(each.rating - first.rating) <= reach]
        fitting.sort(key=lambda party: (abs(party.rating - first.rating), party.since, party.id))
        group = _fill((first,), fitting[:MOST_TRIED], avoided, NOW)
        if group is not None:
            groups.append(group)
            left = [party for party in left if party not in group]
    return groups


@pytest.mark.parametrize("seed", range(20))
def test_looking_at_the_nearest_alone_changes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    parties = [
        party(
            id,
            *([id] if chance.random() < 0.7 else [id, 1_000 + id]),
            wish=chance.choice((PAIR, TRIO, TRIO)),
            waits=chance.choice((0, 5, chance.randrange(2 * HOUR))),
            rating=chance.choice((1_000, 1_000, 900 + 50 * chance.randrange(8), chance.randrange(2_000))),
        )
        for id in range(1, chance.choice((6, 40, 150)))
    ]
    everybody = [person for each in parties for person in each.people]
    avoided = frozenset(
        (chance.choice(everybody), chance.choice(everybody)) for _ in range(chance.choice((0, 30, 300)))
    )
    assert groups_of(parties, avoided, NOW) == by_looking_at_all(parties, avoided)
