"""A database knows itself, into how many shards it is divided, and how often each was taken by a process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meta",
        sa.Column("key", sa.String(length=40), nullable=False, comment="instance, or shards: how many there are"),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column(
            "epoch", sa.BigInteger(), nullable=False, comment="how often a process has taken this shard (PostgreSQL)"
        ),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_shards")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
