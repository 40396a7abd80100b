"""A transaction as those who read and write rows see it, whichever connection carries it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar, TypeVarTuple, overload

from sqlalchemy import CursorResult, Dialect, Executable
from sqlalchemy.sql.selectable import TypedReturnsRows

T = TypeVar("T")
Columns = TypeVarTuple("Columns")
"""The types of a row's columns."""


class Transaction(Protocol):
    """What may be asked of a transaction: SQLAlchemy's own for asyncio offers it, and the short one on SQLite."""

    @property
    def dialect(self) -> Dialect:
        """The database's kind; its ``name`` is ``sqlite`` or ``postgresql``."""

    @overload
    async def execute(
        self, statement: TypedReturnsRows[*Columns], parameters: Any = None
    ) -> CursorResult[*Columns]: ...

    @overload
    async def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[*tuple[Any, ...]]: ...


Work = Callable[[Transaction], Awaitable[T]]
"""What is done in one transaction of a few statements."""
