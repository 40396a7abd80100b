"""The pictures of Hercules: board, close-up, score sheet, card and lobby."""

from __future__ import annotations

from engine.hercules.cards import CARDS
from rendering.alt_text import paragraphs
from rendering.canvas.finish import develop
from rendering.canvas.sprites import Sheet
from rendering.hercules import alt_text, board, card, compact, legend, lobby, scores, seat, view
from rendering.picture import LobbyScene, Painter, Picture, Scene
from rendering.translations import Translations


def _sheet(scene: Scene) -> Sheet:
    table = view.read(scene)
    return compact.sheet_of(table, scene.words) if scene.compact else board.sheet_of(table, scene.words)


def _board(scene: Scene) -> Picture:
    return develop(_sheet(scene), alt_text.board(view.read(scene), scene.words), "board.png")


def _seat(scene: Scene, number: int) -> Picture:
    table = view.read(scene)
    side = table.sides[number]
    drawn = compact.seat_of(table, side, scene.words) if scene.compact else seat.sheet_of(table, side, scene.words)
    return develop(drawn, alt_text.seat(table, side, scene.words), "seat.png")


def _scores(scene: Scene) -> Picture:
    table = view.read(scene)
    return develop(scores.sheet_of(table, scene.words), alt_text.scores(table, scene.words), "scores.png")


def _card(card_id: str, words: Translations) -> Picture:
    return develop(card.sheet_of(card_id, words), alt_text.one_card(card_id, words), "card.png")


def _lobby(scene: LobbyScene) -> Picture:
    return develop(lobby.sheet_of(scene), alt_text.invitation(scene), "lobby.png")


def _describe(scene: Scene) -> str:
    return paragraphs(alt_text.describe(view.read(scene), scene.words))


def _explained(scene: Scene) -> Picture:
    return develop(legend.sheet_of(scene.words), legend.told(scene.words), "legend.png")


PAINTER = Painter(
    board=_board,
    seat=_seat,
    scores=_scores,
    card=_card,
    lobby=_lobby,
    describe=_describe,
    cards=tuple(CARDS),
    views={"explained": _explained},
    sheet=_sheet,
)
