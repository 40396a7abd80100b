"""The limits of commands and of what autocompletion offers."""

from __future__ import annotations

from typing import Any

from tests.discord.limits.command_options import check_locales, check_name, check_options
from tests.discord.limits.constants import (
    AUTOCOMPLETE_MAX,
    COMMAND_COUNTS,
    COMMAND_SIZE,
)
from tests.discord.limits.errors import limit
from tests.discord.shapes import Json, Place
from tests.discord.specification.errors import SpecError, coerce


def _longest(value: Any, localizations: Any) -> int:
    lengths = [len(value or "") if isinstance(value, str) else 0]
    if isinstance(localizations, dict):
        lengths += [len(v) for v in localizations.values() if isinstance(v, str)]
    return max(lengths)


def command_size(node: Json) -> int:
    total = _longest(node.get("name"), node.get("name_localizations"))
    total += _longest(node.get("description"), node.get("description_localizations"))
    for choice in node.get("choices") or []:
        if isinstance(choice, dict):
            total += _longest(choice.get("name"), choice.get("name_localizations"))
            value = choice.get("value")
            total += len(value) if isinstance(value, str) else len(str(value)) if value is not None else 0
    for option in node.get("options") or []:
        if isinstance(option, dict):
            total += command_size(option)
    return total


def check_command(command: Any, locales: frozenset[str], *, guild: bool, path: Place = ()) -> list[SpecError]:
    if not isinstance(command, dict):
        return []
    out: list[SpecError] = []
    kind = command.get("type") or 1
    if kind == 1:
        out += check_name((*path, "name"), command.get("name"))
        if not (command.get("description") or "").strip():
            out.append(limit((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required"))
        out += check_options((*path, "options"), command.get("options"), 0, locales)
    elif kind in (2, 3):
        if command.get("description"):
            out.append(
                limit(
                    (*path, "description"),
                    "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
                    "Context menu commands cannot have a description",
                )
            )
        if command.get("options"):
            out.append(
                limit(
                    (*path, "options"),
                    "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
                    "Context menu commands cannot have options",
                )
            )
        if isinstance(command.get("name"), str) and not command["name"].strip():
            out.append(limit((*path, "name"), "BASE_TYPE_REQUIRED", "This field is required"))
    elif kind == 4 and guild:
        out.append(
            limit((*path, "type"), "APPLICATION_COMMAND_ENTRY_POINT", "Entry point commands cannot be guild commands")
        )
    out += check_locales(path, command, locales, names=kind == 1)
    size = command_size(command)
    if size > COMMAND_SIZE:
        out.append(limit(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({COMMAND_SIZE})"))
    return out


def check_command_set(commands: Any, locales: frozenset[str], *, guild: bool) -> list[SpecError]:
    out: list[SpecError] = []
    if not isinstance(commands, list):
        return out
    names: set[tuple[int, str]] = set()
    counts: dict[int, int] = {}
    for i, c in enumerate(commands):
        if not isinstance(c, dict):
            continue
        out += check_command(c, locales, guild=guild, path=(i,))
        kind = c.get("type") or 1
        key = (kind, str(c.get("name")))
        if key in names:
            out.append(
                limit((i, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
            )
        names.add(key)
        counts[kind] = counts.get(kind, 0) + 1
    for kind, n in counts.items():
        most = COMMAND_COUNTS.get(kind, 100)
        if n > most:
            out.append(
                limit(
                    (),
                    "APPLICATION_COMMAND_LIMIT",
                    f"Maximum number of application commands reached ({most}) for type {kind}",
                )
            )
    return out


def check_installs(commands: Any, app_installs: tuple[int, ...]) -> list[SpecError]:
    """Installation and interaction contexts of commands."""
    out: list[SpecError] = []
    for i, c in enumerate(commands if isinstance(commands, list) else []):
        if not isinstance(c, dict):
            continue
        types, contexts = c.get("integration_types"), c.get("contexts")
        for kind in types or []:
            if kind not in app_installs:
                out.append(
                    limit(
                        (i, "integration_types"),
                        "APPLICATION_COMMAND_INTEGRATION_TYPE",
                        f"installation context {kind} is not supported by the application",
                    )
                )
        if contexts is not None and 2 in contexts and 1 not in (types or [0]):
            out.append(
                limit(
                    (i, "contexts"),
                    "APPLICATION_COMMAND_CONTEXTS",
                    "PRIVATE_CHANNEL needs USER_INSTALL in integration_types",
                )
            )
        for key, value in (("integration_types", types), ("contexts", contexts)):
            if isinstance(value, list) and len(set(value)) != len(value):
                out.append(limit((i, key), "BASE_TYPE_UNIQUE", "Must be unique"))
            if value == []:
                out.append(limit((i, key), "BASE_TYPE_MIN_LENGTH", "Must be 1 or more in length."))
    return out


def check_choices(
    choices: Any, option_type: int, locales: frozenset[str], path: Place = ("data", "choices")
) -> list[SpecError]:
    """The choices of an autocomplete answer."""
    out: list[SpecError] = []
    if not isinstance(choices, list):
        return out
    if len(choices) > AUTOCOMPLETE_MAX:
        out.append(limit(path, "BASE_TYPE_MAX_LENGTH", f"Must be {AUTOCOMPLETE_MAX} or fewer in length."))
    for i, c in enumerate(choices):
        if not isinstance(c, dict):
            continue
        value = c.get("value")
        if option_type == 3:
            if not isinstance(value, str):
                out.append(limit((*path, i, "value"), "STRING_TYPE_CONVERT", "Could not interpret value as string."))
            elif len(value) > 100:
                out.append(limit((*path, i, "value"), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length."))
        elif option_type == 4 and (isinstance(value, bool) or not isinstance(coerce(value), int)):
            out.append(limit((*path, i, "value"), "NUMBER_TYPE_COERCE", f"Value {value!r} is not an int."))
        elif option_type == 10 and (isinstance(value, bool) or not isinstance(value, (int, float))):
            out.append(limit((*path, i, "value"), "FLOAT_TYPE_COERCE", f"Value {value!r} is not a float."))
        if isinstance(c.get("name"), str) and not c["name"].strip():
            out.append(limit((*path, i, "name"), "BASE_TYPE_REQUIRED", "This field is required"))
        out += check_locales((*path, i), c, locales, names=False)
    return out
