"""Two worlds that differ only in a person's plans look the same to everyone else until a plan is played."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.bot.simulation.private_plans import PAUSE_S, live

GAMES = {"hercules": 5, "diceforge": 5, "diceforge goddess": 1, "diceforge titans": 1}
"""Games and modules, each with a seed in which the planner's turns come as the story needs them."""


@pytest.mark.parametrize("game", GAMES)
def test_no_one_sees_that_someone_plans(game: str, tmp_path: Path) -> None:
    without, planned = (live(game, GAMES[game], tmp_path, plans=plans) for plans in (False, True))
    different = [*unified_diff(without.observed, planned.observed, "without plans", "with plans", lineterm="", n=0)]
    assert not different, "\n".join(each[:600] for each in different[:8])
    assert len(without.observed) > 300
    assert without.played_at is None
    assert planned.by_plan, "the plan was played"
    assert planned.due is not None
    assert planned.played_at is not None
    assert PAUSE_S <= (planned.played_at - planned.due) / 1_000 <= PAUSE_S + 1
    assert planned.private_messages > without.private_messages, "the planner is told that the second plan is broken"
