"""The limits of messages and their files."""

from __future__ import annotations

import re
from typing import Any

from tests.discord.limits.components import check_components
from tests.discord.limits.constants import (
    COMPONENTS_V2,
    CONTAINER,
    CONTENT_MAX,
    FILE,
    FILE_SIZE,
    FILES_MAX,
    GALLERY,
    SECTION,
    SEPARATOR,
    TEXT,
)
from tests.discord.limits.embeds import check_embeds, embed_is_empty
from tests.discord.limits.errors import limit
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce


def check_allowed_mentions(value: Any, path: Place = ("allowed_mentions",)) -> list[SpecError]:
    if not isinstance(value, dict):
        return []
    out = []
    parse = value.get("parse") or []
    for key in ("users", "roles"):
        if key in parse and value.get(key):
            out.append(
                limit(
                    path,
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
                )
            )
    return out


def check_message(
    body: Any,
    *,
    create: bool,
    path: Place = (),
    attachments: set[str] | None = None,
    was_v2: bool = False,
    allowed_flags: int | None = None,
    known_emojis: set[int] | None = None,
) -> list[SpecError]:
    """The rules shared by every body that makes or changes a message."""
    if not isinstance(body, dict):
        return []
    out: list[SpecError] = []
    content = body.get("content")
    if isinstance(content, str) and len(content) > CONTENT_MAX:
        out.append(limit((*path, "content"), "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT_MAX} or fewer in length."))
    flags = coerce(body.get("flags")) or 0
    v2 = was_v2 or bool(isinstance(flags, int) and flags & COMPONENTS_V2)
    if allowed_flags is not None and isinstance(flags, int) and flags & ~allowed_flags:
        out.append(
            limit(
                (*path, "flags"),
                "MESSAGE_FLAGS_INVALID",
                f"flags {flags & ~allowed_flags} cannot be set here; Discord ignores them",
            )
        )
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                out.append(
                    limit(
                        (*path, key),
                        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                        f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                    )
                )
    out += check_embeds(body.get("embeds"), (*path, "embeds"), attachments)
    out += check_components(
        body.get("components"), v2=v2, attachments=attachments, known_emojis=known_emojis, path=(*path, "components")
    )
    out += check_allowed_mentions(body.get("allowed_mentions"), (*path, "allowed_mentions"))
    return out


def is_empty_message(body: Json, files: int) -> bool:
    if isinstance(body.get("content"), str) and body["content"].strip():
        return False
    if files or body.get("sticker_ids") or body.get("poll") or body.get("components"):
        return False
    return all(embed_is_empty(e) for e in body.get("embeds") or [])


def is_v2_body(body: Json) -> bool:
    return bool(int(coerce(body.get("flags")) or 0) & COMPONENTS_V2) or any(
        c.get("type") in (TEXT, GALLERY, CONTAINER, SECTION, FILE, SEPARATOR) for c in body.get("components") or []
    )


_FILENAME_BAD = re.compile(r"[^A-Za-z0-9._\-]")


def clean_filename(name: str) -> str:
    """Discord keeps letters, digits, dash, underscore and period."""
    return _FILENAME_BAD.sub("", name.replace(" ", "_")) or "unknown"


def check_files(
    files: dict[int, Any],
    declared: Any,
    *,
    max_size: int = FILE_SIZE,
    kept_ids: set[int] | None = None,
    path: Place = (),
) -> list[SpecError]:
    """files[n] parts against the `attachments` list of the payload."""
    out: list[SpecError] = []
    if len(files) > FILES_MAX:
        out.append(limit((*path, "files"), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES_MAX} or fewer in length."))
    for n, part in files.items():
        if len(part.data) > max_size:
            out.append(
                limit((*path, f"files[{n}]"), "FILE_TOO_LARGE", f"File {part.filename} exceeds {max_size} bytes")
            )
        if not part.data:
            out.append(limit((*path, f"files[{n}]"), "FILE_EMPTY", f"File {part.filename} is empty"))
        if clean_filename(part.filename) != part.filename:
            out.append(
                limit(
                    (*path, f"files[{n}]"),
                    "FILE_NAME",
                    f"{part.filename!r} has characters that Discord removes from file names",
                )
            )
    if isinstance(declared, list):
        ids: set[int] = set()
        for i, a in enumerate(declared):
            if not isinstance(a, dict) or coerce(a.get("id")) is None:
                continue
            number = coerce(a["id"])
            if number in ids:
                out.append(
                    limit((*path, "attachments", i, "id"), "ATTACHMENT_ID_DUPLICATED", "Attachment id is used twice")
                )
            ids.add(number)
            if number not in files and (kept_ids is None or number not in kept_ids):
                out.append(
                    limit(
                        (*path, "attachments", i, "id"),
                        "ATTACHMENT_NOT_FOUND",
                        f"No uploaded file and no kept attachment has id {number}",
                    )
                )
    return out
