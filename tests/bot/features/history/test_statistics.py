"""Statistics and leaderboards in words: every case, both languages, within Discord's limits."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord_contract import TEXT, walk

from bot.features.history.statistics import leaderboard_panel, statistics_panel
from bot.interactions.components import Panel
from bot.interactions.limits import MESSAGE_TEXT as MOST
from bot.languages import LANGUAGES, speech
from bot.languages.numbers import span, tenths
from bot.reading.records import luck_in_words
from bot.tables.results.ratings import Rating
from bot.tables.results.statistics import GameStatistics, Leaderboard, Ranked, RankedAlone, SoloRecord
from engine.luck import Luck
from tests.bot.features.panel_limits import check

LEVELS = ("book", "mild", "medium", "standard", "hard")
ALONE = tuple(SoloRecord((("level", level),), 3, 1, 60) for level in LEVELS)
PLAYED = GameStatistics(
    game="hercules",
    matches=4,
    wins=2,
    shared=1,
    points=41.25,
    best=60,
    parts={"markers": 11.5, "cards": 20.0, "majorities": 7.0, "sets": 2.75},
    pace=95_000,
    luck=Luck(120, 440.0, 420.0, 350.0),
    alone=ALONE,
    rating=Rating(27.0, 7.0, 4),
)
LONG = "_" * 64


def read_text(panel: Panel) -> str:
    layout: Any = panel.view.to_components()
    check(panel)
    texts = [part["content"] for part in walk(layout) if part["type"] == TEXT]
    assert sum(map(len, texts)) <= MOST
    return "\n".join(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told(language: str) -> None:
    words = speech(language)
    text = read_text(
        statistics_panel(LONG, [PLAYED, PLAYED._replace(game="diceforge", alone=(), parts={})], words, own=True)
    )
    for message in ("hercules-title", "diceforge-title", "hercules-part-sets"):
        assert words(message) in text
    assert words("hercules-setting-level-mild").partition(" – ")[0] in text
    assert tenths(41.25, language) in text
    assert "1120" in text
    assert words("statistics-luck-measure", level=5) in text
    assert span(95_000, language) in text


@pytest.mark.parametrize(
    ("came", "luck"),
    [
        (60, "far below average"),
        (85, "below average"),
        (95, "slightly below average"),
        (100, "average"),
        (103, "slightly above average"),
        (108, "above average"),
        (140, "far above average"),
    ],
)
def test_luck_is_told_in_words(came: float, luck: str) -> None:
    assert luck_in_words(Luck(30, came, 100.0, 144.0), speech("en")) == luck


def test_what_is_not_known_is_not_told() -> None:
    words = speech("en")
    few = PLAYED._replace(rating=None, pace=None, luck=Luck(5, 20.0, 17.5, 14.0), alone=(), shared=0)
    text = read_text(statistics_panel("Zoë", [few], words, own=False))
    assert not {"⭐", "⏱️", "🎲", "shared"} & {sign for sign in ("⭐", "⏱️", "🎲", "shared") if sign in text}
    assert "4 matches with others, 2 won (50%)" in text
    alone = read_text(statistics_panel("Zoë", [few._replace(matches=0, wins=0, alone=ALONE[:1])], words, own=True))
    assert "with others" not in alone
    assert "Alone" in alone
    assert "No finished match" in read_text(statistics_panel("Zoë", [], words, own=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_leaderboard_fits(language: str) -> None:
    ranked = tuple(Ranked(LONG, Rating(30.0 - place, 5.0, 100), 50) for place in range(10))
    alone = tuple(RankedAlone(LONG, each) for each in ALONE for _ in range(5))
    words = speech(language)
    text = read_text(
        leaderboard_panel([(game, Leaderboard(ranked, alone)) for game in ("hercules", "hercules")], words)
    )
    assert text.count("🥇") >= 4
    assert words("statistics-leaderboard-about").splitlines()[-1] in text
    assert read_text(leaderboard_panel([("hercules", Leaderboard((), ()))], words)) == words(
        "statistics-leaderboard-none"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_played_few_rated_matches_is_new_and_has_no_rank(language: str) -> None:
    words = speech(language)
    ranked = (Ranked("Few", Rating(40.0, 5.0, 4), 0), Ranked("Many", Rating(30.0, 5.0, 5), 3))
    text = read_text(leaderboard_panel([("hercules", Leaderboard(ranked, ()))], words)).replace("\u2068", "")
    lines = [
        line for line in text.replace("\u2069", "").splitlines() if "**" in line and ("Few" in line or "Many" in line)
    ]
    assert lines[0].startswith("🥇 Many")
    assert re.match(r"🌱 \w+ · Few", lines[1]), lines[1]
    assert "provisional: 1 more" in read_text(statistics_panel("Zoë", [PLAYED], speech("en"), own=True))


def test_lengths_of_time_are_told_roughly() -> None:
    assert [span(each, "en") for each in (0, 34_400, 80_000, 8_000_000, 300_000_000)] == [
        "1 second",
        "34 seconds",
        "80 seconds",
        "2 hours",
        "3 days",
    ]
    assert span(3 * 86_400_000, "de") == "3 Tage"
    assert (tenths(12.5, "de"), tenths(8.0, "de")) == ("12,5", "8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_win_that_is_shared_is_not_one_of_several(language: str) -> None:
    def shared(wins: int) -> str:
        text = speech(language)("statistics-matches", matches=wins, wins=wins, share=100, ties=1)
        return text.rpartition(", ")[2]

    assert shared(1) != shared(3)
    assert shared(3).endswith(shared(1))
