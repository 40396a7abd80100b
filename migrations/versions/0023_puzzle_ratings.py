"""Ratings of puzzles and of people at puzzles, and votes on puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column(
        "puzzle_answers",
        sa.Column("vote", sa.String(8), nullable=True, comment="what the person thinks of it: up, down"),
    )
    op.create_table(
        "puzzlers",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("mean", sa.Float(), nullable=False, comment="how strong the person is at puzzles"),
        sa.Column("doubt", sa.Float(), nullable=False, comment="the standard deviation of the mean"),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzlers_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_puzzlers")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mean", sa.Float(), nullable=False, comment="how hard it is"),
        sa.Column("doubt", sa.Float(), nullable=False, comment="the standard deviation of the mean"),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("likes", sa.Integer(), nullable=False),
        sa.Column("dislikes", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
