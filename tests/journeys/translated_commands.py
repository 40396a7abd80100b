"""Translations of commands that every bot of a run shares: each journey starts a bot, and all have the same commands.

A command is found again by all that it is in English, so one of another game is translated as well.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from discord import app_commands

_translated: dict[str, dict[str, Any]] = {}


def share_translated_commands() -> None:
    """From now on a command that was translated once in this process is not translated again."""
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        _share(kind)


def _share(kind: Any) -> None:
    translate = kind.get_translated_payload

    async def translated(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        if getattr(command, "parent", None):
            return await translate(command, tree, translator)  # type: ignore[no-any-return]
        key = json.dumps([type(translator).__name__, command.to_dict(tree)], default=str)
        if key not in _translated:
            _translated[key] = await translate(command, tree, translator)
        return deepcopy(_translated[key])

    kind.get_translated_payload = translated
