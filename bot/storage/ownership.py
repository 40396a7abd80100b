"""The rows of this process: those of its shards' servers."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Column, ColumnElement, true


def is_of_shards(server: Column[int], numbers: Collection[int], count: int) -> ColumnElement[bool]:
    """The condition that a column with a server's id names a server of these shards, of ``count`` in all."""
    if len(numbers) == count:
        return true()
    return (server.op(">>")(22) % count).in_(numbers)
