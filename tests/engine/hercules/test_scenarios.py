"""All written scenarios, on the card values that they were written for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.hercules.abilities import uses_by_card
from engine.hercules.cards import CARDS
from tests.engine.hercules.scenario import play_scenario

DATA = json.loads(Path(__file__).with_name("scenarios.json").read_text(encoding="utf-8"))


def test_all_scenarios_are_there() -> None:
    assert len({scenario["id"] for scenario in DATA["scenarios"]}) == 91


@pytest.fixture(autouse=True)
def forget_uses() -> Iterator[None]:
    yield
    uses_by_card.cache_clear()


@pytest.mark.parametrize("scenario", DATA["scenarios"], ids=lambda scenario: scenario["id"])
def test_scenario(scenario: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    if not scenario.get("depends_on_card_data"):
        _lay_out_the_written_cards(monkeypatch)
    outcome = play_scenario(scenario, DATA["tables"])
    expected = {"illegal": "", **scenario["expected"]}
    assert {key: outcome.observe(key) for key in expected} == expected, scenario["title"]


def _lay_out_the_written_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are tested with these values even after somebody corrected cards.toml by a real box."""
    for card_id, fields in DATA["cards"].items():
        card = CARDS[card_id]._replace(
            number=fields["number"] or 0,
            ability=fields["ability"] or "none",
            symbols=tuple(fields["symbols"]),
            vp=fields["vp"],
        )
        monkeypatch.setitem(CARDS, card_id, card)
    uses_by_card.cache_clear()
