"""What a player may answer before being asked: only what can come, and everything that does come is allowed for."""

from __future__ import annotations

import random

import pytest

from engine.match import Match
from engine.registry import find_game
from engine.standing_answers import standing_ahead, standing_key, standing_options

GAME = find_game("diceforge")


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"line_up": "advanced"},
        {"sets": "rebellion", "line_up": "random"},
        {"module": "goddess", "line_up": "goddess_recommended"},
        {"module": "titans", "line_up": "titans_recommended"},
    ],
)
def test_what_comes_was_said_to_come(settings: dict[str, str]) -> None:
    ahead = standing_ahead(GAME.offers.standing_answers)
    for seed in range(4):
        chance = random.Random(seed)
        match = Match.start(GAME, 2, settings, seed=chance.randbytes(32))
        coming = {key for key in ahead if GAME.offers.may_come(match.state, key)}
        assert coming
        while match.questions:
            question = chance.choice(match.questions)
            key = standing_key(GAME.offers.standing_answers, question)
            if key in ahead:
                assert key in coming, key
                assert set(standing_options(GAME.offers.standing_answers, question)) <= {*ahead[key]}
            match.play(question.seat, chance.choice(question.options).id)


def test_what_cannot_come_is_not_offered() -> None:
    match = Match.start(GAME, 2, {"line_up": "beginner"}, seed=bytes(32))
    coming = {key for key in standing_ahead(GAME.offers.standing_answers) if GAME.offers.may_come(match.state, key)}
    assert "celestial" not in coming
    assert "companion" not in coming
    assert "choose:c_g1_s1_m1" in coming
