"""The seal of a match is kept as it was posted; the click that started it; a hash beside each snapshot."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "commitment",
            sa.String(length=64),
            server_default="",
            nullable=False,
            comment="the seal, as posted; written once",
        ),
    )
    op.add_column(
        "tables", sa.Column("sealed", sa.JSON(), nullable=True, comment="what the seal binds besides seed and salt")
    )
    op.add_column(
        "tables", sa.Column("click", sa.BigInteger(), nullable=True, comment="the click that started the match")
    )
    op.add_column(
        "snapshots", sa.Column("hash", sa.String(length=64), nullable=True, comment="SHA-256 of what is saved")
    )
    seal_what_is_there(op.get_bind())


def seal_what_is_there(connection: sa.Connection) -> None:
    """Earlier versions showed the SHA-256 of seed and salt, and computed it again each time."""
    tables = sa.table(
        "tables",
        sa.column("id", sa.BigInteger),
        sa.column("seed", sa.LargeBinary),
        sa.column("salt", sa.LargeBinary),
        sa.column("commitment", sa.String),
    )
    rows = connection.execute(sa.select(tables.c.id, tables.c.seed, tables.c.salt)).all()
    for row in rows:
        seal = sha256(bytes(row.seed) + bytes(row.salt)).hexdigest()
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(commitment=seal))


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
