"""The temple and the feats on a phone: every symbol and every letter large enough, nothing outside the frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rendering import theme
from rendering.dice_forge.art import slabs
from rendering.picture import Scene
from rendering.registry import kinds
from tests.rendering.phone import assert_legible
from tests.rendering.sheets import assert_inside

PAGES = ("temple", "feats", "feats_more")


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize(("language", "settings"), [("de", {"line_up": "advanced"}), ("en", {"module": "titans"})])
def test_a_page_can_be_read_on_a_phone(
    forge: Callable[..., Scene], letter_sizes: list[int], kind: str, language: str, settings: dict[str, str]
) -> None:
    scene = forge(3, 40, seed=3, language=language, **settings)._replace(compact=True)
    sheet = kinds("diceforge")[kind].draw(scene).sheet
    assert_legible(sheet)
    assert_inside(sheet, 8)
    assert min(letter_sizes) >= theme.DENSE
    assert sum(size >= theme.PHONE_READ for size in letter_sizes) >= len(letter_sizes) - 3


def frames(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many feats are framed in gold."""
    sizes: list[object] = []
    real = slabs.gold_frame
    monkeypatch.setattr(slabs, "gold_frame", lambda *size: sizes.append(size) or real(*size))
    kinds("diceforge")["feats"].draw(scene)
    monkeypatch.undo()
    return len(sizes)


def test_a_feat_has_gold_only_for_those_who_can_choose_it(
    forge: Callable[..., Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = forge(3, 3, seed=3)
    while "feat" not in {option.group for option in scene.match.questions[0].options}:
        scene.match.play(scene.match.questions[0].seat, scene.match.questions[0].options[0].id)
    seat = scene.match.questions[0].seat
    offered = frames(scene, monkeypatch)
    assert offered == frames(scene._replace(viewer=seat), monkeypatch) > 0
    assert frames(scene._replace(viewer=(seat + 1) % 3), monkeypatch) == 0
