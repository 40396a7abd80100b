"""Log lines, for a console or as JSON, without secrets and personal data.

Log with ``structlog.get_logger()`` and facts that name no person: table, seat, version, outcome, milliseconds.
Names, message texts, tokens and seeds do not belong in a log line, and tokens are struck out if one gets there.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Literal, TextIO

import structlog

_SECRETS = (
    (re.compile(r"(/(?:interactions|webhooks)/\d+)/[\w.-]+"), r"\1/…"),
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),
    (re.compile(r"\b(Bot|Bearer) [\w.-]{20,}"), r"\1 …"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@/]+@"), r"\1:…@"),
)
_QUIET = {"discord": logging.INFO, "aiosqlite": logging.INFO, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}


def redacted(text: str) -> str:
    """The text with every token, webhook address and password in it struck out."""
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


def start_logging(
    style: Literal["console", "json"] = "console", level: str = "INFO", stream: TextIO | None = None
) -> None:
    """Send every log line, also those of libraries, through one chain to ``stream`` (standard error by default)."""
    stream = stream or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
        _redact,
    ]
    rendering: structlog.typing.Processor
    if style == "json":
        rendering = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        rendering = structlog.dev.ConsoleRenderer(colors=stream.isatty())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, rendering],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name, floor in _QUIET.items():
        logging.getLogger(name).setLevel(max(floor, logging.getLevelName(level)))


def _redact(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {key: _clean(value) for key, value in line.items()}


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return redacted(value)
    if isinstance(value, dict):
        return {key: _clean(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(map(_clean, value)) if type(value) in (list, tuple) else redacted(str(value))
    if value is None or isinstance(value, bool | int | float):
        return value
    return redacted(str(value))
