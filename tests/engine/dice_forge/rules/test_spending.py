"""What may be paid for stands for all that is left, wherever the rules look at nothing else."""

from __future__ import annotations

from operator import eq, ge, le
from random import Random

import pytest

from engine.dice_forge.data.faces import SANCTUARY
from engine.dice_forge.rules.golem_way import sole_payment
from engine.dice_forge.rules.purse import Course, Step, buy_face, ends, gain, limits_of, purse_of
from engine.dice_forge.rules.spending import pays_for_more
from engine.dice_forge.state import State
from tests.engine.dice_forge.scenario import build

TABLES = 300
"""How many tables are tried in a block."""
PAYMENTS: tuple[Step, ...] = (buy_face(0), buy_face(2), buy_face(6), ("gold", (6,)), ("moon", (2,)))


def table(luck: Random) -> State:
    """Someone with a hammer, perhaps a full one, seldom with a scepter or a token, and some faces for sale."""
    own = {
        "gold": luck.randrange(13),
        "moon": luck.randrange(7),
        "hammers": 1,
        "worked": luck.choice((0, 24, 29, 30)),
        "chests": luck.choice((0, 0, 1)),
        "scepters": luck.choice(([], [], [], [2])),
        "tokens": {"triton": luck.choice((0, 0, 0, 1))},
    }
    temple = {face.id: luck.choice((0, 0, 1)) for face in SANCTUARY}
    return build({"module": "goddess", "heroes": [own, {}], "temple": temple, "acting": luck.choice((0, 1)), "do": ""})


def some_gain(luck: Random) -> Step:
    return gain({"gold": luck.randrange(5), "moon": luck.choice((0, 0, 1, 2))})


@pytest.mark.parametrize("block", range(3))
def test_what_is_paid_for_stands_for_all_that_is_left(block: int) -> None:
    luck, tables = Random(f"purchases {block}"), 0
    for _ in range(TABLES):
        state, gained = table(luck), some_gain(luck)
        course: Course = (*(some_gain(luck) for _ in range(luck.randrange(3))), luck.choice(PAYMENTS))
        more = pays_for_more(state, 0, sole_payment(course), gained)
        if more is not None:
            tables += 1
            purse, limits = purse_of(state, 0), limits_of(state, 0)
            left = ends(purse, limits, (*course, gained)), ends(purse, limits, (gained, *course))
            for relation in (eq, le, ge):
                assert relation(0, more) == relation(*left), (state.heroes[0], course, gained)
    assert TABLES / 6 < tables < TABLES / 2


def test_twins_may_pay_more_than_once() -> None:
    state = build({"module": "goddess", "heroes": [{"gold": 6}, {}], "do": ""})
    twice: Course = (("twins", (2,)), ("reward", ()), ("gold", (6,)))
    for course, is_sole in ((twice, False), ((("twins", (1,)),), False), ((("gold", (6,)),), True)):
        assert (pays_for_more(state, 0, sole_payment(course), gain({"gold": 1})) is not None) is is_sole
