"""Which rows belong to this process: those of its shards' servers."""

from __future__ import annotations

from sqlalchemy import Column, ColumnElement, Integer, literal, true

from bot.runtime.sharding import Shard, Shards


def belongs_to(server: Column[int], shards: Shards | Shard) -> ColumnElement[bool]:
    """The condition that a column with a server's id names a server of these shards."""
    if shards.are_all:
        return true()
    return (server.op(">>")(literal(22, Integer)) % shards.count).in_(sorted(shards.numbers))
