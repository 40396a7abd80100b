"""When the person of a seat was last reminded, so that a restart soon after brings no other reminder."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    comment = "when its person got it; 0: never"
    column = sa.Column("last_reminder", sa.BigInteger(), nullable=False, server_default="0", comment=comment)
    op.add_column("timers", column)


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
