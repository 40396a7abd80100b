"""Tournaments: their settings, their players, and the tables of their rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False, comment="where its message and its matches are"),
        sa.Column("message", sa.BigInteger(), comment="the message with the standings, once it was clicked"),
        sa.Column("organiser", ROW_ID),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("format", sa.String(16), nullable=False, comment="swiss, round_robin, knock_out"),
        sa.Column("seats", sa.Integer(), nullable=False, comment="how many sit at a table at most"),
        sa.Column(
            "rounds",
            sa.Integer(),
            nullable=False,
            comment="how many are played at most; a knock-out ends when one is left",
        ),
        sa.Column("pace", sa.String(16), nullable=False, comment="the time limit, as a word of the table options"),
        sa.Column("stage", sa.String(16), nullable=False, comment="gathering, playing, paused, over"),
        sa.Column("round", sa.Integer(), nullable=False, comment="the one that is played; 0 before the first"),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["organiser"], ["people.id"], name=op.f("fk_tournaments_organiser"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sqlite_autoincrement=True,
    )
    for column in ("server", "organiser", "stage"):
        op.create_index(op.f(f"ix_tournaments_{column}"), "tournaments", [column])
    op.create_table(
        "tournament_players",
        sa.Column("tournament", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", ROW_ID, comment="empty: erased"),
        sa.Column("name", sa.Text(), nullable=False, comment="as it stands in the standings"),
        sa.Column("is_out", sa.Boolean(), nullable=False, comment="whether no more tables are opened for the player"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_players_tournament"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tournament_players_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_players")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_tournament_players_tournament")),
    )
    op.create_index(op.f("ix_tournament_players_person"), "tournament_players", ["person"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", ROW_ID, comment="empty: not opened"),
        sa.Column("players", sa.JSON(), nullable=False, comment="their numbers, in the order of the seats"),
        sa.Column("scores", sa.JSON(), comment="by player; empty: not over"),
        sa.Column("places", sa.JSON(), comment="by player; empty: not over"),
        sa.Column("absent", sa.JSON(), comment="the players in whose place another one played; empty: not over"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_tables_tournament"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_tournament_tables_table_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_tournament_tables")),
    )
    op.create_index(op.f("ix_tournament_tables_table_id"), "tournament_tables", ["table_id"])


def downgrade() -> None:
    raise RuntimeError("Migrations go forward only; restore a backup to go back.")
