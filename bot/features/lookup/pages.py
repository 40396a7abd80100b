"""The answers of ``/card``, ``/face`` and ``/help``."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache
from typing import Any

from bot.features.lobby.view import start_rows
from bot.features.lookup.card_text import card_text, face_text
from bot.features.lookup.rules import GOLD
from bot.features.tutorial.start import learn_rows
from bot.interactions.components import Panel, frame, gallery, line, words
from bot.languages import Speech
from bot.languages.search import Entry
from bot.services import Services
from engine.match import Match
from engine.players import choose
from engine.registry import MODULES, find_game
from rendering.picture import Picture, PieceScene, Scene

SAMPLE_SEED = bytes(range(32))
SAMPLE_MOVES = 14
SAMPLE_NAMES = ("Atalanta", "Orpheus")


async def card_panel(services: Services, entry: Entry, speech: Speech) -> Panel:
    """A card: its picture, and in words what it is, what it does, what that costs and what it is worth."""
    drawing = services.studio.draw("card", PieceScene(entry.game, entry.key, speech))
    return _page(card_text(entry, speech), await _drawn(services, drawing))


async def face_panel(services: Services, entry: Entry, speech: Speech) -> Panel:
    """A die face: its picture, and in words where it comes from and what it does."""
    drawing = services.studio.draw("face", PieceScene(entry.game, entry.key, speech))
    return _page(face_text(entry, speech), await _drawn(services, drawing))


def _page(text: str, picture: Picture | None) -> Panel:
    items = [words(text)]
    return _panel([*items, gallery([picture])], picture) if picture else _panel(items)


async def help_panel(services: Services, speech: Speech) -> Panel:
    """The tour: which games there are, how to begin, what their boards look like, where to look things up."""
    alone = next((key for key in MODULES if 1 in find_game(key).seats), "")
    pitches = [
        speech("lookup-help-game", game=speech(f"{key}-title"), pitch=speech(f"{key}-pitch"), command=f"/play {key}")
        for key in MODULES
    ]
    begin = speech("lookup-help-begin", game=speech(f"{alone}-title") if alone else "none")
    intro = "\n\n".join((speech("lookup-help-intro"), *pitches, begin))
    items: list[Any] = [words(f"## {speech('lookup-help-title')}\n{intro}"), line(), words(speech("lookup-help-board"))]
    pictures = [picture for key in MODULES if (picture := await _sample(services, key, speech))]
    if pictures:
        items.append(gallery(pictures))
    items.append(words(speech("lookup-help-more")))
    items.extend([*learn_rows(speech), *start_rows(speech)])
    return _panel(items, *pictures)


def _panel(items: list[Any], *pictures: Picture) -> Panel:
    return Panel(frame(GOLD, items), pictures)


async def _drawn(services: Services, drawing: Awaitable[Picture]) -> Picture | None:
    """The picture of a card or face; None when it cannot be drawn."""
    try:
        return await drawing
    except Exception as error:
        services.incidents.note(error, "drawing a card")
        return None


async def _sample(services: Services, key: str, speech: Speech) -> Picture | None:
    try:
        board = await services.studio.draw("board", Scene(sample_match(key), SAMPLE_NAMES, speech))
        return board._replace(name=f"{key}.png")
    except Exception as error:
        services.incidents.note(error, "drawing a sample")
        return None


@cache
def sample_match(key: str) -> Match[Any]:
    """A half-played match for the tour, always the same."""
    match: Match[Any] = Match.start(find_game(key), len(SAMPLE_NAMES), {}, seed=SAMPLE_SEED)
    while not match.finished and len(match.journal) < SAMPLE_MOVES:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match
