"""What an analysis says of luck and of a flat curve: a result without luck stays between a loss and a win."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.history.analysis import about
from bot.languages import LANGUAGES, speech
from bot.reading.analysis_lines import lines_of_flat_curve, lines_without_luck
from bot.reading.choices import option_in_words
from bot.reading.plans import way_words
from engine.analysis.report import Analysis, Fortune, Moment, Stroke
from engine.events import Event
from engine.plan import Step
from engine.questions import Option, Question


def analysed(result: float, luck: float) -> Analysis:
    """A match of two with that result and that luck of the first seat."""
    course = (Moment(0, 1, (0.5, 0.5), ()), Moment(9, 2, (result, 1 - result), ()))
    return Analysis(course=course, fortune=(Fortune(luck, 0.1), Fortune(-luck, 0.1)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "Zoë"])
@pytest.mark.parametrize(("result", "luck"), [(1.0, -0.13), (0.0, 0.13), (1.0, 0.35), (0.0, -0.35)])
def test_no_figure_is_beyond_a_win_or_a_loss(language: str, name: str, result: float, luck: float) -> None:
    [line] = lines_without_luck(0, name, analysed(result, luck), speech(language))
    figures = [int(each) for each in re.findall(r"-?\d+", line.replace("−", "-"))]
    assert all(0 <= each <= 100 for each in figures), line
    assert f"**{13 if abs(luck) == 0.13 else 65 if result else 35}**" in line
    assert name in line


def alone(*chances: float) -> Analysis:
    """A match alone with these chances, which was won."""
    moments = [Moment(at, at, (chance,), (0.02,)) for at, chance in enumerate(chances)]
    return Analysis(course=(*moments, Moment(len(chances), 9, (1.0,))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curve_that_stays_at_the_top_or_the_bottom_is_explained(language: str) -> None:
    words = speech(language)
    [high] = lines_of_flat_curve(alone(0.99, 0.93, 0.97), words)
    [low] = lines_of_flat_curve(alone(0.01, 0.07, 0.03), words)
    assert high != low
    assert lines_of_flat_curve(alone(0.99, 0.85, 0.97), words) == []
    assert lines_of_flat_curve(alone(0.01, 0.5), words) == []
    assert lines_of_flat_curve(analysed(1.0, 0.1), words) == []
    assert lines_of_flat_curve(Analysis(), words) == []


CARDS = ("tyche_02", "hestia_01", "aeolus_02", "god_athena")
"""Cards whose names are too long for the label of a button, together."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_in_a_sentence_is_not_cut(language: str) -> None:
    words = speech(language)
    option = Option("take:all", "together", {"cards": CARDS})
    question = Question(1, 0, "rest", (option,))
    match = SimpleNamespace(preview=lambda seat, option: {})
    position = cast("Any", SimpleNamespace(speech=words, game="hercules", names=(), match=match))
    planned = way_words(position, [Step("rest", option.id, {}, option.label, option.facts)])
    choice = words.choice("hercules", Event("together", None, option.facts))
    for text in (option_in_words(position, question, option.id), planned, choice):
        assert text is not None
        assert all(words.card("hercules", card) in text.replace("\\", "") for card in CARDS)
        assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_on_the_curve_are_explained_where_there_are_some(language: str) -> None:
    words, seat = speech(language), cast("Any", SimpleNamespace(number=0))
    stroke = Stroke(3, (Fortune(0.2, 0.01), Fortune(-0.2, 0.01)))
    without, plain = analysed(1.0, 0.1), words("analysis-about", dice="no")
    assert about(without, seat, words) == about(without._replace(strokes=(stroke,)), None, words) == plain
    marked = about(without._replace(strokes=(stroke,)), seat, words)
    assert len(marked) > len(plain)
    assert about(Analysis(), seat, words) == words("analysis-about-luck")
