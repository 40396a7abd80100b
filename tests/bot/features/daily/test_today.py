"""The panel of the challenges of a day."""

from __future__ import annotations

import json

import pytest

from bot.features.daily.today import challenge_panel
from bot.languages import LANGUAGES, speech
from bot.tables.dailies.service import Today
from bot.tables.rules.streaks import Ends, Streak

DAY = 20_000


@pytest.mark.parametrize(("ends", "times"), [("safe", 0), ("over", 2), ("grace", 2)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_game_is_not_said_to_make_a_streak_longer_that_counts_today(
    language: str, ends: Ends, times: int
) -> None:
    """A streak counts days, not games."""
    words = speech(language)
    games = [Today(game, DAY, "0" * 64, None, None, None, 0, None) for game in ("hercules", "diceforge")]
    text = json.dumps(challenge_panel(games, Streak(3, ends), words).view.to_components(), ensure_ascii=False)
    assert text.count(words("daily-streak-next", days=3)) == times
