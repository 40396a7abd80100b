"""The pictures with the bot's own words: every message is there, and none of them is cut."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.languages import LANGUAGES, speech
from rendering.canvas import sprites
from rendering.canvas.text import Lettering
from rendering.hercules.pages import card
from rendering.picture import LobbyScene, Scene
from rendering.registry import draw, kinds, menu_of
from rendering.templates import card_page
from tests.bot.pictures.played import play_match
from tests.short_forms import some

NAMES = ("Ann", "Bo", "Cy", "Di")
RENDERING = Path(__file__).parents[3] / "rendering"


def matches() -> list[tuple[int, dict[str, str], int]]:
    return [
        (1, {"level": "standard"}, 0),
        (1, {"level": "book"}, 30),
        (2, {"variant": "simplified"}, 15),
        (2, {}, 300),
        (3, {}, 40),
        (4, {}, 60),
        (4, {}, 400),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "settings", "moves"), some(matches(), 2))
def test_no_word_is_cut(language: str, seats: int, settings: dict[str, str], moves: int, cut: list[str]) -> None:
    match = play_match("hercules", seats, settings, moves)
    scene = Scene(match, NAMES[:seats], speech(language))
    alts = [draw("board", scene).alt, draw("scores", scene).alt]
    alts += [draw(view, scene).alt for view in menu_of(match)]
    alts += [draw("seat", scene._replace(seat=seat)).alt for seat in range(len(match.state.heroes))]
    assert cut == []
    for alt in alts:
        assert len(alt) <= 1024
        assert "hercules-" not in alt
        assert "{" not in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_card_is_cut(language: str, cut: list[str]) -> None:
    words = speech(language)
    for card_id in kinds("hercules")["card"].ids:
        sheet = card.sheet_of(card_id, words)
        lowest = max(stamp.y + stamp.sprite.height for stamp in sheet.stamps[:-1])
        assert lowest <= card_page.ART_TOP + card_page.ART_HEIGHT, card_id
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_in_the_lobby_is_cut(language: str, cut: list[str]) -> None:
    alt = draw("lobby", LobbyScene("hercules", NAMES[:2], 2, speech(language))).alt
    assert cut == []
    assert all(name in alt for name in NAMES[:2])


def test_every_message_that_pictures_use_exists() -> None:
    used: set[str] = set()
    for file in RENDERING.rglob("*.py"):
        used |= set(re.findall(r'words\(\s*"((?:hercules-)?(?:picture|alt)-[a-z0-9-]+)"', file.read_text("utf-8")))
    assert len(used) > 30
    for language in LANGUAGES:
        missing = {message for message in used if not speech(language).has(message)}
        assert missing == set()


def test_lines_are_the_same_objects_when_they_are_written_again() -> None:
    assert sprites.line("Hestia", Lettering(32)) is sprites.line("Hestia", Lettering(32))
