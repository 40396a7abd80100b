"""Positions of their own matches that people practise."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "drills",
        sa.Column("id", row_id, nullable=False),
        sa.Column("person", row_id, nullable=False),
        sa.Column("table_id", row_id, nullable=False),
        sa.Column(
            "entries", sa.Integer(), nullable=False, comment="after how many choices of the match the position stands"
        ),
        sa.Column("found", sa.JSON(), nullable=False, comment="what was chosen there and what was better"),
        sa.Column("answered", sa.Integer(), nullable=False, comment="how often it was answered"),
        sa.Column("solved", sa.Integer(), nullable=False, comment="how often by the better option"),
        sa.Column("due", sa.BigInteger(), nullable=False, comment="when it is shown again"),
        sa.Column(
            "reminded",
            sa.BigInteger(),
            nullable=True,
            comment="when the person was last written to about drills",
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_drills_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_drills_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_drills")),
        sa.UniqueConstraint("person", "table_id", "entries", name=op.f("uq_drills_person")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_drills_table_id"), "drills", ["table_id"])
    op.create_index(op.f("ix_drills_due"), "drills", ["due"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
