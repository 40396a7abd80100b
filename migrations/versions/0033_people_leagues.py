"""Leagues among people: their members, deals and tables; until when the dice of a match are secret."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _key(*names: str) -> list[sa.Column]:
    return [
        sa.Column("league", ROW_ID, autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), autoincrement=False, nullable=False) for name in names),
    ]


def _league(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["league"], ["people_leagues.id"], name=op.f(f"fk_{table}_league"), ondelete="CASCADE"
    )


def upgrade() -> None:
    comment = "until when others play with its dice, in a league"
    op.add_column("tables", sa.Column("secret_until", sa.BigInteger(), comment=comment))
    op.create_table(
        "people_leagues",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False, comment="whose managers decide about it"),
        sa.Column("channel", sa.BigInteger(), nullable=False, comment="where the end of a season is announced"),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False, comment="how many sit at a table"),
        sa.Column("at_once", sa.Integer(), nullable=False, comment="how many matches a member plays at a time"),
        sa.Column("most", sa.Integer(), nullable=False, comment="how many matches of a member count in a season"),
        sa.Column("pace", sa.String(16), nullable=False, comment="the time limit, as a word of the table options"),
        sa.Column("days", sa.Integer(), nullable=False, comment="how long a season is"),
        sa.Column("wide", sa.Boolean(), nullable=False, comment="whether people of other servers may join"),
        sa.Column(
            "open", sa.Boolean(), nullable=False, comment="whether people may join, and a season follows this one"
        ),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False, comment="when the season began"),
        sa.Column("until", sa.BigInteger(), nullable=False, comment="until when the season opens matches"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people_leagues")),
        sa.UniqueConstraint("server", "game", name=op.f("uq_people_leagues_server")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "people_league_members",
        *_key("season", "number"),
        sa.Column("person", ROW_ID, comment="empty: erased"),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column(
            "division",
            sa.Integer(),
            nullable=False,
            comment="1 is the highest; those of newcomers are -1, -2 and so on",
        ),
        sa.Column("gone", sa.Boolean(), nullable=False, comment="whether no more matches are opened for the member"),
        sa.Column("place", sa.Integer(), comment="in the division; empty until the season is over"),
        sa.Column("score", sa.Float(), comment="points above the means of deals and seats"),
        sa.Column("played", sa.Integer(), comment="how many matches"),
        _league("people_league_members"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_people_league_members_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("league", "season", "number", name=op.f("pk_people_league_members")),
        sa.UniqueConstraint("league", "season", "person", name=op.f("uq_people_league_members_league")),
    )
    op.create_index(op.f("ix_people_league_members_person"), "people_league_members", ["person"])
    op.create_table(
        "people_league_deals",
        *_key("season", "division", "deal"),
        sa.Column("seed", sa.LargeBinary(), nullable=False, comment="the dice of all its tables"),
        _league("people_league_deals"),
        sa.PrimaryKeyConstraint("league", "season", "division", "deal", name=op.f("pk_people_league_deals")),
    )
    op.create_table(
        "people_league_tables",
        *_key("season", "number"),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("table_id", ROW_ID, comment="its match"),
        sa.Column("players", sa.JSON(), nullable=False, comment="the numbers of the members, by seat"),
        sa.Column("scores", sa.JSON(), comment="by seat; empty: not over"),
        sa.Column("absent", sa.JSON(), comment="the members in whose place another one played; empty: not over"),
        _league("people_league_tables"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_people_league_tables_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("league", "season", "number", name=op.f("pk_people_league_tables")),
    )
    op.create_index(op.f("ix_people_league_tables_table_id"), "people_league_tables", ["table_id"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
