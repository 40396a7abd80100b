"""The language that Discord reports of a person, for messages to them alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    comment = "the language that Discord reported last, for messages to the person alone"
    op.add_column("conversations", sa.Column("language", sa.String(8), comment=comment))


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
