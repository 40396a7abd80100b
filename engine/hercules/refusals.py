"""Why an option is not offered: the rule that forbids it, as a stable key."""

from __future__ import annotations

from engine.hercules.state import State


def explain(state: State, side: int, option_id: str) -> str:
    """The key of the rule that forbids an option."""
    return "unknown_option"
