"""The chart of a match: how likely each side was to win, from its beginning to its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from engine.analysis.report import Moment
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, number, path
from rendering.canvas.text import figure
from rendering.picture import ChancesScene, Drawing
from rendering.templates.marks import mark

LEFT, RIGHT, TOP, BOTTOM = 176, 1560, 166, 800
"""The edges of the chart, in pixels of the canvas."""
BOX = (30, 112, 1590, theme.HEIGHT - 34 - 112)
SHARES = (0, 25, 50, 75, 100)
LINE, HALO = 11, 19
NAMES_TOP, NAME_ROW = 908, 68
MARKED_EVERY = 6
"""A line bears its side's mark at every this many moments: a colour alone does not tell the sides apart."""
ACCURACY_ROOM = 330
BAND_OPACITY = 0.28
TICK = 110
"""The least distance between the numbers of two rounds, in pixels."""


def draw(scene: ChancesScene) -> Drawing:
    """The chart, and the same in sentences."""
    return Drawing(sheet_of(scene), sentences_of(scene))


def sheet_of(scene: ChancesScene) -> Sheet:
    """The chart as a sheet of sprites."""
    sheet, words, looks = Sheet(_ground()), scene.words, theme.sides(scene.strong)
    sheet.write(words("picture-chances-title"), 36, 84, 46, theme.GOLD, "title", room=1000, smallest=32)
    sheet.write(words(f"{scene.game}-title").upper(), 1616, 82, 38, theme.TEXT, "extra", "end", room=560)
    for share in SHARES:
        sheet.write(f"{share} %", LEFT - 18, _y(share / 100) + 14, 38, theme.MUTED, "extra", "end")
    for x, label in _rounds(scene.course):
        sheet.write(label, x, BOTTOM + 48, 38, theme.MUTED, "extra", "middle")
    sheet.write(words("picture-chances-round"), LEFT - 18, BOTTOM + 48, 34, theme.MUTED, "bold", "end", room=120)
    order = sorted(range(len(scene.names)), key=lambda seat: seat == scene.viewer)
    for seat in order:
        sheet.stamp(_band(scene.course, seat, looks[seat].colour), 0, 0)
    for seat in order:
        points = [(_x(scene.course, at), _y(moment.chances[seat])) for at, moment in enumerate(scene.course)]
        sheet.stamp(_line(tuple(points), looks[seat].colour), 0, 0)
        for at in range(seat + 2, len(points) - 2, MARKED_EVERY):
            sheet.centre(mark(looks[seat], 40), *points[at])
    for seat in order:
        sheet.centre(mark(looks[seat], 62), _x(scene.course, len(scene.course) - 1), _y(scene.course[-1].chances[seat]))
    for number_, entries in enumerate(scene.marked, start=1):
        x, y = _place(scene.course, entries, scene.viewer or 0)
        sheet.centre(_badge(number_), x, y)
    for seat in range(len(scene.names)):
        x, y = 64 + seat % 2 * 790, NAMES_TOP + seat // 2 * NAME_ROW + (NAME_ROW / 2 if len(scene.names) < 3 else 0)
        sheet.centre(mark(looks[seat], 54), x + 28, y)
        room = 690
        if seat == scene.viewer and scene.accuracy is not None:
            line = words("picture-chances-accuracy", score=round(scene.accuracy.score))
            sheet.write(line, x + 750, y + 14, 38, theme.GOLD, "extra", "end", room=ACCURACY_ROOM)
            room -= ACCURACY_ROOM
        sheet.write(_name(scene, seat), x + 72, y + 14, 42, theme.TEXT, "extra", room=room, smallest=30)
    return sheet


def sentences_of(scene: ChancesScene) -> list[str]:
    """The chart in sentences: how each side's chance went, and who led when."""
    words, course = scene.words, scene.course
    sentences = [words("picture-chances-alt", rounds=course[-1].round)]
    for seat in range(len(scene.names)):
        chances = [moment.chances[seat] for moment in course]
        best = max(range(len(course) - 1), key=lambda at: chances[at]) if len(course) > 1 else 0
        facts = {"first": _percent(chances[0]), "best": _percent(chances[best]), "last": _percent(chances[-1])}
        sentences.append(words("picture-chances-side", name=_name(scene, seat), round=course[best].round, **facts))
    if scene.accuracy is not None and scene.viewer is not None:
        score, name = round(scene.accuracy.score), _name(scene, scene.viewer)
        sentences.append(words("picture-chances-accuracy-of", score=score, name=name))
    quarters = [course[len(course) * part // 4] for part in (1, 2, 3)]
    for moment in quarters if len(course) > 4 else ():
        each = [f"{_name(scene, seat)} {_percent(chance)} %" for seat, chance in enumerate(moment.chances)]
        sentences.append(words("picture-chances-then", round=moment.round, chances=", ".join(each)))
    return sentences


def _name(scene: ChancesScene, seat: int) -> str:
    return drawable_name(scene.names[seat], scene.words("picture-player", number=seat + 1))


def _percent(chance: float) -> int:
    """A chance in percent; 0 and 100 only where it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _x(course: Sequence[Moment], at: float) -> float:
    return LEFT + (RIGHT - LEFT) * at / max(1, len(course) - 1)


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _rounds(course: Sequence[Moment]) -> list[tuple[float, str]]:
    """The number of each round where its first turn begins; some are left out where they would be too close."""
    found: list[tuple[float, str]] = []
    seen = 0
    for at, moment in enumerate(course):
        x = _x(course, at)
        if moment.round > seen and (not found or x - found[-1][0] >= TICK):
            found.append((x, str(moment.round)))
        seen = max(seen, moment.round)
    return found


def _place(course: Sequence[Moment], entries: int, seat: int) -> tuple[float, float]:
    """Where on a seat's line a choice lies that was made between two moments."""
    for at, (before, after) in enumerate(pairwise(course)):
        if before.entries <= entries < after.entries:
            share = (entries - before.entries + 0.5) / (after.entries - before.entries)
            chance = before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
            return _x(course, at + share), _y(chance)
    return _x(course, len(course) - 1), _y(course[-1].chances[seat])


@cache
def _ground() -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + scenery.panel(*BOX)
    drawn += scenery.well(LEFT - 8, TOP - 26, RIGHT - LEFT + 52, BOTTOM - TOP + 40)
    for share in SHARES:
        y = number(_y(share / 100))
        drawn += path(f"M{LEFT} {y}H{RIGHT + 30}", "none", theme.LINE, 4 if share == 50 else 2)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


@cache
def _badge(number_: int) -> Sprite:
    """The sign of a choice that cost much."""
    return centre(circle(0, 0, 30, theme.GOLD, theme.INK, 6) + figure(number_, 0, 1, 44, theme.INK, None), 70)


def _band(course: Sequence[Moment], seat: int, colour: str) -> Sprite:
    """The band in which a side's line lies with 95 %."""
    bands = [(_x(course, at), *map(_y, moment.band(seat))) for at, moment in enumerate(course)]
    edge = [(x, upper) for x, _lower, upper in bands] + [(x, lower) for x, lower, _upper in reversed(bands)]
    drawn = path(f"{_through(edge)}Z", colour, opacity=BAND_OPACITY)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def _line(points: tuple[tuple[float, float], ...], colour: str) -> Sprite:
    d = _through(points)
    drawn = path(d, "none", theme.INK, HALO) + path(d, "none", colour, LINE)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def _through(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
