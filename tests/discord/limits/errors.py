"""Errors that several limits share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import regex

from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce

EMOJI = regex.compile(
    r"^(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|"
    r"(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})\uFE0F?\p{EMod}?[\U000E0020-\U000E007F]*"
    r"(?:\u200D(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})\uFE0F?\p{EMod}?)*)$"
)


def limit(path: Iterable[str | int], code: str, message: str) -> SpecError:
    return SpecError(tuple(path), code, message, "limit")


def is_emoji(text: str) -> bool:
    return bool(EMOJI.match(text))


def walk(components: Any, path: Place = ()) -> Iterable[tuple[Place, Json]]:
    """Every component, nested ones and accessories included, with its path."""
    for i, component in enumerate(components or []):
        if not isinstance(component, dict):
            continue
        here = (*path, i)
        yield here, component
        yield from walk(component.get("components"), (*here, "components"))
        for key in ("accessory", "component"):
            child = component.get(key)
            if isinstance(child, dict):
                yield (*here, key), child


def emoji_errors(path: Place, emoji: Any, known_emojis: set[int] | None) -> list[SpecError]:
    if not isinstance(emoji, dict):
        return []
    emoji_id = coerce(emoji.get("id"))
    if emoji_id:
        if known_emojis is not None and int(emoji_id) not in known_emojis:
            return [limit((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")]
        return []
    if not is_emoji(str(emoji.get("name") or "")):
        return [limit((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")]
    return []


def url_errors(path: Place, url: Any, schemes: tuple[str, ...]) -> list[SpecError]:
    if url is None or not isinstance(url, str):
        return []
    scheme = url.split("://", 1)[0].lower() if "://" in url else ""
    if scheme not in schemes:
        return [limit(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" must be one of {schemes}.')]
    return []


def bounds_errors(path: Place, c: Json, default_min: int, default_max: int) -> list[SpecError]:
    low = c.get("min_values")
    high = c.get("max_values")
    low = default_min if low is None else int(low)
    high = default_max if high is None else int(high)
    if low > high:
        return [limit((*path, "min_values"), "SELECT_COMPONENT_BOUNDS", "min_values must not exceed max_values")]
    return []
