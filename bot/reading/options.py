"""Table options in words."""

from __future__ import annotations

from discord import app_commands

from bot.languages import Speech
from bot.languages.command_names import text
from bot.tables.model.options import WITH_BANK, token, tokens
from bot.tables.model.table import Table


def part_name(key: str, speech: Speech) -> str:
    """The name of a table option."""
    return speech(f"options-{key}")


def part_note(key: str, speech: Speech) -> str:
    """What one should know of a table option before one chooses; "" for most."""
    note = f"options-{key}.note"
    return speech(note) if speech.has_own(note) else ""


def value_name(key: str, value: str, speech: Speech) -> str:
    """The name of one of its values."""
    return speech(f"options-{key}-{value}")


def pace_choice(pace: str, speech: Speech) -> str:
    """The times of a match in short, as a form offers them: a limit for each decision, or a pace with a time bank."""
    return speech(f"options-pace-{pace}.brief") if pace in WITH_BANK else value_name("limit", pace, speech)


def pace_in_words(pace: str, speech: Speech) -> str:
    """The times of a match: how long each decision may take, and its time bank."""
    if pace in WITH_BANK:
        return speech(f"options-pace-{pace}.note")
    return speech("options-pace-limit", limit=value_name("limit", pace, speech))


def span_in_words(table: Table, speech: Speech) -> str:
    """How long a match of a table takes: with a time limit as it says, else about as long as at a real table."""
    options = table.options
    limit = value_name("limit", token(options.limit), speech)
    if options.bank:
        bank = value_name("bank", token(options.bank), speech)
        increment = value_name("increment", token(options.increment), speech) if options.increment else "none"
        return speech("options-span-bank", limit=limit if options.limit else "none", bank=bank, increment=increment)
    if options.limit:
        return speech("options-span-limit", limit=limit)
    usual = f"{table.game}-duration"
    return speech("options-span-none", duration=speech(usual) if speech.has_own(usual) else "none")


def table_option_choices(key: str) -> list[app_commands.Choice[str]]:
    """The values of a table option as choices of a command."""
    return [app_commands.Choice(name=text(f"options-{key}-{value}"), value=value) for value in tokens(key)]
