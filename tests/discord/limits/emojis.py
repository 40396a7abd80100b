"""The limits of emojis: names, pictures, and where they are used."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from tests.discord.limits.constants import (
    EMOJI_SIZE,
)
from tests.discord.limits.errors import limit, walk
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce

_EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}", re.ASCII)
_DATA_URL = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,")
_MAGIC = {
    "png": (b"\x89PNG\r\n\x1a\n",),
    "jpeg": (b"\xff\xd8\xff",),
    "gif": (b"GIF87a", b"GIF89a"),
    "webp": (b"RIFF",),
    "avif": (b"\x00\x00\x00",),
}


def check_emoji_name(name: Any) -> list[SpecError]:
    if not isinstance(name, str) or not _EMOJI_NAME.fullmatch(name):
        return [limit(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")]
    return []


def check_emoji_image(image: Any) -> tuple[list[SpecError], bytes]:
    """What is wrong with an emoji's image data, and its bytes."""
    match = _DATA_URL.match(image) if isinstance(image, str) else None
    if match is None:
        return [limit(("image",), "IMAGE_INVALID", "Unsupported image type given")], b""
    try:
        data = base64.b64decode(image[match.end() :], validate=True)
    except (binascii.Error, ValueError):
        return [limit(("image",), "IMAGE_INVALID", "Invalid image data")], b""
    if not data.startswith(_MAGIC[match.group(1)]):
        return [limit(("image",), "IMAGE_INVALID", "Invalid image data")], b""
    if len(data) > EMOJI_SIZE:
        return [limit(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")], b""
    return [], data


def component_emojis(components: Any) -> list[int]:
    """The ids of the custom emojis in buttons and options of selects."""
    ids = []
    for _, c in walk(components):
        for holder in (c, *(o for o in c.get("options") or [] if isinstance(o, dict))):
            emoji = holder.get("emoji")
            if isinstance(emoji, dict) and coerce(emoji.get("id")):
                ids.append(int(coerce(emoji["id"])))
    return ids


def emoji_tree(body: Json, path: Place) -> Json:
    """The error tree of an emoji that Discord did not find."""
    tree: Json = {
        "emoji": {"name": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}}
    }
    for key in reversed((*path, "components", "0", "components", "0")):
        tree = {str(key): tree}
    return tree


def media_tree(path: Place) -> Json:
    """The error tree of a picture whose file Discord did not find."""
    tree: Json = {
        "media": {
            "_errors": [
                {
                    "code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "message": "The referenced attachment was not found",
                }
            ]
        }
    }
    for key in reversed((*path, "components", "0", "items", "0")):
        tree = {str(key): tree}
    return tree
