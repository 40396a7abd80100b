"""What matches of several days need: options of tables, preferences of people, timers, notes, results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "ratings",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False, comment="the standard deviation of the mean"),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "server", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "notes",
        sa.Column("id", row_id, nullable=False),
        sa.Column("table_id", row_id, nullable=False),
        sa.Column("told", sa.Integer(), nullable=False, comment="how many events had come of the journal by then"),
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("noted", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notes")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_notes_table_id"), "notes", ["table_id"], unique=False)
    op.create_table(
        "results",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", row_id, nullable=True),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False, comment="points by source, pace, luck, and against whom"),
        sa.Column("rated", sa.Boolean(), nullable=False, comment="whether it moved ratings"),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_person"), "results", ["person"], unique=False)
    op.create_index("ix_results_server", "results", ["server", "game"], unique=False)
    op.create_table(
        "offers",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", row_id, nullable=False, comment="who may take it"),
        sa.Column("own", sa.Boolean(), nullable=False, comment="whether who sits there offers it"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_offers_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_offers_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_offers")),
    )
    op.create_table(
        "timers",
        sa.Column("id", row_id, nullable=False),
        sa.Column("table_id", row_id, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ticket", sa.BigInteger(), nullable=False, comment="the question with which the seat's time began"),
        sa.Column("kind", sa.String(length=16), nullable=False, comment="what happens when it is due"),
        sa.Column("began", sa.BigInteger(), nullable=False, comment="since when the seat is asked"),
        sa.Column(
            "deadline", sa.BigInteger(), nullable=False, comment="until when it may think; 0: as long as it takes"
        ),
        sa.Column("number", sa.Integer(), nullable=False, comment="how often its person was reminded"),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column(
            "leased", sa.BigInteger(), server_default="0", nullable=False, comment="until when somebody is at it"
        ),
        sa.Column(
            "overruled",
            sa.Boolean(),
            server_default=sa.false(),
            nullable=False,
            comment="goes on in spite of a vacation",
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_timers_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timers")),
        sa.UniqueConstraint("table_id", "seat", name="uq_timers_seat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_due", "timers", ["due"], unique=False)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False, comment="when the bot was last seen alive while timers ran"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "erasures",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("applied", sa.Integer(), nullable=False, comment="how many erasures of the ledger were carried out"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_erasures")),
    )
    op.create_table(
        "undone",
        sa.Column("id", row_id, nullable=False),
        sa.Column("table_id", row_id, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, comment="where it stood in the journal"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.String(length=80), nullable=False),
        sa.Column("interaction", sa.BigInteger(), nullable=True, comment="empty for computer players"),
        sa.Column("played", sa.BigInteger(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False, comment="what had come of it"),
        sa.Column("ticket", sa.BigInteger(), nullable=True),
        sa.Column("taken_back", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_undone_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_undone")),
        sa.UniqueConstraint("interaction", name=op.f("uq_undone_interaction")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_undone_table_id"), "undone", ["table_id"], unique=False)
    op.add_column(
        "people", sa.Column("preferences", sa.JSON(), nullable=True, comment="how the bot treats this person")
    )
    op.add_column(
        "seats",
        sa.Column("away", sa.String(length=16), nullable=True, comment="why a computer player plays for its person"),
    )
    op.add_column(
        "servers",
        sa.Column("settings", sa.JSON(), nullable=True, comment="what the server's people chose for its tables"),
    )
    op.add_column(
        "servers", sa.Column("left", sa.BigInteger(), nullable=True, comment="when the bot was removed from it")
    )
    op.add_column("tables", sa.Column("conduct", sa.JSON(), nullable=True, comment="how the table is run: time, posts"))
    op.add_column(
        "tables",
        sa.Column("proposals", sa.JSON(), nullable=True, comment="what the people at the table are asked to agree to"),
    )
    op.add_column("tables", sa.Column("rematch_of", row_id, nullable=True, comment="the table whose people meet again"))
    op.add_column(
        "tables",
        sa.Column(
            "tickets",
            sa.BigInteger(),
            server_default="0",
            nullable=False,
            comment="what question numbers count on from",
        ),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
