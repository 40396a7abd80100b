"""A picture that does not show the match itself says so, in a band, a frame and its alt text."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.languages import speech
from engine.match import Match
from engine.registry import find_game
from rendering.picture import Scene
from rendering.registry import draw

MARK = "TRIAL · nothing here counts"


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@pytest.mark.parametrize("compact", [False, True])
def test_a_marked_picture_is_the_same_board_in_a_frame_with_a_band(game: str, *, compact: bool) -> None:
    match = Match.start(find_game(game), 2, {}, seed=b"1" * 32)
    scene = Scene(match, ("Zoë", "Bo"), speech("en"), 0, compact=compact)
    plain, marked = draw("board", scene), draw("board", scene._replace(mark=MARK))
    assert marked.alt.startswith(f"{MARK}. ")
    assert not plain.alt.startswith(MARK)
    assert scene.content != scene._replace(mark=MARK).content
    assert marked.width == plain.width
    assert marked.height > plain.height
    image = Image.open(io.BytesIO(marked.data)).convert("RGB")
    edges = {image.getpixel(at) for at in ((2, image.height // 2), (image.width - 3, image.height // 2))}
    assert len(edges) == 1
    assert edges != {image.getpixel((40, image.height // 2))}
