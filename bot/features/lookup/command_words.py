"""Commands that people ask the rules about: "undo" is none of a game's rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from bot.languages import Speech
from bot.languages.bundles import FALLBACK, message_ids
from bot.languages.search import Entry, simplify_query

_COMMAND = re.compile("command-([a-z]+)")


@cache
def command_names() -> tuple[str, ...]:
    """The commands that stand alone or have others below them, in the order of the files."""
    return tuple(match[1] for message in message_ids(FALLBACK) if (match := _COMMAND.fullmatch(message)))


def find_command(typed: str, speech: Speech, offered: Iterable[str], rules: Sequence[Entry]) -> str | None:
    """The command of this name, in English or in the reader's language; None where it is not ``offered`` (the names of
    commands, with those below them: "table end"), or where a rule has the very name."""
    query = simplify_query(typed).strip("/")
    if any(query in rule.names for rule in rules):
        return None
    names = (name for name in command_names() if query in (name, simplify_query(speech(f"command-{name}"))))
    roots = {name.partition(" ")[0] for name in offered}
    return next((name for name in names if name in roots), None)
