"""Log lines: formats, and secrets that are redacted."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest
import structlog

from bot.runtime.logs import LogFile, redact, start_logging

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
SECRETS = [
    f"Bot {TOKEN}",
    f"token={TOKEN}",
    "POST https://discord.com/api/v10/webhooks/123456789/aW50ZXJhY3Rpb246canary/messages/@original",
    "POST http://127.0.0.1:8080/api/v10/interactions/123456789/aW50ZXJhY3canary/callback",
    "postgresql+asyncpg://pantheon:canary@host/db",
]


@pytest.fixture(autouse=True)
def logging_as_before():
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_struck_out(secret):
    assert "canary" not in redact(secret)
    assert TOKEN not in redact(secret)
    assert "…" in redact(secret)


def test_ordinary_words_stay_as_they_are():
    text = "table 12 moved to version 7 in 3.5 ms, see http://127.0.0.1:8080/api/v10/channels/1/messages/2"
    assert redact(text) == text


@pytest.mark.parametrize("style", ["json", "console"])
def test_no_way_into_the_log_goes_around_the_redaction(style):
    stream = io.StringIO()
    start_logging(style, "DEBUG", stream)
    for secret in SECRETS:
        structlog.stdlib.get_logger("pantheon").info("event", fact=secret, facts=[secret], more={"a": secret})
        logging.getLogger("discord.http").warning("We are being rate limited: %s", secret)
        try:
            raise ValueError(secret)
        except ValueError:
            logging.getLogger("discord.client").exception("Ignoring exception")
    assert "canary" not in stream.getvalue()
    assert TOKEN not in stream.getvalue()


def test_json_lines_are_json():
    stream = io.StringIO()
    start_logging("json", "INFO", stream)
    structlog.stdlib.get_logger("pantheon").info("moved", table=12, version=7, name="Zoë")
    logging.getLogger("discord").warning("odd %s", "thing")
    ours, theirs = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (ours["event"], ours["table"], ours["version"], ours["level"]) == ("moved", 12, 7, "info")
    assert (theirs["event"], theirs["logger"]) == ("odd thing", "discord")


def test_lines_below_the_level_are_not_written():
    stream = io.StringIO()
    start_logging("json", "WARNING", stream)
    structlog.stdlib.get_logger("pantheon").info("quiet")
    assert stream.getvalue() == ""


def test_the_library_never_logs_message_bodies():
    start_logging("json", "DEBUG", io.StringIO())
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)


@pytest.mark.parametrize("style", ["json", "console"])
def test_a_log_file_rotates_and_is_ours_alone(style, tmp_path: Path):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream, log = Terminal(), tmp_path / "pantheon.log"
    file = LogFile(log, 2_000, 2)
    start_logging(style, "INFO", stream, file)
    for number in range(100):
        structlog.stdlib.get_logger("pantheon").info("moved", number=number, secret=SECRETS[0])
    file.close()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["pantheon.log", "pantheon.log.1", "pantheon.log.2"]
    text = "".join((tmp_path / f"pantheon.log{end}").read_text(encoding="utf-8") for end in (".2", ".1", ""))
    lines = text.splitlines()
    assert 3 < len(lines) < 100
    assert "99" in lines[-1]
    assert TOKEN not in text
    assert "\x1b" not in text, "colours are for terminals"
    for each in tmp_path.iterdir():
        assert each.stat().st_size <= 2_000
        assert each.stat().st_mode & 0o077 == 0
    assert len(stream.getvalue().splitlines()) == 100, "standard error has all of it too"
