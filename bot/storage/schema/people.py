"""Servers and people: preferences, erasures, puzzles, tutorials, the queue."""

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
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.schema.metadata import RowId, metadata

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False, comment="Discord's id"),
    Column("language", String(16)),
    Column("settings", JSON, comment="what the server's people chose for its tables"),
    Column("left", BigInteger, comment="when the bot was removed from it"),
)

people = Table(
    "people",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("discord", BigInteger, nullable=False, unique=True, comment="the only place with a person's Discord id"),
    Column("language", String(16)),
    Column("preferences", JSON, comment="how the bot treats this person"),
    sqlite_autoincrement=True,
)

conversations = Table(
    "conversations",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("clicked", BigInteger, nullable=False, comment="when the person was first seen to use the bot"),
    Column("channel", BigInteger, comment="where the bot writes to the person, by Discord's id"),
    Column("opened", BigInteger, index=True, comment="when that was opened last"),
    Column("wanted", BigInteger, comment="since when the person stands in line for that"),
    Column("urgency", Integer, comment="who comes before others in that line: 0 first"),
    Column("again", BigInteger, index=True, comment="when it is tried again"),
    Column("language", String(8), comment="the language that Discord reported last, for messages to the person alone"),
)

erasures = Table(
    "erasures",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("applied", Integer, nullable=False, comment="how many erasures of the ledger were carried out"),
)

applied_erasures = Table(
    "applied_erasures",
    metadata,
    Column("entry", String(80), primary_key=True, comment="an entry of the ledger that was carried out"),
)

remembered = Table(
    "remembered",
    metadata,
    Column("hash", String(64), primary_key=True, comment="of a person and something about them, by a key"),
    Column("facts", JSON, nullable=False),
    Column("until", BigInteger, nullable=False, comment="when it lapses"),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("puzzle", BigInteger, primary_key=True, autoincrement=False),
    Column("solved", Boolean, nullable=False, comment="whether the first answer was the best one"),
    Column("answered", BigInteger, nullable=False),
    Column("vote", String(8), comment="what the person thinks of it: up, down"),
)

puzzlers = Table(
    "puzzlers",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("mean", Float, nullable=False, comment="how strong the person is at puzzles"),
    Column("doubt", Float, nullable=False, comment="the standard deviation of the mean"),
    Column("answers", Integer, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", BigInteger, primary_key=True, autoincrement=False),
    Column("mean", Float, nullable=False, comment="how hard it is"),
    Column("doubt", Float, nullable=False, comment="the standard deviation of the mean"),
    Column("answers", Integer, nullable=False),
    Column("likes", Integer, nullable=False),
    Column("dislikes", Integer, nullable=False),
)

tutorials = Table(
    "tutorials",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("step", Integer, nullable=False, comment="the place of the next step"),
    Column("choices", JSON, nullable=False, comment="what was chosen in the free step"),
    Column("reached", BigInteger, nullable=False, comment="when"),
)

drills = Table(
    "drills",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("entries", Integer, nullable=False, comment="after how many choices of the match the position stands"),
    Column("found", JSON, nullable=False, comment="what was chosen there and what was better"),
    Column("answered", Integer, nullable=False, comment="how often it was answered"),
    Column("solved", Integer, nullable=False, comment="how often by the better option"),
    Column("due", BigInteger, nullable=False, index=True, comment="when it is shown again"),
    Column("reminded", BigInteger, comment="when the person was last written to about drills"),
    UniqueConstraint("person", "table_id", "entries"),
    sqlite_autoincrement=True,
)

memos = Table(
    "memos",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column(
        "table_id",
        RowId,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
        index=True,
    ),
    Column("text", Text, nullable=False, comment="what the person noted for themselves about the match"),
)

follows = Table(
    "follows",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("slot", Integer, nullable=False, comment="tells those apart who follow the same match"),
    Column("way", String(8), nullable=False, comment="when the person is written to: end, turn"),
    Column("events", Integer, nullable=False, comment="how many events of the match the person has read"),
    Column("written", BigInteger, nullable=False, comment="when they were written to last; 0: never"),
    Column("begun", BigInteger, nullable=False, comment="since when they follow it"),
    UniqueConstraint("table_id", "slot"),
)

parties = Table(
    "parties",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False, comment="how many play the match that is wanted"),
    Column("pace", String(16), nullable=False, comment="the time limit, as a word of the table options"),
    Column("code", String(16), nullable=False, unique=True, comment="by which friends join the party"),
    Column("language", String(16), nullable=False),
    Column("since", BigInteger, nullable=False, comment="since when it waits in the queue"),
    sqlite_autoincrement=True,
)

party_members = Table(
    "party_members",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("party", RowId, ForeignKey("parties.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False, comment="as it stands at the table later"),
    Column("server", BigInteger, nullable=False, comment="where the person joined the queue; 0: in no server"),
    Column("joined", BigInteger, nullable=False),
    Column("hours", Integer, comment="the hours of a day (UTC, a bit for each) in which the person usually answers"),
)

waits = Table(
    "waits",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("found", BigInteger, nullable=False, comment="when the match was opened"),
    Column("waited", BigInteger, nullable=False, comment="how long a party waited for it"),
    sqlite_autoincrement=True,
)

Index("waits_by_wish", waits.c.game, waits.c.players, waits.c.pace, waits.c.found)

avoided = Table(
    "avoided",
    metadata,
    Column("person", RowId, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column(
        "other",
        BigInteger,
        primary_key=True,
        autoincrement=False,
        index=True,
        comment="whom the person does not want to meet in a match of the queue, by Discord's id",
    ),
)
