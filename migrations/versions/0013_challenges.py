"""The challenge of the day: its sealed seeds, and the first try of each person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "day", sa.Integer(), nullable=True, comment="the day, since 1970 UTC, whose challenge is played here"
        ),
    )
    op.add_column(
        "tables",
        sa.Column(
            "ranked",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="its person's first try at that",
        ),
    )
    op.create_table(
        "challenges",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False, comment="days since 1970 UTC"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("sealed", sa.JSON(), nullable=False, comment="what the seal binds besides seed and salt"),
        sa.Column("commitment", sa.String(64), nullable=False, comment="the seal"),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_challenges")),
    )
    op.create_table(
        "attempts",
        sa.Column("table_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("person", ROW_ID, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column(
            "points",
            sa.Integer(),
            nullable=True,
            comment="empty until the match is finished, and where it does not count",
        ),
        sa.Column("place", sa.Integer(), nullable=True, comment="among the sides of the match"),
        sa.Column(
            "marks",
            sa.JSON(),
            nullable=True,
            comment="how the match went, in a few words that tell nothing of its dice",
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE", name=op.f("fk_attempts_person_people")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name=op.f("fk_attempts_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_attempts")),
        sa.UniqueConstraint("person", "day", "game", name=op.f("uq_attempts_person")),
    )
    op.create_index("ix_attempts_day", "attempts", ["game", "day"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
