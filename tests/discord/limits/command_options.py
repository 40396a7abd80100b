"""The limits of names and options of commands."""

from __future__ import annotations

from typing import Any

import regex

from tests.discord.limits.errors import limit
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce

NAME = regex.compile(r"^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$")


def check_locales(path: Place, node: Json, locales: frozenset[str], *, names: bool) -> list[SpecError]:
    out = []
    for key in ("name_localizations", "description_localizations"):
        table = node.get(key)
        if not isinstance(table, dict):
            continue
        for locale, text in table.items():
            if locale not in locales:
                out.append(limit((*path, key, locale), "LOCALE_INVALID", f"{locale!r} is not an available locale"))
            if key == "name_localizations" and names and isinstance(text, str):
                out += check_name((*path, key, locale), text)
    return out


def check_name(path: Place, name: Any) -> list[SpecError]:
    if not isinstance(name, str):
        return []
    if not NAME.match(name) or name != name.lower():
        return [limit(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")]
    return []


def check_options(path: Place, options: Any, depth: int, locales: frozenset[str]) -> list[SpecError]:
    if not isinstance(options, list):
        return []
    placed = [(i, o) for i, o in enumerate(options) if isinstance(o, dict)]
    out = _repeated_names(path, [o for _, o in placed])
    nested = [o for _, o in placed if o.get("type") in (1, 2)]
    if nested and len(nested) != len(placed):
        out.append(
            limit(
                path,
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            )
        )
    optional_seen = False
    for i, o in placed:
        here = (*path, i)
        out += check_name((*here, "name"), o.get("name"))
        out += check_locales(here, o, locales, names=True)
        kind = o.get("type")
        if kind in (1, 2):
            if (kind == 2 and depth > 0) or (kind == 1 and depth > 1):
                code = "APPLICATION_COMMAND_OPTIONS_NESTING"
                out.append(limit((*here, "type"), code, "This nesting is not supported"))
            out += check_options((*here, "options"), o.get("options"), depth + 1 if kind == 2 else 2, locales)
            continue
        if o.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            out.append(limit(here, code, "Required options must be placed before non-required options"))
        optional_seen = optional_seen or not o.get("required")
        out += _check_value(here, o, locales)
    return out


def _repeated_names(path: Place, options: list[Json]) -> list[SpecError]:
    """Names of options that another has, in some language."""
    code = "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED"
    names = [o.get("name") for o in options]
    out: list[SpecError] = []
    if len(set(names)) != len(names):
        out.append(limit(path, code, "Option names must be unique"))
    per_locale: dict[str, set[str]] = {}
    for o in options:
        for locale, text in (o.get("name_localizations") or {}).items():
            others = per_locale.setdefault(locale, set())
            if text in others or (text in names and text != o.get("name")):
                out.append(limit(path, code, f"Localized option name {text!r} ({locale}) is not distinct"))
            others.add(text)
    return out


def _check_value(here: Place, o: Json, locales: frozenset[str]) -> list[SpecError]:
    """What an option offers, and the bounds of its value."""
    out: list[SpecError] = []
    choices = o.get("choices")
    if o.get("autocomplete") and choices:
        code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES"
        out.append(limit((*here, "autocomplete"), code, "autocomplete cannot be true when choices are present"))
    names: set[Any] = set()
    for j, choice in enumerate(choices if isinstance(choices, list) else []):
        if not isinstance(choice, dict):
            continue
        place = (*here, "choices", j)
        if choice.get("name") in names:
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED"
            out.append(limit(place, code, "Choice names must be unique"))
        names.add(choice.get("name"))
        out += check_locales(place, choice, locales, names=False)
        if isinstance(choice.get("value"), str) and len(choice["value"]) > 100:
            out.append(limit((*place, "value"), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length."))
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if o.get(low) is not None and o.get(high) is not None and coerce(o[low]) > coerce(o[high]):
            out.append(limit((*here, low), "APPLICATION_COMMAND_OPTIONS_BOUNDS", f"{low} must not exceed {high}"))
    return out
