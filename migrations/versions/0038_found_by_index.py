"""Indices for what is asked of a person or a server, however many matches and people there are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_over = sa.text("stage NOT IN ('lobby', 'playing')")
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.create_index("tables_over_by_server", "tables", ["server"], sqlite_where=is_over, postgresql_where=is_over)
    op.create_index(op.f("ix_offers_person"), "offers", ["person"])
    op.create_index("ix_ratings_server", "ratings", ["server", "game"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
