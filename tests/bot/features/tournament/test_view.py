"""The message of a tournament in words."""

from __future__ import annotations

import pytest

from bot.features.tournament.pictured import scene_of
from bot.features.tournament.view import head_text, round_text, standings_text
from bot.languages import LANGUAGES, speech
from bot.tables.tournaments.rounds import TableResult
from bot.tables.tournaments.rows import Form, Player, RoundTable, Tournament
from rendering import theme
from rendering.picture import BracketScene, RankingScene
from rendering.registry import kinds
from rendering.templates import compact_page
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["swiss", "knock_out"])
def test_before_its_first_round_a_tournament_says_what_it_waits_for(language: str, form: str) -> None:
    words = speech(language)
    begun = tournament(language)._replace(round=0, tables=(), form=FORM._replace(format=form))
    assert words("tournament-stage-first") in head_text(begun, words)
    assert "0" not in head_text(begun._replace(stage="paused"), words).splitlines()[2]
    gathering = begun._replace(stage="gathering")
    assert words("tournament-stage-gathering") in head_text(gathering, words)
    assert words("tournament-press-start") in head_text(gathering, words, is_for_all=False).splitlines()[2]


def test_standings_are_drawn_with_who_has_left() -> None:
    scene = scene_of(tournament("en"), speech("en"))
    assert isinstance(scene, RankingScene)
    assert [(row.name, row.score, row.is_out) for row in scene.rows] == [
        ("Anna", "+1.5", False),
        ("مريم", "+0.0", False),
        ("Bo", "−1.5", True),
    ]


@pytest.mark.parametrize("form", ["swiss", "knock_out"])
def test_tables_and_brackets_are_laid_out_for_a_small_screen_where_asked_for(form: str) -> None:
    contest = (tournament("en") if form == "swiss" else knock_out(is_over=True))._replace(
        form=FORM._replace(format=form)
    )
    scenes = [scene_of(contest, speech("en"), is_compact=compact) for compact in (False, True)]
    sheets = [kinds(scene.game)["ranking" if form == "swiss" else "bracket"].draw(scene).sheet for scene in scenes]
    assert [sheet.ground.width for sheet in sheets] == [theme.WIDTH, compact_page.WIDTH]
    assert scenes[0].content != scenes[1].content


def knock_out(*, is_over: bool) -> Tournament:
    """Three players: two at a table, one resting; then a final."""
    final = TableResult(2, (1, 3), (20.0, 35.5), (2, 1)) if is_over else None
    tables = (*TABLES, RoundTable(2, 1, 8, (1, 3), final))
    stage = "over" if is_over else "playing"
    return tournament("en", stage)._replace(form=FORM._replace(format="knock_out"), round=2, tables=tables)


def test_a_knock_out_is_drawn_as_a_bracket() -> None:
    scene = scene_of(knock_out(is_over=False), speech("en"))
    assert isinstance(scene, BracketScene)
    first, final = scene.rounds
    assert [[(each.name, each.score, each.is_through) for each in table] for table in first] == [
        [("Anna", "41", True), ("Bo", "38", False)],
        [("مريم", "–", True)],
    ]
    assert [(each.name, each.score) for each in final[0]] == [("Anna", ""), ("مريم", "")]
    assert scene.winner == ""


def test_the_bracket_ends_with_the_winner() -> None:
    scene = scene_of(knock_out(is_over=True), speech("en"))
    assert isinstance(scene, BracketScene)
    assert scene.winner == "مريم"
    assert [(each.score, each.is_through) for each in scene.rounds[1][0]] == [("35.5", True), ("20", False)]


def test_a_bracket_begins_where_sixteen_are_left() -> None:
    players = tuple(Player(number, number, f"P{number}", False) for number in range(1, 19))
    tables = tuple(RoundTable(1, at, at, (at, at + 9), None) for at in range(1, 10))
    many = knock_out(is_over=False)._replace(players=players, tables=tables, round=1)
    assert isinstance(scene_of(many, speech("en")), RankingScene)
