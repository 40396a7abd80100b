"""Begin: servers, people, tables with their seats, journal, snapshots, messages and the outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    is_open = sa.text("stage IN ('lobby', 'playing')")
    op.create_table(
        "people",
        sa.Column("id", row_id, nullable=False),
        sa.Column("discord", sa.BigInteger(), nullable=False, comment="the only place with a person's Discord id"),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("discord", name=op.f("uq_people_discord")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False, comment="Discord's id"),
        sa.Column("language", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "tables",
        sa.Column("id", row_id, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False, comment="the rules version the match was started with"),
        sa.Column("stage", sa.String(length=16), nullable=False, comment="lobby, playing, finished or ended"),
        sa.Column("host", row_id, nullable=True),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("computing", sa.Boolean(), nullable=False, comment="a computer player has to choose"),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "one_open_table_per_channel", "tables", ["channel"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_index("tables_by_channel", "tables", ["channel"], unique=False)
    op.create_index(
        "open_tables_by_server", "tables", ["server"], unique=False, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_table(
        "journal",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "version", sa.BigInteger(), nullable=False, comment="the table's version that the choice was made on"
        ),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.String(length=80), nullable=False),
        sa.Column("interaction", sa.BigInteger(), nullable=True, comment="empty for computer players"),
        sa.Column("played", sa.BigInteger(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False, comment="what came of it"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_journal_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_journal")),
        sa.UniqueConstraint("interaction", name=op.f("uq_journal_interaction")),
    )
    op.create_table(
        "messages",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column(
            "kind", sa.String(length=16), nullable=False, comment="lobby, board, ping or final: the newest of its kind"
        ),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False, comment="the table's version that it shows"),
        sa.Column("since", sa.Integer(), nullable=False, comment="the first event that its summary tells"),
        sa.Column("events", sa.Integer(), nullable=False, comment="how many events there were when it was posted"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_messages_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "kind", name=op.f("pk_messages")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", row_id, nullable=False),
        sa.Column("table_id", row_id, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("fresh", sa.Boolean(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("trouble", sa.String(length=16), nullable=False, comment="why it waits; empty when nothing is wrong"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_channel", "outbox", ["channel", "id"], unique=False)
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", row_id, nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(length=40), nullable=True),
        sa.Column("word", sa.Text(), nullable=True),
        sa.Column("voted", sa.BigInteger(), nullable=True, comment="when this seat voted to end the match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "person", name=op.f("uq_seats_table_id")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False, comment="how much of the journal it holds"),
        sa.Column("saved", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
