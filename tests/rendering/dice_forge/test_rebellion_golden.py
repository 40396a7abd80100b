"""Known boards with Rebellion look as they were when somebody last looked at them.

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

GOLDEN = Path(__file__).parent / "golden" / "rebellion"
WRITING = os.environ.get("PANTHEON_GOLDEN") == "write"
SMALL = (330, 210)

pytestmark = pytest.mark.skipif(not icons.installed(), reason="the icon set is not installed")

BOARDS = {
    "goddess_two": {"seats": 2, "moves": 50, "seed": 2, "module": "goddess", "line_up": "goddess_recommended"},
    "titans_three": {
        **{"seats": 3, "moves": 100, "seed": 12, "language": "de"},
        **{"module": "titans", "sets": "rebellion", "line_up": "random"},
    },
    "titans_four": {"seats": 4, "moves": 110, "seed": 13, "module": "titans", "line_up": "titans_recommended"},
    "mixed_four": {"seats": 4, "moves": 90, "seed": 21, "sets": "rebellion", "line_up": "random"},
    "draft": {"seats": 3, "moves": 3, "seed": 5, "sets": "rebellion", "line_up": "draft", "module": "goddess"},
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
    words = made["titans_four"].words
    settings = (("module", "titans"),)
    return {
        "board": draw("board", made["titans_four"]),
        "mixed_board": draw("board", made["mixed_four"]),
        "draft_board": draw("board", made["draft"]),
        "seat": draw("seat", made["titans_three"]._replace(seat=1)),
        "goddess_seat": draw("seat", made["goddess_two"]._replace(seat=1)),
        "temple": draw("temple", made["titans_three"]),
        "goddess_temple": draw("temple", made["goddess_two"]),
        "scores": draw("scores", made["titans_three"]),
        "card": draw("card", PieceScene("diceforge", "twins", words)),
        "coloured_card": draw("card", PieceScene("diceforge", "memory_green", words)),
        "chaos": draw("face", PieceScene("diceforge", "chaos_red", words)),
        "golem": draw("face", PieceScene("diceforge", "golem_moon", words)),
        "side": draw("face", PieceScene("diceforge", "cel_v3_choice", words)),
        "lobby": draw("lobby", LobbyScene("diceforge", made["draft"].names, 1, words, settings)),
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
