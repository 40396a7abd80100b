"""A whole turn fits the window, as reckoned; the page itself is measured in ``tests/playground/test_heights.py``."""

from __future__ import annotations

import pytest

from bot.interactions.panel_height import height_of
from bot.languages import LANGUAGES
from tests.bot.features.panels_of_matches import panels_of
from tests.short_forms import some

TURN, WITH_MODULE = 620, 660
"""The most pixels of a turn's panel."""
MODULES = ({}, *({"line_up": f"{module}_recommended", "module": module} for module in ("goddess", "titans")))
MATCHES = [("hercules", seats, {}) for seats in (1, 2, 3, 4)]
MATCHES += [("diceforge", seats, module) for module in MODULES for seats in (4, 3, 2)]
KINDS = [(*match, language, seed) for seed in range(1, 7) for language in LANGUAGES for match in MATCHES]


@pytest.mark.parametrize(("game", "seats", "settings", "language", "seed"), some(KINDS, 11))
def test_every_panel_of_a_match_fits(game: str, seats: int, settings: dict[str, str], language: str, seed: int) -> None:
    *turns, _ = panels_of(game, seats, settings, language, seed=seed)
    most = WITH_MODULE if settings else TURN
    reckoned = [(each.name, height_of(*each.panel())) for each in turns]
    assert [each for each in reckoned if each[1] > most] == []
    assert reckoned
