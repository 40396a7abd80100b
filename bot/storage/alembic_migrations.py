"""Apply Alembic's migrations in one transaction: all of them, or none."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

import migrations


def configuration() -> Config:
    """Alembic's configuration; the migrations are in the package ``migrations``."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def apply_all(connection: Connection) -> None:
    """Bring the database to the newest version, in the connection's transaction."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
