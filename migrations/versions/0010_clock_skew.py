"""The last beat tells how far the clock was ahead of Discord's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "pulse",
        sa.Column(
            "ahead",
            sa.BigInteger(),
            nullable=True,
            comment="how far that clock was ahead of Discord's, in milliseconds; null: unknown",
        ),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
