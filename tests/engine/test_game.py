"""A game is described in groups that can be read at a glance, and its docstring names every field."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from docs.examples.pig import GAME
from engine.contract import check_game
from engine.game import Game, Minds, Offers, Plans, Reading, Rules

FIELDS_MAX = 12
GROUPS = (Game, Rules, Reading, Minds, Offers, Plans)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
def test_a_group_has_few_fields_and_says_what_each_is(group: type) -> None:
    names = [field.name for field in fields(group)]
    assert len(names) <= FIELDS_MAX
    words = {*re.findall(r"``(\w+)", group.__doc__ or "")}
    if group is not Game:
        assert words >= {*names}


def test_only_the_rules_must_be_declared() -> None:
    bare = Game("bare", 1, (2, 3), GAME.rules, GAME.settings)
    assert (bare.reading, bare.minds, bare.offers, bare.plans) == (Reading(), Minds(), Offers(), Plans())
    check_game(bare, matches=1)
