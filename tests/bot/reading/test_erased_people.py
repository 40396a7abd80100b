"""People who were erased are a number in each reader's language, in texts, pictures and alt texts."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.erased_people import in_words, person_in_words
from bot.reading.pictures import scene_of
from bot.reading.position import position_of, telling_of
from bot.reading.seats import signed_name
from bot.tables.people.erased_names import stored_name
from engine.match import Match
from engine.registry import find_game
from rendering.registry import draw
from tests.bot.features.board.test_view import table_of

ROOT = Path(__file__).resolve().parents[3]
IN_ENGLISH = "Player 2"
ALONE = re.compile(r"(?<!\)\.)(?<!position\.)\b(?:table|live\.table|post\.table|outcome\.table)\.names\b")
"""The names of a table as they are stored."""
IN_A_LOBBY = {"bot/reading/pictures.py", "bot/features/following.py", "bot/match_page/gathering.py"}
"""Files in which such names are those of a lobby, in which no erased people sit, or of a table in words already."""


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_erased_person_has_a_name_in_the_language_of_who_reads(language: str, game: str) -> None:
    match, words = Match.start(find_game(game), 2, seed=bytes(32)), speech(language)
    first, second = table_of(match, language).seats
    seats = first, second._replace(person=None, name=stored_name(2), computer="greedy")
    table = replace(table_of(match, language), game=game, seats=seats)
    name = words("common-nameless", number=2)
    position = position_of(table, match, words)
    assert position.names[1] == telling_of(table, words).names[1] == in_words(table, words).names[1] == name
    assert name in signed_name(table, 1, words)
    alt = draw("board", scene_of(position)).alt
    assert name in alt
    assert language == "en" or IN_ENGLISH not in alt


def test_a_person_who_calls_themselves_so_keeps_their_name() -> None:
    match, words = Match.start(find_game("hercules"), 2, seed=bytes(32)), speech("de")
    table = table_of(match, "de")
    same = replace(table, seats=(table.seats[0], table.seats[1]._replace(name=IN_ENGLISH)))
    assert position_of(same, match, words).names[1] == IN_ENGLISH
    assert in_words(same, words) is same
    assert person_in_words(IN_ENGLISH, 2, 2**60, words) == IN_ENGLISH
    assert person_in_words(IN_ENGLISH, 2, None, words) == "Spieler 2"
    assert person_in_words("Zoë", 2, None, words) == "Zoë"


def test_people_read_no_names_as_they_are_stored() -> None:
    """Whatever people read takes the names of a table through ``in_words``."""
    files = [path for folder in ("features", "reading", "match_page") for path in (ROOT / "bot" / folder).rglob("*.py")]
    paths = {path.relative_to(ROOT).as_posix() for path in files if ALONE.search(path.read_text(encoding="utf-8"))}
    assert paths <= IN_A_LOBBY
