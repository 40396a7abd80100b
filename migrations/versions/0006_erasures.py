"""Erasures are known one by one, so that it does not matter in which order they end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "applied_erasures",
        sa.Column("entry", sa.String(length=80), nullable=False, comment="an entry of the ledger that was carried out"),
        sa.PrimaryKeyConstraint("entry", name=op.f("pk_applied_erasures")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
