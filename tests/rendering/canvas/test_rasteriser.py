"""Both rasterisers draw the same pictures."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from engine.hercules.state import SYMBOLS
from engine.registry import MODULES
from rendering import theme
from rendering.canvas import rasteriser, svg
from rendering.canvas.sprites import line
from rendering.canvas.text import Lettering
from rendering.hercules import card_hand
from rendering.hercules.art import emblems, figures, pieces
from tests.rendering.sheets import assert_engines_agree

ROOT = Path(__file__).resolve().parents[3]
SPRITES = {
    "wreath": pieces.points(14, 120),
    "die": figures.small_die(5, theme.SIDES[0].colour, 96),
    "apprentice": pieces.apprentice(theme.SIDES[2], 96),
    "marker": pieces.marker(theme.HADES, 60),
    "god": card_hand.tablet("god_demeter", 95, 128, "Demeter", False),
    "spent": card_hand.tablet("tyche_02", 243, 300, "Tyche", True),
    "vase": card_hand.tablet("vase_5_1", 120, 150, "Vase", False),
    "name": line("Zoë 王小明 مرحبا 🐉 Ἡρακλῆς", Lettering(40, theme.TEXT, "extra")).sprite,
    **{name: pieces.symbol(name, 72) for name in SYMBOLS},
    **{name: pieces.ability(name, 72, True) for name in emblems.ABILITIES},
}


@pytest.mark.parametrize("name", SPRITES)
def test_both_engines_agree(name: str) -> None:
    assert_engines_agree(SPRITES[name], 3.5)


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setitem(rasteriser.ENGINES, "resvg", lambda *_: calls.append("resvg"))
    monkeypatch.setenv(rasteriser.CHOICE, "resvg")
    rasteriser.rasterise("<svg/>", 1, 1)
    assert calls == ["resvg"]


def test_the_second_engine_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def broken(*_: object) -> Image.Image:
        tried.append(1)
        raise OSError("no library")

    monkeypatch.delenv(rasteriser.CHOICE, raising=False)
    monkeypatch.setattr(rasteriser, "_unloadable", {})
    monkeypatch.setitem(rasteriser.ENGINES, "thorvg", broken)
    monkeypatch.setitem(rasteriser.ENGINES, "resvg", lambda _, width, height: Image.new("RGBA", (width, height)))
    assert [rasteriser.rasterise("<svg/>", 3, 2).size for _ in range(3)] == [(3, 2)] * 3
    assert len(tried) == 1, "a library that is not there is looked for once"
    monkeypatch.setitem(rasteriser.ENGINES, "resvg", broken)
    with pytest.raises(rasteriser.NoRasteriser, match="no library"):
        rasteriser.rasterise("<svg/>", 3, 2)


WITHOUT = """
import sys
for missing in sys.argv[1:]:
    sys.modules[missing] = None
from bot.languages import speech
from engine.match import Match
from engine.registry import MODULES, find_game
from rendering.canvas import png
from rendering.picture import Scene
from rendering.registry import draw
for game in MODULES:
    match = Match.start(find_game(game), 2, seed=bytes(32))
    print(game, png.verify(draw("board", Scene(match, ("Zoë", "王小明"), speech("en"))).data))
"""


def drawn_without(*missing: str) -> subprocess.CompletedProcess[str]:
    surroundings = {name: value for name, value in os.environ.items() if name != rasteriser.CHOICE}
    command = [sys.executable, "-c", WITHOUT, *missing]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=surroundings, check=False)


def test_whole_boards_are_drawn_where_thorvg_cannot_be_loaded() -> None:
    result = drawn_without("thorvg_python")
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) == len(MODULES)
    assert "NoRasteriser" in drawn_without("thorvg_python", "resvg_py").stderr, "the control"


def test_a_broken_document_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        rasteriser.rasterise("no drawing at all", 10, 10, "thorvg")


def test_only_the_common_dialect_is_used() -> None:
    markup = "".join(sprite.markup for sprite in SPRITES.values() if sprite is not SPRITES["name"])
    for forbidden in ("<text", "<use", "<filter", "<image", "<style", "paint-order", "clip-path", "mask="):
        assert forbidden not in markup


def test_every_gradient_that_is_used_is_defined() -> None:
    document = svg.document(svg.rect(0, 0, 9, 9, fill=svg.gradient("glory")), 100, 100)
    assert 'id="glory"' in document
    with pytest.raises(KeyError):
        svg.gradient("mauve")
