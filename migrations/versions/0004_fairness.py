"""Fairness among strangers: who is away and has a say, by which rules a decision began, and who began a match."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DAY = 24 * 60 * 60 * 1000
CHANGED_HANDS = ("took_over", "replaced", "swapped")
AWAKE = "stage IN ('lobby', 'playing') AND rested IS NULL"

tables = sa.table(
    "tables", sa.column("id"), sa.column("stage"), sa.column("conduct", sa.JSON), sa.column("moved", sa.BigInteger)
)
seats = sa.table(
    "seats",
    sa.column("table_id"),
    sa.column("number"),
    sa.column("person"),
    sa.column("away"),
    sa.column("counts_until", sa.BigInteger),
)
timers = sa.table(
    "timers",
    sa.column("id"),
    sa.column("table_id"),
    sa.column("allowed", sa.BigInteger),
    sa.column("at_once", sa.Boolean),
)
people = sa.table("people", sa.column("id"), sa.column("preferences", sa.JSON))
notes = sa.table("notes", sa.column("table_id"), sa.column("kind"))
entrants = sa.table("entrants", sa.column("table_id"), sa.column("seat"), sa.column("person"))


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "rested", sa.BigInteger(), nullable=True, comment="since when a match in which nothing happens rests"
        ),
    )
    op.drop_index("one_open_table_per_channel", table_name="tables")
    op.create_index(
        "one_open_table_per_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=sa.text(AWAKE),
        postgresql_where=sa.text(AWAKE),
    )
    op.add_column(
        "seats",
        sa.Column(
            "counts_until", sa.BigInteger(), nullable=True, comment="until when a person who is away still has a say"
        ),
    )
    op.add_column(
        "timers",
        sa.Column(
            "allowed",
            sa.BigInteger(),
            server_default="0",
            nullable=False,
            comment="how long it may take; 0: any time",
        ),
    )
    op.add_column(
        "timers",
        sa.Column(
            "at_once",
            sa.Boolean(),
            server_default=sa.false(),
            nullable=False,
            comment="then a computer player takes over",
        ),
    )
    op.create_table(
        "entrants",
        sa.Column("table_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", ROW_ID, nullable=False, comment="who began a rated match here"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entrants_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_person"), "entrants", ["person"], unique=False)
    _go_on_by_the_new_rules(op.get_bind())


def _go_on_by_the_new_rules(connection: sa.Connection) -> None:
    """Matches that are being played: decisions keep their limits, and those are rated that would have been."""
    playing = connection.execute(sa.select(tables).where(tables.c.stage == "playing")).all()
    for row in playing:
        conduct: dict[str, Any] = row.conduct or {}
        limit = conduct.get("limit", 0)
        values = {"allowed": limit, "at_once": conduct.get("after_time") == "computer"}
        connection.execute(sa.update(timers).where(timers.c.table_id == row.id).values(values))
        is_away = (seats.c.table_id == row.id) & seats.c.away.is_not(None) & (seats.c.away != "left")
        counts = {"counts_until": row.moved + max(limit, DAY)}
        connection.execute(sa.update(seats).where(is_away).values(counts))
        _enter(connection, row.id)


def _enter(connection: sa.Connection, id: int) -> None:
    """Note who plays a rated match; a seat that a computer player already played for did not begin a rated one."""
    sitting = connection.execute(sa.select(seats).where(seats.c.table_id == id)).all()
    changed = sa.select(notes.c.kind).where(notes.c.table_id == id, notes.c.kind.in_(CHANGED_HANDS))
    if len(sitting) < 2 or any(row.person is None for row in sitting) or connection.execute(changed).first():
        return
    preferences = sa.select(people.c.preferences).where(people.c.id.in_([row.person for row in sitting]))
    if any((stored or {}).get("rated") is False for stored in connection.execute(preferences).scalars()):
        return
    rows = [{"table_id": id, "seat": row.number, "person": row.person} for row in sitting]
    connection.execute(sa.insert(entrants), rows)


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
