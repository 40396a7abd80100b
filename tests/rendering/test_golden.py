"""Known boards look as they were when somebody last looked at them.

Where a change of the art is meant, run with PANTHEON_GOLDEN=write, look at the new pictures, and commit them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.canvas import icons
from rendering.hercules import board, view
from rendering.picture import LobbyScene, Picture, Scene
from rendering.registry import draw
from tests.rendering.sheets import listed

Scenes = Callable[..., Scene]
GOLDEN = Path(__file__).parent / "golden"
WRITING = os.environ.get("PANTHEON_GOLDEN") == "write"
SMALL = (330, 210)

pytestmark = pytest.mark.skipif(not icons.installed(), reason="the icon set is not installed")

BOARDS = {
    "two": {"seats": 2, "moves": 20, "seed": 2},
    "three": {"seats": 3, "moves": 30, "seed": 3},
    "four": {"seats": 4, "moves": 45, "seed": 4, "language": "de"},
    "solo": {"seats": 1, "moves": 13, "seed": 6, "level": "standard"},
    "simplified": {"seats": 2, "moves": 9, "seed": 3, "variant": "simplified"},
}


def remembered(name: str, scene: Scenes) -> Scene:
    """A board whose moves are written down, so that other orders of options change nothing."""
    made = scene(**BOARDS[name])
    file = GOLDEN / f"{name}.json"
    if WRITING:
        file.write_text(json.dumps([list(entry) for entry in made.match.journal]) + "\n", encoding="ascii")
    match = made.match.replayed(0)
    for seat, option in json.loads(file.read_text(encoding="ascii")):
        match.play(seat, option)
    return made._replace(match=match)


@pytest.mark.parametrize("name", BOARDS)
def test_the_sheet_is_the_golden_one(name: str, scene: Scenes) -> None:
    made = remembered(name, scene)
    told = listed(board.sheet_of(view.read(made), made.words))
    file = GOLDEN / f"{name}.txt"
    if WRITING:
        file.write_text(told, encoding="ascii")
    assert told == file.read_text(encoding="ascii")


def pictures(scene: Scenes) -> dict[str, Picture]:
    four = remembered("four", scene)
    return {
        "board": draw("board", four),
        "seat": draw("seat", four._replace(seat=1)),
        "scores": draw("scores", remembered("three", scene)),
        "lobby": draw("lobby", LobbyScene("hercules", four.names[:3], 1, four.words)),
    }


def test_the_pictures_look_like_the_golden_ones(scene: Scenes) -> None:
    for name, picture in pictures(scene).items():
        image = Image.open(BytesIO(picture.data)).convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
        file = GOLDEN / f"{name}.png"
        if WRITING:
            image.save(file, optimize=True)
        difference = ImageChops.difference(image, Image.open(file).convert("RGB"))
        assert max(ImageStat.Stat(difference).mean) < 1, name
        assert difference.convert("L").reduce(6).getextrema()[1] < 25, name
