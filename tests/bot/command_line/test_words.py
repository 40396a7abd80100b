"""The commands for translators."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.command_line import carry_out
from bot.languages import LANGUAGES
from bot.languages.bundles import sources
from bot.languages.contract import read_places


def test_every_language_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert carry_out(["words", "check"]) == 0
    assert capsys.readouterr().out.split("\n")[:-1] == [f"{language}: complete." for language in LANGUAGES]


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert carry_out(["words", "check", "tlh"]) == 2
    assert "bot/languages/tlh" in capsys.readouterr().err


def test_a_new_language_is_english_once_the_marks_are_gone(tmp_path: Path) -> None:
    assert carry_out(["words", "new", "fil", "--to", str(tmp_path / "fil")]) == 0
    files = {path: (tmp_path / "fil" / path).read_text(encoding="utf-8") for path in sources("en")}
    assert read_places(files) == {}
    filled = {path: text.replace("\n# ", "\n") for path, text in files.items()}
    assert read_places(filled).keys() == read_places(sources("en")).keys()


def test_no_folder_is_written_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert carry_out(["words", "new", "fil", "--to", str(tmp_path)]) == 2
    assert "nothing was written" in capsys.readouterr().err


def test_a_message_is_shown_in_every_language_with_its_plurals(capsys: pytest.CaptureFixture[str]) -> None:
    assert carry_out(["words", "show", "hercules-event-moved.on"]) == 0
    text = capsys.readouterr().out
    assert "walks to column 1\n    walks 2 columns to column 2\n" in text
    assert "zieht 1 Spalte bis Spalte 1\n    zieht 2 Spalten bis Spalte 2\n" in text
    assert "Said by: bot/languages/messages.py:" in text


def test_a_message_that_no_language_has_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert carry_out(["words", "show", "no-such-message"]) == 2
    assert "no-such-message" in capsys.readouterr().err
