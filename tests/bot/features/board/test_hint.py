"""How a hint compares with the next option, in words: how sure, what is no lead, and the figures behind *Why?*."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.board import hint
from bot.features.board.hint import _comparison, _figures
from bot.languages import LANGUAGES, speech
from engine.advice import Advice
from engine.analysis.hint import Hint
from engine.players.comparison import Lead


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (Lead(2.1, 0.05, 0.804, 1.0), "I’m fairly sure that it beats Hera."),
        (Lead(3.0, -0.02, 0.9999, 4.0), "I’m very sure that it beats Hera."),
        (Lead(2.1, 0.05, 0.69, 0.5), "Hera is about equally good."),
        (Lead(-0.9, -0.01, 0.31, -0.5), "Hera is about equally good."),
        (Lead(-5.0, -0.2, 0.01, -3.0), "Hera did better when I played both on once more, so it’s worth a look too."),
        (Lead(-0.2, -0.005, 0.01, -3.0), "Hera is about equally good."),
        (Lead(0.2, 0.005, 0.99, 3.0), "Hera is about equally good."),
    ],
)
def test_certainty_is_told_in_words(lead: Lead, words: str) -> None:
    assert plain(_comparison(lead, "Hera", speech("en"), is_named=False)) == words
    assert "%" not in plain(_comparison(lead, "Hera", speech("de"), is_named=False))
    for language in LANGUAGES:
        sentence, named = (_comparison(lead, "Hera", speech(language), is_named=each) for each in (False, True))
        assert "Hera" in sentence
        assert "Hera" not in named, "the sentence before has named it"


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (Lead(-0.4, 0.12, 0.95, 1.6), "−0.4 points against Hera, on average, with +12% chance of winning."),
        (Lead(3.3, 0.004, 0.99, 4.0), "+3.3 points against Hera, on average."),
        (Lead(3.3, -0.009, 0.99, 4.0), "+3.3 points against Hera, on average."),
        (Lead(-5.0, -0.2, 0.01, -3.0), "−5.0 points against Hera, on average, with −20% chance of winning."),
    ],
)
def test_a_chance_of_less_than_a_percent_is_left_out(lead: Lead, words: str) -> None:
    assert plain(_figures(lead, "Hera", speech("en"))).endswith(words)


@pytest.mark.parametrize("lead", [Lead(-0.9, -0.01, 0.31, -0.5), Lead(1.2, 0.004, 0.6, 0.2)])
def test_figures_of_options_that_are_about_as_good_are_said_to_be_too_close(lead: Lead) -> None:
    sentence = plain(_figures(lead, "Hera", speech("en")))
    assert sentence.startswith("Played on to the end, the two come out too close to tell apart: on average")
    assert "zu nah" in plain(_figures(lead, "Hera", speech("de")))


def test_in_german() -> None:
    sentence = plain(_figures(Lead(2.1, 0.05, 0.804, 1.0), "Hera", speech("de")))
    assert sentence == "Zu Ende gespielt, gegenüber Hera: im Schnitt +2,1 Punkte, Gewinnchance +5\u00a0%."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_about_no_points_is_said_to_bring_nothing(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """ "About 0 GP" says nothing; what the next option brings is said only where it brings some."""
    monkeypatch.setattr(hint, "option_in_words", lambda position, question, option: option)
    position: Any = SimpleNamespace(telling=("diceforge", (), speech(language)))

    def sentences(points: int) -> list[str]:
        second = Advice("second", "forge", {"points": points})
        advice = Hint(Advice("first"), "first", second, Lead(2.1, 0.05, 0.9999, 4.0))
        return [plain(line) for line in hint._sentences(position, None, advice, is_long=False)]  # type: ignore[arg-type]

    without, with_points = sentences(0), sentences(3)
    assert len(with_points) == len(without) + 1
    assert "second" in with_points[1]
    assert "second" in without[-1]
    assert not any("second" in line for line in with_points[2:]), "it is named once"
    assert "3" in with_points[1]
    assert not any("0" in line for line in without)
