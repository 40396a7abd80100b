"""All requests of the operator, by name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.operator import people
from bot.operator.requests import Request

REQUESTS: Mapping[str, Request] = {
    "erase": people.erase,
}
