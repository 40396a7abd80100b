"""Log lines: formats, and secrets that are redacted."""

from __future__ import annotations

import io
import json
import logging

import pytest
import structlog

from bot.runtime.logs import redacted, start_logging

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
    assert "canary" not in redacted(secret)
    assert TOKEN not in redacted(secret)
    assert "…" in redacted(secret)


def test_ordinary_words_stay_as_they_are():
    text = "table 12 moved to version 7 in 3.5 ms, see http://127.0.0.1:8080/api/v10/channels/1/messages/2"
    assert redacted(text) == text


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
