"""Matches that people follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "follows",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("slot", sa.Integer(), nullable=False, comment="tells those apart who follow the same match"),
        sa.Column("way", sa.String(8), nullable=False, comment="when the person is written to: end, turn"),
        sa.Column("events", sa.Integer(), nullable=False, comment="how many events of the match the person has read"),
        sa.Column("written", sa.BigInteger(), nullable=False, comment="when they were written to last; 0: never"),
        sa.Column("begun", sa.BigInteger(), nullable=False, comment="since when they follow it"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_follows_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_follows_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_follows")),
        sa.UniqueConstraint("table_id", "slot", name=op.f("uq_follows_table_id")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
