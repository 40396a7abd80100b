"""What is left out of a golem's way since nothing is paid or rolled on it: it makes no course another one."""

from __future__ import annotations

import pytest

from engine.dice_forge.data.labyrinth import SPACES
from engine.dice_forge.rules.golem_way import (
    NO_CHANCES,
    ROLLING,
    Chances,
    courses,
    may_pay,
    spaces_ahead,
    with_payments,
)
from engine.dice_forge.rules.purse import gain

ALL = Chances(
    gains=frozenset({gain({"gold": 1})}),
    ship=True,
    twins=1,
    chosen=frozenset({("ship", "golem_sun"), ("golem_sun", "golem_moon")}),
)
WAYS = [(start, steps) for start in SPACES for steps in range(1, 4)]


@pytest.mark.parametrize(("start", "steps"), WAYS)
def test_payments_are_met_only_where_something_may_be_paid(start: int, steps: int) -> None:
    assert may_pay(start, steps) or not with_payments(courses(start, steps, ALL))


@pytest.mark.parametrize(("start", "steps"), WAYS)
def test_chances_matter_only_on_spaces_that_roll(start: int, steps: int) -> None:
    effects = {space.effect for space in spaces_ahead(start, steps)}
    if effects.isdisjoint(ROLLING):
        assert courses(start, steps, ALL) == courses(start, steps, NO_CHANCES)
    if "goddess" not in effects:
        assert courses(start, steps, ALL) == courses(start, steps, ALL._replace(chosen=frozenset()))
