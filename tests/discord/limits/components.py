"""The limits of components in messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.discord.limits.constants import (
    BUTTON,
    FILE,
    GALLERY,
    LEGACY_ROWS_MAX,
    ROW,
    ROW_WIDTH,
    SELECTS,
    STRING_SELECT,
    TEXT,
    THUMBNAIL,
    V2_BYTES_MAX,
    V2_COMPONENTS_MAX,
    V2_TEXT_MAX,
)
from tests.discord.limits.errors import bounds_errors, emoji_errors, limit, url_errors, walk
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce


def check_button(path: Place, b: Json, known_emojis: set[int] | None) -> list[SpecError]:
    out: list[SpecError] = []
    style = b.get("style")
    if style == 5:
        if not b.get("url"):
            out.append(limit((*path, "url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"))
        if b.get("custom_id"):
            out.append(
                limit(
                    (*path, "custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED",
                    "A link button cannot have a custom id",
                )
            )
        out += url_errors((*path, "url"), b.get("url"), ("http", "https", "discord"))
    elif style == 6:
        if not b.get("sku_id"):
            out.append(limit((*path, "sku_id"), "BUTTON_COMPONENT_SKU_ID_REQUIRED", "A sku id is required"))
        for key in ("custom_id", "label", "url", "emoji"):
            if b.get(key):
                out.append(limit((*path, key), "BUTTON_COMPONENT_NOT_ALLOWED", f"A premium button cannot have {key}"))
    else:
        if not b.get("custom_id"):
            out.append(limit((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"))
        for key in ("url", "sku_id"):
            if b.get(key):
                out.append(limit((*path, key), "BUTTON_COMPONENT_NOT_ALLOWED", f"This button style cannot have {key}"))
    if style != 6 and not (b.get("label") or "").strip() and not b.get("emoji"):
        out.append(limit((*path, "label"), "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required"))
    out += emoji_errors((*path, "emoji"), b.get("emoji"), known_emojis)
    return out


def check_select(path: Place, c: Json, known_emojis: set[int] | None, *, modal: bool) -> list[SpecError]:
    out = bounds_errors(path, c, 1, 1 if c.get("min_values") is None else max(1, int(c["min_values"])))
    options = c.get("options")
    high = int(c.get("max_values") or 1)
    low = c.get("min_values")
    if c.get("type") == STRING_SELECT and isinstance(options, list):
        values = [o.get("value") for o in options if isinstance(o, dict)]
        if len(set(values)) != len(values):
            out.append(
                limit(
                    (*path, "options"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            )
        if high > len(options):
            out.append(limit((*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {high} and 25 in length."))
        defaults = sum(1 for o in options if isinstance(o, dict) and o.get("default"))
        if defaults > high:
            out.append(
                limit(
                    (*path, "options"),
                    "SELECT_COMPONENT_TOO_MANY_DEFAULT",
                    "There are more default options than max_values",
                )
            )
        for i, o in enumerate(options):
            if not isinstance(o, dict):
                continue
            for key in ("label", "value"):
                if isinstance(o.get(key), str) and not o[key].strip():
                    out.append(limit((*path, "options", i, key), "BASE_TYPE_REQUIRED", "This field is required"))
            out += emoji_errors((*path, "options", i, "emoji"), o.get("emoji"), known_emojis)
    if isinstance(c.get("default_values"), list):
        n = len(c["default_values"])
        if n > high or n < int(1 if low is None else low):
            out.append(
                limit(
                    (*path, "default_values"),
                    "SELECT_COMPONENT_DEFAULT_VALUES",
                    "The number of default values must be in the range of min_values to max_values",
                )
            )
    if modal:
        if c.get("disabled"):
            out.append(
                limit((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Modals cannot have disabled components")
            )
        if c.get("required") is not False and low is not None and int(low) < 1:
            out.append(
                limit(
                    (*path, "min_values"),
                    "SELECT_COMPONENT_MIN_VALUES",
                    "min_values must be omitted or at least 1 unless required is false",
                )
            )
    return out


def check_media(
    path: Place, media: Any, attachments: set[str] | None, *, attachment_only: bool = False
) -> list[SpecError]:
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str):
        return []
    schemes = ("attachment",) if attachment_only else ("http", "https", "attachment")
    out = url_errors((*path, "url"), url, schemes)
    upload = url.removeprefix("attachment://") if url.startswith("attachment://") else None
    if not out and upload is not None and attachments is not None and upload not in attachments:
        out.append(
            limit(
                (*path, "url"),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment {url!r} was not found",
            )
        )
    return out


def check_components(
    components: Any,
    *,
    v2: bool,
    attachments: set[str] | None = None,
    known_emojis: set[int] | None = None,
    path: Place = ("components",),
) -> list[SpecError]:
    """The components of a message."""
    if not isinstance(components, list):
        return []
    placed = [(path + p, c) for p, c in walk(components)]
    out = _layout_errors(path, placed) if v2 else _row_errors(path, components)
    out += _repeated_ids(placed)
    for here, c in placed:
        out += _check_component(here, c, attachments, known_emojis)
    return out


def _layout_errors(path: Place, placed: list[tuple[Place, Json]]) -> list[SpecError]:
    """What is too much for a layout."""
    out: list[SpecError] = []
    if len(placed) > V2_COMPONENTS_MAX:
        out.append(
            limit(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components ({len(placed)}) cannot exceed {V2_COMPONENTS_MAX}",
            )
        )
    texts = [c.get("content") or "" for _, c in placed if c.get("type") == TEXT]
    length = sum(map(len, texts))
    if length > V2_TEXT_MAX:
        out.append(
            limit(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text ({length}) exceeds {V2_TEXT_MAX} characters",
            )
        )
    size = sum(len(text.encode()) + 12 for text in texts)
    if size > V2_BYTES_MAX:
        out.append(limit(path, "COMPONENT_BYTES", f"texts of {size} bytes: Discord answers 500 (API#8554)"))
    return out


def _row_errors(path: Place, components: list[Any]) -> list[SpecError]:
    """What does not fit into the rows of a classic message."""
    out: list[SpecError] = []
    if len(components) > LEGACY_ROWS_MAX:
        out.append(limit(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length."))
    for i, c in enumerate(components):
        if isinstance(c, dict) and c.get("type") != ROW:
            out.append(
                limit(
                    (*path, i, "type"),
                    "UNION_TYPE_CHOICES",
                    'Value of field "type" must be one of (1,) without MessageFlags.IS_COMPONENTS_V2',
                )
            )
    return out


def _repeated_ids(placed: list[tuple[Place, Json]]) -> list[SpecError]:
    out = repeated_custom_ids(placed)
    numbers: set[Any] = set()
    for here, c in placed:
        number = coerce(c.get("id"))
        if number and number in numbers:
            out.append(limit((*here, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"))
        numbers.add(number)
    return out


def repeated_custom_ids(placed: Iterable[tuple[Place, Json]]) -> list[SpecError]:
    """The custom ids that a component before has already."""
    out: list[SpecError] = []
    ids: set[str] = set()
    for here, c in placed:
        custom_id = c.get("custom_id")
        if custom_id and custom_id in ids:
            out.append(
                limit(
                    (*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            )
        if custom_id:
            ids.add(custom_id)
    return out


def _check_component(
    here: Place, c: Json, attachments: set[str] | None, known_emojis: set[int] | None
) -> list[SpecError]:
    kind = c.get("type")
    if kind == ROW:
        return _check_row(here, c)
    if kind == BUTTON:
        return check_button(here, c, known_emojis)
    if kind in SELECTS:
        return check_select(here, c, known_emojis, modal=False)
    if kind == TEXT and isinstance(c.get("content"), str) and not c["content"].strip():
        return [limit((*here, "content"), "BASE_TYPE_REQUIRED", "This field is required")]
    if kind == THUMBNAIL:
        return check_media((*here, "media"), c.get("media"), attachments)
    if kind == FILE:
        return check_media((*here, "file"), c.get("file"), attachments, attachment_only=True)
    if kind == GALLERY:
        items = [(i, item) for i, item in enumerate(c.get("items") or []) if isinstance(item, dict)]
        return [
            e for i, item in items for e in check_media((*here, "items", i, "media"), item.get("media"), attachments)
        ]
    return []


def _check_row(here: Place, c: Json) -> list[SpecError]:
    children = [x for x in c.get("components") or [] if isinstance(x, dict)]
    selects = [x for x in children if x.get("type") in SELECTS]
    buttons = [x for x in children if x.get("type") == BUTTON]
    if len(buttons) > ROW_WIDTH or len(selects) > 1 or (selects and buttons):
        return [too_wide(here)]
    return []


def too_wide(here: Place) -> SpecError:
    """A row holds too much."""
    return limit(
        (*here, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
    )


def repeated_values(path: Place, options: list[Json]) -> list[SpecError]:
    """Options with the value of another."""
    values = [o.get("value") for o in options]
    if len(set(values)) == len(values):
        return []
    code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
    return [limit((*path, "options"), code, "The specified option value is already used")]
