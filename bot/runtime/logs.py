"""Log lines, for a console or as JSON, without secrets and personal data.

Log with ``structlog.get_logger()`` and facts that name no person: table, seat, version, outcome, milliseconds.
Names, message texts, tokens and seeds do not belong in a log line, and tokens are struck out if one gets there.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import MutableMapping
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Literal, TextIO

import structlog

_SECRETS = (
    (re.compile(r"(/(?:interactions|webhooks)/\d+)/[\w.-]+"), r"\1/…"),
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),
    (re.compile(r"\b(Bot|Bearer) [\w.-]{20,}"), r"\1 …"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@/]+@"), r"\1:…@"),
)
_QUIET = {"discord": logging.INFO, "aiosqlite": logging.INFO, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}


def redact(text: str) -> str:
    """The text with every token, webhook address and password in it struck out."""
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


class LogFile(RotatingFileHandler):
    """A file for log lines, readable for our account alone. When it is full it is kept as ``….1``, the one before as
    ``….2`` and so on; the oldest goes. Raises OSError where it cannot be written."""

    def __init__(self, file: Path, size: int, keep: int) -> None:
        """``size`` is in bytes, ``keep`` counts the files beside this one."""
        super().__init__(file, maxBytes=size, backupCount=keep, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        stream = open(self.baseFilename, "ab", opener=_for_us_alone)  # noqa: SIM115 (the handler closes it)
        return TextIOWrapper(stream, encoding=self.encoding, errors="backslashreplace")


def _for_us_alone(file: str, flags: int) -> int:
    return os.open(file, flags, 0o600)


def start_logging(
    style: Literal["console", "json"] = "console",
    level: str = "INFO",
    stream: TextIO | None = None,
    file: LogFile | None = None,
) -> None:
    """Send every log line, also those of libraries, through one chain to ``stream`` (standard error by default), and to
    the file."""
    stream = stream or sys.stderr
    processors: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
        _redact,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *processors,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(style, processors, colors=stream.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    if file is not None:
        file.setFormatter(_formatter(style, processors, colors=False))
        root.addHandler(file)
    root.setLevel(level)
    for name, floor in _QUIET.items():
        logging.getLogger(name).setLevel(max(floor, logging.getLevelName(level)))


def _formatter(
    style: Literal["console", "json"], processors: list[structlog.typing.Processor], *, colors: bool
) -> logging.Formatter:
    rendering: structlog.typing.Processor
    if style == "json":
        rendering = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        rendering = structlog.dev.ConsoleRenderer(colors=colors)
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *processors],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, rendering],
    )


def _redact(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {key: _clean(value) for key, value in line.items()}


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return redact(value)
    if isinstance(value, dict):
        return {key: _clean(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(map(_clean, value)) if type(value) in (list, tuple) else redact(str(value))
    if value is None or isinstance(value, bool | int | float):
        return value
    return redact(str(value))
