"""The list of mutants that no test can notice still fits the source that it is about."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTED = tomllib.loads((ROOT / "tests" / "mutants" / "equivalent.toml").read_text(encoding="utf-8"))["mutant"]


def test_each_listed_mutant_changes_a_line_that_is_there() -> None:
    sources = {file: (ROOT / file).read_text(encoding="utf-8") for file in {each["file"] for each in LISTED}}
    lines = {file: {line.strip() for line in text.splitlines()} for file, text in sources.items()}
    assert [each for each in LISTED if each["line"].strip() not in lines[each["file"]]] == []
    assert all(each["changed"] != each["line"] and each["reason"] for each in LISTED)
