"""Matches that are over, packed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "archives",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column(
            "piece",
            sa.Integer(),
            autoincrement=False,
            nullable=False,
            comment="which piece of the whole it is, from 0",
        ),
        sa.Column("form", sa.Integer(), nullable=False, comment="how it is packed"),
        sa.Column(
            "packed",
            sa.LargeBinary(),
            nullable=False,
            comment="of the journal and the snapshot of a match that is over",
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archives_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "piece", name=op.f("pk_archives")),
    )
    comment = "since when its journal is packed; 0: it stays as it is"
    op.add_column("tables", sa.Column("archived", sa.BigInteger(), comment=comment))
    is_to_archive = sa.text(
        "stage IN ('finished', 'ended') AND started IS NOT NULL AND frozen IS NULL AND archived IS NULL"
    )
    op.create_index(
        "tables_to_archive", "tables", ["ended"], sqlite_where=is_to_archive, postgresql_where=is_to_archive
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
