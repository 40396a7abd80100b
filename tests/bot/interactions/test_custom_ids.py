"""Custom ids: written, read strictly, and refused when forged."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.custom_ids import LARGEST, InvalidCustomId, base36, number
from bot.interactions.router import ROUTES, route, route_of
from bot.interactions.routes import PLAY


@given(st.integers(0, LARGEST))
def test_numbers_come_back(value: int) -> None:
    assert number(base36(value)) == value
    assert re.fullmatch("[0-9a-z]{1,13}", base36(value))


def test_a_number_that_no_database_holds_is_forged() -> None:
    with pytest.raises(InvalidCustomId):
        number("z" * 13)


def test_negative_numbers_and_long_ids_are_refused() -> None:
    with pytest.raises(ValueError, match="negative"):
        base36(-1)
    with pytest.raises(ValueError, match="100 characters"):
        PLAY.id("x" * 98)


def test_an_id_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match="no id of the family"):
        PLAY.id(1, 2, "Not an option")


def test_no_two_families_have_one_name() -> None:
    with pytest.raises(ValueError, match="a family t1 already"):
        route("t1")


def test_the_longest_option_fits_an_id() -> None:
    assert len(PLAY.id(LARGEST, LARGEST, "x" * 60)) <= 100


EXAMPLES = (
    "t1:1:0:labour:9:6+3:hestia",
    "s1:1:0:0_0",
    "b1:1:mine:0",
    "l1:1:join",
    "o1:1:variant",
    "g1:1:0",
    "p1:1:erase",
    "n1:solo:hercules",
    "nc:hercules",
    "nd:level:hercules:alone:book",
    "ne:diceforge:against:novice",
    "ht:begin",
    "f1:1:0:0_0",
    "a1:1:0",
    "k1:1",
    "ts:1:0",
    "li:1",
    "lc:1:0",
    "su:1:0",
    "sr:1",
    "so:1:0",
    "sm:1",
    "sa:1:0",
    "y1:1:0:yes",
)


def test_each_id_belongs_to_exactly_one_family() -> None:
    """Of two templates that match the same id, only one would ever answer."""
    for example in EXAMPLES:
        owners = [each for each in ROUTES if each.template.fullmatch(example)]
        assert [route_of(example)] == owners, example
    assert len({each.template for each in ROUTES}) == len(ROUTES)
    first = [each.template.pattern[:3] for each in ROUTES]
    assert len(set(first)) == len(first), "each family has its own first letter"


def test_random_mutations_never_match_two_families() -> None:
    chance = random.Random(5)
    for example, _ in itertools.product(EXAMPLES, range(500)):
        letters = list(example)
        for _ in range(chance.randrange(1, 4)):
            letters[chance.randrange(len(letters))] = chance.choice("abcz019:+-_=/.x é\n٣")
        forged = "".join(letters)
        owners = [each for each in ROUTES if each.template.fullmatch(forged)]
        assert ([route_of(forged)] if route_of(forged) else []) == owners


@pytest.mark.parametrize(
    "forged", ["t1:١:0:end", "t1:1:0:end\n", "t1:1:0:", "t1::0:end", "T1:1:0:end", "t1:1:0:end\x00"]
)
def test_ids_are_read_strictly(forged: str) -> None:
    assert not any(each.template.fullmatch(forged) for each in ROUTES)
