"""The message of the end stands in a window of 620 pixels: tied, rated, with long names, in every language."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from bot.interactions.panel_height import PANEL, height_of
from bot.languages import LANGUAGES, speech
from bot.reading.final import BREVITIES, IN_A_ROW, final_panel, places_in_lines
from bot.reading.position import position_of
from bot.tables.model.table import Seat, Table
from bot.tables.results.ahead import Ahead, NextMedal
from bot.tables.results.ratings import Rating
from bot.tables.results.results import Result
from engine.game import Standing
from engine.registry import find_game
from rendering import theme
from rendering.picture import Picture
from rendering.templates.poster import HIGHEST

POSTER = Picture(b"", "A poster.", theme.WIDTH, HIGHEST, "scores.png")
NAMES = {
    "short": ("Penelope", "Atalanta", "Theseus", "Perseus"),
    "long": (
        "Bartholomew the Magnificent",
        "Maximiliane von Hohenstein",
        "Wolfeschlegelsteinhausen",
        "王小明王小明王小明王",
    ),
}


def end(game: str, language: str, names: tuple[str, ...], people: int, *, rated: bool, queued: bool) -> Any:
    """A match of which the first two share their points."""
    points = (89, 89, 88, 87)
    standings = tuple(Standing(at, "", points[at], at + 1, {}) for at in range(len(names)))
    match: Any = SimpleNamespace(standings=standings, game=find_game(game))
    seated = tuple(
        Seat(at, at + 1 if at < people else None, name, None if at < people else "greedy")
        for at, name in enumerate(names)
    )
    table = Table(1, 2, 3, game, "finished", 1, seated, {}, 1, "0" * 64, 0, 0, 0, 9, language)
    table = replace(table, queued=9) if queued else table
    moved = Rating(25, 5, 6), Rating(26, 4.9, 7)
    results = [Result(at, at + 1, 50, {"undone": 3}, *moved) for at in range(people)] if rated else []
    ahead = Ahead({at: NextMedal(1, 33) for at in range(people)} if rated else {})
    return final_panel(table, position_of(table, match, speech(language)), POSTER, results, ahead)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_every_end_fits_the_window(game: str, language: str) -> None:
    for names, people, rated, queued in product(NAMES, (1, 4), (False, True), (False, True)):
        panel = end(game, language, NAMES[names], people, rated=rated, queued=queued)
        assert height_of(*panel) <= PANEL, (names, people, rated, queued)


def test_where_there_is_room_all_is_said() -> None:
    panel = end("diceforge", "en", NAMES["short"][:2], 2, rated=True, queued=False)
    text = str(panel.view.to_components())
    assert "more for gold" in text


def test_ratings_are_said_by_the_signs_of_seats_where_lines_are_short_of_room() -> None:
    text = str(end("diceforge", "en", NAMES["short"], 4, rated=True, queued=True).view.to_components())
    assert "-# ⭐ " in text
    assert text.count(" (+") == 4


@pytest.mark.parametrize("people", [2, 3, 4])
def test_names_are_cut_only_where_places_stand_side_by_side(people: int) -> None:
    match: Any = SimpleNamespace(
        standings=tuple(Standing(at, "", 9, at + 1, {}) for at in range(people)), game=find_game("diceforge")
    )
    seats = tuple(Seat(at, at + 1, name, None) for at, name in enumerate(NAMES["long"][:people]))
    table = Table(1, 2, 3, "diceforge", "finished", 1, seats, {}, 1, "0" * 64, 0, 0, 0, 9, "en")
    text = "\n".join(places_in_lines(position_of(table, match, speech("en")), {}, {}, BREVITIES[-1]))
    assert all(seat.name in text for seat in seats) == (people <= IN_A_ROW)
