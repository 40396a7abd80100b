"""Rows of people that were deleted: how their bytes go too, in a SQLite file and on a PostgreSQL server."""

from __future__ import annotations

from sqlalchemy import Connection, column, delete, insert, select, table

from bot.storage.schema import avoided, party_members, people, people_league_members, seats, tournament_players

OF_PEOPLE = (people, seats, party_members, avoided, tournament_players, people_league_members)
"""The only tables that hold ids, names or words of people."""


def vacuum(connection: Connection) -> None:
    """Vacuum the tables of people on a PostgreSQL server; it hinders no one who reads or writes meanwhile."""
    connection.exec_driver_sql(f"VACUUM (SKIP_LOCKED) {', '.join(each.name for each in OF_PEOPLE)}")


def checkpoint(connection: Connection) -> None:
    """Take what is in SQLite's write-ahead log into the database file, and empty the log."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def rewrite(connection: Connection) -> None:
    """Rewrite the tables of people in a SQLite file, in one transaction. References between rows do not change."""
    run = connection.exec_driver_sql
    run("PRAGMA temp_store=MEMORY")
    run("PRAGMA foreign_keys=OFF")
    try:
        run("BEGIN IMMEDIATE")
        try:
            for written in OF_PEOPLE:
                names = [each.name for each in written.columns]
                kept = table("kept", *map(column, names))
                run("CREATE TEMP TABLE kept AS " + str(select(written).compile(connection)))
                connection.execute(delete(written))
                connection.execute(insert(written).from_select(names, select(kept)))
                run("DROP TABLE kept")
            run("COMMIT")
        except BaseException:
            run("ROLLBACK")
            raise
    finally:
        run("PRAGMA foreign_keys=ON")
