"""The queue: who waits for a match with whom, whom people avoid, and which matches came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    queued = sa.Column(
        "queued",
        sa.Boolean(),
        server_default=sa.false(),
        nullable=False,
        comment="whether the queue brought its people",
    )
    op.add_column("tables", queued)
    op.create_table(
        "parties",
        sa.Column("id", row_id, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False, comment="how many play the match that is wanted"),
        sa.Column("pace", sa.String(16), nullable=False, comment="the time limit, as a word of the table options"),
        sa.Column("code", sa.String(16), nullable=False, comment="by which friends join the party"),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False, comment="since when it waits in the queue"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_parties")),
        sa.UniqueConstraint("code", name=op.f("uq_parties_code")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "party_members",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("party", row_id, nullable=False),
        sa.Column("name", sa.Text(), nullable=False, comment="as it stands at the table later"),
        sa.Column(
            "server", sa.BigInteger(), nullable=False, comment="where the person joined the queue; 0: in no server"
        ),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_party_members_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["party"], ["parties.id"], name=op.f("fk_party_members_party"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_party_members")),
    )
    op.create_index(op.f("ix_party_members_party"), "party_members", ["party"])
    op.create_table(
        "avoided",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column(
            "other",
            row_id,
            autoincrement=False,
            nullable=False,
            comment="whom the person does not want to meet in a match of the queue",
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_avoided_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_avoided_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_avoided")),
    )
    op.create_index(op.f("ix_avoided_other"), "avoided", ["other"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
