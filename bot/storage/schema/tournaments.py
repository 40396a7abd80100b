"""Tournaments: who plays in them, and the tables of their rounds."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.schema.metadata import RowId, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("server", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False, comment="where its message and its matches are"),
    Column("message", BigInteger, comment="the message with the standings, once it was clicked"),
    Column("organiser", RowId, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("language", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("format", String(16), nullable=False, comment="swiss, round_robin, knock_out"),
    Column("seats", Integer, nullable=False, comment="how many sit at a table at most"),
    Column("rounds", Integer, nullable=False, comment="how many are played at most; a knock-out ends when one is left"),
    Column("pace", String(16), nullable=False, comment="the time limit, as a word of the table options"),
    Column("stage", String(16), nullable=False, index=True, comment="gathering, playing, paused, over"),
    Column("round", Integer, nullable=False, comment="the one that is played; 0 before the first"),
    Column("opened", BigInteger, nullable=False),
    Column("ended", BigInteger),
    sqlite_autoincrement=True,
)


def _tournament() -> Column[int]:
    """Of which tournament a row is; it goes with it."""
    return Column(
        "tournament",
        RowId,
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    )


tournament_players = Table(
    "tournament_players",
    metadata,
    _tournament(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", RowId, ForeignKey("people.id", ondelete="SET NULL"), index=True, comment="empty: erased"),
    Column("name", Text, nullable=False, comment="as it stands in the standings"),
    Column("is_out", Boolean, nullable=False, comment="whether no more tables are opened for the player"),
    UniqueConstraint("tournament", "person"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    _tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="SET NULL"), index=True, comment="empty: not opened"),
    Column("players", JSON, nullable=False, comment="their numbers, in the order of the seats"),
    Column("scores", JSON, comment="by player; empty: not over"),
    Column("places", JSON, comment="by player; empty: not over"),
    Column("absent", JSON, comment="the players in whose place another one played; empty: not over"),
)
