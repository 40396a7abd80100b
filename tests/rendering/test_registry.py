"""Every game has the kinds of pictures that the bot asks for, each drawn by one file."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from engine.registry import MODULES, find_game
from rendering import registry
from rendering.canvas import png
from rendering.picture import Drawing, Scene
from rendering.registry import describe, draw, kinds, kinds_of, menu_of, picture

ASKED_FOR = {"board", "seat", "scores", "lobby", "chances"}


@pytest.mark.parametrize("game", MODULES)
def test_a_game_has_every_picture_that_is_asked_for(game: str) -> None:
    picture_kinds = kinds(game)
    assert picture_kinds.keys() >= ASKED_FOR
    assert not find_game(game).reading.cards or picture_kinds["card"].ids
    assert picture_kinds["board"].describe
    assert {name for name, kind in picture_kinds.items() if not kind.file.endswith(".png")} == {"roll"}, "it moves"


def test_a_kind_is_drawn_by_one_file() -> None:
    assert "board" in kinds("hercules")
    with pytest.raises(ValueError, match="two drawings of board"):
        picture("hercules", "board")(lambda scene: Drawing(scene, []))


def test_a_match_has_the_pictures_that_belong_to_it(scene: Callable[..., Scene]) -> None:
    match_scene = scene(2, 3)
    assert kinds_of(match_scene.match).keys() == kinds("hercules").keys()
    assert "explained" in menu_of(match_scene.match)
    assert not {"board", "seat", "scores"} & {*menu_of(match_scene.match)}
    assert describe(match_scene)
    with pytest.raises(KeyError):
        draw("beside", match_scene)


def test_of_some_pictures_one_is_read_again_to_its_last_pixel(
    scene: Callable[..., Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    depths: list[bool] = []
    verify = png.verify

    def record_depth(data: bytes, *, inflated: bool = True) -> tuple[int, int]:
        depths.append(inflated)
        return verify(data, inflated=inflated)

    monkeypatch.setattr(png, "verify", record_depth)
    monkeypatch.setattr(registry, "_drawn", count())
    monkeypatch.setattr(registry, "CHECKED_WHOLE", 3)
    match_scene = scene(2, 3)
    for _ in range(7):
        draw("seat", match_scene)
    assert depths == [True, False, False, True, False, False, True]
