"""The answers of ``/card`` and ``/face``."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from bot.features.lookup.rules import GOLD
from bot.interactions.components import Panel, frame, gallery, words
from bot.languages import Speech
from bot.languages.search import Entry
from bot.reading.card_text import card_text, face_text
from bot.services import Services
from rendering.picture import Picture, PieceScene


async def card_panel(services: Services, entry: Entry, speech: Speech) -> Panel:
    """A card: its picture, and in words what it is, what it does, what that costs and what it is worth."""
    drawing = services.studio.draw("card", PieceScene(entry.game, entry.key, speech))
    return _page(card_text(entry, speech), await _await_picture(services, drawing))


async def face_panel(services: Services, entry: Entry, speech: Speech) -> Panel:
    """A die face: its picture, and in words where it comes from and what it does."""
    drawing = services.studio.draw("face", PieceScene(entry.game, entry.key, speech))
    return _page(face_text(entry, speech), await _await_picture(services, drawing))


def _page(text: str, picture: Picture | None) -> Panel:
    items = [words(text)]
    return _panel([*items, gallery([picture])], picture) if picture else _panel(items)


def _panel(items: list[Any], *pictures: Picture) -> Panel:
    return Panel(frame(GOLD, items), pictures)


async def _await_picture(services: Services, drawing: Awaitable[Picture]) -> Picture | None:
    """The picture of a card or face; None when it cannot be drawn."""
    try:
        return await drawing
    except Exception as error:
        services.incidents.note(error, "drawing a card")
        return None
