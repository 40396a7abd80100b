"""Statements that every database of a run shares once they are compiled; each test opens a database of its own.

What a statement is compiled to depends on its kind of database alone, and all of one kind have the same settings here.
"""

from __future__ import annotations

from sqlalchemy.engine import Engine
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.util import LRUCache

MOST = 5_000
"""How many statements are kept."""


def share_compiled_statements() -> None:
    """From now on all databases of this process share their compiled statements."""
    shared = LRUCache(MOST)
    Engine._compiled_cache = property(lambda engine: shared, lambda engine, own: None)  # type: ignore[assignment]
    # The dialect is part of what a compiled statement is found by, and each database makes one of its own.
    DefaultDialect.__eq__ = lambda one, other: type(one) is type(other)  # type: ignore[assignment, method-assign]
    DefaultDialect.__hash__ = lambda dialect: hash(type(dialect))  # type: ignore[method-assign]
