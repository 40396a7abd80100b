"""Boards call those who can act."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("messages") as messages:
        messages.add_column(
            sa.Column(
                "called",
                sa.Integer(),
                server_default="0",
                nullable=False,
                comment="the seats that it mentions, a bit for each",
            )
        )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
