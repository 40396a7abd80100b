"""How long parties of the queue waited for their matches, without who they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("found", sa.BigInteger(), nullable=False, comment="when the match was opened"),
        sa.Column("waited", sa.BigInteger(), nullable=False, comment="how long a party waited for it"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_waits")),
        sqlite_autoincrement=True,
    )
    op.create_index("waits_by_wish", "waits", ["game", "players", "pace", "found"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
