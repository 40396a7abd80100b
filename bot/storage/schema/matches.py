"""Tables and their matches: seats, choices, notes, snapshots, times, analyses, and the messages about them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    literal_column,
)

from bot.storage.schema.metadata import RowId, metadata

tables = Table(
    "tables",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, comment="the rules version the match was started with"),
    Column("stage", String(16), nullable=False, comment="lobby, playing, finished or ended"),
    Column("host", RowId, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("language", String(16), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("conduct", JSON, comment="how the table is run: time, posts"),
    Column("version", BigInteger, nullable=False),
    Column("computing", Boolean, nullable=False, comment="a computer player has to choose"),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False, server_default="", comment="the seal, as posted; written once"),
    Column("sealed", JSON, comment="what the seal binds besides seed and salt"),
    Column("click", BigInteger, comment="the click that started the match"),
    Column("opened", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("moved", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("tickets", BigInteger, nullable=False, server_default="0", comment="what question numbers count on from"),
    Column("proposals", JSON, comment="what the people at the table are asked to agree to"),
    Column("rematch_of", RowId, comment="the table whose people meet again"),
    Column("frozen", BigInteger, comment="since when the operator keeps it as it is"),
    Column("rested", BigInteger, comment="since when a match in which nothing happens rests"),
    Column("day", Integer, comment="the day, since 1970 UTC, whose challenge is played here"),
    Column("ranked", Boolean, nullable=False, server_default=false(), comment="its person's first try at that"),
    Column("queued", Boolean, nullable=False, server_default=false(), comment="whether the queue brought its people"),
    Column("muster", BigInteger, comment="until when people confirm that they play, before the match begins"),
    Column("secret_until", BigInteger, comment="until when others play with its dice, in a league"),
    Column("forum", BigInteger, comment="the forum channel in which the match has a post of its own"),
    Column("archived", BigInteger, comment="since when its journal is packed; 0: it stays as it is"),
    sqlite_autoincrement=True,
)

IS_OPEN = tables.c.stage.in_((literal_column("'lobby'"), literal_column("'playing'")))
"""With literals, not parameters: SQLite uses a partial index only for a query that repeats its condition."""

IS_AWAKE = IS_OPEN & tables.c.rested.is_(None)
"""The condition for open tables that occupy their channel and count towards the limits of a person and a server."""

Index("one_open_table_per_channel", tables.c.channel, unique=True, sqlite_where=IS_AWAKE, postgresql_where=IS_AWAKE)

Index("tables_by_channel", tables.c.channel)

IS_MUSTERED = tables.c.muster.is_not(None)

Index("tables_in_muster", tables.c.muster, sqlite_where=IS_MUSTERED, postgresql_where=IS_MUSTERED)

Index("open_tables_by_server", tables.c.server, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)

IS_OVER = ~IS_OPEN

# Not one index of all tables: SQLite would take it for the open ones of a server too, and read those that are over.
Index("tables_over_by_server", tables.c.server, sqlite_where=IS_OVER, postgresql_where=IS_OVER)

IS_TO_ARCHIVE = (
    tables.c.stage.in_((literal_column("'finished'"), literal_column("'ended'")))
    & tables.c.started.is_not(None)
    & tables.c.frozen.is_(None)
    & tables.c.archived.is_(None)
)
"""The condition for matches that are over and whose journal still has rows of its own."""

Index("tables_to_archive", tables.c.ended, sqlite_where=IS_TO_ARCHIVE, postgresql_where=IS_TO_ARCHIVE)

openings = Table(
    "openings",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column(
        "person",
        RowId,
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
        comment="who opened the table within the last hour, whoever hosts it now",
    ),
    Column("opened", BigInteger, nullable=False),
)

match_links = Table(
    "match_links",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("secret", String(43), nullable=False, unique=True, comment="what its address ends with"),
    Column("made", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", RowId, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("computer", String(40)),
    Column("word", Text),
    Column("voted", BigInteger, comment="when this seat voted to end the match"),
    Column("standing", JSON, comment="what this seat answers always, by question"),
    Column("away", String(16), comment="why a computer player plays for its person"),
    Column("counts_until", BigInteger, comment="until when a person who is away still has a say"),
    Column("plan", JSON, comment="what this seat plans for its next turn, in private"),
    Column("ready", BigInteger, comment="when its person last said, in the lobby, that they are there"),
    UniqueConstraint("table_id", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", BigInteger, nullable=False, comment="the table's version that the choice was made on"),
    Column("seat", Integer, nullable=False),
    Column("option", String(80), nullable=False),
    Column("interaction", BigInteger, unique=True, comment="empty for computer players"),
    Column("played", BigInteger, nullable=False),
    Column("events", JSON, nullable=False, comment="what came of it"),
    Column("ticket", BigInteger, comment="which question was answered, as buttons name it"),
    Column("by_order", Boolean, nullable=False, server_default=false(), comment="by a standing answer"),
    Column("joined", Boolean, nullable=False, server_default=false(), comment="by the click of the choice before"),
)

undone = Table(
    "undone",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False, comment="where it stood in the journal"),
    Column("seat", Integer, nullable=False),
    Column("option", String(80), nullable=False),
    Column("interaction", BigInteger, unique=True, comment="empty for computer players"),
    Column("played", BigInteger, nullable=False),
    Column("events", JSON, nullable=False, comment="what had come of it"),
    Column("ticket", BigInteger),
    Column("taken_back", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

notes = Table(
    "notes",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("told", Integer, nullable=False, comment="how many events had come of the journal by then"),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer),
    Column("facts", JSON, nullable=False),
    Column("noted", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("entries", Integer, nullable=False, comment="how much of the journal it holds"),
    Column("saved", JSON, nullable=False),
    Column("hash", String(64), comment="SHA-256 of what is saved"),
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("piece", Integer, primary_key=True, autoincrement=False, comment="which piece of the whole it is, from 0"),
    Column("form", Integer, nullable=False, comment="how it is packed"),
    Column("packed", LargeBinary, nullable=False, comment="of the journal and the snapshot of a match that is over"),
)

offers = Table(
    "offers",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column(
        "person",
        RowId,
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
        comment="who may take it",
    ),
    Column("own", Boolean, nullable=False, comment="whether who sits there offers it"),
)

timers = Table(
    "timers",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ticket", BigInteger, nullable=False, comment="the question with which the seat's time began"),
    Column("kind", String(16), nullable=False, comment="what happens when it is due"),
    Column("began", BigInteger, nullable=False, comment="since when the seat is asked"),
    Column("deadline", BigInteger, nullable=False, comment="until when it may think; 0: as long as it takes"),
    Column("number", Integer, nullable=False, comment="how often its person was reminded"),
    Column("due", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False, server_default="0", comment="until when somebody is at it"),
    Column("overruled", Boolean, nullable=False, server_default=false(), comment="goes on in spite of a vacation"),
    Column("allowed", BigInteger, nullable=False, server_default="0", comment="how long it may take; 0: any time"),
    Column("at_once", Boolean, nullable=False, server_default=false(), comment="then a computer player takes over"),
    Column("bank", BigInteger, nullable=False, server_default="0", comment="how much of that is of the time bank"),
    Column("bank_ends", BigInteger, nullable=False, server_default="0", comment="when that is used up; 0: no bank"),
    Column("pauses", Boolean, nullable=False, server_default=false(), comment="the bank rests in quiet hours"),
    Column("last_reminder", BigInteger, nullable=False, server_default="0", comment="when its person got it; 0: never"),
    UniqueConstraint("table_id", "seat", name="uq_timers_seat"),
    Index("ix_timers_due", "due"),
    sqlite_autoincrement=True,
)

banks = Table(
    "banks",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("length", Integer, primary_key=True, autoincrement=False, comment="from which number of choices on"),
    Column("spent", BigInteger, nullable=False, comment="how much of its time bank the seat has used"),
    Column("before", BigInteger, nullable=False, comment="the same without the increment for its turn"),
    Column("rest", BigInteger, nullable=False, comment="how much of the limit for the decision was left"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False, comment="when the bot was last seen alive while timers ran"),
    Column("ahead", BigInteger, comment="how far that clock was ahead of Discord's, in milliseconds; null: unknown"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("found", JSON, nullable=False, comment="the course, what cost most, and the luck of each seat"),
    Column("made", BigInteger, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True, comment="lobby, board, ping or final: the newest of its kind"),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False, comment="the table's version that it shows"),
    Column("since", Integer, nullable=False, comment="the first event that its summary tells"),
    Column("events", Integer, nullable=False, comment="how many events there were when it was posted"),
    Column("called", Integer, nullable=False, server_default="0", comment="the seats that it mentions, a bit for each"),
)

forum_posts = Table(
    "forum_posts",
    metadata,
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("title", String(64), nullable=False, comment="a digest of the title that the post has"),
    Column("tags", String(80), nullable=False, comment="the tags that it has, as words of the bot"),
    Column("renamed", BigInteger, nullable=False, comment="when the title was changed last; 0: never"),
    Column("closed", Boolean, nullable=False, comment="whether the bot has closed it"),
)

boards = Table(
    "boards",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False, comment="its id in Discord"),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("version", BigInteger, nullable=False, comment="the table's version that it shows"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("fresh", Boolean, nullable=False),
    Column("facts", JSON, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("trouble", String(16), nullable=False, comment="why it waits; empty when nothing is wrong"),
    Index("ix_outbox_channel", "channel", "id"),
    Index("ix_outbox_table_id", "table_id"),
    sqlite_autoincrement=True,
)
