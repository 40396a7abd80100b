"""All requests of the operator, by name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.operator import backups, matches, people
from bot.operator.requests import Request

REQUESTS: Mapping[str, Request] = {
    "backup": backups.back_up,
    "end": matches.end,
    "erase": people.erase,
    "find": matches.find,
    "freeze": matches.freeze,
    "show": matches.show,
    "unfreeze": matches.unfreeze,
}
