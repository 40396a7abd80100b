"""The poster with what the analysis says of the end."""

from __future__ import annotations

import pytest

from engine.analysis.deciding import DecidingTurn, Verdict
from rendering.picture import ALT_LIMIT, Scene
from rendering.registry import draw
from tests.rendering.test_roll import played, scene_of

VERDICT = Verdict(DecidingTurn(1, 7, 0.314), (0.12, -0.126))


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@pytest.mark.parametrize("compact", [False, True])
def test_the_poster_is_higher_by_its_band(game: str, *, compact: bool) -> None:
    made = scene_of(played(game, 2, 2_000))._replace(compact=compact)
    bare, told = draw("scores", made), draw("scores", made._replace(verdict=VERDICT))
    assert told.height > bare.height
    assert told.width == bare.width
    assert "The turn that decided: مرحبا 🐉, round 7 (+31%)." in told.alt
    assert "Zoë +12%, مرحبا 🐉 −13%." in told.alt
    assert len(told.alt) <= ALT_LIMIT


@pytest.mark.parametrize("verdict", [VERDICT._replace(luck=()), VERDICT._replace(decided=None)])
def test_each_part_stands_alone(verdict: Verdict) -> None:
    made = scene_of(played("hercules", 2, 2_000), "de")._replace(verdict=verdict)
    alt = draw("scores", made).alt
    assert ("Der entscheidende Zug" in alt) == (verdict.decided is not None)
    assert ("Gewinnchance" in alt) == bool(verdict.luck)


def test_a_verdict_makes_another_picture() -> None:
    made = scene_of(played("hercules", 2, 3))
    assert made.content != made._replace(verdict=VERDICT).content


def test_long_names_leave_room_for_the_luck() -> None:
    match = played("hercules", 4, 2_000)
    made = Scene(match, ("Bartholomew the Magnificent of Alexandria",) * 4, scene_of(match).words)
    draw("scores", made._replace(verdict=Verdict(DecidingTurn(3, 12, -0.99), (0.99, -0.99, 0.5, -0.5))))
