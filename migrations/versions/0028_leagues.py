"""Leagues of equal deals, and who is in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "leagues",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False, comment="the first day of its season, in days since 1970 UTC"),
        sa.Column(
            "open", sa.Boolean(), nullable=False, comment="whether people may join, and a season follows this one"
        ),
        sa.PrimaryKeyConstraint("server", "game", name=op.f("pk_leagues")),
    )
    op.create_table(
        "league_entries",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("first", sa.Integer(), autoincrement=False, nullable=False, comment="the first day of the season"),
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column(
            "division",
            sa.Integer(),
            nullable=False,
            comment="1 is the highest; those of newcomers are -1, -2 and so on",
        ),
        sa.Column("since", sa.Integer(), nullable=False, comment="the first day whose deal counts"),
        sa.Column("gone", sa.Boolean(), nullable=False, comment="whether the person left during the season"),
        sa.Column("place", sa.Integer(), nullable=True, comment="in the division; empty until the season is over"),
        sa.Column("score", sa.Float(), nullable=True, comment="points above the mean"),
        sa.Column("played", sa.Integer(), nullable=True, comment="how many deals"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_league_entries_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("server", "game", "first", "person", name=op.f("pk_league_entries")),
    )
    op.create_index("ix_league_entries_person", "league_entries", ["person"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
