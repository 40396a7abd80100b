"""Boards in the 256 colours of their game look as they do in all colours."""

from __future__ import annotations

import pytest
from PIL import ImageChops, ImageStat

from rendering.canvas import icons
from rendering.canvas.cells import paint, read_colours
from rendering.canvas.sprites import compose
from rendering.registry import kinds
from tests.rendering import test_golden as golden

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

BLOCK = 12
"""Pixels of a side of a square whose mean colour is compared: four of them as Discord shows a board inline."""
MEAN, MOST = 2.5, 20
"""How far a colour may be from what it was, of 255: on the mean of all pixels, and at the worst block."""


@pytest.mark.parametrize("name", ["hercules/four", "forge/three", "forge/track", "rebellion/titans_four"])
def test_no_tone_is_shown_as_another(name: str) -> None:
    """Where it fails after a change of the art: ``make colours``."""
    base = golden.scene_of(name)
    # An emoji in a name has colours of its own, which are not among those of the boards.
    plain = base._replace(compact=name.startswith("rebellion"), names=tuple("ABCD"[: len(base.names)]))
    kind = kinds(base.game)[golden.KNOWN[name].kind]
    assert kind.colours is not None
    sheet = kind.draw(plain).sheet
    painted, whole = paint(sheet, read_colours(kind.colours)).image.convert("RGB"), compose(sheet)
    assert max(ImageStat.Stat(ImageChops.difference(painted, whole)).mean) < MEAN
    blocks = ImageChops.difference(painted.reduce(BLOCK), whole.reduce(BLOCK))
    assert max(most for _, most in blocks.getextrema()) < MOST
