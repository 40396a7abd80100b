"""The limits of modals."""

from __future__ import annotations

from typing import Any

from tests.discord.limits.components import check_select, repeated_custom_ids, repeated_values, too_wide
from tests.discord.limits.constants import (
    CHECKS,
    MODAL_ROWS_MAX,
    RADIO,
    ROW,
    SELECTS,
    TEXT_INPUT,
)
from tests.discord.limits.errors import bounds_errors, limit, walk
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce


def check_modal(data: Any, path: Place = ("data",), known_emojis: set[int] | None = None) -> list[SpecError]:
    if not isinstance(data, dict):
        return []
    out: list[SpecError] = []
    components = data.get("components")
    if not isinstance(components, list):
        return out
    if len(components) > MODAL_ROWS_MAX:
        out.append(limit((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length."))
    if isinstance(data.get("title"), str) and not data["title"].strip():
        out.append(limit((*path, "title"), "BASE_TYPE_REQUIRED", "This field is required"))
    placed = [((*path, "components", *p), c) for p, c in walk(components)]
    out += repeated_custom_ids(placed)
    for here, c in placed:
        kind = c.get("type")
        if kind == ROW and len(c.get("components") or []) > 1:
            out.append(too_wide(here))
        if kind == TEXT_INPUT:
            out += _check_text_input(here, c)
        elif kind in SELECTS:
            out += check_select(here, c, known_emojis, modal=True)
        elif kind in (RADIO, CHECKS):
            out += _check_choices(here, c)
    return out


def _check_text_input(here: Place, c: Json) -> list[SpecError]:
    out: list[SpecError] = []
    in_row = here[-2] == "components"
    if in_row and not c.get("label"):
        out.append(limit((*here, "label"), "BASE_TYPE_REQUIRED", "This field is required"))
    low = coerce(c.get("min_length"))
    high = coerce(c.get("max_length"))
    if low is not None and high is not None and low > high:
        out.append(limit((*here, "min_length"), "TEXT_INPUT_BOUNDS", "min_length must not exceed max_length"))
    value = c.get("value")
    if isinstance(value, str) and value and high is not None and len(value) > high:
        out.append(limit((*here, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."))
    return out


def _check_choices(here: Place, c: Json) -> list[SpecError]:
    """A group of radio buttons or of boxes to tick."""
    options = [o for o in c.get("options") or [] if isinstance(o, dict)]
    out = repeated_values(here, options)
    if c.get("type") == RADIO:
        if sum(1 for o in options if o.get("default")) > 1:
            out.append(limit((*here, "options"), "RADIO_GROUP_DEFAULTS", "Only one option may be the default"))
        return out
    if c.get("required") is not False and c.get("min_values") == 0:
        out.append(
            limit(
                (*here, "min_values"),
                "SELECT_COMPONENT_MIN_VALUES",
                "min_values must be omitted or at least 1 unless required is false",
            )
        )
    return out + bounds_errors(here, c, 1, len(options))
