"""The studio draws what only some games have: further views of a match, and pieces other than cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.drawing.studio import Studio
from engine.registry import MODULES
from rendering.picture import PieceScene, Scene
from tests.rendering.sheets import seen

Forge = Callable[..., Scene]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "diceforge", "engine.dice_forge")


async def test_a_further_view_is_drawn_for_each_viewer(forge: Forge) -> None:
    studio = Studio()
    scene = forge(3, 40, seed=2)
    try:
        first = await studio.draw("temple", scene._replace(viewer=0))
        assert first.name == "temple.png"
        assert await studio.draw("temple", scene._replace(viewer=0)) is first
        assert seen(await studio.draw("temple", scene._replace(viewer=1))) != seen(first)
        with pytest.raises(KeyError):
            await studio.draw("labyrinth", scene)
    finally:
        studio.close()


async def test_a_face_is_drawn_once(forge: Forge) -> None:
    studio = Studio()
    words = forge(2, 0).words
    try:
        face = await studio.draw("face", PieceScene("diceforge", "x3", words))
        assert await studio.draw("face", PieceScene("diceforge", "x3", words)) is face
        with pytest.raises(KeyError):
            await studio.draw("coin", PieceScene("diceforge", "x3", words))
        with pytest.raises(KeyError):
            await studio.draw("face", PieceScene("diceforge", "g99", words))
    finally:
        studio.close()
