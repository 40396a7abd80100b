"""The board: islands, temple and all players in one picture."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.alt_text import paragraphs
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle
from rendering.canvas.text import Lettering, figure
from rendering.dice_forge import alt_text, palette, question_words
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import choices, compact, islands, lines, quay, recap, sea, temple
from rendering.dice_forge.layout import HEADER, LAYOUTS, Layout, at_home
from rendering.dice_forge.modules import alt_text as module_text
from rendering.dice_forge.modules import board_strip
from rendering.dice_forge.modules.view import ModuleView, has_module, view_of
from rendering.dice_forge.view import HeroView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import turn_chip
from rendering.translations import Translations

BEAD, HALT = 27, 40
"""From round to round on the track, and the size of the sign of a pass."""


@cache
def _ground(layout: Layout, module: str | None) -> Sprite:
    height = theme.HEIGHT + board_strip.MORE * (module is not None)
    markup = sea.backdrop() + sea.temple_rock() + quay.ground(layout)
    return Sprite(markup + (board_strip.ground(module) if module else ""), theme.WIDTH, height)


def sheet_of(table: TableView, words: Translations, module: ModuleView | None = None) -> Sheet:
    """The board as a sheet of sprites, with a strip of the module of a match that has one."""
    layout = LAYOUTS[len(table.heroes)]
    hero = compact.large_seat(table)
    sheet = Sheet(_ground(layout, module.module if module else None))
    x = _rounds(sheet, table, words)
    draw_turn(sheet, table, words, x)
    islands.draw(sheet, table, hero, words)
    temple.draw(sheet, table)
    recap.draw(sheet, table)
    quay.draw(sheet, table, hero, layout, words)
    _at_home(sheet, table, hero)
    lines.draw(sheet, table, hero, layout)
    if module is not None:
        board_strip.draw(sheet, module, hero.number, words)
    return sheet


@cache
def _round(number: int, state: int) -> Sprite:
    """A round on the track: -1 gone, 0 the present one, 1 to come."""
    if state == 0:
        markup = circle(0, 0, 28, theme.WHITE, theme.INK, 3)
        return centre(markup + figure(number, 0, 0, theme.READ, theme.INK, None), 62)
    return centre(circle(0, 0, 10, palette.BEAD_LINE if state < 0 else "none", palette.BEAD_LINE, 3), 26)


def _rounds(sheet: Sheet, table: TableView, words: Translations) -> float:
    x = 34.0
    x += sheet.write(words("diceforge-picture-round"), x, HEADER + 15, Lettering(theme.READ, theme.MUTED, "black")) + 32
    for number in range(1, table.rounds + 1):
        state = (number > table.round) - (number < table.round)
        x += (20 if number > 1 else 12) if state == 0 else 0
        sheet.centre(_round(number, state), x, HEADER)
        x += BEAD + (20 if state == 0 else 0)
    return x


def _at_home(sheet: Sheet, table: TableView, hero_asked: HeroView) -> None:
    """The heroes on their start portals: they wait on the quay."""
    home = [hero for hero in table.heroes if not hero.island]
    for order, hero in enumerate(home if not table.over else ()):
        islands.stamp_hero(sheet, hero, *at_home(order), hero is hero_asked)


def draw_turn(sheet: Sheet, table: TableView, words: Translations, left: float, middle: float = HEADER) -> None:
    """Whose turn it is and who is awaited, or who has won."""
    winners = table.winners if table.over else ()
    question = question_words.question_of(table, table.heroes[table.acting])
    sign = pieces.halt(HALT, True) if question and choices.may_halt(question) else None
    text = brief = ""
    if question and question.kind in choices.ON_ISLANDS:
        text, brief = (question_words.words_of(question, words, brief=each) for each in (False, True))
    turn = turn_chip.Turn(table.heroes, table.acting, table.asked_seats, winners)
    turn_chip.draw_turn(sheet, turn, words, turn_chip.Room(left, middle), turn_chip.Note(text, brief, sign))


def describe(scene: Scene) -> str:
    """The whole board in words, with what happened and what lies beside it."""
    table = read(scene)
    if not has_module(scene.match):
        return paragraphs(alt_text.describe(table, scene.words, (), scene.spoken))
    beside = view_of(scene)
    sentences = alt_text.describe(table, scene.words, module_text.sentences(beside, scene.words), scene.spoken)
    return paragraphs([*sentences, *module_text.rules(beside, scene.words)])


@picture("diceforge", "board", describe=describe, colours=palette.BOARD_COLOURS)
def draw(scene: Scene) -> Drawing:
    """The board, laid out for a large or a small screen; on a small one with what lies beside it."""
    table = read(scene)
    beside = view_of(scene) if has_module(scene.match) else None
    sheet = compact.sheet_of(table, beside, scene.words) if scene.compact else sheet_of(table, scene.words, beside)
    return Drawing(sheet, alt_text.board(table, scene.words, scene.spoken))
