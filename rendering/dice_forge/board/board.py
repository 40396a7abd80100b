"""The board: islands, temple and all players in one picture."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.alt_text import paragraphs
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle
from rendering.canvas.text import figure, width, write
from rendering.dice_forge import alt_text
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import compact, islands, player_panels, temple_strip
from rendering.dice_forge.layout import HEADER, LAYOUTS
from rendering.dice_forge.modules import alt_text as module_text
from rendering.dice_forge.modules import board_strip
from rendering.dice_forge.modules.view import ModuleView, has_module, view_of
from rendering.dice_forge.view import TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import turn_chip
from rendering.translations import Translations

DOT = 42


@cache
def _ground(looks: tuple[theme.Side, ...], title: str, more: float, with_strip: bool) -> Sprite:
    layout = LAYOUTS[len(looks)]
    height = theme.HEIGHT + board_strip.MORE * with_strip
    drawn = scenery.night(theme.WIDTH, height) + islands.ground(layout) + temple_strip.ground(layout, more)
    drawn += player_panels.ground(layout, looks) + write(title, 36, 84, 46, theme.GOLD, "title", spacing=1)
    return Sprite(drawn + (board_strip.ground() if with_strip else ""), theme.WIDTH, height)


def sheet_of(table: TableView, words: Translations, module: ModuleView | None = None) -> Sheet:
    """The board as a sheet of sprites, with a strip of the module of a match that has one."""
    layout = LAYOUTS[len(table.heroes)]
    looks = tuple(hero.look for hero in table.heroes)
    sheet = Sheet(_ground(looks, words("diceforge-picture-title"), temple_strip.rows_below(table), module is not None))
    x = _rounds(sheet, table, words)
    x = _at_home(sheet, table, x)
    whose(sheet, table, words, x)
    islands.draw(sheet, table, layout, words)
    temple_strip.draw(sheet, table, layout)
    player_panels.draw(sheet, table, layout, words)
    if module is not None:
        board_strip.draw(sheet, module, compact.large(table).number, words)
    return sheet


@cache
def _round(number: int, state: int) -> Sprite:
    """A round on the track: -1 gone, 0 the present one, 1 to come."""
    fill, ink = {-1: (theme.LINE, theme.TEXT), 0: (theme.GOLD, theme.INK), 1: (theme.WELL, theme.MUTED)}[state]
    drawn = circle(0, 0, 21 if state == 0 else 16, fill, theme.INK if state == 0 else theme.LINE, 2.5)
    return centre(drawn + figure(number, 0, 0, 32 if state == 0 else 22, ink, None), 48)


def _rounds(sheet: Sheet, table: TableView, words: Translations) -> float:
    x = 36 + width(words("diceforge-picture-title"), 46, "title") + 12 + 30
    x += sheet.write(words("diceforge-picture-round"), x, HEADER + 10, 28, theme.MUTED, "extra") + 30
    for number in range(1, table.rounds + 1):
        state = (number > table.round) - (number < table.round)
        sheet.centre(_round(number, state), x, HEADER)
        x += DOT
    return x


def _at_home(sheet: Sheet, table: TableView, x: float) -> float:
    """The heroes on their start portals."""
    home = [hero for hero in table.heroes if not hero.island]
    if home and not table.over:
        sheet.centre(pieces.sign("portal", 42, theme.MUTED), x + 18, HEADER - 2)
        x += 62
        for hero in home:
            sheet.centre(pieces.mark(hero.look, 34), x, HEADER)
            x += 38
    return x


def whose(sheet: Sheet, table: TableView, words: Translations, left: float) -> None:
    """Whose turn it is and who is awaited, or who has won."""
    winners = table.winners if table.over else ()
    turn_chip.show(sheet, table.heroes, winners, table.acting, table.asked, words, left, HEADER)


def describe(scene: Scene) -> str:
    """The whole board in words, with what lies beside it."""
    table = read(scene)
    if not has_module(scene.match):
        return paragraphs(alt_text.describe(table, scene.words))
    beside = view_of(scene)
    sentences = alt_text.describe(table, scene.words, module_text.sentences(beside, scene.words))
    return paragraphs([*sentences, *module_text.rules(beside, scene.words)])


@picture("diceforge", "board", describe=describe)
def draw(scene: Scene) -> Drawing:
    """The board, laid out for a large or a small screen; on a small one with what lies beside it."""
    table = read(scene)
    beside = view_of(scene) if has_module(scene.match) else None
    sheet = compact.sheet_of(table, beside, scene.words) if scene.compact else sheet_of(table, scene.words, beside)
    return Drawing(sheet, alt_text.board(table, scene.words))
