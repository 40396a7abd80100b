"""The pictures of the labyrinth and the Titans' track with the bot's own words: all are there, and none is cut."""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES, speech
from rendering.picture import Scene
from rendering.registry import describe, draw
from tests.bot.pictures.played import play_match

NAMES = ("Ann", "Bo", "Cy", "Di")
MODULES = {
    "goddess": {"module": "goddess"},
    "titans": {"module": "titans", "sets": "rebellion", "line_up": "custom", "slot_m4": "celestial_die"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_no_word_is_cut(module: str, language: str, cut: list[str]) -> None:
    for seats, moves in ((2, 0), (3, 60), (4, 130), (4, 900)):
        scene = Scene(play_match("diceforge", seats, MODULES[module], moves), NAMES[:seats], speech(language))
        for text in (draw("beside", scene).alt, draw(module, scene).alt, describe(scene)):
            assert "diceforge-" not in text
            assert not re.search("[{}\u2066-\u2069]", text)
    assert cut == []
