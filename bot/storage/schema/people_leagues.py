"""Leagues among people: who is in them, their deals, and their tables."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.schema.metadata import RowId, metadata

people_leagues = Table(
    "people_leagues",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("server", BigInteger, nullable=False, comment="whose managers decide about it"),
    Column("channel", BigInteger, nullable=False, comment="where the end of a season is announced"),
    Column("language", String(16), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False, comment="how many sit at a table"),
    Column("at_once", Integer, nullable=False, comment="how many matches a member plays at a time"),
    Column("most", Integer, nullable=False, comment="how many matches of a member count in a season"),
    Column("pace", String(16), nullable=False, comment="the time limit, as a word of the table options"),
    Column("days", Integer, nullable=False, comment="how long a season is"),
    Column("wide", Boolean, nullable=False, comment="whether people of other servers may join"),
    Column("open", Boolean, nullable=False, comment="whether people may join, and a season follows this one"),
    Column("season", Integer, nullable=False),
    Column("began", BigInteger, nullable=False, comment="when the season began"),
    Column("until", BigInteger, nullable=False, comment="until when the season opens matches"),
    UniqueConstraint("server", "game"),
    sqlite_autoincrement=True,
)


def _league() -> Column[int]:
    """Of which league a row is; it goes with it."""
    return Column(
        "league",
        RowId,
        ForeignKey("people_leagues.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    )


def _season() -> Column[int]:
    return Column("season", Integer, primary_key=True, autoincrement=False)


people_league_members = Table(
    "people_league_members",
    metadata,
    _league(),
    _season(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", RowId, ForeignKey("people.id", ondelete="SET NULL"), index=True, comment="empty: erased"),
    Column("name", Text, nullable=False),
    Column("division", Integer, nullable=False, comment="1 is the highest; those of newcomers are -1, -2 and so on"),
    Column("gone", Boolean, nullable=False, comment="whether no more matches are opened for the member"),
    Column("place", Integer, comment="in the division; empty until the season is over"),
    Column("score", Float, comment="points above the means of deals and seats"),
    Column("played", Integer, comment="how many matches"),
    Column(
        "server", BigInteger, nullable=False, server_default="0", comment="in which the person joined; 0: not known"
    ),
    Column("channel", BigInteger, nullable=False, server_default="0", comment="in which the person joined"),
    Column(
        "back",
        Integer,
        nullable=False,
        server_default="0",
        comment="after which table the person came back; missed ones before count no more",
    ),
    UniqueConstraint("league", "season", "person"),
)

people_league_deals = Table(
    "people_league_deals",
    metadata,
    _league(),
    _season(),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, nullable=False, comment="the dice of all its tables"),
)

people_league_tables = Table(
    "people_league_tables",
    metadata,
    _league(),
    _season(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="SET NULL"), index=True, comment="its match"),
    Column("players", JSON, nullable=False, comment="the numbers of the members, by seat"),
    Column("scores", JSON, comment="by seat; empty: not over"),
    Column("absent", JSON, comment="the members in whose place another one played; empty: not over"),
)
