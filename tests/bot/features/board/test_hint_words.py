"""By how much a hint is better, in words: signs, what is no lead, and how sure it is at most."""

from __future__ import annotations

import pytest

from bot.features.board.hint import _compared
from bot.languages import speech
from engine.players.comparison import Lead

EVEN = "Hera is about equally good."


def told(lead: Lead, language: str = "en") -> str:
    return _compared(lead, "Hera", speech(language)).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (Lead(2.1, 0.05, 0.804, 1.0), "+2.1 points and +5% chance of winning, on average. I’m 80% sure."),
        (Lead(-0.4, 0.12, 0.95, 1.6), "−0.4 points and +12% chance of winning, on average. I’m 95% sure."),
        (Lead(3.0, -0.02, 0.9999, 4.0), "+3.0 points and −2% chance of winning, on average. I’m 99% sure."),
    ],
)
def test_a_lead_is_told_with_its_signs(lead: Lead, words: str) -> None:
    assert told(lead) == f"Compared with Hera: {words}"


@pytest.mark.parametrize(
    "lead", [Lead(2.1, 0.05, 0.69, 0.5), Lead(-5.0, -0.2, 0.01, -3.0), Lead(0.2, 0.005, 0.99, 3.0)]
)
def test_what_is_doubtful_or_slight_is_no_lead(lead: Lead) -> None:
    assert told(lead) == EVEN


def test_in_german() -> None:
    words = "im Schnitt +2,1 Punkte, Gewinnchance +5 % (ziemlich sicher)."
    assert told(Lead(2.1, 0.05, 0.804, 1.0), "de") == f"Gegenüber Hera: {words}"
