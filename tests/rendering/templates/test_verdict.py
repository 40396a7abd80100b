"""The poster with what the analysis says of the end."""

from __future__ import annotations

import pytest

from engine.analysis.deciding import DecidingTurn, Verdict
from rendering.picture import ALT_LIMIT, Scene
from rendering.registry import draw, kinds
from rendering.templates import poster, verdict
from tests.rendering.test_roll import play_match, scene_of

VERDICT = Verdict(DecidingTurn(1, 7, 0.314), (0.12, -0.126))


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@pytest.mark.parametrize("compact", [False, True])
def test_the_verdict_is_on_the_poster(game: str, *, compact: bool) -> None:
    scene = scene_of(play_match(game, 2, 2_000))._replace(compact=compact)
    bare, full = draw("scores", scene), draw("scores", scene._replace(verdict=VERDICT))
    assert (full.height > bare.height) if compact else (full.height <= poster.HIGHEST)
    assert full.width == bare.width
    assert "The turn that decided: مرحبا 🐉, round 7 (+31%)." in full.alt
    assert "Zoë +12%, مرحبا 🐉 −13%." in full.alt
    assert len(full.alt) <= ALT_LIMIT


@pytest.mark.parametrize("verdict", [VERDICT._replace(luck=()), VERDICT._replace(decided=None)])
def test_each_part_stands_alone(verdict: Verdict) -> None:
    scene = scene_of(play_match("hercules", 2, 2_000), "de")._replace(verdict=verdict)
    alt = draw("scores", scene).alt
    assert ("Der entscheidende Zug" in alt) == (verdict.decided is not None)
    assert ("Gewinnchance" in alt) == bool(verdict.luck)


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_the_message_of_the_end_stands_in_a_window(game: str) -> None:
    scene = Scene(play_match(game, 4, 2_000), ("Zoë", "Wang", "Ann", "Bo"), scene_of(play_match(game, 2, 1)).words)
    full = scene._replace(verdict=Verdict(DecidingTurn(3, 12, -0.99), (0.99, -0.99, 0.5, -0.5)))
    assert kinds(game)["scores"].draw(full).sheet.ground.height <= poster.HIGHEST


def test_a_tie_leaves_the_columns_room_beside_a_verdict() -> None:
    tied = poster.Layout(4, notes=3, keys=2, band=verdict.HIGH)
    assert tied.is_low
    assert not tied._replace(band=0).is_low
    assert not tied._replace(notes=0).is_low
    assert tied._replace(notes=0).height + verdict.HIGH == poster.HIGHEST


def test_a_verdict_makes_another_picture() -> None:
    scene = scene_of(play_match("hercules", 2, 3))
    assert scene.content != scene._replace(verdict=VERDICT).content


def test_long_names_leave_room_for_the_luck() -> None:
    match = play_match("hercules", 4, 2_000)
    scene = Scene(match, ("Bartholomew the Magnificent of Alexandria",) * 4, scene_of(match).words)
    draw("scores", scene._replace(verdict=Verdict(DecidingTurn(3, 12, -0.99), (0.99, -0.99, 0.5, -0.5))))
