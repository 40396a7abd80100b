"""What an analysis says of luck and of a flat curve: a result without luck stays between a loss and a win."""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.analysis_lines import lines_of_flat_curve, lines_without_luck
from engine.analysis.report import Analysis, Fortune, Moment


def analysed(result: float, luck: float) -> Analysis:
    """A match of two with that result and that luck of the first seat."""
    course = (Moment(0, 1, (0.5, 0.5), ()), Moment(9, 2, (result, 1 - result), ()))
    return Analysis(course=course, fortune=(Fortune(luck, 0.1), Fortune(-luck, 0.1)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", "Zoë"])
@pytest.mark.parametrize(("result", "luck"), [(1.0, -0.13), (0.0, 0.13), (1.0, 0.35), (0.0, -0.35)])
def test_no_figure_is_beyond_a_win_or_a_loss(language: str, name: str, result: float, luck: float) -> None:
    [said] = lines_without_luck(0, name, analysed(result, luck), speech(language))
    figures = [int(each) for each in re.findall(r"-?\d+", said.replace("−", "-"))]
    assert all(0 <= each <= 100 for each in figures), said
    assert f"**{13 if abs(luck) == 0.13 else 65 if result else 35}**" in said
    assert name in said


def alone(*chances: float) -> Analysis:
    """A match alone with these chances, which was won."""
    moments = [Moment(at, at, (chance,), (0.02,)) for at, chance in enumerate(chances)]
    return Analysis(course=(*moments, Moment(len(chances), 9, (1.0,))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curve_that_stays_at_the_top_or_the_bottom_is_explained(language: str) -> None:
    said = speech(language)
    [high] = lines_of_flat_curve(alone(0.99, 0.93, 0.97), said)
    [low] = lines_of_flat_curve(alone(0.01, 0.07, 0.03), said)
    assert high != low
    assert lines_of_flat_curve(alone(0.99, 0.85, 0.97), said) == []
    assert lines_of_flat_curve(alone(0.01, 0.5), said) == []
    assert lines_of_flat_curve(analysed(1.0, 0.1), said) == []
    assert lines_of_flat_curve(Analysis(), said) == []
