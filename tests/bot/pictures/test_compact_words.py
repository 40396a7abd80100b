"""Compact pictures with the bot's own words: none is cut in any language, nor in one that is two fifths longer."""

from __future__ import annotations

from itertools import product

import pytest

from bot.languages import LANGUAGES, speech
from rendering.picture import Scene
from rendering.registry import draw, menu_of
from tests.bot.languages.pseudo import pseudo_speech
from tests.bot.pictures.played import play_match
from tests.short_forms import some

NAMES = ("Ann", "Bo", "Cy", "Di")
Case = tuple[str, int, dict[str, str], int]
MATCHES: tuple[Case, ...] = (
    ("hercules", 3, {}, 40),
    ("diceforge", 2, {"line_up": "advanced"}, 40),
    ("diceforge", 2, {"module": "goddess", "line_up": "goddess_recommended"}, 300),
    ("diceforge", 3, {"module": "titans", "sets": "rebellion", "line_up": "random"}, 120),
    ("hercules", 4, {}, 400),
)


@pytest.mark.parametrize(("case", "language"), some(product(MATCHES, LANGUAGES), 6))
def test_no_word_is_cut_on_a_phone(case: Case, language: str, cut: list[str]) -> None:
    game, seats, settings, moves = case
    scene = Scene(play_match(game, seats, settings, moves), NAMES[:seats], speech(language), compact=True)
    for part in ("board", "scores", *menu_of(scene.match)):
        draw(part, scene)
    draw("seat", scene._replace(seat=0))
    assert cut == []


@pytest.mark.parametrize(("case", "compact"), some(product(MATCHES, (False, True)), 5))
def test_words_may_be_two_fifths_longer(case: Case, compact: bool, cut: list[str]) -> None:
    game, seats, settings, moves = case
    with pseudo_speech() as words:
        scene = Scene(play_match(game, seats, settings, moves), NAMES[:seats], words, compact=compact)
        for part in ("board", "scores", *menu_of(scene.match)):
            draw(part, scene)
    assert cut == []
