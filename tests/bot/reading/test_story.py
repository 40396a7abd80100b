"""What is told above a board: whole sentences, the reader's gains always, a line about everybody who did something."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.interactions.panel_height import PANEL, TEXT_ROW, rows
from bot.languages import LANGUAGES, Speech, speech
from bot.languages.display_names import safe_name
from bot.languages.emojis import use_emojis
from bot.languages.log_lines import BRIEF
from bot.reading import story as summary
from bot.reading.position import telling_of
from bot.reading.story import MOST_ROWS, NOTE_ROWS, story
from bot.tables.model.table import Seat, Table
from engine.chance import SEED_BYTES
from engine.events import Event
from engine.match import Match
from engine.news import sum_events
from engine.players import choose
from engine.questions import Fact
from engine.registry import find_game
from tests.bot.features.board.test_view import table_of
from tests.engine.contract import random_settings
from tests.short_forms import some

NAMES = ("Penelope (you)", "Atalanta", "Theseus", "Perseus")
KINDS = [(key, seats) for key in ("hercules", "diceforge") for seats in find_game(key).seats]
MODULES: list[dict[str, str]] = [
    {"line_up": "goddess_recommended", "module": "goddess"},
    {"line_up": "titans_recommended", "module": "titans"},
]
EN = speech("en")
LOOKS = 12
"""How many boards of a match are looked at."""


def table(match: Match[Any], language: str) -> Table:
    seats = tuple(Seat(place, place + 1, NAMES[place], None) for place in range(match.seats))
    base = replace(table_of(match, language), game=match.game.key)
    return replace(base, seats=seats)


def boards(match: Match[Any], random: Random) -> Iterator[tuple[int, Sequence[Event]]]:
    """Some boards of a match played on: who is asked, and what happened since some moment before."""
    moments, before = [0], list[Match[Any]]()
    while not match.is_finished:
        before.append(match.fork())
        question = match.questions[0]
        match.play(question.seat, choose("greedy", match, question.seat).option)
        moments.append(len(match.events))
    for board in random.sample(before, min(LOOKS, len(before))):
        at = len(board.events)
        since = random.choice([moment for moment in moments if moment <= at][-8:])
        yield board.questions[0].seat, match.events[since:at]


def deed_texts(match: Match[Any], speech: Speech, events: Sequence[Event], seat: int | None) -> list[str]:
    own = [
        event
        for event in events
        if event.seat == seat and event.kind in (*match.game.reading.events.deeds, *match.game.reading.events.moves)
    ]
    return [speech.event(match.game.key, event, NAMES, BRIEF) for event in own]


def named_in(speech: Speech, key: str, seat: int | None) -> str:
    return speech(f"{key}-other-side") if seat is None else safe_name(NAMES[seat])


@pytest.mark.parametrize("number", some(range(12), 12))
@pytest.mark.parametrize(("key", "seats"), KINDS)
def test_the_story_is_told_whole(key: str, seats: int, number: int) -> None:
    random = Random(f"story {key} {seats} {number}")
    settings = random_settings(find_game(key), seats, random) if key == "hercules" or number % 3 else MODULES[seats % 2]
    match = Match.start(find_game(key), seats, settings, seed=random.randbytes(SEED_BYTES))
    gained = done = 0
    for reader, events in boards(match, random):
        for language in LANGUAGES:
            words = speech(language)
            for room in (PANEL, 3 * TEXT_ROW, TEXT_ROW, 0):
                lines = story(telling_of(table(match, language), words), events, room, reader)
                story_text = "\n".join(lines)
                assert "…" not in story_text
                assert not [line for line in lines if line.count("**") % 2]
                assert sum(map(rows, lines)) <= MOST_ROWS
                kinds = match.game.reading.events
                own = [event for event in events if event.seat == reader and event.kind not in kinds.sums]
                # What the dice brought into a hammer or a scepter is a detail: it may go.
                got = [*sum_events(match.game, events, reader), *own]
                gains = [event for event in got if event.kind in kinds.gains]
                for text in [words.event(key, event, NAMES, BRIEF) for event in gains]:
                    assert text in story_text
                gained += len(gains)
                if gains:
                    assert lines[0].startswith(f"**{safe_name(NAMES[reader])}")
                others = {event.seat for event in events if event.kind in match.game.reading.events.deeds} - {reader}
                for other in others:
                    named = re.search(rf"\*\*{re.escape(named_in(words, key, other))}\s?:\*\* ", story_text)
                    assert named
                    assert story_text[named.end() :].startswith(tuple(deed_texts(match, words, events, other)))
                done += len(others)
    assert gained
    assert done


def test_the_own_roll_is_in_the_sum() -> None:
    match = Match.start(find_game("diceforge"), 2, seed=bytes(SEED_BYTES))
    events = [
        Event("turn_began", 1, {"round": 8}),
        Event("rolled", 1, {"dice": ("light",), "faces": ("g1",), "cause": "phase"}),
        Event("gained", 1, {"source": "blessing", "gold": 1}),
        Event("gained", 0, {"source": "blessing", "gold": 2, "sun": 1}),
        Event("performed", 1, {"feat": "sphinx", "card": "sphinx", "slot": "f7", "island": 4, "vp": 10, "sun": 6}),
        Event("forged", 1, {"face": "s2", "cost": 8, "die": "dark", "side": 3, "old": "g1"}),
        Event("gained", 0, {"source": "s1", "gold": 1, "sun": 2, "surplus": 2}),
    ]
    lines = [
        line.replace("\u2068", "").replace("\u2069", "")
        for line in story(telling_of(table(match, "en"), EN), events, 0, 0)
    ]
    assert lines == [
        "**Penelope \\(you\\):** gains 3🪙 3☀️ (2 lost: inventory full)",
        "-# **Atalanta:** Sphinx +10🏆, forges 2☀️",
    ]


def test_the_own_sum_says_what_was_lost_and_all_gold_in_the_hammer_once() -> None:
    match = Match.start(find_game("diceforge"), 2, seed=bytes(SEED_BYTES))
    events = [
        Event("gained", 0, {"source": "blessing", "gold": 2, "surplus": 3}),
        Event("hammered", 0, {"gold": 1}),
        Event("forged", 0, {"face": "s2", "cost": 8, "die": "dark", "side": 3, "old": "g1"}),
        Event("gained", 0, {"source": "s1", "sun": 1, "surplus": 1}),
        Event("hammered", 0, {"gold": 4}),
    ]
    [line] = story(telling_of(table(match, "en"), EN), events, PANEL, 0)
    gains = "gains 2🪙 1☀️ (3🪙 1☀️ lost: inventory full)"
    assert line.partition(":** ")[2] == f"{gains}, forges 2☀️, 5🪙 in the hammer"


def test_steps_stand_where_they_happened_and_are_not_counted_where_they_have_no_room() -> None:
    """A golem that came to a space, and was sent back by a feat, must not seem to have come there by it."""
    match = Match.start(find_game("diceforge"), 2, seed=bytes(SEED_BYTES))
    feat = {"feat": "time_golem", "card": "time_golem", "slot": "f4", "island": 6, "vp": 4, "sun": 3}
    own = [
        Event("golem_moved", 0, {"start": 10, "space": 11}),
        Event("golem_moved", 0, {"start": 11, "space": 12}),
        Event("performed", 0, feat),
        Event("golem_moved", 0, {"start": 12, "space": 6}),
    ]
    [line] = story(telling_of(table(match, "en"), EN), own, PANEL, 0)
    assert line.partition(":** ")[2] == "golem to space 11, 12, Time Golem +4🏆, golem to space 6"
    others = [event._replace(seat=1) for event in own]
    [line] = story(telling_of(table(match, "en"), EN), others, PANEL, 0)
    assert line.partition(":** ")[2] == "golem to space 11, 12, Time Golem +4🏆, golem to space 6"
    [line] = story(telling_of(table(match, "en"), EN), others * 3, 0, 0)
    assert line.count("Time Golem") == 3
    assert "golem to" not in line
    assert "more" not in line


def test_a_long_note_is_told_in_brief_and_no_seat_of_before_a_change_is_named() -> None:
    match = Match.start(find_game("hercules"), 2, seed=bytes(SEED_BYTES))
    labour_taken = Event("labour", 0, {"labour": 3, "card": "hestia_05", "left": 2, "right": 1, "operation": "add"})
    events = [labour_taken.to_json()] * 6
    facts: dict[str, Fact] = {
        "choices": 6,
        "others": 0,
        "agreed": 1,
        "taken": json.dumps(events),
    }
    labour = Event("laboured", 1, {"result": 3, "left": 2, "right": 1, "operation": "add"})
    lines = story(
        telling_of(table(match, "en"), EN), [labour, Event("swapped", 0, {"other": 1}), Event("undone", 0, facts)]
    )
    assert [rows(line) for line in lines] == [1, 1]
    assert "6 choices" in lines[1]
    assert "3 = 2 + 1" not in "".join(lines)
    assert NOTE_ROWS == 2


def test_a_story_keeps_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    use_emojis({"gold": 10**18, "victory": 10**18})
    try:
        match = Match.start(find_game("diceforge"), 4, seed=bytes(SEED_BYTES))
        while len(match.journal) < 60:
            question = match.questions[0]
            match.play(question.seat, choose("greedy", match, question.seat).option)
        assert len("\n".join(story(telling_of(table(match, "en"), EN), match.events)).encode()) <= summary.BYTES
        monkeypatch.setattr(summary, "BYTES", 40)
        assert "<:" not in "".join(story(telling_of(table(match, "en"), EN), match.events))
    finally:
        use_emojis({})


@pytest.mark.parametrize("room", [PANEL, TEXT_ROW])
def test_a_stand_in_is_named_before_what_it_does_and_after_what_its_person_did(room: float) -> None:
    match = Match.start(find_game("diceforge"), 3, seed=bytes(SEED_BYTES))
    deeds = match.game.reading.events.deeds
    while not (own_deeds := [event for event in match.events if event.kind in deeds and event.seat == 1]):
        question = match.questions[0]
        match.play(question.seat, choose("greedy", match, question.seat).option)
    telling, out_of_time, deed = (
        telling_of(table(match, "en"), EN),
        Event("took_over", 1, {"why": "timeout"}),
        own_deeds[0],
    )
    for events, order in (
        ([out_of_time, deed], [True, False]),
        ([deed, out_of_time], [False, True]),
        ([deed, out_of_time, deed], [False, True]),
    ):
        lines = story(telling, events, room, reader=0)
        assert ["ran out of time" in line for line in lines] == order, lines
