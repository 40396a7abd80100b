"""Analyses of matches in few futures, where it is not the point how well a choice is judged."""

from __future__ import annotations

import pytest

from engine.analysis import choices, course, fortune, trials, weighing


def analyse_briefly(monkeypatch: pytest.MonkeyPatch, *, tried: int = 6, confirmed: int = 12) -> None:
    """From now on analyses try out this many choices, each in as many futures as ``confirmed``, and little else.

    A match alone needs a few more of them: its results are won or lost.
    """
    monkeypatch.setattr(choices, "TRIED_OF_ALL", tried)
    monkeypatch.setattr(choices, "CONFIRMED", confirmed)
    monkeypatch.setattr(weighing, "EVEN", 3)
    monkeypatch.setattr(weighing, "ALONE", 4)
    monkeypatch.setattr(fortune, "AFTER", 3)
    monkeypatch.setattr(fortune, "SIXES", 1)
    monkeypatch.setattr(course, "FUTURES", (4, 4))
    monkeypatch.setattr(course, "ALONE", (8, 8))
    monkeypatch.setattr(trials, "ALONE", trials.ALONE._replace(futures=16))
