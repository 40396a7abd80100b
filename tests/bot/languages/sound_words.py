"""What every word that people read keeps to: no gap, no name of the code, no space at an end."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest


def check_text(text: str, broken: re.Pattern[str]) -> str:
    """The text, which must be sound."""
    bare = text.replace("\u2068", "").replace("\u2069", "")
    assert not broken.search(bare), text
    assert bare == bare.strip(), repr(text)
    return text


@pytest.fixture(autouse=True)
def nothing_is_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message whose variables are not all filled fails the test."""

    def fail(event: str, *facts: object) -> None:
        raise AssertionError(f"{event}: {facts}")

    monkeypatch.setattr("bot.languages.filled_messages._log", SimpleNamespace(warning=fail))
