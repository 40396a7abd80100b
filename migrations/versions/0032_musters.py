"""Who has confirmed that they play, before a match begins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    until = "until when people confirm that they play, before the match begins"
    op.add_column("tables", sa.Column("muster", sa.BigInteger(), nullable=True, comment=until))
    said = "when its person last said, in the lobby, that they are there"
    op.add_column("seats", sa.Column("ready", sa.BigInteger(), nullable=True, comment=said))
    waits = sa.text("muster IS NOT NULL")
    op.create_index("tables_in_muster", "tables", ["muster"], sqlite_where=waits, postgresql_where=waits)


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
