"""Statements as SQLite's driver takes them: SQLAlchemy compiles each once, and is not asked again at each click.

What SQLAlchemy does around a statement takes ten times as long as SQLite does for most of them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Dialect, Executable
from sqlalchemy.engine import IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import Select
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement
from sqlalchemy.types import TypeEngine

Convert = Callable[[Any], Any]


class PreparedResult(IteratorResult[Any]):
    """The rows of a statement, all read, and how many were written."""

    rowcount = -1


class Value(NamedTuple):
    """A value that a statement takes: the name of its parameter, and what it is without one; ``convert`` makes of it
    what the driver takes."""

    name: str
    default: Any
    convert: Convert | None


class PreparedStatement:
    """A statement, compiled for parameters of these names; ``text`` is what SQLite is asked."""

    def __init__(self, statement: Executable, names: Sequence[str], dialect: Dialect) -> None:
        assert isinstance(statement, ClauseElement)
        compiler = statement.compile(dialect=dialect, column_keys=list(names) or None)
        assert isinstance(compiler, SQLCompiler)
        if compiler.prefetch:
            raise ValueError(f"a default of {statement} is computed for each row")
        self.text = compiler.string
        self._values = [_value_of(compiler, name, dialect) for name in compiler.positiontup or ()]
        columns: Sequence[Any] = [*statement.selected_columns] if isinstance(statement, Select) else []
        self._metadata = SimpleResultMetaData([column.key for column in columns])
        converts = [_read(column.type, dialect) for column in columns]
        self._converts = converts if any(converts) else None

    def run(self, driver: sqlite3.Connection, parameters: Any) -> PreparedResult:
        """Carry it out, for several sets of parameters where it is given a list. Raises DBAPIError."""
        try:
            if isinstance(parameters, list):
                cursor = driver.executemany(self.text, map(self.values_of, parameters))
            else:
                cursor = driver.execute(self.text, self.values_of(parameters or {}))
            rows = cursor.fetchall() if cursor.description else []
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.text, None, error, sqlite3.Error, hide_parameters=True) from error
        result = PreparedResult(self._metadata, map(self._converted, rows) if self._converts else iter(rows))
        result.rowcount = cursor.rowcount
        return result

    def values_of(self, parameters: Mapping[str, Any]) -> list[Any]:
        """The values in the order in which the statement takes them."""
        values = []
        for name, default, convert in self._values:
            value = parameters.get(name, default)
            values.append(convert(value) if convert is not None else value)
        return values

    def _converted(self, row: Sequence[Any]) -> tuple[Any, ...]:
        assert self._converts is not None
        return tuple(
            convert(value) if convert is not None else value for convert, value in zip(self._converts, row, strict=True)
        )


def _value_of(compiler: SQLCompiler, name: str, dialect: Dialect) -> Value:
    bound = compiler.binds[name]
    convert = bound.type.dialect_impl(dialect).bind_processor(dialect)
    return Value(bound.key, None if bound.required else bound.effective_value, convert)


def _read(type: TypeEngine[Any], dialect: Dialect) -> Convert | None:
    convert: Convert | None = type.dialect_impl(dialect).result_processor(dialect, None)
    return convert
