"""Results, ratings, challenges of the day and leagues."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.schema.metadata import RowId, metadata

results = Table(
    "results",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", RowId, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("server", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("facts", JSON, nullable=False, comment="points by source, pace, luck, and against whom"),
    Column("rated", Boolean, nullable=False, comment="whether it moved ratings"),
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_server", "server", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False, comment="the standard deviation of the mean"),
    Column("matches", Integer, nullable=False),
    Index("ix_ratings_server", "server", "game"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column(
        "person",
        RowId,
        ForeignKey("people.id", ondelete="SET NULL"),
        index=True,
        comment="who began a rated match here; empty: erased",
    ),
    Column("mean", Float, comment="the rating of a person who was erased"),
    Column("doubt", Float, comment="the standard deviation of that rating"),
)

attendances = Table(
    "attendances",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("decisions", Integer, nullable=False),
    Column("in_time", Integer, nullable=False, comment="how many decisions were made in time"),
    Column("timeouts", Integer, nullable=False, comment="how often the person's time ran out"),
    Column("replaced", Boolean, nullable=False, comment="whether the person lost the seat after that"),
    Column("noted", BigInteger, nullable=False, comment="when the match ended, or the latest time ran out"),
    Index("ix_attendances_person", "person", "noted"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False, comment="days since 1970 UTC"),
    Column("game", String(40), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("sealed", JSON, nullable=False, comment="what the seal binds besides seed and salt"),
    Column("commitment", String(64), nullable=False, comment="the seal"),
)

attempts = Table(
    "attempts",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("points", Integer, comment="empty until the match is finished, and where it does not count"),
    Column("place", Integer, comment="among the sides of the match"),
    Column("marks", JSON, comment="how the match went, in a few words that tell nothing of its dice"),
    UniqueConstraint("person", "day", "game"),
    Index("ix_attempts_day", "game", "day"),
)

leagues = Table(
    "leagues",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("first", Integer, nullable=False, comment="the first day of its season, in days since 1970 UTC"),
    Column("open", Boolean, nullable=False, comment="whether people may join, and a season follows this one"),
)

league_entries = Table(
    "league_entries",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False, comment="the first day of the season"),
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("division", Integer, nullable=False, comment="1 is the highest; those of newcomers are -1, -2 and so on"),
    Column("since", Integer, nullable=False, comment="the first day whose deal counts"),
    Column("gone", Boolean, nullable=False, comment="whether the person left during the season"),
    Column("place", Integer, comment="in the division; empty until the season is over"),
    Column("score", Float, comment="points above the mean"),
    Column("played", Integer, comment="how many deals"),
    Index("ix_league_entries_person", "person"),
)
