"""The page is drawn again for what the bot posts, and for nothing else."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground.news import _posts


@pytest.mark.parametrize(
    ("method", "path", "count"),
    [
        ("POST", "/channels/1/messages", 1),
        ("PATCH", "/webhooks/1/token/messages/@original", 1),
        ("GET", "/channels/1/messages/2", 0),
        ("POST", "/applications/1/emojis", 0),
    ],
)
def test_reading_and_uploads_of_emojis_are_no_news(method: str, path: str, count: int) -> None:
    env: Any = SimpleNamespace(http_requests=[SimpleNamespace(method=method, path=path)])
    assert _posts(env) == count
