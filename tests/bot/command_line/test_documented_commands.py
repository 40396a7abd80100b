"""Every command that the papers show is there, with the options that they show."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from bot.command_line import app

ROOT = Path(__file__).resolve().parents[3]
PAPERS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^ *```\w*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
COMMAND = re.compile(r"(?:^|[\s/])pantheon ([a-z][^\n]*)")


def shown_in(text: str) -> list[str]:
    """What follows ``pantheon`` in the code of a page, without comments."""
    spans = [" ".join(span.split()) for span in SPAN.findall(FENCE.sub("", text))]
    lines = [line for block in FENCE.findall(text) for line in re.sub(r"\\\n\s*", "", block).splitlines()]
    return [match[1].partition(" #")[0].strip() for code in [*spans, *lines] for match in COMMAND.finditer(code)]


def fault_of(line: str) -> str | None:
    """The first word of a command line that the program does not know."""
    command, words = get_command(app), shlex.split(line)
    while words and not words[0].startswith("-") and (commands := getattr(command, "commands", None)):
        if words[0] not in commands:
            return words[0]
        command = commands[words.pop(0)]
    options = {option for parameter in command.params for option in parameter.opts} | {"--help", "-h"}
    return next((word for word in words if word.startswith("-") and word.partition("=")[0] not in options), None)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.relative_to(ROOT).as_posix())
def test_commands_of_the_papers_are_there(paper: Path) -> None:
    lines = shown_in(paper.read_text(encoding="utf-8"))
    assert [(line, fault) for line in lines if (fault := fault_of(line)) is not None] == []


def test_many_commands_are_looked_at() -> None:
    assert sum(len(shown_in(paper.read_text(encoding="utf-8"))) for paper in PAPERS) > 60


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("backup --too FOLDER", "--too"),
        ("admin freese 7", "freese"),
        ("backup --to FOLDER", None),
        ("emojis list", None),
    ],
)
def test_a_misspelt_command_is_found(line: str, fault: str | None) -> None:
    assert fault_of(shown_in(f"```sh\npantheon {line}  # a comment\n```")[0]) == fault
