"""Mutated interactions through the real client's parsers: every one is answered, and none does what nobody may do.

``PANTHEON_EVENTS=200000 pytest -m soak tests/bot/simulation/test_door.py`` sends as many (20,000 otherwise).
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from bot.interactions import routes
from bot.interactions.custom_ids import Part
from engine.match import Match
from tests.bot.simulation.door import BATCH, knock
from tests.bot.simulation.life import Plant

EVENTS = int(os.environ.get("PANTHEON_EVENTS", "20000"))
PARTS = 10
SHORT = 1_500


def check(seed: int, events: int, folder: Path) -> None:
    knocked = knock(seed, events, folder)
    print(f"seed {seed}: {dict(knocked.counts)}")
    assert not knocked.objections, f"seed {seed}: {knocked.objections[:5]}"
    assert knocked.counts["read"] > events * 0.8, "most of them must get past the client's own parser"
    assert knocked.counts["answered"] > events * 0.7


def test_mutated_interactions_are_answered_and_change_nothing(tmp_path: Path) -> None:
    check(1, SHORT, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_many_mutated_interactions_are_answered_and_change_nothing(part: int, tmp_path: Path) -> None:
    check(100 + part, max(BATCH, EVENTS // PARTS), tmp_path)


def lenient_ids(patch: pytest.MonkeyPatch) -> None:
    """Custom ids are read as far as they make sense."""
    anything = re.compile(r"t1:(?P<table>[^:]*):(?P<ticket>[^:]*):(?P<option>.*)", re.DOTALL)
    digits = Part("", lambda text: int(re.sub("[^0-9a-z]", "", text) or "0", 36))
    patch.setattr(routes.PLAY, "template", anything)
    patch.setattr(routes.PLAY.control, "__discord_ui_compiled_template__", anything)
    patch.setattr(routes.PLAY, "parts", {**routes.PLAY.parts, "table": digits, "ticket": digits})


def values_not_checked(patch: pytest.MonkeyPatch) -> None:
    """An option that is not offered counts as the first one that is."""
    play = Match.play

    def play_something(self: Match, seat: int, option: str) -> object:
        question = self.question_for(seat)
        offered = [each.id for each in question.options] if question is not None else [option]
        return play(self, seat, option if option in offered else offered[0])

    patch.setattr(Match, "play", play_something)


@pytest.mark.parametrize("plant", [lenient_ids, values_not_checked])
def test_planted_faults_at_the_door_are_found(plant: Plant, tmp_path: Path) -> None:
    for seed in range(20):
        objections = knock(seed, 500, tmp_path, plant).objections
        if any(told in objection for objection in objections for told in ("choice", "does not play")):
            return
    pytest.fail("no mutated interaction shows the planted fault")
