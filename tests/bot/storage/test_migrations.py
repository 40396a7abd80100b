"""Migrations: every version leads to the present schema without loss."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.storage.database import Database, migrate
from bot.storage.migration import configuration
from bot.storage.schema import metadata


class PowerCut(BaseException):
    pass


async def differences(database: Database) -> list[object]:
    def compare(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    return await database.read(lambda connection: connection.run_sync(compare))


async def test_migrations_lead_to_the_schema(address: str) -> None:
    database = await Database.open(address)
    assert await differences(database) == []
    await database.close()


async def test_migrate_tells_the_version_and_can_be_repeated(address: str) -> None:
    newest = ScriptDirectory.from_config(configuration()).get_current_head()
    assert await migrate(address) == newest
    assert await migrate(address) == newest


@pytest.mark.only_sqlite
async def test_interrupted_migration_leaves_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    create, made = op.create_table, []

    def failing(*args: object, **kwargs: object) -> object:
        made.append(args[0])
        if len(made) == 5:
            raise PowerCut
        return create(*args, **kwargs)

    monkeypatch.setattr(op, "create_table", failing)
    with pytest.raises(PowerCut):
        await Database.open(address)
    monkeypatch.undo()
    engine = sa.create_engine(address)
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == []
    engine.dispose()
    database = await Database.open(address)
    assert await differences(database) == []
    await database.close()


def test_migrations_go_forward_only(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        with pytest.raises(RuntimeError, match="forward only"):
            command.downgrade(config, "base")
    engine.dispose()


def test_history_is_one_line() -> None:
    scripts = ScriptDirectory.from_config(configuration())
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1


@pytest.mark.parametrize("dialect", [sqlite.dialect(), postgresql.dialect()], ids=["sqlite", "postgresql"])
def test_schema_compiles_for_both(dialect: sa.Dialect) -> None:
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert "INDEX" in str(CreateIndex(index).compile(dialect=dialect))


def test_discord_ids_of_people_stand_in_one_table_only() -> None:
    links = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if any(key.column is metadata.tables["people"].c.id for key in column.foreign_keys)
    }
    of_matches = {"tables.host", "seats.person", "offers.person", "entrants.person"}
    assert links == {
        *of_matches,
        "openings.person",
        "results.person",
        "ratings.person",
        "puzzle_answers.person",
        "tutorials.person",
        "attempts.person",
        "party_members.person",
        "avoided.person",
        "avoided.other",
    }
    assert metadata.tables["people"].c.discord.unique
