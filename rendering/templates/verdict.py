"""What the analysis says of the end of a match, as a band at the foot of the poster and of the compact score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from rendering import theme
from rendering.alt_text import join_things, label, sentence
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering, width
from rendering.picture import Scene
from rendering.templates.compact_page import INNER, MARGIN, Block
from rendering.templates.marks import mark
from rendering.templates.poster import EDGE, Hall
from rendering.translations import Translations

HIGH = 128
"""Height of the band."""
LETTERS = theme.READ
LABEL, LINE = 44, 100
"""Where a label and what it is about are written, from the top of the band."""
GAP, SPACE = 40, 22
"""Between the luck of two sides, and between a name and what is said of it."""
COMPACT, COMPACT_LABEL, ROW = 46, 42, 128
"""Sizes of letters on a small screen, and the height of a label with its line."""


def height_of(scene: Scene) -> int:
    """How much room the band takes below a poster."""
    return HIGH if scene.verdict else 0


def add_band(sheet: Sheet, hall: Hall, scene: Scene) -> None:
    """Put the band below a poster that is as high as a board."""
    if not scene.verdict:
        return
    top, right = sheet.ground.height, theme.WIDTH - EDGE
    markup = sheet.ground.fragment + rect(0, top, theme.WIDTH, HIGH, 0, hall.floor)
    sheet.ground = Sprite(markup, theme.WIDTH, top + HIGH)
    left = right - _luck_width(scene, LETTERS)
    if scene.verdict.luck:
        label = scene.words("picture-poster-luck")
        left = min(left, right - width(label, LETTERS))
        sheet.write(label, left, top + LABEL, Lettering(LETTERS, theme.MUTED, "bold"))
        _luck(sheet, scene, left, top + LINE, LETTERS)
    if scene.verdict.decided:
        room = left - EDGE - GAP
        sheet.write(
            scene.words("picture-poster-decided"),
            EDGE,
            top + LABEL,
            Lettering(LETTERS, theme.MUTED, "bold"),
            fit=Fit(room),
        )
        _turn(sheet, scene, EDGE, top + LINE, LETTERS, room)


def block_of(scene: Scene) -> list[Block]:
    """The same as a panel for a small screen; nothing where nothing is known."""
    if not scene.verdict:
        return []
    verdict, words = scene.verdict, scene.words
    parts = [part for part in ("decided", "luck") if getattr(verdict, part)]

    def draw(sheet: Sheet, top: float) -> None:
        left, room = MARGIN + 24, INNER - 48
        for at, part in enumerate(parts):
            y = top + at * ROW
            sheet.write(
                words(f"picture-poster-{part}"),
                left,
                y + 46,
                Lettering(COMPACT_LABEL, theme.MUTED, "bold"),
                fit=Fit(room),
            )
            if part == "decided":
                _turn(sheet, scene, left, y + 108, COMPACT, room)
            else:
                _luck(sheet, scene, left, y + 108, COMPACT)

    return [Block(len(parts) * ROW + 12, draw)]


def sentences_of(scene: Scene) -> list[str]:
    """The same in sentences."""
    if not scene.verdict:
        return []
    words, (decided, luck) = scene.words, scene.verdict
    lines = [sentence(label(words("picture-poster-decided"), _turn_words(scene), words))] if decided else []
    each = [f"{scene.name_of(seat)} {_percent(words, win)}" for seat, win in enumerate(luck)]
    return [
        *lines,
        *([sentence(label(words("picture-poster-luck"), join_things(each, words), words))] if each else []),
    ]


def _turn(sheet: Sheet, scene: Scene, left: float, base: float, size: int, room: float) -> None:
    """A name, the round, what the turn brought: each written on its own, for a name may run from right to left."""
    assert scene.verdict.decided is not None
    seat, number, change = scene.verdict.decided
    look = theme.sides(scene.strong)[seat]
    sheet.centre(mark(look, size), left + size / 2, base - size * 0.33)
    x = left + size + 12
    at, change_text = scene.words("picture-poster-round", round=number), _percent(scene.words, change)
    others = width(at, size, "bold") + width(change_text, size, "black") + 2 * SPACE
    x += SPACE + sheet.write(
        scene.name_of(seat), x, base, Lettering(size, theme.WHITE, "black"), fit=Fit(left + room - x - others, LETTERS)
    )
    x += SPACE + sheet.write(at, x, base, Lettering(size, theme.MUTED, "bold"))
    sheet.write(change_text, x, base, Lettering(size, _ink(change), "black"))


def _turn_words(scene: Scene) -> str:
    assert scene.verdict.decided is not None
    seat, number, change = scene.verdict.decided
    facts = {"name": scene.name_of(seat), "round": number, "change": _percent(scene.words, change)}
    return scene.words("picture-poster-turn", **facts)


def _items(scene: Scene) -> Sequence[tuple[theme.Side, float, str]]:
    looks = theme.sides(scene.strong)
    return [(looks[seat], win, _percent(scene.words, win)) for seat, win in enumerate(scene.verdict.luck)]


def _luck_width(scene: Scene, size: int) -> float:
    items = _items(scene)
    return sum(size + 10 + width(text, size, "black") for _, _, text in items) + GAP * max(0, len(items) - 1)


def _luck(sheet: Sheet, scene: Scene, left: float, base: float, size: int) -> None:
    """What luck brought each side, in its order at the table."""
    x = left
    for look, win, text in _items(scene):
        sheet.centre(mark(look, size), x + size / 2, base - size * 0.33)
        x += size + 10
        x += sheet.write(text, x, base, Lettering(size, _ink(win), "black")) + GAP


def _ink(change: float) -> str:
    percent = round(100 * change)
    return theme.GLORY_LIGHT if percent > 0 else theme.EMBER_LIGHT if percent < 0 else theme.TEXT


def _percent(words: Translations, change: float) -> str:
    return words("picture-poster-percent", change=f"{round(100 * change):+d}".replace("-", "−").replace("+0", "±0"))
