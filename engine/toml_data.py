"""Read the printed data of cards and boards from TOML files beside the rules of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from sys import intern
from typing import Any

EMPTY: Mapping[str, int] = {}


def nothing() -> Mapping[str, int]:
    """The default where a file names nothing to gain, choose or pay; it must not change."""
    return EMPTY


def read_toml(package: str, name: str) -> dict[str, Any]:
    """A TOML file of a package, its arrays as tuples."""
    data: dict[str, Any] = _freeze(tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8")))
    return data


def _freeze(value: Any) -> Any:
    # Equal words become one: a dictionary finds the very word that is its key faster than one that equals it.
    if isinstance(value, str):
        return intern(value)
    if isinstance(value, list):
        return tuple(map(_freeze, value))
    return {intern(key): _freeze(part) for key, part in value.items()} if isinstance(value, dict) else value
