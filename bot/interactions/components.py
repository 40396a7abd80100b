"""Pieces that panels are laid out from: Components V2, a coloured frame, a picture, and words."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from rendering.picture import Picture

TEXT = 4_000
"""Discord's limit for all the words of a message, in characters."""
ALT = 1_024
BLANK = "\u200b"
ASKED = 9_000
"""From this component id on stands what goes when a board is no longer the newest: who is asked, and helpers."""


class Panel(NamedTuple):
    """A message to be sent: its layout and its files. Files are made anew for each attempt to send it."""

    view: ui.LayoutView
    pictures: tuple[Picture, ...] = ()

    def files(self) -> list[discord.File]:
        """The pictures as files to upload."""
        return [
            discord.File(io.BytesIO(picture.data), filename=picture.name, description=shorten(picture.alt, ALT))
            for picture in self.pictures
        ]


def shorten(text: str, length: int) -> str:
    """The text, cut at the end of a sentence or line where it does not fit ``length`` characters."""
    if len(text) <= length:
        return text
    cut = text[: length - 1]
    end = max(cut.rfind(". ") + 1, cut.rfind("\n"))
    return cut[:end] if end > length // 2 else cut + "…"


def pages_of(text: str, length: int = TEXT) -> list[str]:
    """A text in pages that fit a message, broken between lines."""
    return packed(text.splitlines(), length)


def packed(paragraphs: Iterable[str], length: int = TEXT) -> list[str]:
    """The paragraphs in pages that fit a message, none of them broken."""
    parts = [""]
    for paragraph in paragraphs:
        longer = f"{parts[-1]}\n{paragraph}" if parts[-1] else paragraph
        parts[-1:] = [longer] if len(longer) <= length or not parts[-1] else [parts[-1], paragraph]
    return parts


def frame(colour: int | None, items: Iterable[ui.Item[Any]]) -> ui.LayoutView:
    """A message that is one frame with a coloured edge. It never times out: what is in it lives by its ids."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=colour))
    return view


def words(text: str, id: int | None = None) -> ui.TextDisplay[Any]:
    """A paragraph. Discord refuses an empty one, so that stands as a blank."""
    return ui.TextDisplay(shorten(text, TEXT) or BLANK, id=id)


def gallery(pictures: Sequence[Picture]) -> ui.MediaGallery[Any]:
    """The pictures, with their words for those who cannot see them."""
    shown: ui.MediaGallery[Any] = ui.MediaGallery()
    for picture in pictures:
        shown.add_item(media=f"attachment://{picture.name}", description=shorten(picture.alt, ALT))
    return shown


def line(id: int | None = None) -> ui.Separator[Any]:
    """A line between two parts of a panel."""
    return ui.Separator(id=id)


def small(text: str) -> str:
    """Words in small print, every line of them."""
    return "\n".join(f"-# {part}" for part in text.splitlines())


def note(text: str, *rows: ui.Item[Any]) -> ui.LayoutView:
    """A message of words and perhaps a few rows, without a frame."""
    view = ui.LayoutView(timeout=None)
    view.add_item(words(text))
    for row in rows:
        view.add_item(row)
    return view


def link_row(label: str, address: str) -> ui.ActionRow[Any]:
    """A row with one button that leads somewhere."""
    return ui.ActionRow(ui.Button(label=label, url=address))


def message_link(server: int, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel."""
    place = f"https://discord.com/channels/{server}/{channel}"
    return f"{place}/{message}" if message else place
