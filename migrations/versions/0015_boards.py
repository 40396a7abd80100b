"""Which board a message shows, also when a newer one stands below it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False, comment="its id in Discord"),
        sa.Column("table_id", ROW_ID, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False, comment="the table's version that it shows"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name=op.f("fk_boards_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("message", name=op.f("pk_boards")),
    )
    op.create_index(op.f("ix_boards_table_id"), "boards", ["table_id"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
