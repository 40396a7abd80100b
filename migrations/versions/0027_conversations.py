"""People with whom the bot has a conversation or who wait for one. Each of them has used the bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "conversations",
        sa.Column("person", row_id, autoincrement=False, nullable=False),
        sa.Column("clicked", sa.BigInteger(), nullable=False, comment="when the person was first seen to use the bot"),
        sa.Column(
            "channel", sa.BigInteger(), nullable=True, comment="where the bot writes to the person, by Discord's id"
        ),
        sa.Column("opened", sa.BigInteger(), nullable=True, comment="when that was opened last"),
        sa.Column("wanted", sa.BigInteger(), nullable=True, comment="since when the person stands in line for that"),
        sa.Column("urgency", sa.Integer(), nullable=True, comment="who comes before others in that line: 0 first"),
        sa.Column("again", sa.BigInteger(), nullable=True, comment="when it is tried again"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_conversations_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_conversations")),
    )
    op.create_index(op.f("ix_conversations_opened"), "conversations", ["opened"])
    op.create_index(op.f("ix_conversations_again"), "conversations", ["again"])
    # Turns by direct message tell in which conversation they were sent.
    op.execute(
        "INSERT INTO conversations (person, clicked, channel) "
        "SELECT people.id, 0, (SELECT max(messages.channel) FROM messages JOIN seats ON messages.table_id = "
        "seats.table_id AND messages.kind = 'turn' || seats.number WHERE seats.person = people.id) FROM people"
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
