"""Who opened which table within the last hour, whoever hosts it now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("table_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column(
            "person",
            ROW_ID,
            nullable=False,
            comment="who opened the table within the last hour, whoever hosts it now",
        ),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_openings_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_openings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_openings")),
    )
    op.create_index(op.f("ix_openings_person"), "openings", ["person"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
