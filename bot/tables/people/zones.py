"""Names of time zones."""

from __future__ import annotations

from typing import TypeGuard
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def is_zone(name: object) -> TypeGuard[str]:
    """Whether this names a time zone."""
    if not isinstance(name, str) or not name:
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True
