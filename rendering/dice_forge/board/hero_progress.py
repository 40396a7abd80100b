"""A player's progress in the close-up: hammer, scepters, companions, golem, marker and memory tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from engine.dice_forge.data.labyrinth import GODDESS
from engine.dice_forge.data.rulings import COMPANION, LAP, LAP_VP, SCEPTER, SCEPTER_SHARDS
from engine.dice_forge.data.titan_track import TRACK
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import circle
from rendering.canvas.text import Lettering, width
from rendering.dice_forge.art import pieces
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules import golems
from rendering.dice_forge.view import HeroView
from rendering.translations import Translations

Way = Callable[[Sheet, Box], None]
LAPS = ("", "I", "II")
"""How the laps of a hammer are numbered."""
GRIDS = {1: (1, 1), 2: (1, 2), 3: (2, 2), 4: (2, 2), 5: (2, 3), 6: (2, 3)}
"""Columns and rows for this many ways; more of them take three and three."""


def ways(hero: HeroView, words: Translations) -> list[Way]:
    """Everything of a hero that moves on: what belongs to the module first, then what lies on feats."""
    progress: list[Way] = []
    if hero.golem:
        progress.append(partial(_golem, hero, words))
    if hero.track:
        progress.append(partial(_marker, hero, words))
    if hero.lap:
        progress.append(partial(_hammer, hero))
    progress += [partial(_scepter, gold) for gold in sorted(hero.scepters, reverse=True)]
    progress += [partial(_companion, space) for space in sorted(hero.companions, reverse=True)]
    if hero.memories:
        progress.append(partial(_memories, hero, words))
    return progress


def lay_out(sheet: Sheet, progress: list[Way], box: Box) -> None:
    """Put the ways into the box, the fewer the larger; those beyond nine are left out."""
    columns, rows = GRIDS.get(len(progress), (3, 3))
    wide, high = box.width // columns, box.height // rows
    for at, way in enumerate(progress[: columns * rows]):
        row, column = divmod(at, columns)
        way(sheet, Box(box.left + column * wide, box.top + row * high, wide - 14, high))


def _start(sheet: Sheet, card: str, box: Box) -> float:
    """The feat's token at the left end; returns where its way begins."""
    size = min(74, box.height - 4)
    sheet.centre(pieces.token(card, size), box.left + 38, box.top + box.height / 2)
    return box.left + 46 + size / 2


@cache
def _dots(steps_done: int, of: int, pitch: int, whole: bool) -> Sprite:
    """A way of this many steps: those that are done bright, or (not ``whole``) only the one that is reached."""
    markup, radius = "", pitch * 0.45
    for at in range(1, of + 1):
        done = at <= steps_done if whole else at == steps_done
        fill, line = (theme.IVORY, theme.INK) if done else (theme.WELL, theme.LINE)
        markup += circle((at - 0.5) * pitch, pitch / 2, radius, fill, line, 2)
    return Sprite(markup, of * pitch, pitch)


def _pitch(room: float, box: Box, of: int) -> int:
    return int(min(room / of, box.height - 8, 46))


def _hammer(hero: HeroView, sheet: Sheet, box: Box) -> None:
    """The lap that is being worked on, how far it has come, and what it brings."""
    x, middle = _start(sheet, "hammer", box), box.top + box.height / 2
    if hero.hammers > 1:
        sheet.figure(hero.hammers, box.left + 60, middle + 18, theme.READ, theme.WHITE, halo=True)
    lap = LAPS[hero.lap]
    size = min(76, box.height + 10)
    sheet.write(lap, x, middle + 15, Lettering(theme.READ, theme.WHITE, "black"))
    x += 14 + width(lap, theme.READ, "black")
    right = box.left + box.width - size / 2 - 4
    sheet.centre(pieces.points(LAP_VP[hero.lap - 1], size), right, middle)
    text = f"{hero.step}/{LAP}"
    long = sheet.write(text, right - size / 2 - 10, middle + 15, Lettering(theme.READ, theme.WHITE, "black"), "end")
    sheet.stamp(pieces.progress(int(right - size / 2 - 24 - long - x), 20, hero.step, LAP), x, middle - 10)


def _scepter(gold: int, sheet: Sheet, box: Box) -> None:
    """The gold on a scepter, and as how many shards it can be spent."""
    x, middle = _start(sheet, "scepter", box), box.top + box.height / 2
    size = min(66, box.height)
    shards = SCEPTER_SHARDS.get(gold, 0)
    pitch = _pitch(box.left + box.width - size * (2.4 if shards else 1) - 12 - x, box, SCEPTER)
    dots = _dots(gold, SCEPTER, pitch, True)
    sheet.stamp(dots, x, middle - pitch / 2)
    x += dots.width + 8 + size / 2
    sheet.centre(pieces.resource("gold", size, gold), x, middle)
    if shards:
        sheet.centre(pieces.either("sun", "moon", shards, size), x + size * 1.3, middle)


def _companion(space: int, sheet: Sheet, box: Box) -> None:
    """A companion's step, and what cashing it in gives now."""
    x, middle = _start(sheet, "companion", box), box.top + box.height / 2
    size = min(66, box.height)
    pitch = _pitch(box.left + box.width - 2 * size - 16 - x, box, COMPANION)
    dots = _dots(space, COMPANION, pitch, False)
    sheet.stamp(dots, x, middle - pitch / 2)
    x += dots.width + 10 + size / 2
    for kind in ("sun", "vp"):
        sheet.centre(pieces.resource(kind, size, space), x, middle)
        x += size + 4


def _golem(hero: HeroView, words: Translations, sheet: Sheet, box: Box) -> None:
    middle = box.top + box.height / 2
    size = min(84, box.height - 4)
    sheet.centre(golems.golem(hero.look, size), box.left + 40, middle)
    text = words("diceforge-picture-in-labyrinth", space=hero.golem, last=GODDESS)
    text = text if width(text, theme.READ, "extra") < box.width - 96 else f"{hero.golem}/{GODDESS}"
    sheet.write(text, box.left + 92, middle + 15, Lettering(theme.READ, theme.TEXT, "extra"), fit=Fit(box.width - 96))


def _marker(hero: HeroView, words: Translations, sheet: Sheet, box: Box) -> None:
    middle = box.top + box.height / 2
    chip = pieces.marked_space(hero.track_vp, min(54, box.height - 4))
    sheet.centre(chip, box.left + 6 + chip.width / 2, middle)
    text = words("diceforge-picture-on-track", space=hero.track, last=len(TRACK))
    room = box.width - chip.width - 26
    text = text if width(text, theme.READ, "extra") < room else f"{hero.track}/{len(TRACK)}"
    sheet.write(
        text, box.left + chip.width + 18, middle + 15, Lettering(theme.READ, theme.TEXT, "extra"), fit=Fit(room)
    )


def _memories(hero: HeroView, words: Translations, sheet: Sheet, box: Box) -> None:
    """The memory tokens with the islands where they lie."""
    middle = box.top + box.height / 2
    size = min(56, box.height - 4)
    lines = [words("diceforge-picture-island", island=token.island) for token in hero.memories]
    letters = theme.READ
    fits = sum(width(each, letters) + size + 24 for each in lines) < box.width
    x = float(box.left + 8)
    for token, text in zip(hero.memories, lines, strict=True):
        sheet.centre(pieces.memory(hero.look, token.side, size), x + size / 2, middle)
        text = text if fits else str(token.island)
        x += size + 8 + sheet.write(text, x + size + 6, middle + letters * 0.33, Lettering(letters, theme.TEXT)) + 12
