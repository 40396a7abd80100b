"""Refusals and calls that say which match, which stage and which question they are about."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.features.deadlines import MOST_NAMED, called_text, direct_reminder_text, reminder_text
from bot.interactions.command import NAMED, channels_of
from bot.interactions.handling import refusal_text
from bot.languages import LANGUAGES, speech
from bot.reading.news import nothing_new
from bot.reading.position import position_of
from bot.tables.model.messages import PendingMessage
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace, Seat, Table
from bot.tables.outbox.posts import DirectReminderPost
from bot.tables.outbox.waits import Wait
from bot.tables.rules.timers import start_timer
from engine.match import Match
from engine.registry import find_game

MATCH: Match[Any] = Match.start(find_game("hercules"), 2, {"first": "host"}, seed=bytes(32))
ASKED = MATCH.questions[0].seat
SEATS = (Seat(0, 11, "Zoë", None), Seat(1, 12, "Bo", None))
TABLE = Table(1, 5, 7, "hercules", "playing", 11, SEATS, {}, 1, "0" * 64, 0, 0, 60_000, 0, "en")


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def read_refusal(key: Any, language: str = "en", **facts: Any) -> str:
    return plain(refusal_text(speech(language), Refusal(key, facts)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_stage_is_named(language: str) -> None:
    texts = [read_refusal("wrong_stage", language, stage=stage) for stage in ("lobby", "playing", "finished")]
    assert len({*texts, read_refusal("wrong_stage", language)}) == 4
    assert read_refusal("wrong_stage", language, stage="ended") == texts[2]


def test_strangers_learn_what_is_left_to_them() -> None:
    assert "Only its players can ask for a rematch" in read_refusal("not_seated", stage="finished")
    assert "Join" in read_refusal("not_seated", stage="lobby")
    assert read_refusal("not_seated", stage="playing") == read_refusal("not_seated")
    with pytest.raises(Refusal) as refusal:
        replace(TABLE, stage="finished").own_seat(99)
    assert refusal.value.facts["stage"] == "finished"


@pytest.mark.parametrize("key", ["which_table", "which_lobby", "which_to_move"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_which_of_up_to_three_matches_is_meant(key: str, language: str) -> None:
    tables = [replace(TABLE, channel=channel) for channel in (-2, 21, 22, 23, 24)]
    channels = channels_of(tables)
    assert channels == (21, 22, 23)
    assert len(channels) == NAMED
    text = read_refusal(key, language, channels=channels)
    assert all(f"<#{channel}>" in text for channel in channels)
    assert "<#" not in read_refusal(key, language, channels=())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_limit_says_whose_it_is_and_how_many(language: str) -> None:
    person, server = (
        read_refusal("too_many_tables", language, whose=whose, limit=25) for whose in ("person", "server")
    )
    assert person != server
    assert "25" in person
    assert "25" in server


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_name_the_game_the_round_and_the_question(language: str) -> None:
    table, words = replace(TABLE, language=language), speech(language)
    person = SEATS[ASKED].person or 0
    question = words.question("hercules", MATCH.questions[0], table.names)
    texts = [
        called_text(table, MATCH, [person], None),
        reminder_text(table, MATCH, [person], 90_000, None),
        direct_reminder_text(DirectReminderPost(table, person, 90_000, None), MATCH, language),
    ]
    for text in map(plain, texts):
        assert words("hercules-title") in text
        assert question in text
        assert re.search(rf"\w+ {MATCH.round}\b", text.replace(question, "")), "the round"
    assert "<@" not in texts[2]


def test_a_direct_reminder_says_what_happens_at_the_limit() -> None:
    def text(after: Any, until: int | None = 90_000) -> str:
        table = replace(TABLE, options=TableOptions(after_time=after))
        post = DirectReminderPost(table, SEATS[ASKED].person or 0, until, None)
        return plain(direct_reminder_text(post, MATCH, "en"))

    assert "then a computer player takes over" in text("computer")
    assert "then the others decide" in text("ask")
    assert "then" not in text("ask", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direct_reminder_names_each_match_that_waits_and_fits_into_a_message(language: str) -> None:
    longest = 10**18 - 1
    timer = start_timer(1, 0, 1, 90_000, 60_000)
    reminder = PendingMessage(1, 2, longest, -1, "reminder", False, {}, 0, 0)
    wait = Wait(reminder, timer, "diceforge", longest, MessagePlace(longest, longest))
    post = DirectReminderPost(TABLE, SEATS[ASKED].person or 0, 90_000, MessagePlace(longest, longest), [wait] * 9)
    text = direct_reminder_text(post, MATCH, language)
    assert len(text) <= 2_000
    assert text.count(f"<#{longest}>") == text.count("<t:150:R>") == MOST_NAMED
    assert text.count(f"/{longest}/{longest})") == MOST_NAMED + 1, "links to the boards"
    [rest] = [line for line in text.splitlines() if "/games" in line]
    assert "3" in rest
    alone = direct_reminder_text(replace(post, others=[wait]), MATCH, language).splitlines()
    assert len(alone) == 4
    assert len(direct_reminder_text(replace(post, others=[]), MATCH, language).splitlines()) == 2


def test_where_nothing_is_new_it_is_said_since_when_and_who_is_next() -> None:
    assert plain(nothing_new(position_of(TABLE, MATCH, speech("en")))).startswith(
        "Nothing new; the last choice was made <t:60:R>."
    )
    assert SEATS[ASKED].name in nothing_new(position_of(TABLE, MATCH, speech("de")))
    assert "Waiting" not in nothing_new(position_of(replace(TABLE, stage="finished"), MATCH, speech("en")))
