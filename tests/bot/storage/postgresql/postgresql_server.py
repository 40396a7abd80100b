"""A PostgreSQL server for the tests, if one is on the machine or named in PANTHEON_TEST_POSTGRESQL."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.storage.database import migrate

ENVIRONMENT = "PANTHEON_TEST_POSTGRESQL"
QUICK = ("-c", "autovacuum=off", "-c", "full_page_writes=off", "-c", "jit=off")
"""Settings of a server whose databases live for one test."""


def programs() -> Path | None:
    """The folder with initdb and postgres, or None."""
    path = shutil.which("initdb")
    if path:
        return Path(path).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


class Server:
    """A running server. Databases are copies of one that was migrated once."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._names = itertools.count(1)
        self._template = ""

    def address(self, name: str) -> str:
        """The address of a database."""
        return self._root.rpartition("/")[0] + "/" + name

    async def new_database(self, *, migrated: bool = True) -> str:
        """Make a database without rows; its name. Several runs may share a server."""
        name = f"pantheon_{os.getpid()}_{next(self._names)}"
        if migrated and not self._template:
            self._template = await self.new_database(migrated=False)
            await migrate(self.address(self._template))
        template = f"TEMPLATE {self._template} STRATEGY FILE_COPY" if migrated else ""
        await self._run(f"CREATE DATABASE {name} {template}")
        return name

    async def drop(self, name: str) -> None:
        """Drop a database, whoever still is connected to it."""
        await self._run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    async def _run(self, statement: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._root)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextmanager
def running_server() -> Iterator[Server | None]:
    """A server that ends with the block, or None where there is none."""
    with _running_server() as root:
        yield None if root is None else Server(root)


@contextmanager
def _running_server() -> Iterator[str | None]:
    named = os.environ.get(ENVIRONMENT)
    folder = programs()
    if named or folder is None or not _has_asyncpg():
        yield named
        return
    user = "postgres" if os.geteuid() == 0 else None
    place = Path(tempfile.mkdtemp(prefix="pg"))
    server: subprocess.Popen[bytes] | None = None
    try:
        if user:
            shutil.chown(place, user, user)
        subprocess.run(
            [folder / "initdb", "-D", place / "data", "-U", "tester", "-A", "trust", "--no-sync"],
            check=True, capture_output=True, user=user, cwd=place,
        )  # fmt: skip
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        server = subprocess.Popen(
            [folder / "postgres", "-D", place / "data", "-k", place, "-p", str(port), "-h", "127.0.0.1", "-F", *QUICK],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=place,
        )  # fmt: skip
        ready = [folder / "pg_isready", "-h", "127.0.0.1", "-p", str(port), "-U", "tester", "-d", "postgres"]
        for _ in range(200):
            if subprocess.run(ready, capture_output=True, check=False).returncode == 0:
                break
            try:
                server.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        yield f"postgresql://tester@127.0.0.1:{port}/postgres"
    except (OSError, LookupError, subprocess.CalledProcessError):
        yield None
    finally:
        if server is not None:
            server.terminate()
            server.wait(20)
        shutil.rmtree(place, ignore_errors=True)


def _has_asyncpg() -> bool:
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        return False
    return True


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for the whole run."""
    with running_server() as server:
        if server is None:
            # Where they must run (.ci/run), their absence is a failure.
            assert os.environ.get("PANTHEON_POSTGRESQL_TESTS") != "required", "there is no PostgreSQL server"
            pytest.skip("there is no PostgreSQL server on this machine")
        yield server


@pytest.fixture
async def postgresql(server: Server) -> AsyncIterator[str]:
    """The address of a migrated database without rows, which no other test uses."""
    name = await server.new_database()
    yield server.address(name)
    await server.drop(name)
