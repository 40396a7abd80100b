"""``pantheon emojis``: what it prints, and that only a running bot answers it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.command_line import carry_out, emojis

ANSWERS: dict[str, Any] = {
    "emojis": {"states": {"gold": "uploaded", "face_gold_3": "outdated", "plus": "missing"}},
    "emojis-upload": {"count": 2},
    "emojis-remove": {"count": 88},
}


def test_what_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(emojis, "run_request", lambda name: ANSWERS[name])
    assert [carry_out(["emojis", command]) for command in ("list", "upload", "remove")] == [0, 0, 0]
    assert capsys.readouterr().out.splitlines() == [
        "uploaded  gold",
        "outdated  face_gold_3",
        "missing   plus",
        "1 of 3 are uploaded.",
        "2 to upload; pantheon emojis list tells how far it is.",
        "88 removed.",
    ]


def test_only_a_running_bot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert carry_out(["migrate"]) == 0
    capsys.readouterr()
    assert carry_out(["emojis", "list"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("The bot is not running")
    assert len(err.splitlines()) == 1
