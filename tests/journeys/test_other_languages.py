"""Analysis, record, puzzle, help and lists in a language beside English and German: each in its own words alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from olympus import World, answer, at_random, pictures_of
from test_german import spoken
from test_records import ENGLISH, begun, nearly_over

from bot.languages import speech
from bot.tables import analysis_service
from engine.analysis import course
from engine.analysis.accuracy import Usual, Weighed, accuracy
from engine.analysis.report import Analysis, Fortune, Moment

NOT_SAID = re.compile(r"A sketch of the board|Zoë|Wang|<[^>]*>|`[^`]*`|\*")
GERMAN = re.compile(r"\b(der|die|das|und|nicht|deine?|Partie|Zug|Runde)\b")
CHOICES = [
    Weighed(0, 0, 0.2, lost, 0.3, 0.2, 0.5, Usual(0.3, 0.2)) for lost in (0.2, 0.0, 0.01, 0.0, 0.0, 0.02, 0.0, 0.0)
]


@pytest.fixture
def quickly_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis that is there at once."""

    async def analyse(match: Any, *_: Any) -> Analysis:
        fortune = tuple(Fortune(win, 0.01) for win in (0.1, -0.1))
        end = Moment(len(match.journal), 9, course.shares(match))
        return Analysis((end,), (), course.luck_of_seats(match), (accuracy(0, CHOICES),), fortune)

    monkeypatch.setattr(analysis_service, "analyse", analyse)


def assert_own_words(text: str) -> None:
    """Nothing of it is English or German."""
    bare = NOT_SAID.sub("", text)
    assert bare
    assert not ENGLISH.search(bare), bare
    assert not GERMAN.search(bare), bare


@pytest.mark.usefixtures("quickly_made")
@pytest.mark.parametrize("language", ["es", pytest.param("it", marks=pytest.mark.soak)])
async def test_analysis_record_and_puzzle_are_in_the_own_language(world: World, language: str) -> None:
    zoe, words = world.people[0], speech(language)
    await begun(world)
    await nearly_over(world)
    await world.bot.dispatcher.idle()
    await world.play_on(at_random(5))
    await world.command(zoe, "preferences", language=language)
    analysis = await world.command(zoe, "analysis")
    assert pictures_of(analysis.response) == ["chances.png"]
    assert words("analysis-no-costs") in answer(analysis)
    record = answer(await world.command(zoe, "stats"))
    assert words("picture-chances-accuracy", score=1, low=1, high=1).split()[0] in record
    posed = await world.command(zoe, "puzzle")
    for text in (answer(analysis), record, answer(posed), spoken(posed.response.components)):
        assert_own_words(text)
    for command in ("help", "games", "replay"):
        assert_own_words(answer(await world.command(zoe, command)))
