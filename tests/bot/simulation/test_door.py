"""Mutated interactions through the real client's parsers: every one is answered, and none does what nobody may do.

``PANTHEON_EVENTS=200000 pytest -m soak tests/bot/simulation/test_door.py`` sends as many (20,000 otherwise).
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.bot.simulation.discord_objects import COMPONENTS_V2
from tests.bot.simulation.door import BATCH, CONTAINER, knock, wants_an_answer
from tests.bot.simulation.planted_bugs import PLANTED_AT_THE_DOOR

EVENTS = int(os.environ.get("PANTHEON_EVENTS", "20000"))
PARTS = 10
SHORT = 600
FORM = 5
"""Discord's kind of an interaction that sends a form."""
CONTROL = 500
"""So many events of the short control find its fault."""


def check(seed: int, events: int, folder: Path) -> None:
    knocked = knock(seed, events, folder)
    print(f"seed {seed}: {dict(knocked.counts)}")
    assert not knocked.objections, f"seed {seed}: {knocked.objections[:5]}"
    assert knocked.counts["read"] > events * 0.8, "most of them must get past the client's own parser"
    assert knocked.counts["answered"] > events * 0.7


def test_mutated_interactions_are_answered_and_change_nothing(tmp_path: Path) -> None:
    check(1, SHORT, tmp_path)


def test_mutated_forms_are_answered_and_change_nothing(tmp_path: Path) -> None:
    """Every form of the bot: its id is as public as that of a button, and its fields hold what a client likes."""
    knocked = knock(2, SHORT, tmp_path, kinds=(FORM,))
    assert not knocked.objections, knocked.objections[:5]
    assert knocked.counts["answered"] > SHORT * 0.7


@pytest.mark.parametrize(
    ("flags", "is_meant"), [(COMPONENTS_V2, True), (COMPONENTS_V2 | 1 << 53, True), (1 << 53, False), ("", False)]
)
def test_a_click_on_a_layout_that_is_not_marked_as_one_is_no_click_of_discords(flags: object, is_meant: bool) -> None:
    button = {"type": 2, "custom_id": "b1:1:more:0"}
    message = {"flags": flags, "components": [{"type": CONTAINER, "components": [{"type": 1, "components": [button]}]}]}
    assert wants_an_answer({"type": 3, "data": {"custom_id": "b1:1:more:0"}, "message": message}) is is_meant


def test_a_fault_at_the_door_is_found(tmp_path: Path) -> None:
    assert knock(2, CONTROL, tmp_path, PLANTED_AT_THE_DOOR["ticket not checked"]).objections


@pytest.mark.soak
@pytest.mark.parametrize("name", PLANTED_AT_THE_DOOR)
def test_every_fault_at_the_door_is_found(name: str, tmp_path: Path) -> None:
    plant = PLANTED_AT_THE_DOOR[name]
    assert any(knock(seed, 3_000, tmp_path, plant).objections for seed in (3, 2)), f"no event finds {name!r}"


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_many_mutated_interactions_are_answered_and_change_nothing(part: int, tmp_path: Path) -> None:
    check(100 + part, max(BATCH, EVENTS // PARTS), tmp_path)
