"""Leagues among people: where members joined, and after which tables they came back from missed matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column(
            "server",
            sa.BigInteger(),
            nullable=False,
            server_default="0",
            comment="in which the person joined; 0: not known",
        ),
        sa.Column("channel", sa.BigInteger(), nullable=False, server_default="0", comment="in which the person joined"),
        sa.Column(
            "back",
            sa.Integer(),
            nullable=False,
            server_default="0",
            comment="after which table the person came back; missed ones before count no more",
        ),
    ):
        op.add_column("people_league_members", column)


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
