"""How people attended their matches with others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "attendances",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("in_time", sa.Integer(), nullable=False, comment="how many decisions were made in time"),
        sa.Column("timeouts", sa.Integer(), nullable=False, comment="how often the person's time ran out"),
        sa.Column("replaced", sa.Boolean(), nullable=False, comment="whether the person lost the seat after that"),
        sa.Column("noted", sa.BigInteger(), nullable=False, comment="when the match ended, or the latest time ran out"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_attendances_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_attendances_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_attendances")),
    )
    op.create_index(op.f("ix_attendances_person"), "attendances", ["person", "noted"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
