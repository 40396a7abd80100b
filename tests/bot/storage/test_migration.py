"""Migrations: every version leads to the present schema without loss."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.storage.address import read_address
from bot.storage.alembic_migrations import configuration
from bot.storage.database import Database, migrate
from bot.storage.migration import known_versions
from bot.storage.schema import avoided, entrants, metadata, people
from bot.storage.sqlite.file import APPLICATION_ID


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

    create, names = op.create_table, []

    def failing(*args: object, **kwargs: object) -> object:
        names.append(args[0])
        if len(names) == 5:
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
    assert known_versions() == tuple(script.revision for script in scripts.walk_revisions())[::-1]


def test_a_database_of_the_newest_version_is_opened_without_alembic(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"
    asyncio.run(migrate(address))
    opening = f"import asyncio, sys; from bot.storage.database import migrate; asyncio.run(migrate({address!r}))"
    run = [sys.executable, "-c", f"{opening}; print([name for name in sys.modules if name.startswith('alembic')])"]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip() == "[]"


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
        "tournaments.organiser",
        "tournament_players.person",
        "people_league_members.person",
        "results.person",
        "attendances.person",
        "ratings.person",
        "puzzle_answers.person",
        "conversations.person",
        "drills.person",
        "memos.person",
        "follows.person",
        "puzzlers.person",
        "tutorials.person",
        "attempts.person",
        "league_entries.person",
        "party_members.person",
        "avoided.person",
    }
    assert metadata.tables["people"].c.discord.unique


async def test_rated_matches_go_on_and_avoided_people_are_named_by_their_ids(address: str) -> None:
    """From the version before: who was avoided had a row of their own, and goes where nothing else is kept of them."""
    engine = create_async_engine(read_address(address).url)

    def fill(connection: sa.Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0018")
        schema = sa.MetaData()
        schema.reflect(connection)
        tables, columns = schema.tables, {"server": 1, "channel": 1, "game": "hercules", "rules": 1, "stage": "playing"}
        columns |= {"language": "en", "settings": {}, "version": 1, "computing": False, "seed": b"", "salt": b""}
        for number, discord, language in ((1, 101, "en"), *((number, 100 + number, None) for number in range(2, 6))):
            connection.execute(tables["people"].insert().values(id=number, discord=discord, language=language))
        connection.execute(tables["tables"].insert().values(id=1, host=1, opened=1, moved=1, **columns))
        connection.execute(tables["seats"].insert().values(table_id=1, number=0, person=2, name="Bo"))
        connection.execute(tables["entrants"].insert().values(table_id=1, seat=0, person=2))
        for other in (2, 3, 4):
            connection.execute(tables["avoided"].insert().values(person=1, other=other))
        connection.execute(tables["avoided"].insert().values(person=4, other=3))

    async with engine.begin() as connection:
        if address.startswith("sqlite"):
            await connection.execute(sa.text(f"PRAGMA application_id={APPLICATION_ID}"))
        else:
            await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
            await connection.execute(sa.text("CREATE SCHEMA public"))
        await connection.run_sync(fill)
    await engine.dispose()
    database = await Database.open(address)
    lists = sa.select(avoided.c.person, avoided.c.other).order_by(avoided.c.person, avoided.c.other)
    rows = (await database.read(lambda connection: connection.execute(lists))).all()
    assert [tuple(row) for row in rows] == [(1, 102), (1, 104)], "strangers are on no list"
    left = (await database.read(lambda connection: connection.execute(sa.select(people.c.id)))).scalars().all()
    assert sorted(left) == [1, 2, 4, 5], "only who was nothing but avoided is forgotten"
    rated = (await database.read(lambda connection: connection.execute(sa.select(entrants)))).all()
    assert [tuple(row) for row in rated] == [(1, 0, 2, None, None)]
    assert await differences(database) == []
    await database.close()
