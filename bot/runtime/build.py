"""The version of the running program."""

from __future__ import annotations

from functools import cache
from importlib import metadata

DISTRIBUTION = "pantheon-bot"


@cache
def version() -> str:
    """The installed version; ``unknown`` when the program runs from its sources without being installed."""
    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "unknown"
