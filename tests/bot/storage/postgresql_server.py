"""A PostgreSQL server for the tests, if one is on the machine or named in PANTHEON_TEST_POSTGRESQL."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ENVIRONMENT = "PANTHEON_TEST_POSTGRESQL"


def programs() -> Path | None:
    """The folder with initdb and postgres, or None."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


@contextmanager
def running_server() -> Iterator[str | None]:
    """The address of an empty database, or None where there is no server."""
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
            [folder / "postgres", "-D", place / "data", "-k", place, "-p", str(port), "-h", "127.0.0.1", "-F"],
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
