"""The chart of the chances: what it says in words, and the band around its lines."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest
from PIL import ImageColor

from bot.languages import LANGUAGES, speech
from engine.analysis.accuracy import Accuracy
from engine.analysis.report import Fortune, Moment, Stroke
from rendering import theme
from rendering.canvas import sprites
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering, width
from rendering.picture import ChancesScene
from rendering.registry import draw
from rendering.templates import chance_marks, chance_strokes, chances_page, compact_page, marks
from rendering.templates.chance_strokes import Box, Mark
from tests.rendering import conftest as hercules
from tests.rendering.sheets import assert_inside

COURSE = (
    Moment(0, 1, (0.5, 0.5)),
    Moment(5, 1, (0.997, 0.003), (0.02, 0.02)),
    Moment(9, 2, (0.7, 0.3), (0.1, 0.1)),
    Moment(12, 3, (1.0, 0.0)),
)
SCENE = ChancesScene("hercules", ("Anna", "Bo"), hercules.StandIn("en"), COURSE, viewer=1)


def test_nothing_is_called_certain_before_the_end() -> None:
    alt = draw("chances", SCENE).alt
    assert "Anna: 50% at the start, 99% at best in round 1, 100% at the end" in alt
    assert "Bo: 50% at the start, 50% at best in round 1, 0% at the end" in alt


def test_the_accuracy_is_the_viewers() -> None:
    accuracy = Accuracy(1, 30, 78.4, 69.9, 88.0)
    alt = draw("chances", SCENE._replace(accuracy=accuracy)).alt
    assert "The choices of Bo have an accuracy of 78 out of 100, most likely between 70 and 88" in alt
    assert "accuracy" not in draw("chances", SCENE).alt


@pytest.mark.parametrize("seats", [2, 4])
def test_the_chart_for_a_small_screen_has_the_accuracy_below_the_sides(seats: int) -> None:
    course = tuple(Moment(5 * at, at, (1 / seats,) * seats) for at in range(9))
    facts = {"accuracy": Accuracy(1, 30, 78.4, 69.9, 88.0), "fortune": (Fortune(0.12, 0.03),) * seats}
    large = SCENE._replace(course=course, names=("Bartholomew the Magnificent",) * seats, **facts)
    sheet = chances_page.sheet_of(large._replace(compact=True))
    assert sheet.ground.width == compact_page.WIDTH < sheet.ground.height
    assert_inside(sheet)
    assert draw("chances", large).alt == draw("chances", large._replace(compact=True)).alt


def test_luck_is_told_in_points_of_winning_chance_where_it_is_known() -> None:
    scene = SCENE._replace(fortune=(Fortune(0.12, 0.03), Fortune(-0.08, 0.03)))
    picture = draw("chances", scene)
    assert "Chance brought Anna +12 points of winning chance" in picture.alt
    assert "Chance brought Bo −8 points" in picture.alt
    assert picture.data != draw("chances", SCENE).data
    assert scene.content != SCENE.content
    assert "Chance brought" not in draw("chances", SCENE).alt


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_letter_can_be_read_inline(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """15 pixels where the picture is shown 550 wide; a name is shortened rather than set in smaller letters."""
    sizes: list[float] = []
    real = Sheet.write

    def measured(
        sheet: Sheet, text: str, x: float, y: float, letters: Lettering, anchor: str = "start", fit: Fit | None = None
    ) -> float:
        has_room = fit is None or width(text, letters.size, letters.style) <= fit.room
        sizes.append(letters.size if fit is None or has_room else fit.smallest or letters.size)
        return real(sheet, text, x, y, letters, anchor, fit)

    monkeypatch.setattr(Sheet, "write", measured)
    names = ("Bartholomew the Magnificent", "مريم", "Wolfeschlegelsteinhausenbergerdorff", "王小明")[:seats]
    course = tuple(Moment(at, at + 1, (1 / seats,) * seats) for at in range(4))
    fortune = tuple(Fortune(-0.12, 0.03) for _ in names)
    judged = Accuracy(0, 30, 100, 99, 100)
    chances_page.sheet_of(
        ChancesScene("diceforge", names, hercules.StandIn(language), course, (), 0, accuracy=judged, fortune=fortune)
    )
    assert min(sizes) >= 45


def test_the_band_is_drawn_and_stays_in_the_chart() -> None:
    assert COURSE[1].band(0) == (0.997 - 1.96 * 0.02, 1.0)
    assert COURSE[3].band(0) == (1.0, 1.0)
    bare = SCENE._replace(course=tuple(moment._replace(errors=()) for moment in COURSE))
    assert draw("chances", SCENE).data != draw("chances", bare).data


def test_the_largest_rolls_are_marked_and_said() -> None:
    strokes = (Stroke(9, (Fortune(0.12, 0.01), Fortune(-0.12, 0.01))), Stroke(2, (Fortune(-0.08, 0), Fortune(0.08, 0))))
    picture = draw("chances", SCENE._replace(strokes=strokes))
    assert "In round 2 a roll brought Bo −12 points of winning chance" in picture.alt
    assert "In round 1 a roll brought Bo +8 points" in picture.alt
    assert picture.data != draw("chances", SCENE).data
    assert SCENE._replace(strokes=strokes).content != SCENE.content
    assert "a roll brought" not in draw("chances", SCENE).alt, "an analysis of before knows of none"


def test_marks_of_rolls_hide_neither_each_other_nor_what_else_is_marked() -> None:
    chart, badge = Box(200, 150, 1600, 700), Box(480, 300, 560, 380)
    marks = [Mark(300, 400, 12), Mark(340, 410, 7), Mark(520, 400, 20), Mark(370, 400, -9), Mark(210, 160, 8)]
    placed = chance_strokes.place_strokes(marks, chart, [badge])
    assert [mark.points for mark, _ in placed] == [12, 7, 20, 8], "there is no room for one"
    boxes = [box for _, box in placed]
    assert not [(one, two) for one in boxes for two in (*boxes, badge) if one is not two and one.meets(two)]
    assert all(box.left >= 200 and box.right <= 1600 and box.top >= 150 and box.bottom <= 700 for box in boxes)
    assert [mark.y > box.top for mark, box in placed][:1] == [True], "what it brought stands above the line"
    assert not chance_strokes.place_strokes(marks[:1], Box(0, 0, 100, 100), [])


def test_badges_of_choices_of_one_turn_do_not_cover_each_other() -> None:
    chart = Box(200, 150, 1600, 700)
    places = [(500.0, 300.0), (510.0, 290.0), (495.0, 310.0), (900.0, 160.0), (905.0, 155.0)]
    badges = chance_marks.spread_badges(places, chart)
    assert (badges[0], badges[3]) == (places[0], places[3]), "the first one stands at its place"
    apart = [hypot(one[0] - two[0], one[1] - two[1]) for one, two in combinations(badges, 2)]
    assert min(apart) >= chance_marks.BADGE - 4
    assert all(chart.holds(*badge) for badge in badges)
    rolls = [(502.0, 310.0), (900.0, 240.0)]
    aside = chance_marks.spread_badges(places, chart, rolls)
    assert aside[3] == places[3], "a roll that is far away moves no badge"
    covered = [hypot(x - roll_x, y - roll_y) for x, y in aside for roll_x, roll_y in rolls]
    assert min(covered) >= chance_marks.BADGE / 2, "no badge stands on the place of a roll"


def test_what_a_roll_cost_has_the_colour_of_no_side() -> None:
    pill = chance_strokes._pill(-8).fragment
    assert theme.LOST in pill
    for side in (*theme.SIDES, *theme.STRONG_SIDES):
        assert side.colour not in pill
        apart = zip(ImageColor.getrgb(side.colour), ImageColor.getrgb(theme.LOST), strict=True)
        assert max(abs(one - two) for one, two in apart) > 60, side


NAMES = ("Bartholomew the Magnificent", "مريم", "Wolfeschlegelsteinhausenbergerdorff", "王小明")


def crowded(seats: int, *, compact: bool = False, words: Any = None, spread: float = 0.1) -> ChancesScene:
    """A match whose lines lie close to each other, with choices and rolls that lie close, too."""
    random, leads, course = Random(seats), [1.0] * seats, []
    for turn in range(9 * max(2, seats)):
        chances = tuple(lead / sum(leads) for lead in leads)
        course.append(Moment(5 * turn, min(9, 1 + turn // seats), chances, (0.02,) * seats))
        leads = [lead * random.uniform(1 - spread, 1 + spread) for lead in leads]
    course.append(Moment(5 * len(course), 9, (1.0, *(0.0,) * (seats - 1))))
    fortune = tuple(Fortune(-0.12, 0.03) for _ in range(seats))
    strokes = tuple(Stroke(at, (Fortune(win, 0.01),) * seats) for at, win in ((22, 0.17), (24, 0.11), (40, -0.12)))
    facts = {"viewer": 0, "strong": seats == 3, "accuracy": Accuracy(0, 30, 78, 69, 100), "fortune": fortune}
    names, marked = NAMES[:seats], (36, 37, 60)
    scene = ChancesScene("hercules", names, words or hercules.StandIn("en"), tuple(course), marked, **facts)
    return scene._replace(strokes=strokes, compact=compact)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_sign_covers_another_one(seats: int, compact: bool) -> None:
    """Signs of sides, of choices and of rolls; and each line has some of its side's."""
    for spread, least in ((0.02, 2), (0.4, 3 - compact)):
        scene = crowded(seats, compact=compact, spread=spread)
        sheet = chances_page.sheet_of(scene)
        looks = theme.sides(scene.strong)[:seats]
        own = [{marks.mark(look, size) for size in (chance_marks.MARK, chance_marks.END)} for look in looks]
        others = {chance_marks.badge(at) for at in (1, 2, 3)} | {chance_strokes._pill(at) for at in (17, 11, -12)}
        boxes = [
            Box(x + 4, y + 4, x + sprite.width - 4, y + sprite.height - 4)
            for sprite, x, y in sheet.stamps
            if sprite in others or any(sprite in each for each in own)
        ]
        assert [(one, two) for one, two in combinations(boxes, 2) if one.meets(two)] == []
        assert all(box.left >= 0 and box.right <= sheet.ground.width for box in boxes)
        assert min(sum(stamp.sprite in each for stamp in sheet.stamps) for each in own) >= least


def test_the_marks_of_sides_that_end_alike_stand_side_by_side() -> None:
    ends = chance_marks.spread_ends([(500.0, 100.0), (500.0, 600.0), (500.0, 600.0), (500.0, 590.0)])
    assert ends[:2] == [(500, 100), (500, 600)]
    assert ends[2:] == [(500 + chance_marks.BESIDE_END, 600), (500 + 2 * chance_marks.BESIDE_END, 590)]
    shared = SCENE._replace(course=(*COURSE[:-1], Moment(12, 3, (0.5, 0.5))))
    assert_inside(chances_page.sheet_of(shared))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_a_name_is_cut_in_any_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    real = sprites.line
    monkeypatch.setattr(sprites, "line", lambda text, *more: lines.append(text) or real(text, *more))
    for seats, compact in ((4, False), (4, True), (2, False)):
        chances_page.sheet_of(crowded(seats, compact=compact, words=speech(language)))
    cut = [line for line in lines if "…" in line]
    assert all(line.startswith(("Barth", "Wolfe")) for line in cut), cut
