"""Alt texts that are longer than Discord allows: as much as fits, in whole clauses, from what matters most on."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from bot.languages.captions import Caption
from engine.analysis.report import Moment
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from rendering.alt_text import clip
from rendering.picture import ChancesScene, Scene
from rendering.strip import draw_strip
from rendering.templates.chances_page import sentences_of
from tests.short_forms import some

SEAT = "Zoë: 5 points, dice 3, 4, supply 7."


@pytest.mark.parametrize(
    ("sentences", "text"),
    [
        (["Round 2.", SEAT, "Short."], "Round 2. Zoë: 5 points, dice 3, 4…"),
        (["Round 2.", "Zoë takes a card · walks to column 11 · rests.", "End."], "Round 2. Zoë takes a card… End."),
        (["Round 2.", f"Zoë: {'x' * 50}, dice 3.", "Short."], "Round 2. Short."),
        (["Round 2.", f"{'x' * 50}.", f"{'y' * 50}.", "Short."], "Round 2. Short."),
        ([f"{'x' * 50}.", "Short."], f"{'x' * 38}…"),
        (["Round 2, first half.", SEAT, "End."], "Round 2, first half. Zoë: 5 points… End."),
        ([SEAT, "End."], f"{SEAT} End."),
    ],
)
def test_a_sentence_that_is_too_long_ends_after_a_clause_and_others_follow(sentences: list[str], text: str) -> None:
    assert clip(sentences, 39 if text.startswith("xx") else 40) == text


def test_nothing_is_longer_than_the_limit() -> None:
    for limit in range(5, 80):
        assert len(clip(["Round 2.", SEAT, "Wang, who waits, has 3 points · 2 cards.", "Short."], limit)) <= limit


def test_each_missed_turn_is_a_sentence_of_its_own() -> None:
    match = Match.start(find_game("hercules"), 2, seed=b"2" * 32)
    for _ in range(6):
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    words = speech("en")
    names = ("Anna", "Bo")
    alt = draw_strip(Scene(match, names, words), 0, 0, Caption(words, "hercules", names)).alt
    turns = [
        alt.index(f" {name} {verb}")
        for name in names
        for verb in ("performs", "passes", "rests")
        if f" {name} {verb}" in alt
    ]
    assert turns
    assert all(alt[at - 1] in ".:·" for at in turns)


@pytest.mark.parametrize("language", some(LANGUAGES, 2))
def test_the_chart_says_in_which_rounds_the_numbered_choices_were_made(language: str) -> None:
    course = tuple(Moment(4 * at, at + 1, (at / 10, 1 - at / 10)) for at in range(6))
    words = speech(language)
    scene = ChancesScene("hercules", ("Anna", "Bo"), words, course, marked_choices=(17, 2), viewer=0)
    alt = clip(sentences_of(scene))
    for number, round_ in ((1, 5), (2, 1)):
        assert words("picture-chances-choice", number=number, round=round_) in alt
    assert words("picture-chances-choice", number=1, round=5) not in clip(sentences_of(scene._replace(viewer=None)))
