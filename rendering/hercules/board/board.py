"""The board: everything that lies on the table, in one picture."""

from __future__ import annotations

from functools import lru_cache

from rendering import theme
from rendering.alt_text import paragraphs
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import Lettering, width, write
from rendering.hercules import alt_text, question_words
from rendering.hercules.board import compact, gods, question, recap, road, seats, shelf, sky
from rendering.hercules.palette import BOARD_COLOURS
from rendering.hercules.view import TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import turn_chip
from rendering.translations import Translations

HEADER = 54


@lru_cache(32)
def _ground(looks: tuple[theme.Side, ...], title: str) -> Sprite:
    markup = sky.backdrop() + road.ends(looks) + shelf.ground() + seats.ground(len(looks))
    markup += write(title, 36, 70, Lettering(48, theme.IVORY, "title", spacing=2))
    return Sprite(markup, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Translations) -> Sheet:
    """The board as a sheet of sprites."""
    sheet = Sheet(_ground(tuple(side.look for side in table.sides), words("hercules-picture-title")))
    gods.draw_vacant(sheet, table)
    road.draw(sheet, table, table.large_side)
    gods.draw(sheet, table, words)
    _header(sheet, table, words)
    recap.draw(sheet, table)
    shelf.draw(sheet, table, words)
    seats.draw(sheet, table, words)
    return sheet


def _header(sheet: Sheet, table: TableView, words: Translations) -> None:
    x = 36 + width(words("hercules-picture-title"), 48, "title") + 60
    if table.ending and not table.over:
        x = _pill(sheet, words("hercules-picture-last-round"), x - 20, theme.WHITE, theme.INK, "black")
    else:
        number = words("hercules-picture-round", number=table.round)
        x += sheet.write(number, x, 70, Lettering(theme.READ, recap.ink_of_round(table, theme.MUTED), "extra")) + 28
    note = turn_chip.NO_NOTE
    if table.question and not question.about_cards(table):
        text, brief = (question_words.words_of(table.question, words, brief=each) for each in (False, True))
        note = turn_chip.Note(text, brief)
    if table.is_simplified and not note.text and not table.over:
        x = _pill(sheet, words("hercules-picture-simplified"), x, theme.PANEL, theme.MUTED, "extra")
    if table.solo and not note.text and not table.over:
        level = words(f"hercules-picture-level-{table.level}")
        x = _pill(sheet, level, x, theme.PANEL, theme.MUTED, "extra")
    if table.acting is not None or table.over:
        winners = table.winners if table.acting is None else ()
        turn = turn_chip.Turn(table.sides, table.acting or 0, winners=winners)
        turn_chip.draw_turn(sheet, turn, words, turn_chip.Room(x, HEADER, TEMPLE_LEFT), note)


def _pill(sheet: Sheet, text: str, x: float, ground: str, ink: str, style: str) -> float:
    """A label in the header; returns where the next one may begin."""
    letters = theme.READ
    long, high = round(width(text, letters, style)) + 40, letters + 16
    line = theme.LINE if ground == theme.PANEL else None
    scenery.stamp_banner(sheet, x, HEADER - high // 2, long, high, ground, line)
    sheet.write(text, x + long / 2, HEADER + letters * 0.33, Lettering(letters, ink, style), "middle")
    return x + long + 14


TEMPLE_LEFT = 1440
"""Where the temple begins: the header ends before it."""


def describe(scene: Scene) -> str:
    """The whole board in words, with what happened."""
    return paragraphs(alt_text.describe(read(scene), scene.words, scene.spoken))


@picture("hercules", "board", describe=describe, colours=BOARD_COLOURS)
def draw(scene: Scene) -> Drawing:
    """The board, laid out for a large or a small screen."""
    table = read(scene)
    sheet = (compact.sheet_of if scene.compact else sheet_of)(table, scene.words)
    return Drawing(sheet, alt_text.board(table, scene.words, scene.spoken))
