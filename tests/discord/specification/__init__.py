"""The facts of Discord's API, and what is checked by them."""

from __future__ import annotations

from tests.discord.specification.errors import SpecError, coerce, error_tree
from tests.discord.specification.operations import JSON, MULTIPART, URLENCODED, Operation
from tests.discord.specification.specification import FACTS, Specification, load

__all__ = [
    "FACTS",
    "JSON",
    "MULTIPART",
    "URLENCODED",
    "Operation",
    "SpecError",
    "Specification",
    "coerce",
    "error_tree",
    "load",
]
