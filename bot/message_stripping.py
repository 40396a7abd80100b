"""A message without its question: the buttons go, words and pictures stay.

Discord lists no attachments for a message laid out of components; a picture's attachment is named in its media item
alone. An edit keeps such a file when it repeats its id and its name, and shows it as ``attachment://name`` again. Its
address is of no use: sent back, it would be an outside link with a signature that expires.

Messages are read and sent here as the JSON that Discord gives: making discord.py's objects of all their parts, and of
the answer, takes longer than everything else that is done with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from discord import ComponentType, MessageFlags

from bot.interactions.components import ASKED, MARKS
from bot.interactions.routes import ALWAYS_SELECT, FIRST_STEP, PLAY, PLAY_SELECT, PLAY_SEVERAL
from bot.runtime.stripped_messages import Payload, Stripped, StrippedMessages

CHOICES = {route.family for route in (ALWAYS_SELECT, FIRST_STEP, PLAY, PLAY_SELECT, PLAY_SEVERAL)}
"""The families of the controls whose click may take the choices off its message."""


def strip_message(message: Payload) -> Stripped | None:
    """A message without what it asked and its buttons; None when it has none.

    A picture that Discord does not say the attachment of goes as well, and a gallery that is left without pictures.
    """
    components: Sequence[Payload] = message["components"]
    if not any(part["type"] == ComponentType.action_row.value for part in _walk(components)):
        return None
    files: list[Payload] = []
    return Stripped(list(_parts_left(components, files)), files, int(message.get("flags") or 0))


def note_clicked(messages: StrippedMessages, click: Payload) -> None:
    """Remember for the answer to a click, as Discord tells of it, what is left of its board, where that is not known:
    the board is older than this process, or is none of the newest. Otherwise it would be fetched.

    Not of a private message, nor where an attachment is not named: its picture would go. Raises LookupError, TypeError,
    ValueError or AttributeError for what is not built as Discord builds it.
    """
    message, family = click["message"], click["data"]["custom_id"].partition(":")[0]
    is_private = int(message.get("flags") or 0) & MessageFlags.ephemeral.flag
    if family not in CHOICES or is_private or not messages.is_unknown(int(message["id"])):
        return
    items = [item for part in _walk(message["components"]) for item in part.get("items", ())]
    if all(item["media"].get("attachment_id") for item in items) and (left := strip_message(message)) is not None:
        messages.note_click(int(message["id"]), int(click["id"]), left)


def _walk(parts: Sequence[Payload]) -> Iterator[Payload]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))


def _parts_left(parts: Sequence[Payload], files: list[Payload]) -> Iterator[Payload]:
    """What stays of these parts; the files that it shows are appended to ``files``."""
    for part in parts:
        if part["type"] == ComponentType.action_row.value or ASKED <= int(part.get("id") or 0) < MARKS:
            continue
        if part["type"] == ComponentType.media_gallery.value:
            if items := list(_items_left(part["items"], files)):
                yield {**part, "items": items}
        elif "components" in part:
            yield {**part, "components": list(_parts_left(part["components"], files))}
        else:
            yield part


def _items_left(items: Sequence[Payload], files: list[Payload]) -> Iterator[Payload]:
    for item in items:
        media = item["media"]
        name = unquote(PurePosixPath(urlsplit(media["url"]).path).name)
        if media.get("attachment_id") and name:
            files.append({"id": str(media["attachment_id"]), "filename": name})
            properties = {key: item[key] for key in ("description", "spoiler") if item.get(key)}
            yield {**properties, "media": {"url": f"attachment://{name}"}}
