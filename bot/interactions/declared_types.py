"""The values of a command's options as raw data: discord.py passes on whatever an event holds, of any type."""

from __future__ import annotations

from typing import Any

from discord import AppCommandOptionType, app_commands

_TYPES: dict[AppCommandOptionType, tuple[type, ...]] = {
    AppCommandOptionType.string: (str,),
    AppCommandOptionType.integer: (int,),
    AppCommandOptionType.boolean: (bool,),
    AppCommandOptionType.number: (int, float),
}


def has_declared_types(command: Any, options: object) -> bool:
    """Whether the value of each option is of the type that the command, or the one inside its group, declares.

    What cannot be read as options at all discord.py refuses itself.
    """
    for option in options if isinstance(options, list) else ():
        if not isinstance(option, dict):
            continue
        name, value = str(option.get("name")), option.get("value")
        if isinstance(command, app_commands.Group):
            inner = command.get_command(name)
            if inner is not None and not has_declared_types(inner, option.get("options")):
                return False
        elif isinstance(command, app_commands.Command):
            option_type = next((each.type for each in command.parameters if each.display_name == name), None)
            if option_type in _TYPES and type(value) not in _TYPES[option_type]:
                return False
    return True
