"""Even futures: of six that belong together each die falls on each side once, and what was rolled before stays."""

from __future__ import annotations

import pickle
from statistics import fmean, variance

import pytest

from engine.chance import STREAM, Chance
from engine.keyed import EVEN, KeyedDice
from engine.match import Match
from engine.players.lookahead import future_key
from engine.recording import record_draws
from engine.registry import find_game

KEY, OTHER = bytes(range(32)), bytes(32)
PLACES = range(EVEN)


def test_of_six_each_die_falls_on_each_side_once() -> None:
    dice = [KeyedDice(KEY).imagine_evenly(OTHER, place) for place in PLACES]
    draws = [each.draw("3.1") for each in dice]
    for slot in range(8):
        assert sorted(draw.side(slot) for draw in draws) == [*PLACES]
    assert [draw.pair(2) for draw in draws] == [(draw.side(2), draw.side(3)) for draw in draws]
    assert sorted(each.roll("3.2") for each in dice) == [*PLACES]
    assert [draw.name for draw in draws] == ["3.1"] * EVEN
    orders = [tuple(draw.side(slot) for draw in draws) for slot in range(8)]
    assert len({*orders}) == 8, "dice fall apart from each other"


def test_each_future_has_fair_pairs_and_an_order_of_cards_of_its_own() -> None:
    """Each of 36 pairs comes about as often as any other: 18,000 rolls, within five standard deviations."""
    counts: dict[tuple[int, int], int] = {}
    for number in range(3_000):
        key = future_key(KEY, number)
        for place in PLACES:
            pair = KeyedDice(KEY).imagine_evenly(key, place).draw("1").pair()
            counts[pair] = counts.get(pair, 0) + 1
    assert len(counts) == 36
    assert all(abs(count - 500) < 5 * 500**0.5 for count in counts.values())
    dice = [KeyedDice(KEY).imagine_evenly(OTHER, place) for place in PLACES]
    assert len({tuple(each.draw("gods").shuffle("abcdefgh")) for each in dice}) == EVEN
    assert len({each.draw("any").side(sides=200) for each in dice}) > 1


def test_what_was_rolled_stays_also_in_a_future_of_a_future() -> None:
    rolled = KeyedDice(KEY)
    before = rolled.draw("1").pair()
    even = rolled.imagine_evenly(OTHER, 4)
    within = even.draw("2").pair()
    again = even.imagine(KEY)
    copies = [pickle.loads(pickle.dumps(dice)) for dice in (even, again)]  # noqa: S301 - our own
    for dice in (even, again, *copies):
        replayed = dice.at(0)
        assert (replayed.draw("1").pair(), replayed.draw("2").pair()) == (before, within)
    after = even.imagine_evenly(OTHER, 1).at(0)
    assert [after.draw(name).pair() for name in "12"] == [before, within]


def test_a_match_has_even_futures() -> None:
    """Of the next roll of Hercules; a match from before there were names has other futures, not even ones."""
    game = find_game("hercules")
    for chance, is_even in (("keyed", True), (STREAM, False)):
        match = Match.start(game, 2, seed=KEY, dice=chance)
        seat = match.questions[0].seat
        rolled = []
        for place in PLACES:
            future = match.imagine_evenly(seat, OTHER, place)
            before = future.round
            assert future.questions == match.questions
            while future.round == before:
                question = future.questions[0]
                future.play(question.seat, question.options[0].id)
            rolled.append(tuple(die for hero in future.state.heroes for die in hero.dice))
        assert len({*rolled}) > 1
        columns = [*zip(*rolled, strict=True)]
        assert all(sorted(column) == [1, 2, 3, 4, 5, 6] for column in columns) == is_even


@pytest.mark.parametrize("slots", [1, 4])
def test_their_mean_is_surer(slots: int) -> None:
    """The sum of some dice, on average over six: exactly known in even futures."""

    def mean(dice: list[Chance]) -> float:
        return fmean(sum(draw.side(slot) for slot in range(slots)) for draw in (each.draw("1") for each in dice))

    base = KeyedDice(KEY)
    keys = [future_key(KEY, number) for number in range(40)]
    even = [mean([base.imagine_evenly(key, place) for place in PLACES]) for key in keys]
    any_six = [mean([base.imagine(future_key(key, place)) for place in PLACES]) for key in keys]
    assert {*even} == {2.5 * slots}
    assert variance(any_six) > 0.2 * slots


def test_even_draws_can_be_noted() -> None:
    notes: list[object] = []
    dice = record_draws("keyed", KEY, notes.append)
    even = dice.imagine_evenly(OTHER, 2)
    assert even.draw("1").side() in PLACES
    assert not notes
