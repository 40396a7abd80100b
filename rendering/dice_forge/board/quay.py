"""The quay: what belongs to the player who is asked, large. A banner, the stores, both dice, what continues working."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice_forge.data.faces import DICE
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import ellipse, group, path, rect
from rendering.canvas.symbols import wreath
from rendering.canvas.text import Lettering, fit_name
from rendering.dice_forge import palette, question_words
from rendering.dice_forge.art import numeral_faces, pieces, slabs
from rendering.dice_forge.board import choices, possessions, quay_question
from rendering.dice_forge.layout import QUAY_TOP, Layout
from rendering.dice_forge.view import HeroView, TableView, is_fresh
from rendering.translations import Translations

STORES, BAR = 284, 318
DICE_X, DICE_Y = (622, 1078), 44
CUBE, SLAB, PITCH = 136, 78, 87
KEPT = 1534
LARGE_TOKEN, LOW_TOKEN, SMALL_TOKEN, MOST_ROWS, LOW_QUAY = 74, 52, 44, 4, 270
"""Sizes of a token, where there are one or two, else, and in three rows on a quay lower than ``LOW_QUAY``; and how many
rows of them have room below each other, there one fewer."""
ROW_LEFT, ROW_LONG = 1526, 116
"""Where a row of tokens begins, and how long it is."""
ROLL = 40
"""Height of a face that was rolled earlier in the turn."""
MARK, LOW_MARK, SIGN, NAME_ROOM, LEAST_NAME = 214, 38, 48, 208, theme.READ
"""The mark on the banner, its size beside the sign of who is asked, the size of that sign, and the room and the
smallest letters of the name; the header has the name too."""


@cache
def ground(layout: Layout) -> str:
    """The stone of the quay with the pool of light on it, and the strip for the others."""
    top, high, wide = QUAY_TOP, layout.quay_height, theme.WIDTH
    markup = rect(0, top - 12, wide, 12, 0, palette.SHADE, opacity=0.35)
    markup += rect(0, top - 6, wide, 6, 0, palette.SHADE, opacity=0.4) + rect(0, top, wide, high, 0, palette.QUAY)
    markup += rect(0, top, wide, 5, 0, palette.QUAY_EDGE) + rect(0, top + 5, wide, 18, 0, palette.QUAY_BAND)
    key = "".join(f"M{x} {top + 19}v-9h12v6h-6" for x in range(6, wide, 20))
    markup += path(key, "none", palette.QUAY, 2.4) + rect(0, top + 23, wide, 5, 0, palette.QUAY_UNDER)
    course = (high - 28) // 2
    for row, first in enumerate((90, 230)):
        y = top + 28 + row * course
        if row:
            markup += rect(0, y - 2, wide, 3, 0, palette.JOINT) + rect(0, y + 1, wide, 2, 0, palette.JOINT_LIT)
        for x in range(first, wide, 285):
            markup += rect(x, y, 3, course, 0, palette.JOINT) + rect(x + 3, y, 2, course, 0, palette.JOINT_LIT)
    middle = top + 28 + course
    for at, (tone, across, down) in enumerate(zip(palette.LIGHT_POOL, (470, 400, 310), (118, 98, 74), strict=True)):
        markup += ellipse(1066 - at * 16, middle - at * 4, across, min(down, course - 4), tone)
    below = top + high
    return (
        markup
        + rect(0, below, wide, theme.HEIGHT - below + 140, 0, palette.LINES)
        + rect(0, below, wide, 3, 0, palette.LINES_EDGE)
    )


@lru_cache(16)
def _banner(look: theme.Side, high: int) -> Sprite:
    """The banner in a side's colour, hanging over the edge of the quay."""
    cloth = theme.mix(look.colour, theme.NIGHT, 0.36)
    fold, hem, line = (
        theme.mix(look.colour, theme.NIGHT, 0.28),
        theme.mix(look.colour, theme.GLEAM, 0.75),
        theme.mix(look.colour, theme.GLEAM, 0.6),
    )
    tail = high - 26
    markup = path(f"M8 6H240V{high}L124 {tail}L8 {high}Z", palette.SHADE, opacity=0.45)
    markup += path(f"M0 0H232V{high - 8}L116 {tail - 8}L0 {high - 8}Z", cloth)
    markup += path(f"M168 0H198V{high - 17}L168 {high - 25}ZM32 0H48V{high - 21}L32 {high - 17}Z", fold)
    markup += rect(0, 0, 232, 14, 0, hem)
    inner = path(f"M10 16V{high - 24}L116 {tail - 21}L222 {high - 24}V16", "none", line, 2.5)
    return Sprite(markup + inner, 244, high + 4)


@cache
def _wreath(size: int) -> Sprite:
    return centre(wreath(), size, scale=size / 100)


def draw(sheet: Sheet, table: TableView, hero: HeroView, layout: Layout, words: Translations) -> None:
    """Put everything that belongs to the hero on the quay."""
    high = layout.quay_height
    sheet.note(f"panel:{hero.number}", 24, QUAY_TOP, theme.WIDTH - 48, high)
    _name(sheet, table, hero, high, words)
    _stores(sheet, hero, high)
    question = question_words.question_of(table, hero)
    if question is not None and choices.is_on_quay(question):
        quay_question.draw(sheet, table, hero, question, layout, words)
    else:
        _dice(sheet, table, hero, high)
    _lay_out_kept(sheet, hero, high, choices.usable_tokens(question))


def _dice(sheet: Sheet, table: TableView, hero: HeroView, high: int) -> None:
    drop = DICE_Y if high > LOW_QUAY else DICE_Y - 12
    left, wide = DICE_X[0] - 16, DICE_X[1] + 428 - DICE_X[0]
    sheet.note(f"dice:{hero.number}", left, QUAY_TOP + drop - 12, wide + 20, 226)
    for at, name in enumerate(DICE):
        sheet.note(f"die:{hero.number}:{name}", DICE_X[at] - 16, QUAY_TOP + drop - 12, 448, 226)
        draw_die(sheet, table, hero, at, DICE_X[at], QUAY_TOP + drop)
    _under_dice(sheet, hero, DICE_X[0], QUAY_TOP + high - 28)


def _name(sheet: Sheet, table: TableView, hero: HeroView, high: int, words: Translations) -> None:
    """Name, points (in the colour of what is new where they have changed), mark, place."""
    top = QUAY_TOP
    sheet.stamp(_banner(hero.look, high - 8), 28, top - 10)
    _, size = fit_name(hero.name, theme.LARGE, LEAST_NAME, NAME_ROOM, "black")
    sheet.write_name(
        hero.name,
        144,
        top + 46 + size * 0.3,
        Lettering(size, theme.WHITE, "black"),
        Fit(NAME_ROOM, LEAST_NAME),
        "middle",
    )
    y = top + 92 + (high - 292) / 2 + 58
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 44), 56, y - 54)
    sign = possessions.turn_sign(table, hero, SIGN)
    x = 112 if sign is None else 104
    sheet.centre(_wreath(130), x, y)
    ink = possessions.ink_of(hero.gains["vp"])
    sheet.figure(hero.points, x, y, 52 if hero.points < 100 else theme.READ, ink, halo=True)
    sheet.note(f"points:{hero.number}", x - 65, y - 65, 130, 130)
    if sign is None:
        sheet.centre(pieces.mark(hero.look, 50), MARK, y - 44)
    else:
        sheet.centre(sign, MARK - 29, y - 45)
        sheet.centre(pieces.mark(hero.look, LOW_MARK), MARK + 16, y - 45)
    sheet.write(
        words("diceforge-picture-place", place=hero.place),
        184,
        y + 18,
        Lettering(theme.READ, theme.WHITE, "black"),
        fit=Fit(72),
    )


@lru_cache(256)
def bar(kind: str, have: int, cap: int, gain: int, long: int, high: int = 26) -> Sprite:
    """A store as a bar with a unit each; those that the turn has brought are ringed."""
    unit, inner = long / cap, high - 8
    markup = rect(0, 0, long + 7, high, 7, palette.BAR)
    tone, lit = palette.BARS[kind]
    for at in range(cap):
        x, full = 5 + at * unit, at < have
        markup += rect(x, 4, unit - 3, inner, 3, tone if full else palette.BAR_EMPTY)
        if full:
            markup += rect(x + 2, 5.5, max(1.0, unit - 7), inner * 0.28, 2, lit)
        if full and at >= have - gain:
            markup += rect(x, 4, unit - 3, inner, 3, "none", palette.NEW, 4)
    return Sprite(group(markup, 2, 2), long + 12, high + 4)


def _stores(sheet: Sheet, hero: HeroView, high: int) -> None:
    """A symbol, a number of at most how many, and a bar for each kind."""
    sheet.note(f"store:{hero.number}", STORES, QUAY_TOP + 34, DICE_X[0] - 2 - theme.RING - STORES, high - 44)
    pitch = (high - 44) / len(hero.stores)
    for at, kind in enumerate(hero.stores):
        y = QUAY_TOP + 36 + pitch * (at + 0.5)
        (_store if len(hero.stores) == 3 else _low_store)(sheet, hero, kind, y)


def _store(sheet: Sheet, hero: HeroView, kind: str, y: float) -> None:
    """A store with its bar below the number."""
    have, cap, gain = hero.store[kind], hero.caps[kind], hero.gains[kind]
    sheet.centre(pieces.resource(kind, 66), STORES + 34, y)
    x, base = STORES + 82.0, y + 3
    x += sheet.write(str(have), x, base, Lettering(theme.LARGE, theme.WHITE, "black")) + 3
    x += sheet.write(f"/{cap}", x, base, Lettering(theme.READ, theme.MUTED, "extra")) + 14
    if gain:
        possessions.write_gain(sheet, gain, x, base, theme.READ)
    sheet.stamp(bar(kind, have, cap, max(0, gain), BAR - 84), STORES + 78, y + 11)


def _low_store(sheet: Sheet, hero: HeroView, kind: str, y: float) -> None:
    """A store with a flat bar below the number: where there are four."""
    have, cap, gain = hero.store[kind], hero.caps[kind], hero.gains[kind]
    sheet.centre(pieces.resource(kind, 50), STORES + 27, y)
    x, base = STORES + 64.0, y + 10
    x += sheet.write(str(have), x, base, Lettering(theme.READ, theme.WHITE, "black")) + 2
    x += sheet.write(f"/{cap}", x, base, Lettering(theme.READ, theme.MUTED, "extra")) + 14
    if gain:
        possessions.write_gain(sheet, gain, x, base, theme.READ)
    sheet.stamp(bar(kind, have, cap, max(0, gain), BAR - 66, 16), STORES + 60, y + 12)


def draw_die(sheet: Sheet, table: TableView, hero: HeroView, die: int, x: float, y: float) -> None:
    """A die: the face that it shows on a cube, the others as slabs beside it."""
    sides, up = hero.dice[die], hero.up[die]
    face_up = None if table.drafting else up
    rest = [side for side in range(len(sides)) if side != face_up]
    for at, side in enumerate(rest):
        if face_up is None:
            place = x + 60 + at % 3 * 120, y + 46 + at // 3 * 104
        elif at < 3:
            place = x + 302 + (at - 1) * PITCH, y + 54
        else:
            place = x + 302 + (at - 3.5) * PITCH, y + 56 + PITCH
        size = SLAB if face_up is not None else 92
        sheet.centre(numeral_faces.slab_sprite(sides[side], size, 7), *place)
        _marks(sheet, table, hero, die, side, *place, size)
    if face_up is not None:
        sheet.centre(slabs.cube_sprite(sides[up], CUBE, True), x + 68, y + 86)
        _marks(sheet, table, hero, die, up, x + 68, y + 86, CUBE)


def _marks(sheet: Sheet, table: TableView, hero: HeroView, die: int, side: int, x: float, y: float, size: int) -> None:
    """The owner of a boar, and the sign of a face that is new."""
    face = hero.dice[die][side]
    name = f"side:{hero.number}:{DICE[die]}:{side + 1}"
    sheet.note(name, x - size / 2, y - size / 2, size, size, is_beset=True)
    sheet.note_piece("face", face, x, y, size, size)
    if face in table.boars:
        look = table.heroes[table.boars[face]].look
        sheet.centre(pieces.owner(look, round(size * 0.42)), x + size * 0.3, y - size * 0.3)
    if is_fresh(hero, die, side):
        sheet.centre(numeral_faces.new_frame(size, size), x, y)
        sheet.centre(pieces.fresh(palette.NEW, round(size * 0.4)), x - size * 0.42, y + size * 0.4)


def _under_dice(sheet: Sheet, hero: HeroView, x: float, y: float) -> None:
    """The throws of this turn, where there were several, those of the Celestial Die, the hammer."""
    if len(hero.rolls) > 1:
        for faces in hero.rolls[-3:]:
            for face in faces:
                wide = numeral_faces.width_of(face, ROLL)
                sheet.centre(numeral_faces.slab_sprite(face, ROLL, 3), x + wide / 2, y)
                x += wide + 4
            x += 16
    for side in hero.thrown[-2:]:
        sheet.centre(possessions.thrown_side(side, 36), x + 18, y)
        x += 48
    possessions.draw_hammer(sheet, hero, max(x, DICE_X[1]), y, 190)


def _lay_out_kept(sheet: Sheet, hero: HeroView, high: int, usable: frozenset[str]) -> None:
    """How many feats, and in rows below what continues working; what can be used now has a golden ring."""
    y = QUAY_TOP + 66
    sheet.centre(pieces.card_count(66), KEPT + 26, y)
    sheet.write(str(len(hero.cards)), KEPT + 58, y + theme.READ * 0.33, Lettering(theme.READ, theme.WHITE, "black"))
    sheet.note(f"kept:{hero.number}", KEPT - 6, y + 44, 112, high - 118, is_beset=True)
    tokens = possessions.continuing_effects(hero)
    size = LARGE_TOKEN if len(tokens) <= 2 else LOW_TOKEN
    rows = _rows(tokens, size)
    most = MOST_ROWS if high > LOW_QUAY else MOST_ROWS - 1
    if len(rows) > most:
        tokens = possessions.merge_alike(tokens)
        rows = _rows(tokens, size)
    if len(rows) > 2 and high < LOW_QUAY:
        size = SMALL_TOKEN
        rows = _rows(tokens, size)
    pitch = min(size + 8.0, (high - 118 - size) / max(1, len(rows) - 1))
    for at, row in enumerate(rows):
        middle = y + 40 + size / 2 + at * pitch
        possessions.lay_out(sheet, row, ROW_LEFT, ROW_LEFT + ROW_LONG, middle, size, usable=usable)


def _rows(tokens: list[possessions.Duration], size: int) -> list[list[possessions.Duration]]:
    """The tokens in rows, each with as many as have room there with their numbers."""
    rows: list[list[possessions.Duration]] = []
    free = 0.0
    for token in tokens:
        long = possessions.token_length(token, size)
        if not rows or long > free:
            rows.append([])
            free = ROW_LONG
        rows[-1].append(token)
        free -= long + 4
    return rows
