"""Both rasterisers draw the same pictures."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.hercules.state import SYMBOLS
from rendering import theme
from rendering.canvas import rasteriser, svg, symbols
from rendering.canvas.sprites import line
from rendering.hercules.art import cards, emblems, pieces
from tests.rendering.sheets import assert_engines_agree

SPRITES = {
    "wreath": pieces.points(14, 120),
    "die": pieces.die(5, theme.SIDES[0].colour, 96),
    "apprentice": pieces.apprentice(theme.SIDES[2], 96),
    "marker": pieces.marker(theme.HADES, 60),
    "god": cards.god("god_demeter", 95, 140, "Demeter"),
    "stack": cards.stack("tyche_02", 4, 243, 140, "Tyche", "white die"),
    "vase": cards.vase(5, 10, 8, 63, 240),
    "name": line("Zoë 王小明 مرحبا 🐉 Ἡρακλῆς", 40, theme.TEXT, "extra").sprite,
    **{name: pieces.symbol(name, 72) for name in SYMBOLS},
    **{name: pieces.ability(name, 72, True) for name in emblems.ABILITIES},
}


@pytest.mark.parametrize("name", SPRITES)
def test_both_engines_agree(name: str) -> None:
    pytest.importorskip("resvg_py")
    assert_engines_agree(SPRITES[name], 3.5)


def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setitem(rasteriser.ENGINES, "resvg", lambda *_: asked.append("resvg"))
    monkeypatch.setenv(rasteriser.CHOICE, "resvg")
    rasteriser.rasterise("<svg/>", 1, 1)
    assert asked == ["resvg"]


def test_the_second_engine_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Image.Image:
        raise OSError("no library")

    monkeypatch.delenv(rasteriser.CHOICE, raising=False)
    monkeypatch.setitem(rasteriser.ENGINES, "thorvg", broken)
    monkeypatch.setitem(rasteriser.ENGINES, "resvg", lambda _, width, height: Image.new("RGBA", (width, height)))
    assert rasteriser.rasterise("<svg/>", 3, 2).size == (3, 2)
    monkeypatch.setitem(rasteriser.ENGINES, "resvg", broken)
    with pytest.raises(rasteriser.NoRasteriser, match="no library"):
        rasteriser.rasterise("<svg/>", 3, 2)


def test_a_broken_document_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot read"):
        rasteriser.rasterise("no drawing at all", 10, 10, "thorvg")


def test_only_the_common_dialect_is_used() -> None:
    drawn = "".join(sprite.fragment for sprite in SPRITES.values() if sprite is not SPRITES["name"])
    for forbidden in ("<text", "<use", "<filter", "<image", "<style", "paint-order", "clip-path", "mask="):
        assert forbidden not in drawn


def test_every_gradient_that_is_used_is_defined() -> None:
    document = svg.document(symbols.wreath(), 100, 100)
    assert 'id="glory"' in document
    with pytest.raises(KeyError):
        svg.gradient("mauve")
