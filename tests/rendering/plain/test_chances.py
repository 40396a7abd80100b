"""The chart of the chances: what it says in words, and the band around its lines."""

from __future__ import annotations

from engine.analysis.accuracy import Accuracy
from engine.analysis.report import Moment
from rendering.picture import ChancesScene
from rendering.registry import draw
from tests.rendering import conftest as hercules

COURSE = (
    Moment(0, 1, (0.5, 0.5)),
    Moment(5, 1, (0.997, 0.003), (0.02, 0.02)),
    Moment(9, 2, (0.7, 0.3), (0.1, 0.1)),
    Moment(12, 3, (1.0, 0.0)),
)
SCENE = ChancesScene("hercules", ("Anna", "Bo"), hercules.StandIn("en"), COURSE, viewer=1)


def test_nothing_is_called_certain_before_the_end() -> None:
    said = draw("chances", SCENE).alt
    assert "Anna: 50% at the start, 99% at best in round 1, 100% at the end" in said
    assert "Bo: 50% at the start, 50% at best in round 1, 0% at the end" in said


def test_the_accuracy_is_the_viewers() -> None:
    found = Accuracy(1, 30, 78.4, 69.9, 88.0)
    assert "The choices of Bo have an accuracy of 78 out of 100" in draw("chances", SCENE._replace(accuracy=found)).alt
    assert "accuracy" not in draw("chances", SCENE).alt


def test_the_band_is_drawn_and_stays_in_the_chart() -> None:
    assert COURSE[1].band(0) == (0.997 - 1.96 * 0.02, 1.0)
    assert COURSE[3].band(0) == (1.0, 1.0)
    bare = SCENE._replace(course=tuple(moment._replace(errors=()) for moment in COURSE))
    assert draw("chances", SCENE).data != draw("chances", bare).data
