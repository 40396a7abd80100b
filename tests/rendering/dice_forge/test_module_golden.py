"""Known labyrinths and Titans' tracks look as they were when somebody last looked at them.

Where a change of the art is meant, run with PANTHEON_GOLDEN=write, look at the new pictures, and commit them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.canvas import icons
from rendering.dice_forge.modules import board, view
from rendering.picture import Scene
from rendering.registry import draw
from tests.rendering.sheets import listed

GOLDEN = Path(__file__).parent / "golden"
WRITING = os.environ.get("PANTHEON_GOLDEN") == "write"
SMALL = (330, 210)

pytestmark = pytest.mark.skipif(not icons.installed(), reason="the icon set is not installed")

MODULES: dict[str, dict[str, Any]] = {
    "labyrinth": {"seats": 4, "moves": 80, "seed": 8, "module": "goddess", "line_up": "goddess_recommended"},
    "labyrinth_two": {"seats": 2, "moves": 90, "seed": 5, "module": "goddess", "language": "de"},
    "track": {"seats": 4, "moves": 120, "seed": 4, "module": "titans", "line_up": "titans_recommended"},
    "track_celestial": {
        "seats": 3,
        "moves": 78,
        "seed": 6,
        "module": "titans",
        "line_up": "custom",
        "sets": "rebellion",
        "slot_m4": "celestial_die",
        "language": "de",
    },
}


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_the_golden_one(name: str, remembered: Callable[..., Scene]) -> None:
    made = remembered(GOLDEN / f"{name}.json", WRITING, **MODULES[name])
    told = listed(board.sheet_of(view.view_of(made), made.words))
    file, shown = GOLDEN / f"{name}.txt", GOLDEN / f"{name}.png"
    image = Image.open(BytesIO(draw("beside", made).data)).convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
    if WRITING:
        file.write_text(told, encoding="ascii")
        image.save(shown, optimize=True)
    assert told == file.read_text(encoding="ascii")
    difference = ImageChops.difference(image, Image.open(shown).convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 1
    assert difference.convert("L").reduce(6).getextrema()[1] < 25
