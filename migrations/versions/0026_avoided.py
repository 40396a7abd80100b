"""Nothing is kept any more about people who are avoided and have never used the bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    avoided = sa.table("avoided", sa.column("other", sa.BigInteger()))
    people = sa.table("people", sa.column("discord", sa.BigInteger()))
    op.execute(sa.delete(avoided).where(avoided.c.other.not_in(sa.select(people.c.discord))))


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
