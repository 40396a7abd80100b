"""The pictures of the labyrinth and the Titans' track with the bot's own words: all are there, and none is cut."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bot.languages import LANGUAGES, speech
from engine.games import find_game
from engine.match import Match
from rendering import text
from rendering.painters import find_painter
from rendering.picture import Scene

PAINTER = find_painter("diceforge")
NAMES = ("Ann", "Bo", "Cy", "Di")
MODULES = {
    "goddess": {"module": "goddess"},
    "titans": {"module": "titans", "sets": "rebellion", "line_up": "custom", "slot_m4": "celestial_die"},
}


def played(module: str, seats: int, moves: int) -> Match[Any]:
    luck = random.Random(moves)
    match = Match.start(find_game("diceforge"), seats, MODULES[module], seed=bytes([moves % 256] * 32))
    for _ in range(moves):
        if match.finished:
            break
        question = match.questions[0]
        match.play(question.seat, luck.choice(question.options).id)
    return match


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What had to be cut because it was too long for its place."""
    found: list[str] = []
    real = text.clipped.__wrapped__

    def recording(words: str, size: float, room: float, style: str = "bold") -> str:
        shown: str = real(words, size, room, style)
        if shown != words:
            found.append(f"{words!r} in {room:.0f} px at {size}")
        return shown

    text.fitted.cache_clear()
    monkeypatch.setattr(text, "clipped", recording)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", MODULES)
def test_no_word_is_cut(module: str, language: str, cut: list[str]) -> None:
    assert PAINTER.beside is not None
    for seats, moves in ((2, 0), (3, 60), (4, 130), (4, 900)):
        scene = Scene(played(module, seats, moves), NAMES[:seats], speech(language))
        for told in (PAINTER.beside.draw(scene).alt, PAINTER.views[module](scene).alt, PAINTER.describe(scene)):
            assert "diceforge-" not in told
            assert not re.search("[{}\u2066-\u2069]", told)
    assert cut == []
