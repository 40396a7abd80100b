"""When people who wait in the queue usually answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "party_members",
        sa.Column(
            "hours",
            sa.Integer(),
            nullable=True,
            comment="the hours of a day (UTC, a bit for each) in which the person usually answers",
        ),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
