"""Settings that change together with a chosen one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.registry import find_game
from engine.settings import Setting
from tests.engine.toy import TOY

MADE = {"sea_map": (("box", "sea"),), "sky_map": (("box", "sky"),)}
GAME = replace(
    TOY,
    settings=(
        Setting("box", ("plain", "sea", "sky"), "plain"),
        Setting("map", ("small", "large", "sea_map", "sky_map"), "small", requires=MADE),
        Setting("pairs", ("off", "on"), "off", seats=(2,)),
    ),
)


@pytest.mark.parametrize(
    ("before", "changes", "after"),
    [
        ({}, {}, {}),
        ({}, {"pairs": "on"}, {"pairs": "on"}),
        ({}, {"map": "sea_map"}, {"map": "sea_map", "box": "sea"}),
        ({}, {"map": "sea_map", "box": "plain"}, {"map": "sea_map", "box": "plain"}),
        ({}, {"box": "sea"}, {"box": "sea", "map": "sea_map"}),
        ({}, {"box": "sea", "map": "small"}, {"box": "sea", "map": "small"}),
        ({"map": "large"}, {"box": "sea"}, {"map": "large", "box": "sea"}),
        ({"map": "sea_map", "box": "sea"}, {"box": "sky"}, {"map": "sky_map", "box": "sky"}),
        ({"map": "sea_map", "box": "sea"}, {"box": "plain"}, {"map": "small", "box": "plain"}),
        ({"map": "sea_map", "box": "sea"}, {"map": "sky_map"}, {"map": "sky_map", "box": "sky"}),
        ({"map": "small", "box": "sea"}, {"pairs": "on"}, {"map": "small", "box": "sea", "pairs": "on"}),
    ],
)
def test_what_goes_along(before: dict[str, str], changes: dict[str, str], after: dict[str, str]) -> None:
    assert GAME.join_settings(before, changes) == after


def test_what_the_forge_was_made_for_can_be_played() -> None:
    game = find_game("diceforge")
    assert next(iter(game.settings)).key == "module"
    for module, line_up in (("goddess", "goddess_recommended"), ("titans", "titans_recommended")):
        for changes in ({"module": module}, {"line_up": line_up}):
            settled = game.settle(2, game.join_settings({}, changes))
            assert (settled["module"], settled["line_up"]) == (module, line_up)
