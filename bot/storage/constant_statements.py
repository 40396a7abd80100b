"""Marks the statements of the code that each click needs: they are compiled once, and carried out without more ado."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import Executable

S = TypeVar("S", bound=Executable)

_CONSTANTS: set[Executable] = set()


def mark_constant(statement: S) -> S:
    """Mark a statement that a module keeps, and return it. What changes in it are named parameters alone: no list whose
    length differs, and no default that is computed. One that is derived from it is not marked."""
    _CONSTANTS.add(statement)
    return statement


def is_constant(statement: Executable) -> bool:
    """Whether a module keeps this very statement."""
    return statement in _CONSTANTS
