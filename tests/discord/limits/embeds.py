"""The limits of embeds."""

from __future__ import annotations

from typing import Any

from tests.discord.limits.constants import (
    EMBEDS_TOTAL,
)
from tests.discord.limits.errors import limit, url_errors
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError


def embed_size(embed: Json) -> int:
    total = len(embed.get("title") or "") + len(embed.get("description") or "")
    total += len((embed.get("footer") or {}).get("text") or "")
    total += len((embed.get("author") or {}).get("name") or "")
    for f in embed.get("fields") or []:
        if isinstance(f, dict):
            total += len(f.get("name") or "") + len(f.get("value") or "")
    return total


def embed_is_empty(embed: Json) -> bool:
    if any((embed.get(k) or "").strip() for k in ("title", "description")):
        return False
    return not any(embed.get(k) for k in ("fields", "image", "thumbnail", "author", "footer", "timestamp", "video"))


def check_embeds(embeds: Any, path: Place = ("embeds",), attachments: set[str] | None = None) -> list[SpecError]:
    out: list[SpecError] = []
    if not isinstance(embeds, list):
        return out
    embeds = [e for e in embeds if isinstance(e, dict)]
    total = sum(embed_size(e) for e in embeds)
    if total > EMBEDS_TOTAL:
        out.append(limit(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBEDS_TOTAL}"))
    for i, e in enumerate(embeds):
        for j, f in enumerate(e.get("fields") or []):
            if not isinstance(f, dict):
                continue
            for key in ("name", "value"):
                if isinstance(f.get(key), str) and not f[key].strip():
                    out.append(limit((*path, i, "fields", j, key), "BASE_TYPE_REQUIRED", "This field is required"))
        out += url_errors((*path, i, "url"), e.get("url"), ("http", "https"))
        for key, sub in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
            node = e.get(key)
            if isinstance(node, dict):
                out += url_errors((*path, i, key, sub), node.get(sub), ("http", "https", "attachment"))
                url = node.get(sub)
                if (
                    isinstance(url, str)
                    and url.startswith("attachment://")
                    and attachments is not None
                    and url[len("attachment://") :] not in attachments
                ):
                    # Discord accepts this and shows no image: certainly not what the bot wants.
                    out.append(
                        limit(
                            (*path, i, key, sub),
                            "EMBED_ATTACHMENT_NOT_FOUND",
                            f"{url!r} names no attachment of this message, so nothing is shown",
                        )
                    )
    return out
