"""What is told beforehand of a purchase in the Titan module: the points of the zone (Rebellion p. 15)."""

from __future__ import annotations

import pytest

from engine.dice_forge.rules.feats import feat_options, free_feats
from engine.dice_forge.state import State
from engine.match import Match
from engine.registry import find_game

GAME = find_game("diceforge")
HEART, REBELLION, MIDDLE, GODS = 1, 9, 16, 31


def dealt(module: str, space: int, owners: tuple[int, ...] = ()) -> State:
    """A match in which the first seat could pay for the Elder, which these seats have already."""
    match: Match[State] = Match.start(GAME, 2, {"first": "host", "module": module}, seed=bytes(32))
    state = match.state
    for seat in owners:
        state.heroes[seat].cards = ("elder",)
    state.heroes[0].track = space
    state.heroes[0].store["sun"] = 6
    return state


@pytest.mark.parametrize(
    ("space", "owners", "points"),
    [
        (HEART, (), 5),
        (HEART, (1,), 3),
        (HEART, (0, 1), 0),
        (REBELLION, (), 3),
        (REBELLION, (1,), 2),
        (MIDDLE, (), 0),
        (GODS, (), 0),
    ],
)
def test_what_the_rebellion_pays_for_a_feat_is_told_before(space: int, owners: tuple[int, ...], points: int) -> None:
    state = dealt("titans", space, owners)
    for options in (feat_options(state, 0), free_feats(state)):
        elder = next(option for option in options if option.facts["feat"] == "elder")
        assert GAME.preview(state, 0, elder).get("titans", 0) == points


def test_nothing_of_the_kind_is_told_without_titans() -> None:
    state = dealt("none", 0)
    assert all("titans" not in GAME.preview(state, 0, option) for option in feat_options(state, 0))
