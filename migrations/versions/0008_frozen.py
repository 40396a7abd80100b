"""The operator can keep a match as it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("frozen", sa.BigInteger(), comment="since when the operator keeps it as it is"))


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
