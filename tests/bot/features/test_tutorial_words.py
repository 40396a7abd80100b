"""Every step of a tutorial has its words in every language, and they name the choice that the script advises."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.choices import option_in_words
from bot.reading.links import tutorials
from bot.reading.position import position_of
from engine.registry import find_game
from engine.tutorial import LEARNER, Progress, replay_progress
from tests.bot.features.panel_limits import table_for

LONGEST = 900
"""Characters of a step: what is read in half a minute, beside a picture."""


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tutorials())
def test_words_stand_where_the_script_needs_them_and_nowhere_else(game: str, language: str) -> None:
    words, script = speech(language), tutorials()[game]
    assert words.has(f"{game}-tutorial")
    for step in script.steps:
        key = f"{game}-tutorial-{step.key}"
        assert words(f"{key}.title")
        parts = {part for part in ("aim", "why") if words.has(f"{key}.{part}")}
        assert parts == ({"aim", "why"} if step.option else {"aim"} if step.free else set()), step.key
        length = sum(len(words(f"{key}.{part}")) for part in parts) + len(words(key))
        assert length <= LONGEST, f"{step.key}: {length}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tutorials())
def test_an_aim_has_no_number_that_the_advised_option_has_not(game: str, language: str) -> None:
    words, script = speech(language), tutorials()[game]
    table = table_for(game, script.seats)
    compared = 0
    for place, step in enumerate(script.steps):
        if not step.option:
            continue
        match = replay_progress(find_game(game), script, Progress(place)).match
        question = match.question_for(LEARNER)
        assert question is not None
        label = option_in_words(position_of(table, match, words), question, step.option)
        aim = words(f"{game}-tutorial-{step.key}.aim")
        assert label is not None
        assert numbers(aim) <= numbers(label), f"{step.key}: {aim} | {label}"
        compared += bool(numbers(aim))
    assert compared > 3
