"""How fast conversations with people are opened."""

from __future__ import annotations

import pytest

from bot.runtime.clock import MINUTE, SECOND
from bot.tables.rules.opening_pace import MOST, SLOW_FOR, STILL_FOR, wait_to_open

NOW = 100 * MINUTE
TEN = [NOW - 50 * SECOND + number * SECOND for number in range(MOST)]


@pytest.mark.parametrize(
    ("opened", "ahead", "refused", "wait"),
    [
        ([], 0, None, 0),
        ([], MOST - 1, None, 0),
        ([], MOST, None, MINUTE),
        ([], 3 * MOST, None, 3 * MINUTE),
        (TEN[1:], 0, None, 0),
        (TEN[1:], 1, None, 11 * SECOND),
        (TEN, 0, None, 10 * SECOND),
        (TEN, 4, None, 14 * SECOND),
        (TEN, MOST, None, 70 * SECOND),
        ([NOW - MINUTE] * MOST, 0, None, 0),
        ([NOW + MINUTE] * MOST, 0, None, 0),
        ([], 0, NOW, STILL_FOR),
        ([], 0, NOW - STILL_FOR, 0),
        ([], 1, NOW - STILL_FOR, MINUTE),
        ([NOW - 20 * SECOND], 0, NOW - STILL_FOR, 40 * SECOND),
        (TEN, 0, NOW - STILL_FOR, 19 * SECOND),
        ([NOW - 20 * SECOND], 0, NOW - SLOW_FOR, 0),
        ([], 0, NOW + MINUTE, 0),
    ],
)
def test_the_wait_for_a_new_conversation(opened: list[int], ahead: int, refused: int | None, wait: int) -> None:
    assert wait_to_open(opened, ahead, refused, NOW) == wait
