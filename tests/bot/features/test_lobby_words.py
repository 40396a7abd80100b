"""What is said around a lobby names what the reader can do: how long it takes, which there are, whom to ask."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.features.lobby.view import level_options
from bot.interactions.handling import refusal_text
from bot.languages import LANGUAGES, speech
from bot.languages.display_names import safe_name
from bot.reading.options import part_note, span_in_words
from bot.reading.position import position_of
from bot.reading.reliability import lobby_line
from bot.reading.seats import offer_panel
from bot.runtime.clock import DAY
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from engine.match import Match
from engine.players import PLAYERS
from engine.registry import MODULES, find_game
from tests.bot.features.panel_limits import table_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_an_invitation_says_how_long_a_match_takes(game: str, language: str) -> None:
    words = speech(language)
    table = table_for(game)
    assert words(f"{game}-duration") in span_in_words(table, words)
    limited = replace(table, options=TableOptions(limit=DAY))
    assert words("options-limit-h24") in span_in_words(limited, words)
    for message in ("invitations-message", "rematch-invitation"):
        text = words(message, people="Bo", name="Zoë", game="G", link="none", span="SPAN")
        assert text.endswith("SPAN")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_which_there_are_and_how_many(language: str) -> None:
    words = speech(language)
    for key in ("seats_full", "lobby_full"):
        assert "4" in words(f"refusal-{key}", seats=4)
    assert all(words(f"computer-players-{player}") in words("refusal-no_such_player") for player in PLAYERS)
    no_such_game = refusal_text(words, Refusal("no_such_game", {"games": tuple(MODULES)}))
    assert all(words(f"{game}-title") in no_such_game for game in MODULES)
    for key in ("not_host", "not_host_here"):
        assert "/" in words(f"refusal-{key}", host="Zoë"), "a command that helps"
    assert all(0 < len(part_note(key, words)) <= 100 for key in ("limit", "after_time", "posting"))
    assert part_note("thread", words) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_and_what_it_plays_like(language: str) -> None:
    options = level_options(speech(language), "novice")
    assert [each.value for each in options] == [*PLAYERS]
    assert len({each.label for each in options}) == len({each.description for each in options}) == len(PLAYERS)
    assert [each.value for each in options if each.default] == ["novice"]
    stand_ins = {speech(language)(f"options-stand_in-{player}") for player in PLAYERS}
    assert stand_ins == {each.label for each in options}, "stand-ins have the same names"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_an_offered_seat_says_how_it_stands(game: str, language: str) -> None:
    words = speech(language)
    table = replace(table_for(game), options=TableOptions(limit=DAY))
    match = Match.start(find_game(game), 2, {}, seed=bytes(32))
    panel = offer_panel(table, position_of(table, match, words), 0, 7, "Bo")
    text = " ".join(item.content for item in panel.view.walk_children() if isinstance(item, ui.TextDisplay))
    points = next(each.points for each in match.standings if each.seat == 0)
    for fact in (words(f"{game}-title"), str(match.round), str(points), words("options-limit-h24")):
        assert fact in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_names_people_by_how_far_strangers_can_rely_on_them(language: str) -> None:
    words, table = speech(language), table_for("hercules")
    people = table.people
    line = lobby_line(table, {people[0]: "reliable", people[1]: "unreliable"}, words)
    assert words("reliability-people", tier="reliable", names=safe_name(table.seats[0].name)) in line
    assert words("reliability-people", tier="unreliable", names=safe_name(table.seats[1].name)) in line
    assert "🌱" not in line
    assert lobby_line(table, {}, words) == ""
