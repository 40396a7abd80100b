"""A message without what it asked: its buttons go, its words and pictures stay.

Discord lists no attachments for a message laid out of components; a picture's attachment is named in its media item
alone. An edit keeps such a file when it repeats its id and its name, and shows it as ``attachment://name`` again. Its
address is of no use: sent back, it would be an outside link with a signature that expires.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import discord
from discord import ui

from bot.interactions.components import ASKED


class KeptFile(NamedTuple):
    """A file that a message has already, as an edit names it."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """The entry in an edit's ``attachments``."""
        return {"id": str(self.id), "filename": self.filename}


class Stripped(NamedTuple):
    """What is left of a message, and the files that it keeps."""

    view: ui.LayoutView
    files: list[KeptFile]


def stripped(message: discord.Message) -> Stripped | None:
    """A message without what it asked and its buttons; None when it has none.

    A picture that Discord does not say the attachment of goes as well, and a gallery that is left without pictures.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    everything = list(view.walk_children())
    rows = [item for item in everything if isinstance(item, ui.ActionRow)]
    if not rows:
        return None
    for item in (*rows, *(item for item in everything if (item.id or 0) >= ASKED and item not in rows)):
        _take_out(view, item)
    kept: list[KeptFile] = []
    for gallery in [item for item in view.walk_children() if isinstance(item, ui.MediaGallery)]:
        shown = [(item, file) for item in gallery.items if (file := _file_of(item.media)) is not None]
        if not shown:
            _take_out(view, gallery)
            continue
        gallery.items = [
            discord.MediaGalleryItem(f"attachment://{file.filename}", description=item.description)
            for item, file in shown
        ]
        kept += [file for _, file in shown]
    return Stripped(view, kept)


async def strip(message: discord.Message) -> None:
    """Remove the buttons from a message of the bot. Raises discord.HTTPException."""
    left = stripped(message)
    if left is None:
        return
    kept: Any = left.files
    # With ``suppress`` discord.py repeats the flags that the message has, as Discord asks of an edit.
    suppress = message.flags.suppress_embeds
    nobody = discord.AllowedMentions.none()
    await message.edit(view=left.view, attachments=kept, suppress=suppress, allowed_mentions=nobody)


def _take_out(view: ui.LayoutView, item: ui.Item[Any]) -> None:
    holder = item.parent
    (holder if isinstance(holder, ui.Container) else view).remove_item(item)


def _file_of(media: discord.UnfurledMediaItem) -> KeptFile | None:
    name = unquote(PurePosixPath(urlsplit(media.url).path).name)
    return KeptFile(media.attachment_id, name) if media.attachment_id and name else None
