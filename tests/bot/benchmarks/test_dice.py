"""What keyed dice cost: the calls of a match are all written down, and can be made of either kind of chance."""

from __future__ import annotations

from collections import Counter

from bot.benchmarks.dice import Cell, WrittenChance, calls_of, cells, make_calls
from engine.chance import Stream
from engine.keyed import KeyedDice
from engine.registry import find_game

KEY = bytes(range(32))


def test_every_call_of_a_match_is_written_down_and_made_again() -> None:
    cell = Cell(find_game("hercules"), {}, 2)
    calls = calls_of(cell, 1)
    called = Counter(method for method, _ in calls)
    assert called["shuffle"] > 3
    assert called["draw"] > 8
    assert called["pair"] == 2 * (called["draw"] - called["shuffle"] - called["side"])
    again = WrittenChance(KeyedDice(KEY))
    make_calls(again, calls)
    assert again.calls == calls
    stream = Stream(KEY)
    make_calls(stream, calls)
    assert stream.draw_count > called["pair"]


def test_every_game_is_measured_with_each_number_of_seats_and_each_module() -> None:
    names = [cell.name for cell in cells()]
    assert {"hercules 1 seats", "hercules 4 seats", "diceforge 2 seats", "diceforge titans 2 seats"} <= {*names}
    assert len({*names}) == len(names)
