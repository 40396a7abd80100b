"""The pictures of Dice Forge: board, close-up, temple, score sheet, feat, face and lobby."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import FACES
from engine.match import Match
from rendering.alt_text import paragraphs
from rendering.canvas.finish import develop
from rendering.canvas.sprites import Sheet
from rendering.dice_forge import alt_text as spoken
from rendering.dice_forge import view
from rendering.dice_forge.board import board, compact, legend
from rendering.dice_forge.modules import (
    alt_text as module_spoken,
)
from rendering.dice_forge.modules import (
    board as module,
)
from rendering.dice_forge.modules import (
    legend as module_legend,
)
from rendering.dice_forge.modules import (
    view as module_view,
)
from rendering.dice_forge.modules.celestial_die import SIDES
from rendering.dice_forge.pages import card, face, feats, lobby, scores, seat, temple
from rendering.dice_forge.points import worth
from rendering.picture import LobbyScene, Painter, Part, Picture, Scene, SecondBoard
from rendering.translations import Translations


def _sheet(scene: Scene) -> Sheet:
    table = view.read(scene)
    if not scene.compact:
        return board.sheet_of(table, scene.words)
    beside = module_view.view_of(scene) if module_view.has_module(scene.match) else None
    return compact.sheet_of(table, beside, scene.words)


def _board(scene: Scene) -> Picture:
    return develop(_sheet(scene), spoken.board(view.read(scene), scene.words), "board.png")


def _sheet_beside(scene: Scene) -> Sheet:
    return module.sheet_of(module_view.view_of(scene), scene.words)


ABOUT_MODULE = ("path", "treasure", "tokens")
"""What is asked about the labyrinth or the Titans' track."""


def _asks_for_module(match: Match[Any]) -> bool:
    return all(question.kind in ABOUT_MODULE for question in match.questions)


def _beside(scene: Scene) -> Picture:
    beside = module_view.view_of(scene)
    return develop(module.sheet_of(beside, scene.words), module_spoken.told(beside, scene.words), "module.png")


def _seat(scene: Scene, number: int) -> Picture:
    table = view.read(scene)
    hero = table.heroes[number]
    sources = worth(scene.match, hero)
    if scene.compact:
        drawn = compact.seat_of(table, hero, scene.words)
    else:
        drawn = seat.sheet_of(table, hero, sources, scene.words)
    return develop(drawn, spoken.seat(table, hero, sources, scene.words), "seat.png")


def _temple(scene: Scene) -> Picture:
    table = view.read(scene)
    return develop(temple.sheet_of(table, scene.words), spoken.offer(table, scene.words), "temple.png")


def _legend(scene: Scene) -> Picture:
    name, words = scene.match.state.module, scene.words
    return develop(module_legend.sheet_of(name, words), module_legend.told(name, words), "legend.png")


def _explained(scene: Scene) -> Picture:
    return develop(legend.sheet_of(scene.words), legend.told(scene.words), "legend.png")


def _feats(scene: Scene, page: str) -> Picture:
    table = view.read(scene)
    drawn = feats.sheet_of(table, page, scene.words)
    return develop(drawn, feats.told(table, page, scene.words), f"{page}.png")


def _has_view(match: Match[Any], view: str) -> bool:
    if view in feats.PAGES:
        return not match.state.drafting
    return view not in module_legend.ENTRIES or view == match.state.module


def _scores(scene: Scene) -> Picture:
    table = view.read(scene)
    sources = {hero.number: worth(scene.match, hero) for hero in table.heroes}
    drawn = scores.sheet_of(table, sources, scene.words)
    return develop(drawn, spoken.scores(table, sources, scene.words), "scores.png")


def _card(card_id: str, words: Translations) -> Picture:
    return develop(card.sheet_of(card_id, words), spoken.one_card(card_id, words), "card.png")


def _face(face_id: str, words: Translations) -> Picture:
    return develop(face.sheet_of(face_id, words), spoken.one_face(face_id, words), "face.png")


def _lobby(scene: LobbyScene) -> Picture:
    return develop(lobby.sheet_of(scene), spoken.invite(scene), "lobby.png")


def _describe(scene: Scene) -> str:
    table = view.read(scene)
    if not module_view.has_module(scene.match):
        return paragraphs(spoken.describe(table, scene.words))
    beside = module_view.view_of(scene)
    told = spoken.describe(table, scene.words, module_spoken.told(beside, scene.words))
    return paragraphs([*told, *module_spoken.rules(beside, scene.words)])


PAINTER = Painter(
    board=_board,
    seat=_seat,
    scores=_scores,
    card=_card,
    lobby=_lobby,
    describe=_describe,
    cards=tuple(CARDS),
    views={
        "temple": _temple,
        **dict.fromkeys(module_legend.ENTRIES, _legend),
        "explained": _explained,
        **{page: partial(_feats, page=page) for page in feats.PAGES},
    },
    has_view=_has_view,
    parts={"face": Part((*FACES, *SIDES), _face)},
    beside=SecondBoard(module_view.has_module, _beside, _asks_for_module, _sheet_beside),
    sheet=_sheet,
)
