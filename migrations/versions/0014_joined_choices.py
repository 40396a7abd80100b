"""Choices that one click makes together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "journal",
        sa.Column(
            "joined",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="by the click of the choice before",
        ),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
