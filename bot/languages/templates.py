"""Files for a new language: those of English, with each message as a comment to be translated below it."""

from __future__ import annotations

import re
from pathlib import Path

from bot.languages.bundles import FALLBACK, sources

LANGUAGE_CODE = re.compile("[a-z]{2,3}")
CONTINUES = ("", " ", "}")
"""What a line of a message begins with after the first."""
_BEGINS = re.compile(r"^-?[A-Za-z]")


def write_templates(target: Path) -> int:
    """Write a file for each of English below this folder; how many. Raises OSError."""
    files = sources(FALLBACK)
    for path, text in files.items():
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(write_template(text), encoding="utf-8")
    return len(files)


def write_template(text: str) -> str:
    """A file of English in which every message is a comment: without ``# `` in front it is one again."""
    lines: list[str] = []
    is_within = False
    for line in text.splitlines():
        is_within = bool(_BEGINS.match(line)) or (is_within and line[:1] in CONTINUES)
        lines.append(f"# {line}" if is_within and line else line)
    return "\n".join(lines) + "\n"
