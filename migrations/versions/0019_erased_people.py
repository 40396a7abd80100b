"""What outlives an erasure: rated matches of the others, and keyed hashes; avoided people without rows of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
REFERRING = (
    ("seats", "person"),
    ("tables", "host"),
    ("openings", "person"),
    ("results", "person"),
    ("ratings", "person"),
    ("offers", "person"),
    ("entrants", "person"),
    ("attempts", "person"),
    ("puzzle_answers", "person"),
    ("tutorials", "person"),
    ("party_members", "person"),
    ("avoided", "person"),
)
"""What refers to people."""


def upgrade() -> None:
    op.create_table(
        "remembered",
        sa.Column("hash", sa.String(64), nullable=False, comment="of a person and something about them, by a key"),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False, comment="when it lapses"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_remembered")),
    )
    _keep_entrants()
    _name_avoided_people()


def _keep_entrants() -> None:
    """Entrants stay when their person is erased, with the rating as it was."""
    op.execute("CREATE TEMP TABLE kept AS SELECT table_id, seat, person FROM entrants")
    op.drop_table("entrants")
    op.create_table(
        "entrants",
        sa.Column("table_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", ROW_ID, nullable=True, comment="who began a rated match here; empty: erased"),
        sa.Column("mean", sa.Float(), nullable=True, comment="the rating of a person who was erased"),
        sa.Column("doubt", sa.Float(), nullable=True, comment="the standard deviation of that rating"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entrants_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_person"), "entrants", ["person"])
    op.execute("INSERT INTO entrants (table_id, seat, person) SELECT table_id, seat, person FROM kept")
    op.execute("DROP TABLE kept")


def _name_avoided_people() -> None:
    """Who is avoided is named by the id alone; people of whom nothing else was kept are forgotten."""
    op.execute(
        "CREATE TEMP TABLE kept AS SELECT avoided.person AS person, people.discord AS other, people.id AS number "
        "FROM avoided JOIN people ON people.id = avoided.other"
    )
    op.drop_table("avoided")
    op.create_table(
        "avoided",
        sa.Column("person", ROW_ID, autoincrement=False, nullable=False),
        sa.Column(
            "other",
            sa.BigInteger(),
            autoincrement=False,
            nullable=False,
            comment="whom the person does not want to meet in a match of the queue, by Discord's id",
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_avoided_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_avoided")),
    )
    op.create_index(op.f("ix_avoided_other"), "avoided", ["other"])
    op.execute("INSERT INTO avoided (person, other) SELECT person, other FROM kept WHERE other > 0")
    people = sa.table("people", sa.column("id"), sa.column("language"), sa.column("preferences"))
    kept = sa.table("kept", sa.column("number"))
    is_known = [
        sa.exists().where(sa.table(table, sa.column(column)).c[column] == people.c.id) for table, column in REFERRING
    ]
    # Preferences that were taken back stand as JSON's null, which is not the database's.
    chose = people.c.language.is_not(None) | (sa.cast(people.c.preferences, sa.Text) != "null")
    was_avoided = people.c.id.in_(sa.select(kept.c.number))
    op.execute(sa.delete(people).where(was_avoided, ~sa.or_(*is_known, sa.func.coalesce(chose, sa.false()))))
    op.execute("DROP TABLE kept")


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
