"""The message of a tournament in words."""

from __future__ import annotations

import pytest

from bot.features.tournament.view import head_text, round_text, standings_text
from bot.languages import LANGUAGES, speech
from bot.tables.tournaments.rounds import TableResult
from bot.tables.tournaments.rows import Form, Player, RoundTable, Tournament
from tests.bot.tables.company import GAME

RESULT = TableResult(1, (1, 2), (41.0, 38.0), (1, 2))
TABLES = (RoundTable(1, 1, 7, (1, 2), RESULT), RoundTable(1, 2, None, (3,), TableResult(1, (3,), (0.0,), (1,))))
PLAYERS = (Player(1, 11, "Anna", False), Player(2, 12, "Bo", True), Player(3, 13, "مريم", False))
FORM = Form(GAME, "swiss", 2, 3, "m15")


def tournament(language: str, stage: str = "playing") -> Tournament:
    return Tournament(1, 2, 3, 4, 11, language, FORM, stage, 1, PLAYERS, TABLES)


@pytest.mark.parametrize(("language", "ahead", "behind"), [("en", "+1.5", "−1.5"), ("de", "+1,5", "−1,5")])
def test_standings_are_written_as_in_the_language(language: str, ahead: str, behind: str) -> None:
    first, *others = standings_text(tournament(language), speech(language)).splitlines()[1:]
    assert "Anna" in first
    assert ahead in first
    (out,) = [line for line in others if "Bo" in line]
    assert out.startswith("~~")
    assert behind in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_shows_the_state_of_each_table(language: str) -> None:
    over, rests = round_text(tournament(language), speech(language)).splitlines()[1:]
    assert over.startswith("✅")
    assert rests.startswith("💤")
    assert round_text(tournament(language, "over"), speech(language)) == ""
    assert "1" in head_text(tournament(language), speech(language))
