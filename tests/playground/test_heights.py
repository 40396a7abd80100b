"""A whole turn fits the window: a turn's panel stands in 620 pixels of 800, with a module and at the end in 760."""

from __future__ import annotations

from pathlib import Path

import pytest
from panel_heights import heights, panels_of

TURN, WITH_MODULE, END = 620, 760, 760
SAMPLED = 10
"""How many panels of a match are measured, spread over the whole of it."""
MODES = [
    ("hercules", 1, {}, "en"),
    ("hercules", 3, {}, "de"),
    ("diceforge", 3, {}, "en"),
    ("diceforge", 2, {"line_up": "goddess_recommended", "module": "goddess"}, "de"),
    ("diceforge", 3, {"line_up": "titans_recommended", "module": "titans"}, "en"),
]


@pytest.mark.parametrize(("game", "seats", "settings", "language"), MODES)
async def test_the_panel_of_every_turn_fits_the_window(
    chromium: str, tmp_path: Path, game: str, seats: int, settings: dict[str, str], language: str
) -> None:
    *turns, end = panels_of(game, seats, settings, language)
    sampled = [*turns[:: max(1, len(turns) // SAMPLED)], end]
    measured = await heights(sampled, chromium, tmp_path)
    assert len(measured) == len(sampled)
    *of_turns, of_end = zip((each.name for each in sampled), measured, strict=True)
    most = WITH_MODULE if settings else TURN
    assert [each for each in of_turns if each[1] > most] == []
    assert of_end[1] <= END
    assert min(measured) > 400, "the picture stands there"
