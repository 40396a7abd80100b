"""What is peculiar to PostgreSQL: how it is connected to, and words for what can be wrong."""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.runtime.clock import MINUTE, SECOND
from bot.storage.errors import (
    BadDatabaseAddress,
    DatabaseBusy,
    DatabaseNotWritable,
    DatabaseUnreachable,
    StorageError,
)

BESIDE_TRANSACTIONS = 2
"""Connections more than transactions use at once: one holds the locks, one hears notifications."""
SETTINGS = {
    "statement_timeout": str(10 * SECOND),
    "lock_timeout": str(5 * SECOND),
    "idle_in_transaction_session_timeout": str(15 * SECOND),
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What the server is asked to hold to on each connection: times in milliseconds, those of TCP in seconds. A process
that stands still in a transaction, or whose machine is gone, holds nothing up for long."""
COMMAND_WITHIN = 2 * MINUTE / SECOND
"""After this many seconds without an answer to a statement the server counts as unreachable."""
CONNECTS_WITHIN = 10.0

MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
IGNORED = ("application_name", "channel_binding", "pgbouncer")
"""Parameters of hosted databases' addresses that mean nothing to the driver."""


def engine(url: URL, connections: int, name: str) -> AsyncEngine:
    """The engine for an address; ``name`` is what the server calls its connections.

    Raises BadDatabaseAddress, also where the driver is not installed.
    """
    arguments = connect_arguments(url)
    arguments["server_settings"] = {**SETTINGS, "application_name": name}
    try:
        database_engine = create_async_engine(
            url.set(query={}),
            hide_parameters=True,
            pool_size=connections,
            max_overflow=BESIDE_TRANSACTIONS,
            pool_pre_ping=True,
            connect_args=arguments,
        )
    except ModuleNotFoundError:
        raise BadDatabaseAddress(
            "For PostgreSQL the driver is missing; install it with pip install 'pantheon-bot[postgresql]'."
        ) from None
    event.listen(database_engine.sync_engine, "handle_error", _conceal)
    event.listen(database_engine.sync_engine, "handle_error", _drop_broken)
    return database_engine


def connect_arguments(url: URL) -> dict[str, Any]:
    """The driver's arguments for the parameters of an address, which are written as libpq knows them.

    Raises BadDatabaseAddress for a parameter that is not understood, and for a certificate that cannot be read.
    """
    parameters = {key: value if isinstance(value, str) else value[-1] for key, value in url.query.items()}
    for name in IGNORED:
        parameters.pop(name, None)
    arguments: dict[str, Any] = {"timeout": CONNECTS_WITHIN, "command_timeout": COMMAND_WITHIN}
    mode, certificates = parameters.pop("sslmode", parameters.pop("ssl", None)), parameters.pop("sslrootcert", None)
    if mode is not None and mode not in MODES:
        raise BadDatabaseAddress(f"In the database address sslmode is one of {', '.join(MODES)}.")
    if mode is not None or certificates is not None:
        arguments["ssl"] = _encryption(mode or "prefer", certificates)
    seconds = parameters.pop("connect_timeout", "")
    if seconds:
        if not seconds.isdecimal():
            raise BadDatabaseAddress("In the database address connect_timeout is a number of seconds.")
        arguments["timeout"] = float(seconds)
    if parameters:
        raise BadDatabaseAddress(
            f"The database address has a parameter that is not understood: {min(parameters)}; "
            "sslmode, sslrootcert and connect_timeout are."
        )
    return arguments


def _encryption(mode: str, certificates: str | None) -> ssl.SSLContext | str:
    """How connections are encrypted. A named certificate is checked against, as libpq does, also by ``require``."""
    if mode in ("disable", "allow", "prefer") or (mode == "require" and certificates is None):
        return mode
    try:
        context = ssl.create_default_context(cafile=None if certificates in (None, "system") else certificates)
    except (OSError, ssl.SSLError):
        raise BadDatabaseAddress("The file that sslrootcert names in the database address cannot be read.") from None
    context.check_hostname = mode == "verify-full" or certificates == "system"
    return context


def explain(error: BaseException) -> StorageError | None:
    """The storage error for a PostgreSQL error, or None for an unknown one."""
    code = str(getattr(error, "sqlstate", None) or "")
    if code == "08P01" and "startup parameter" in str(error):
        return DatabaseUnreachable(
            "What DATABASE_URL names is a pooler that refuses our settings; name the PostgreSQL server itself."
        )
    if code in ("57014", "55P03", "40001", "40P01"):
        return DatabaseBusy(f"PostgreSQL does too much else now (error {code}); try again in a moment.")
    if code.startswith(("08", "57P", "25P")) or (not code and _says_closed(error)):
        return DatabaseUnreachable("The connection to the PostgreSQL server was lost.")
    if code.startswith(("53", "58")) or code == "25006":
        return DatabaseNotWritable(f"PostgreSQL cannot save now (error {code}).")
    if code.startswith("28") or code == "3D000":
        return DatabaseUnreachable("The PostgreSQL server refuses the login or has no such database.")
    return None


def _says_closed(error: BaseException) -> bool:
    return _is_confused(error) or (type(error).__name__ == "InterfaceError" and "closed" in str(error))


def _is_confused(error: BaseException | None) -> bool:
    """Whether the driver lost track of a connection, as happens where the server ends it in the middle of an answer."""
    return type(error).__name__ == "InternalClientError"


def _drop_broken(context: ExceptionContext) -> None:
    """Take a connection that the driver lost track of out of the pool: it would fail for the next work too."""
    if any(map(_is_confused, _chain(context.original_exception))):
        context.is_disconnect = True


def _conceal(context: ExceptionContext) -> None:
    """Take the values out of an error: PostgreSQL tells the row that it means, and the driver what it was given."""
    for error in _chain(context.sqlalchemy_exception or context.original_exception):
        for name in ("detail", "query"):
            if isinstance(getattr(error, name, None), str):
                setattr(error, name, None)
        error.args = tuple(_without_values(each) if isinstance(each, str) else each for each in error.args)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    waiting = [error]
    while waiting:
        each = waiting.pop()
        if each is None or any(each is cause for cause in seen):
            continue
        seen.append(each)
        yield each
        waiting += [each.__cause__, each.__context__, getattr(each, "orig", None)]


def _without_values(text: str) -> str:
    text = re.sub(r"(invalid input for query argument \$\d+): .*", r"\1", text, flags=re.DOTALL)
    return re.sub(r"\n(DETAIL|CONTEXT): .*", "", text, flags=re.DOTALL)
