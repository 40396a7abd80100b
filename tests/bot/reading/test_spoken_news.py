"""A board's alt text says what happened since the board before, in both games."""

from __future__ import annotations

from typing import Any

import pytest

from bot.languages import speech
from bot.reading import pictures
from bot.reading.position import Position, Telling
from bot.reading.spoken_news import MOST, spoken_news
from bot.tables.model.table import Seat
from engine.events import Event
from engine.match import Match
from engine.news import news_for
from engine.registry import find_game
from rendering.alt_text import clip
from rendering.picture import ALT_LIMIT
from rendering.registry import kinds

NAMES = ("Bartholomew the Magnificent", "Zoë", "王小明", "مريم")
FAMILIES = (
    ("hercules", 2, {}),
    ("hercules", 4, {}),
    ("diceforge", 2, {}),
    ("diceforge", 4, {}),
    ("diceforge", 3, {"module": "goddess"}),
    ("diceforge", 4, {"module": "titans"}),
)


def play_moves(game: str, seats: int, options: dict[str, str], moves: int = 24) -> tuple[Match[Any], tuple[Event, ...]]:
    """A match, and what is new to who is asked in it."""
    match: Match[Any] = Match.start(find_game(game), seats, options, seed=b"s" * 32)
    for _ in range(moves):
        question = match.questions[0]
        match.play(question.seat, question.options[0].id)
    news = news_for(match, match.questions[0].seat)
    assert news is not None
    return match, tuple(news.events)


def position(match: Match[Any], events: tuple[Event, ...], language: str) -> Position:
    seats = tuple(Seat(number, 1 + number, name, None) for number, name in enumerate(NAMES[: match.seats]))
    return Position(match, seats, speech(language), news=events)


@pytest.mark.parametrize(("game", "seats", "options"), FAMILIES)
def test_the_alt_text_of_a_board_says_what_happened(game: str, seats: int, options: dict[str, str]) -> None:
    match, events = play_moves(game, seats, options)
    for language in ("en", "pl"):
        view = position(match, events, language)
        scene = pictures.scene_of(view)
        sentences = kinds(game)["board"].draw(scene).sentences
        first = sentences.index(scene.spoken[0])
        assert sentences[first : first + len(scene.spoken)] == list(scene.spoken)
        assert first <= 4
        alt = clip(sentences)
        assert len(alt) <= ALT_LIMIT
        done = [event for event in events if event.kind in match.game.reading.events.deeds and event.seat is not None]
        assert all(NAMES[event.seat or 0] in " ".join(scene.spoken) for event in done[-1:])
        assert scene.spoken[-1].replace("\u2068", "").replace("\u2069", "") in alt
        assert sum(map(len, scene.spoken)) <= MOST or len(scene.spoken) == 1


def test_details_go_before_deeds_and_the_first_turns_before_the_last() -> None:
    match, events = play_moves("diceforge", 4, {})
    telling = Telling("diceforge", NAMES, speech("en"))
    reading = match.game.reading
    deeds = [event for event in events if event.kind in reading.events.deeds]
    whole = spoken_news(telling, deeds[-1:])
    assert len(whole) == 1
    brief = " ".join(spoken_news(telling, events))
    assert "rolls" not in brief
    assert "performs" in brief
    many = spoken_news(telling, deeds * 6)
    assert many
    assert many[-1] == spoken_news(telling, deeds)[-1]
    assert sum(map(len, many)) <= MOST


def test_without_news_nothing_is_said() -> None:
    match, _ = play_moves("hercules", 2, {})
    assert pictures.scene_of(position(match, (), "en")).spoken == ()
