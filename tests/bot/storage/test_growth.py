"""The page about growth names each table of the schema, and each module that keeps things in memory."""

from __future__ import annotations

import re
from pathlib import Path

from bot.storage.schema import metadata, results, seats, tables
from bot.tables.time.retention import OF_A_MATCH

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/operating/growth.md").read_text(encoding="utf-8")
KEEPS = re.compile(r"\b(OrderedDict|deque|WeakValueDictionary)\(")
MEASURING = ("benchmarks", "playground")
STAYS = {"results", "seats", "attendances", "openings", "attempts", "people_league_tables", "tournament_tables"}
"""Rows of a match that stay when it is removed: what statistics need, or what goes at a time of its own."""


def first_column(heading: str) -> set[str]:
    part = PAGE.split(f"## {heading}")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE))


def modules_that_keep() -> set[str]:
    files = [each for each in (ROOT / "bot").rglob("*.py") if each.relative_to(ROOT / "bot").parts[0] not in MEASURING]
    return {each.relative_to(ROOT).as_posix() for each in files if KEEPS.search(each.read_text(encoding="utf-8"))}


def test_each_table_has_a_stated_bound() -> None:
    assert first_column("Tables") == set(metadata.tables)


def test_each_cache_and_queue_has_a_stated_bound() -> None:
    named = first_column("Caches and queues in memory")
    assert modules_that_keep() - named == set()
    assert [each for each in named if not (ROOT / each).is_file()] == []


def test_rows_of_a_match_go_with_it_or_are_known_to_stay() -> None:
    of_tables = {
        each.name
        for each in metadata.tables.values()
        if any(key.column is tables.c.id for key in each.foreign_keys) and each is not tables
    }
    assert of_tables - {each.name for each in OF_A_MATCH} <= STAYS
    assert {results.name, seats.name} <= of_tables
