"""Matches of earlier versions replay as they were played: every option, event, score and saved state.

A later version of the rules differs from theirs in other matches only; so they go on by it, as on a running bot.
"""

from __future__ import annotations

import json

import pytest

from engine.match import Match
from engine.registry import find_game
from tests.playthroughs.corpus import FILE, digest

LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_recorded_match_replays_bit_for_bit(number: int) -> None:
    line = json.loads(LINES[number])
    game = find_game(line["game"])
    assert line["saved"]["rules"] <= game.rules_version
    saved = {**line["saved"], "rules": game.rules_version}
    match = Match.restore(game, saved)
    assert json.loads(json.dumps(match.save())) == saved
    assert json.loads(json.dumps(match.replay().save())) == saved
    assert digest(match) == line["digest"]
