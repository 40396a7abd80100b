"""How far people have come in the tutorials."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tutorials",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False, comment="the place of the next step"),
        sa.Column("choices", sa.JSON(), nullable=False, comment="what was chosen in the free step"),
        sa.Column("reached", sa.BigInteger(), nullable=False, comment="when"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tutorials_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_tutorials")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
