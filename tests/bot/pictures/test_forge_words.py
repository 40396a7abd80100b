"""The pictures of Dice Forge with the bot's own words: every message is there, none is cut, all stay on their page."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from engine.dice_forge.data.cards import CARDS
from rendering.dice_forge.pages import card, face
from rendering.picture import LobbyScene, Scene
from rendering.registry import describe, draw, kinds
from rendering.templates import card_page
from tests.bot.pictures.played import play_match
from tests.short_forms import some

KEY = "diceforge"
NAMES = ("Ann", "Bo", "Cy", "Di")
MATCHES: list[tuple[int, dict[str, str], int]] = [
    (2, {"line_up": "advanced"}, 40),
    (2, {"module": "goddess", "line_up": "goddess_recommended"}, 300),
    (3, {"module": "titans", "sets": "rebellion", "line_up": "random"}, 120),
    (3, {"sets": "rebellion", "line_up": "draft", "module": "goddess"}, 3),
    (4, {"module": "titans", "line_up": "titans_recommended"}, 200),
    (4, {"sets": "rebellion", "line_up": "random"}, 900),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "settings", "moves"), some(MATCHES, 2))
def test_no_word_is_cut(language: str, seats: int, settings: dict[str, str], moves: int, cut: list[str]) -> None:
    scene = Scene(play_match(KEY, seats, settings, moves), NAMES[:seats], speech(language))
    alts = [draw("board", scene).alt, draw("scores", scene).alt, draw("temple", scene).alt]
    alts += [draw("seat", scene._replace(seat=seat)).alt for seat in range(seats)]
    assert cut == []
    for alt in (*alts, describe(scene)):
        assert "diceforge-" not in alt
        assert "{" not in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_about_a_card_or_face_is_cut_or_leaves_the_page(language: str, cut: list[str]) -> None:
    words = speech(language)
    sheets = {card_id: card.sheet_of(card_id, words) for card_id in CARDS}
    sheets |= {face_id: face.sheet_of(face_id, words) for face_id in kinds("diceforge")["face"].ids}
    assert cut == []
    for name, sheet in sheets.items():
        beside = [stamp for stamp in sheet.stamps if stamp.x >= card_page.TEXT_LEFT - 20]
        assert min(stamp.y for stamp in beside) >= card_page.PANEL_TOP, name
        foot = card_page.PANEL_TOP + card_page.PANEL_HEIGHT + sheet.ground.height - card_page.HEIGHT
        assert max(stamp.y + stamp.sprite.height for stamp in beside) <= foot, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
def test_no_word_in_the_lobby_is_cut(language: str, module: str, cut: list[str]) -> None:
    settings = {"module": module, "sets": "rebellion", "line_up": "random"}
    alt = draw("lobby", LobbyScene(KEY, NAMES[:3], 1, speech(language), tuple(settings.items()))).alt
    assert cut == []
    assert all(name in alt for name in NAMES[:3])
