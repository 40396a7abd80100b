"""The results of a tournament as a file: what it states, and CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

from bot.tables.tournaments.results_file import TournamentFile, file_of, json_of, standings_csv, tables_csv
from bot.tables.tournaments.rounds import TableResult
from bot.tables.tournaments.rows import Form, Player, RoundTable, Tournament
from tests.bot.tables.company import GAME

SCHEMA = Path(__file__).parents[4] / "docs" / "tournament.schema.json"
RESULT = TableResult(1, (1, 2), (41.0, 38.0), (1, 2), frozenset({2}))
RESTING = RoundTable(1, 2, None, (3,), TableResult(1, (3,), (0.0,), (1,)))
TABLES = (RoundTable(1, 1, 7, (1, 2), RESULT), RESTING, RoundTable(2, 1, 8, (1, 3), None))
PLAYERS = (Player(1, 11, "=1+2", False), Player(2, 12, 'Bo, "B"', True), Player(3, None, "مريم", False))
KNOWN = Tournament(5, 2, 3, 4, 11, "de", Form(GAME, "swiss", 2, 3, "m15"), "playing", 2, PLAYERS, TABLES)


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_the_schema_states_what_is_written() -> None:
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == TournamentFile.model_json_schema()


def test_a_file_reads_back_as_it_was_written_and_holds_no_id() -> None:
    text = json_of(file_of(KNOWN))
    assert TournamentFile.model_validate_json(text) == file_of(KNOWN)
    read = json.loads(text)
    assert [each["name"] for each in read["standings"]] == ["=1+2", "مريم", 'Bo, "B"']
    assert [each["state"] for each in read["tables"]] == ["over", "resting", "playing"]
    assert "person" not in text


def test_a_spreadsheet_computes_no_name() -> None:
    first, second, third = lines(standings_csv(file_of(KNOWN)))
    assert first["name"] == "'=1+2"
    assert (second["name"], third["name"]) == ("مريم", 'Bo, "B"')
    assert (first["out"], third["out"]) == ("false", "true")


def test_every_seat_of_every_table_is_a_line() -> None:
    rows = lines(tables_csv(file_of(KNOWN)))
    assert [(each["round"], each["table"], each["player"], each["score"]) for each in rows] == [
        ("1", "1", "1", "41.0"),
        ("1", "1", "2", "38.0"),
        ("1", "2", "3", "0.0"),
        ("2", "1", "1", ""),
        ("2", "1", "3", ""),
    ]
    assert [each["absent"] for each in rows] == ["false", "true", "false", "false", "false"]
    assert [each["margin"] for each in rows] == ["0.0", "0.0", "0.0", "", ""]
