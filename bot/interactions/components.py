"""Parts of messages (Components V2): frames, pictures, texts, rows, colours, mentions of commands."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui

from bot.interactions import limits
from bot.languages.emojis import seat_mark, without_emojis
from bot.runtime.clock import SECOND
from rendering import theme
from rendering.picture import Picture

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
SIGNS = {"circle": "●", "diamond": "◆", "triangle": "▲", "square": "■"}
_COMMAND = re.compile(r"`/([a-z-]+)((?: [a-z-]+)?)`")
BLANK = "\u200b"
ASKED = 9_000
"""Components with ids from this to below ``MARKS`` are removed when a board is no longer the newest."""
MARKS = 1 << 30
"""From this on an id is the mark of a frame, by which its message is found again. Discord takes ids of 31 bits."""


class Panel(NamedTuple):
    """A message to be sent: its layout and its files. Files are made again for each attempt to send it."""

    view: ui.LayoutView
    pictures: tuple[Picture, ...] = ()

    def files(self) -> list[discord.File]:
        """The pictures as files to upload."""
        return [
            discord.File(Upload(picture.data), filename=picture.name, description=_alt(picture))
            for picture in self.pictures
        ]


def join_panels(panels: Sequence[Panel]) -> Panel:
    """One message of several, one below the other."""
    view = ui.LayoutView(timeout=None)
    for panel in panels:
        for item in panel.view.children:
            view.add_item(item)
    return Panel(view, tuple(picture for panel in panels for picture in panel.pictures))


class Upload(io.BytesIO):
    """The content of a file to upload, which is freed as soon as the file is.

    discord.py puts a ``close`` of its own on the object and the old one back later. With that the object would refer to
    itself, and each sent picture would stay in memory until the garbage collector comes.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if name != "close":
            super().__setattr__(name, value)

    def close(self) -> None:
        """Do nothing: a request that is repeated reads the content again."""


def clip(text: str, length: int) -> str:
    """A text that is shown as it is written, a label or title, cut to at most ``length`` characters, without emojis of
    the application, whose markup would be read."""
    text = without_emojis(text)
    return text if len(text) <= length else text[: length - 1] + "…"


def option(
    label: str, value: str, *, note: str = "", default: bool = False, emoji: str | None = None
) -> discord.SelectOption:
    """One option of a select, with its texts cut to Discord's limits."""
    return discord.SelectOption(
        label=clip(label, limits.OPTION_TEXT),
        value=value,
        description=clip(note, limits.OPTION_TEXT) if note else None,
        emoji=emoji,
        default=default,
    )


def button_rows(buttons: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """The buttons in rows, each as full as Discord allows."""
    starts = range(0, len(buttons), limits.ROW_BUTTONS)
    return [ui.ActionRow(*buttons[start : start + limits.ROW_BUTTONS]) for start in starts]


def page_row(page: int, pages: int, button: Callable[[int], ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """A row with buttons to the page before and the page after; no row where there is a single page."""
    others = [other for other in (page - 1, page + 1) if 0 <= other < pages]
    return [ui.ActionRow(*map(button, others))] if others else []


def shorten(text: str, length: int) -> str:
    """The text, cut at the end of a sentence or line where it does not fit ``length`` characters."""
    if len(text) <= length:
        return text
    cut = text[: length - 1]
    end = max(cut.rfind(". ") + 1, cut.rfind("\n"))
    return cut[:end] if end > length // 2 else cut + "…"


def pages_of(text: str, length: int = limits.MESSAGE_TEXT) -> list[str]:
    """A text in pages that fit a message, broken between lines."""
    return text_pages(text.splitlines(), length)


def text_pages(paragraphs: Iterable[str], length: int = limits.MESSAGE_TEXT) -> list[str]:
    """The paragraphs in pages that fit a message, none of them broken."""
    parts = [""]
    for paragraph in paragraphs:
        longer = f"{parts[-1]}\n{paragraph}" if parts[-1] else paragraph
        parts[-1:] = [longer] if len(longer) <= length or not parts[-1] else [parts[-1], paragraph]
    return parts


def frame(colour: int | None, items: Iterable[ui.Item[Any]]) -> ui.LayoutView:
    """A message in one frame with a coloured edge. Its view never times out: the router answers by custom id."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=colour))
    return view


def items_of(view: ui.LayoutView) -> list[ui.Item[Any]]:
    """Every part of a message, inner ones too, those of one level after the other: as discord.py walks through them, in
    a third of the time."""
    items: list[Any] = view.children
    for item in items:
        items += getattr(item, "children", ())
        if isinstance(item, ui.Section):
            items.append(item.accessory)
    return items


def take_apart(view: ui.LayoutView) -> None:
    """Let the parts of a message that was sent forget each other, so that they are freed at once. They would stay in
    memory until Python looks for garbage, and make it look more often."""
    for item in items_of(view):
        item._view = item._parent = None


def words(text: str, id: int | None = None) -> ui.TextDisplay[Any]:
    """A paragraph. Discord refuses an empty one, so it becomes an invisible character."""
    return ui.TextDisplay(shorten(text, limits.MESSAGE_TEXT) or BLANK, id=id)


def gallery(pictures: Sequence[Picture]) -> ui.MediaGallery[Any]:
    """The pictures with their alt texts."""
    media: ui.MediaGallery[Any] = ui.MediaGallery()
    for picture in pictures:
        media.add_item(media=f"attachment://{picture.name}", description=_alt(picture))
    return media


def _alt(picture: Picture) -> str:
    """A picture's alt text, which is shown as it is written."""
    return shorten(without_emojis(picture.alt), limits.ALT_TEXT)


def line(id: int | None = None) -> ui.Separator[Any]:
    """A line between two parts of a panel."""
    return ui.Separator(id=id)


def small(text: str) -> str:
    """Words in small print, every line of them."""
    return "\n".join(f"-# {part}" for part in text.splitlines())


def medal(place: int) -> str:
    """A place at the beginning of a line. It is bold, since Discord counts numbers there again, as those of a list."""
    return MEDALS.get(place, f"**{place}.**")


def note(text: str, *rows: ui.Item[Any]) -> ui.LayoutView:
    """A message of words and perhaps a few rows, without a frame."""
    view = ui.LayoutView(timeout=None)
    view.add_item(words(text))
    for row in rows:
        view.add_item(row)
    return view


def link_row(label: str, address: str) -> ui.ActionRow[Any]:
    """A row with one link button."""
    return ui.ActionRow(ui.Button(label=label, url=address))


def message_link(server: int, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel; with the server 0, of one in a direct message."""
    place = f"https://discord.com/channels/{server or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def moment(milliseconds: int, style: str = "R") -> str:
    """A Discord timestamp in the reader's own time zone; ``R``: relative to now."""
    return f"<t:{milliseconds // SECOND}:{style}>"


def seat_colour(seat: int | None) -> int:
    """The colour of a seat's panels; gold when no single seat is meant."""
    colour = theme.GOLD if seat is None else theme.SIDES[seat % len(theme.SIDES)].colour
    return int(colour.removeprefix("#"), 16)


def seat_sign(seat: int) -> str:
    """A seat's sign in a message's text: it tells people with look-alike names apart."""
    return seat_mark(seat) or SIGNS.get(theme.SIDES[seat % len(theme.SIDES)].shape, "●")


def command_ids(commands: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The ids of the commands that Discord knows, by name."""
    return {command.name: command.id for command in commands}


def with_mentions(text: str, ids: Mapping[str, int]) -> str:
    """The text with every ```/command``` replaced by a mention, where the command's id is known."""

    def mention(match: re.Match[str]) -> str:
        number = ids.get(match[1])
        return f"</{match[1]}{match[2]}:{number}>" if number else match[0]

    return _COMMAND.sub(mention, text)


def mention_in(view: ui.LayoutView, ids: Mapping[str, int]) -> ui.LayoutView:
    """Make the commands mentions in all texts of a layout."""
    for item in items_of(view):
        if isinstance(item, ui.TextDisplay):
            item.content = with_mentions(item.content, ids)
    return view
