"""Which seats a costly choice helped."""

from __future__ import annotations

import pytest

from engine.analysis import choices, favours
from engine.analysis.choices import better_than_played, choices_to_try, cost_of, look_at_choices
from engine.analysis.favours import favour_of
from engine.analysis.report import Analysis, from_json
from engine.chance import STREAM
from engine.match import Match
from engine.players import choose
from engine.registry import find_game


def test_what_one_loses_the_others_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "CONFIRMED", 8)
    monkeypatch.setattr(favours, "FUTURES", 6)
    match = Match.start(find_game("diceforge"), 3, {}, seed=bytes([3]) * 32, dice=STREAM)
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose("random" if seat == 0 else "greedy", match, seat).option)
    own = [number for number, entry in enumerate(match.journal) if entry.seat == 0]
    suspects = choices_to_try(look_at_choices(match, own[:24]))[:6]
    better = {each.entries: better_than_played(match, each) for each in suspects}
    costly = [cost for entries, option in better.items() if option and (cost := cost_of(match, entries, option))]
    assert costly
    every = tuple(favour_of(match, each) for each in costly)
    for favour in every:
        assert favour.seat == 0
        assert sum(favour.played) == pytest.approx(1)
        assert sum(favour.better) == pytest.approx(1)
    assert sum(favour.played[0] - favour.better[0] for favour in every) < 0
    read = from_json(Analysis(favours=every).to_json()).favours
    assert read is not None
    assert [(each.seat, each.entries) for each in read] == [(each.seat, each.entries) for each in every]
    assert read[0].played == pytest.approx(every[0].played, abs=1e-4)
    assert Analysis(favours=every).of_seats({1}).favours == ()
    assert from_json({**Analysis().to_json(), "favours": None}).favours is None
    assert from_json({key: value for key, value in Analysis().to_json().items() if key != "favours"}).favours is None
