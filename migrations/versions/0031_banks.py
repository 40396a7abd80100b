"""Time banks: what seats have used of theirs, and how much of a running time is of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "banks",
        sa.Column("table_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "length",
            sa.Integer(),
            autoincrement=False,
            nullable=False,
            comment="from which number of choices on",
        ),
        sa.Column("spent", sa.BigInteger(), nullable=False, comment="how much of its time bank the seat has used"),
        sa.Column("before", sa.BigInteger(), nullable=False, comment="the same without the increment for its turn"),
        sa.Column("rest", sa.BigInteger(), nullable=False, comment="how much of the limit for the decision was left"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_banks_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "length", name=op.f("pk_banks")),
    )
    for column in (
        sa.Column(
            "bank",
            sa.BigInteger(),
            nullable=False,
            server_default="0",
            comment="how much of that is of the time bank",
        ),
        sa.Column(
            "bank_ends",
            sa.BigInteger(),
            nullable=False,
            server_default="0",
            comment="when that is used up; 0: no bank",
        ),
        sa.Column(
            "pauses", sa.Boolean(), nullable=False, server_default=sa.false(), comment="the bank rests in quiet hours"
        ),
    ):
        op.add_column("timers", column)


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
