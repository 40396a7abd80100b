"""Posts of matches in forum channels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    where = "the forum channel in which the match has a post of its own"
    op.add_column("tables", sa.Column("forum", sa.BigInteger(), nullable=True, comment=where))
    op.create_table(
        "forum_posts",
        sa.Column("table_id", row_id, autoincrement=False, nullable=False),
        sa.Column("title", sa.String(64), nullable=False, comment="a digest of the title that the post has"),
        sa.Column("tags", sa.String(80), nullable=False, comment="the tags that it has, as words of the bot"),
        sa.Column("renamed", sa.BigInteger(), nullable=False, comment="when the title was changed last; 0: never"),
        sa.Column("closed", sa.Boolean(), nullable=False, comment="whether the bot has closed it"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_forum_posts_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_forum_posts")),
    )


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
