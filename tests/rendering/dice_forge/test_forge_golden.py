"""Known boards of Dice Forge look as they were when somebody last looked at them.

Where a change of the art is meant, run with PANTHEON_GOLDEN=write, look at the new pictures, and commit them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.canvas import icons
from rendering.dice_forge import view
from rendering.dice_forge.board import board
from rendering.picture import LobbyScene, Picture, PieceScene, Scene
from rendering.registry import draw
from tests.rendering.sheets import listed

GOLDEN = Path(__file__).parent / "golden"
WRITING = os.environ.get("PANTHEON_GOLDEN") == "write"
SMALL = (330, 210)

pytestmark = pytest.mark.skipif(not icons.installed(), reason="the icon set is not installed")

BOARDS = {
    "two": {"seats": 2, "moves": 70, "seed": 2},
    "three": {"seats": 3, "moves": 110, "seed": 3, "line_up": "advanced", "language": "de"},
    "four": {"seats": 4, "moves": 120, "seed": 4},
    "draft": {"seats": 4, "moves": 4, "seed": 5, "line_up": "draft"},
}


@pytest.mark.parametrize("name", BOARDS)
def test_the_sheet_is_the_golden_one(name: str, remembered: Callable[..., Scene]) -> None:
    made = remembered(GOLDEN / f"{name}.json", WRITING, **BOARDS[name])
    told = listed(board.sheet_of(view.read(made), made.words))
    file = GOLDEN / f"{name}.txt"
    if WRITING:
        file.write_text(told, encoding="ascii")
    assert told == file.read_text(encoding="ascii")


def pictures(remembered: Callable[..., Scene]) -> dict[str, Picture]:
    made = {name: remembered(GOLDEN / f"{name}.json", WRITING, **facts) for name, facts in BOARDS.items()}
    words = made["four"].words
    return {
        "board": draw("board", made["four"]),
        "seat": draw("seat", made["three"]._replace(seat=1)),
        "temple": draw("temple", made["two"]),
        "scores": draw("scores", made["three"]),
        "card": draw("card", PieceScene("diceforge", "cerberus", words)),
        "face": draw("face", PieceScene("diceforge", "g1_v1_s1_m1", words)),
        "lobby": draw("lobby", LobbyScene("diceforge", made["four"].names[:3], 1, words)),
    }


def test_the_pictures_look_like_the_golden_ones(remembered: Callable[..., Scene]) -> None:
    for name, picture in pictures(remembered).items():
        image = Image.open(BytesIO(picture.data)).convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
        file = GOLDEN / f"{name}.png"
        if WRITING:
            image.save(file, optimize=True)
        difference = ImageChops.difference(image, Image.open(file).convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 1, name
        assert difference.convert("L").reduce(6).getextrema()[1] < 25, name
