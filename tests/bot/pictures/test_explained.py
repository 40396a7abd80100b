"""The boards explained, and the feats close up: complete and inside their frames, in every language."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.languages import LANGUAGES, speech
from engine.match import Match
from engine.registry import find_game
from rendering import theme
from rendering.canvas import sprites
from rendering.dice_forge import view
from rendering.dice_forge.art import cards
from rendering.dice_forge.board import legend as forge_legend
from rendering.dice_forge.modules import legend as module_legend
from rendering.dice_forge.pages import feats
from rendering.hercules.board import legend as hercules_legend
from rendering.picture import Scene
from rendering.registry import kinds_of, menu_of
from rendering.templates import compact_list
from rendering.templates.compact_page import WIDTH
from tests.rendering.sheets import assert_inside
from tests.short_forms import some

LINE_UPS: tuple[dict[str, str], ...] = (
    {},
    {"line_up": "advanced"},
    {"module": "goddess", "line_up": "goddess_recommended"},
    {"module": "titans", "line_up": "titans_recommended"},
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [forge_legend, hercules_legend])
def test_a_legend_explains_every_sign_in_sentences(
    language: str, page: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = speech(language)
    sizes: list[float] = []
    real = sprites.line
    monkeypatch.setattr(sprites, "line", lambda text, letters: sizes.append(letters.size) or real(text, letters))
    assert_inside(page.sheet_of(words))  # type: ignore[attr-defined]
    assert min(sizes) >= theme.READ
    sentences = page.sentences(words)  # type: ignore[attr-defined]
    assert len(sentences) == (20 if page is forge_legend else 18)
    assert all(each.endswith(".") for each in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [forge_legend, hercules_legend, module_legend])
def test_a_compact_legend_is_read_on_a_phone(language: str, page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    words = speech(language)
    sizes: list[float] = []
    real = sprites.line
    monkeypatch.setattr(sprites, "line", lambda text, letters: sizes.append(letters.size) or real(text, letters))
    modules = [[name] for name in module_legend.ENTRIES] if page is module_legend else [[]]
    for module in modules:
        sheet = page.compact_sheet_of(*module, words)
        assert_inside(sheet)
        assert sheet.ground.width == WIDTH
        assert sheet.ground.height <= 3 * WIDTH
    assert min(sizes) >= compact_list.SIZES[-1]


@pytest.mark.parametrize("settings", [LINE_UPS[0], LINE_UPS[2], LINE_UPS[3]])
def test_a_legend_is_compact_where_the_scene_is(settings: dict[str, str]) -> None:
    match = Match.start(find_game("diceforge"), 2, settings, seed=bytes(32))
    legends = [kind for kind in kinds_of(match).values() if kind.file == "legend.png"]
    assert len(legends) == 1 + bool(settings)
    for compact, wide in ((False, theme.WIDTH), (True, WIDTH)):
        scene = Scene(match, ("A", "B"), speech("en"), compact=compact)
        assert [kind.draw(scene).sheet.ground.width for kind in legends] == [wide] * len(legends)


@pytest.mark.parametrize(("language", "settings"), some(product(LANGUAGES, LINE_UPS), 3))
def test_every_feat_of_a_match_has_its_sentence(language: str, settings: dict[str, str]) -> None:
    match = Match.start(find_game("diceforge"), 3, settings, seed=bytes(32))
    scene = Scene(match, ("A", "B", "C"), speech(language))
    table = view.read(scene)
    all_feats = [slot.feat for page in feats.PAGES for slot in feats.slots_on_page(table, page)]
    assert sorted(all_feats) == sorted(slot.feat for slot in table.slots.values())
    for page in feats.PAGES:
        assert_inside(feats.sheet_of(table, page, scene.words))
        for sentence, slot in zip(
            feats.sentences(table, page, scene.words), feats.slots_on_page(table, page), strict=True
        ):
            assert sentence.startswith(scene.words(cards.short_name(slot.feat)))


def test_the_views_of_a_match_hold_them() -> None:
    plain = Match.start(find_game("diceforge"), 2, {}, seed=bytes(32))
    drafting = Match.start(find_game("diceforge"), 2, {"line_up": "draft"}, seed=bytes(32))
    hercules = Match.start(find_game("hercules"), 2, {}, seed=bytes(32))
    assert [view for view in menu_of(plain) if view not in menu_of(drafting)] == ["feats", "feats_more", "roll"]
    assert "temple" in menu_of(drafting)
    assert all("explained" in menu_of(match) for match in (plain, drafting, hercules))
    assert theme.SMALLEST < 22
