"""What is stored in place of the name of a person who was erased; people read it in their own language."""

from __future__ import annotations

STEM = "Player "


def stored_name(number: int) -> str:
    """The name of the person with that number at a table or in a list, the first one with 1."""
    return f"{STEM}{number}"
