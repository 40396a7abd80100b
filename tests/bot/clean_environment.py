"""The environment without the variables that steer the tests: the bot would name them as unknown settings."""

from __future__ import annotations

import os

import pytest

from bot.configuration import Configuration


def without_pantheon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out every variable that begins as the bot's settings do and is none."""
    settings = {str(field.validation_alias) for field in Configuration.model_fields.values()}
    for name in [name for name in os.environ if name.startswith("PANTHEON_") and name not in settings]:
        monkeypatch.delenv(name)
