"""The names of constraints, the type of row numbers, and what the database says about itself."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

RowId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows automatically only in columns of the type INTEGER, which hold 64 bits there."""

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True, comment="instance, or shards: how many there are"),
    Column("value", Text, nullable=False),
)

shards = Table(
    "shards",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False, comment="how often a process has taken this shard (PostgreSQL)"),
)
