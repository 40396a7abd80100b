"""The second picture of a match with a module: the labyrinth or the Titans' track, the Celestial Die, the players."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.match import Match
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering
from rendering.dice_forge import palette, question_words
from rendering.dice_forge.board import board
from rendering.dice_forge.layout import PAGE_HEADER, Box
from rendering.dice_forge.modules import (
    alt_text,
    compact,
    compact_labyrinth,
    compact_track,
    labyrinth,
    titan_track,
)
from rendering.dice_forge.modules import celestial_die as celestial
from rendering.dice_forge.modules.labyrinth_layout import BOX
from rendering.dice_forge.modules.view import ModuleView, has_module, view_of
from rendering.dice_forge.pages import module_strips
from rendering.dice_forge.view import HeroView
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_page, turn_chip
from rendering.templates.compact_page import MARGIN, Block
from rendering.templates.turn_chip import Note, draw_question
from rendering.translations import Translations

DIE = 142
"""Height of the Celestial Die's panel."""
STRIP = 118
GAP = 6
GROUNDS = {"goddess": labyrinth.ground, "titans": titan_track.ground}
COMPACT = {"goddess": compact_labyrinth.blocks, "titans": compact_track.blocks}
DRAWERS = {"goddess": labyrinth.draw, "titans": titan_track.draw}
DIE_BOX = Box(BOX.left, BOX.top + BOX.height + GAP, BOX.width, DIE)


def _strips_top(celestial_die: bool) -> int:
    return DIE_BOX.top + (DIE + GAP if celestial_die else 0)


@cache
def _ground(module: str, celestial_die: bool) -> Sprite:
    height = _strips_top(celestial_die) + STRIP + 20
    markup = rect(0, 0, theme.WIDTH, height, 0, palette.SKY) + GROUNDS[module]()
    if celestial_die:
        markup += rect(*DIE_BOX, 0, palette.LINES) + rect(
            DIE_BOX.left, DIE_BOX.top, DIE_BOX.width, 3, 0, palette.WALL.ink
        )
    return Sprite(markup, theme.WIDTH, height)


def sheet_of(view: ModuleView, words: Translations) -> Sheet:
    """The module as a sheet of sprites. It is as high as what is in play needs."""
    sheet = Sheet(_ground(view.module, view.celestial))
    x = 36 + sheet.write(words(f"diceforge-picture-{view.module}"), 36, 84, Lettering(46, theme.IVORY, "title")) + 24
    round_ = words("diceforge-picture-round-short", round=view.table.round, rounds=view.table.rounds)
    x += sheet.write(round_, x, PAGE_HEADER + 15, Lettering(theme.READ, theme.MUTED, "extra")) + 20
    _chip(sheet, view, x, words)
    DRAWERS[view.module](sheet, view, words)
    if view.celestial:
        celestial.draw(sheet, view, DIE_BOX, words)
    module_strips.draw(sheet, view, _strips_top(view.celestial), STRIP)
    return sheet


def compact_of(view: ModuleView, words: Translations) -> Sheet:
    """The module for a small screen: where everyone stands, and below it all of the labyrinth or the track."""
    parts = COMPACT[view.module](view)

    def standing(sheet: Sheet, top: float) -> None:
        compact.heading(sheet, view, top, words)

    def header(sheet: Sheet) -> None:
        text = words("diceforge-picture-round-short", round=view.table.round, rounds=view.table.rounds)
        x = (
            MARGIN
            + 16
            + sheet.write(text, MARGIN + 16, compact_page.HEADER + 14, Lettering(42, theme.TEXT, "extra"))
            + 24
        )
        table = view.table
        winners = table.winners if table.over else ()
        turn = turn_chip.Turn(table.heroes, table.acting, table.asked_seats, winners)
        room = turn_chip.Room(x, compact_page.HEADER, compact_page.WIDTH - MARGIN)
        turn_chip.draw_turn(sheet, turn, words, room, Note(_note(view, table.heroes[table.acting], words)))

    return compact_page.assemble([Block(compact.HEADING + 6, standing, theme.PURPLE), *parts], header)


def _chip(sheet: Sheet, view: ModuleView, left: float, words: Translations) -> None:
    """Who is asked what about the module; otherwise who acts, as on the board."""
    table = view.table
    hero = table.heroes[table.asked_seats[0]] if len(table.asked_seats) == 1 else None
    if hero and (note := _note(view, hero, words)):
        draw_question(sheet, hero, Note(note), turn_chip.Room(left, PAGE_HEADER), words("common-colon"))
    else:
        board.draw_turn(sheet, table, words, left, PAGE_HEADER)


ABOUT_MODULE = ("path", "treasure")
"""What is asked about the labyrinth, where its choices have golden frames."""


def _note(view: ModuleView, hero: HeroView, words: Translations) -> str:
    """What a hero is asked about the module, "" for anything else."""
    question = question_words.question_of(view.table, hero)
    return question_words.words_of(question, words) if question and question.kind in ABOUT_MODULE else ""


def _is_about_module(match: Match[Any]) -> bool:
    return all(question.kind in ABOUT_MODULE for question in match.questions)


@picture(
    "diceforge",
    "beside",
    file="module",
    belongs=has_module,
    is_asked=_is_about_module,
    colours=palette.BOARD_COLOURS,
)
def draw(scene: Scene) -> Drawing:
    """The labyrinth or the Titans' track, beside the board."""
    view = view_of(scene)
    sheet = compact_of(view, scene.words) if scene.compact else sheet_of(view, scene.words)
    return Drawing(sheet, alt_text.sentences(view, scene.words, scene.spoken))
