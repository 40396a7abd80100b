"""Refusals: what a table does not do, and why. Nothing has changed then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Refusal(Exception):
    """A wish that is not granted. ``key`` names the sentence (``bot-refusal-<key>``), ``facts`` fill it."""

    def __init__(self, key: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, Any] = dict(facts or {})
