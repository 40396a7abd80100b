"""Standing answers of a seat; which question a choice answered, and whether by such an answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("standing", sa.JSON(), nullable=True, comment="what this seat answers always, by question")
    )
    op.add_column(
        "journal",
        sa.Column("ticket", sa.BigInteger(), nullable=True, comment="which question was answered, as buttons name it"),
    )
    op.add_column(
        "journal",
        sa.Column("by_order", sa.Boolean(), server_default=sa.false(), nullable=False, comment="by a standing answer"),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
