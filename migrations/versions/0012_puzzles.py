"""What people answered to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "puzzle_answers",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False, comment="whether the first answer was the best one"),
        sa.Column("answered", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzle_answers_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_answers")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
