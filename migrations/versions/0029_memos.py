"""What people note for themselves about their matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "memos",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False, comment="what the person noted for themselves about the match"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_memos_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_memos_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_memos")),
    )
    op.create_index(op.f("ix_memos_table_id"), "memos", ["table_id"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
