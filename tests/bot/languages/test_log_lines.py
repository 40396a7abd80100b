"""Remarks about how a choice was made stand with what it brought, never on a line of their own."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from bot.languages.log_lines import REMARKS
from bot.reading.position import Telling
from bot.reading.spoken_news import spoken_news
from engine.events import Event

NAMES = ("Ada", "Bo")
OWN = Event("gained", 0, {"source": "c_g3_v2", "gold": 3})
OTHER = Event("gained", 1, {"source": "c_g3_v2", "sun": 1})


@pytest.mark.parametrize("kind", sorted(REMARKS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_follows_what_its_choice_brought_though_others_gained_since(language: str, kind: str) -> None:
    words = speech(language)
    began = Event("turn_began", 1, {"round": 8})
    remark = words.event("diceforge", Event(kind, 0, {}), NAMES, "on")
    lines = words.story("diceforge", [began, OWN, OTHER, Event(kind, 0, {})], NAMES)
    assert "\n".join(lines).count("📌") == 1
    [line] = [line for line in lines if "📌" in line]
    before, _, _ = line.partition(f" ({remark})")
    assert before.endswith("3🪙")
    assert not [line for line in lines if line.startswith("📌") or " · 📌" in line]


@pytest.mark.parametrize("kind", sorted(REMARKS))
def test_a_remark_about_nothing_that_is_said_is_not_said(kind: str) -> None:
    words = speech("en")
    assert words.story("diceforge", [OTHER, Event(kind, 0, {})], NAMES) == words.story("diceforge", [OTHER], NAMES)
    many = [each for at in range(40) for each in (OWN._replace(facts={"source": "c_g3_v2", "gold": at}), OTHER)]
    feat = Event("performed", 0, {"feat": "sphinx", "card": "sphinx", "slot": "f7", "island": 4, "vp": 10, "sun": 6})
    spoken = spoken_news(Telling("diceforge", NAMES, words), [feat, *many, Event(kind, 0, {})])
    assert spoken
    assert "📌" not in " ".join(spoken), "what was automatic is left out"
