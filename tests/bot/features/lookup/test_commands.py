"""``/card``, ``/rules`` and ``/help`` as people use them, in the simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord_contract import BUTTON, SELECT, walk
from olympus import World, answer, new_world, private_pictures, texts

from bot.features.lookup.commands import offer_cards, offer_rules
from bot.features.lookup.rules import rule_title
from bot.features.lookup.tour import sample_match
from bot.languages import LANGUAGES, speech
from bot.languages.search import card_entries, rule_entries
from bot.reading.card_text import card_text
from bot.reading.links import tutorials
from engine.registry import MODULES


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with new_world(tmp_path) as world:
        yield world


@pytest.fixture
async def painted(tmp_path: Path) -> AsyncIterator[World]:
    async with new_world(tmp_path, pictures=True) as world:
        yield world


def titled(topic: str, language: str = "en") -> str:
    """A topic's title as it is shown: with the game's name where there are several games."""
    entry = next(entry for entry in rule_entries() if entry.id == f"hercules:{topic}")
    return rule_title(entry, speech(language))


async def test_a_card_is_shown_with_its_picture_in_private(painted: World) -> None:
    result = await painted.command(painted.people[0], "card", name="zues")
    text = answer(result)
    assert "### Zeus: 5 VP" in text
    assert "**Points:** 5" in text
    assert private_pictures(result) == ["card.png"]
    assert not painted.public


async def test_a_card_is_told_in_the_language_one_chose(world: World) -> None:
    person = world.people[1]
    await world.command(person, "preferences", language="de")
    text = answer(await world.command(person, "card", name="pan_01"))
    assert "### Pan: weißer Würfel" in text
    assert "**Kosten:** 1 Marker" in text
    assert "Gott des Waldes" in text


async def test_what_is_no_card_but_a_rule_shows_the_rule(world: World) -> None:
    assert "Alone against Hades" in answer(await world.command(world.people[0], "card", name="hades"))


async def test_an_unknown_card_is_named_harmlessly(world: World) -> None:
    text = answer(await world.command(world.people[0], "card", name="**@everyone** qqqqqq"))
    assert r"\*\*\@everyone\*\* qqqqqq" in text
    assert "Hestia" in text, "it says what one can look for"


async def test_a_rule_is_shown(world: World) -> None:
    text = answer(await world.command(world.people[0], "rules", topic="restng"))
    assert text.startswith(f"### {titled('rest')}")
    assert "3 cubes" in text


@pytest.mark.parametrize(("language", "topic"), [("en", "undo"), ("en", "/Hint"), ("fr", "annuler")])
async def test_who_asks_the_rules_about_a_command_reads_what_it_does(world: World, language: str, topic: str) -> None:
    """Not the rule whose name in some language is the most alike: "undo" is nearly "und"."""
    person, words = world.people[0], speech(language)
    await world.command(person, "preferences", language=language)
    command = "hint" if "int" in topic else "undo"
    text = answer(await world.command(person, "rules", topic=topic))
    assert words(f"command-{command}-about") in text
    assert f"</{command}:" in text


async def test_a_rule_of_the_very_name_goes_before_a_command(world: World) -> None:
    text = answer(await world.command(world.people[0], "rules", topic="move"))
    assert speech("en")("command-move-about") not in text


async def test_without_a_topic_all_topics_are_listed(world: World) -> None:
    result = await world.command(world.people[0], "rules")
    (page,) = [message for message in (result.response, *result.followups) if message and message.ephemeral]
    rows = [each for each in walk(world.seen_raw(page.id).components) if each["type"] == SELECT]
    labels = [option["label"] for row in rows for option in row["options"]]
    assert labels == [speech("en")(f"{entry.game}-rules-{entry.key}.title") for entry in rule_entries()]
    assert "The rules of Dice Forge: Rebellion" in answer(result)


async def test_the_select_below_a_rule_turns_to_another(world: World) -> None:
    person = world.people[0]
    result = await world.command(person, "rules", topic="rest")
    (page,) = [message for message in (result.response, *result.followups) if message and message.ephemeral]
    await person.select(page, ["scoring"], custom_id="q1:hercules:0")
    turned = texts(world.seen_raw(page.id).components)
    assert turned.startswith(f"### {titled('scoring')}")
    assert "Majorities" in turned
    options = next(each["options"] for each in walk(world.seen_raw(page.id).components) if each["type"] == SELECT)
    assert [option["value"] for option in options if option.get("default")] == ["scoring"]
    assert len(options) == len([entry for entry in rule_entries() if entry.game == "hercules"]) <= 25


async def test_a_topic_of_both_games_is_that_of_the_match_in_the_channel(world: World) -> None:
    text = answer(await world.command(world.people[0], "rules", topic="goal of the game"))
    assert f"### {titled('goal')}" in text
    assert "### Dice Forge: Goal of the game" in text, "where nothing is played, both"
    await world.command(world.people[0], "play diceforge")
    text = answer(await world.command(world.people[0], "rules", topic="goal of the game"))
    assert text.startswith("### Dice Forge: Goal of the game")
    assert titled("goal") not in text


async def test_each_rulebook_has_a_select_of_its_own(world: World) -> None:
    result = await world.command(world.people[0], "rules", topic="labyrinth walking")
    (page,) = [message for message in (result.response, *result.followups) if message and message.ephemeral]
    assert answer(result).startswith("### Dice Forge: Labyrinth: walking")
    rows = [each for each in walk(world.seen_raw(page.id).components) if each["type"] == SELECT]
    assert [row["custom_id"] for row in rows] == ["q1:diceforge:0", "q1:diceforge:1"]
    assert all(len(row["options"]) <= 25 for row in rows)
    values = [option["value"] for row in rows for option in row["options"] if option.get("default")]
    assert values == ["rebellion_labyrinth"]
    await world.people[0].select(page, ["shield"], custom_id="q1:diceforge:0")
    assert texts(world.seen_raw(page.id).components).startswith("### Dice Forge: Face: shield")


async def test_an_unknown_topic_lists_them_too(world: World) -> None:
    text = answer(await world.command(world.people[0], "rules", topic="zzzzzzzzz"))
    assert "zzzzzzzzz" in text
    assert "The rules of Hercules" in text


async def test_the_tour_leads_to_the_tutorials_first_and_shows_each_game_whole(painted: World) -> None:
    zoe = painted.people[0]
    result = await painted.command(zoe, "help")
    text = answer(result)
    assert "**New here?** *Learn Hercules* takes five minutes." in text
    labels = [part["label"] for part in walk(result.response.components) if part["type"] == BUTTON]
    games = [speech("en")(f"{key}-title") for key in MODULES]
    taught = [speech("en")(f"{key}-title") for key in tutorials()]
    assert labels[: len(taught) + 1 + len(games)] == [
        *(f"Learn {game}" for game in taught),
        "Play the computer",
        *(f"Open a lobby: {game}" for game in games),
    ]
    [picture] = [each for part in walk(result.response.components) for each in part.get("items", ())]
    assert picture["description"] == f"Boards in the middle of a match: {speech('en').join_words(games)}."
    for key in MODULES:
        assert speech("en")(f"{key}-title") in text
    further = await zoe.click(result.response, label="How you play here")
    assert "/face" in texts(further.response.components)
    back = await zoe.click(further.response, label="Back to the start")
    assert "New here?" in texts(back.response.components)


async def test_a_card_that_cannot_be_drawn_is_still_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("no paint")

    notes: list[str] = []
    monkeypatch.setattr(world.bot.studio, "draw", fail)
    monkeypatch.setattr(world.bot.incidents, "note", lambda error, doing: notes.append(doing) or "X")
    assert "Apollo" in answer(await world.command(world.people[0], "card", name="Apollo"))
    assert notes == ["drawing a card"]


class Typing:
    """An autocomplete interaction, as far as the offers look at it."""

    def __init__(self, bot: Any, person: int) -> None:
        self.client = bot
        self.user = type("User", (), {"id": person})()
        self.guild_id = self.channel_id = None
        self.data: dict[str, Any] = {}
        self.locale = discord.Locale.german
        self.guild_locale = None


async def test_autocomplete_offers_at_most_25_short_names(world: World) -> None:
    typing: Any = Typing(world.bot, world.people[0].id)
    for typed in ("", "h", "hestai", "würfel", "x" * 3000, "\ud800"):
        for offer in (offer_cards, offer_rules):
            choices = await offer(typing, typed)
            assert len(choices) <= 25
            assert len({choice.value for choice in choices}) == len(choices)
            assert all(1 <= len(choice.name) <= 100 and len(str(choice.value)) <= 100 for choice in choices)
    world.clock.time += 10_000
    assert [choice.name for choice in await offer_cards(typing, "Zeus")][:1] == ["Zeus: 5 SP"]
    assert [choice.name for choice in await offer_rules(typing, "ausruh")][:1] == [titled("rest", "de")]


async def test_autocomplete_never_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    typing: Any = Typing(world.bot, 1)
    monkeypatch.setattr(world.bot.incidents, "note", lambda error, doing: "X")
    monkeypatch.setattr(world.bot, "services", replace(world.bot.services, tables=None))
    assert await offer_cards(typing, "Zeus") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_page(language: str) -> None:
    words = speech(language)
    for entry in card_entries():
        text = card_text(entry, words)
        assert 60 < len(text) < 1500
        assert "{" not in text
        assert "  " not in text
        assert text.startswith("### ")


def test_the_sample_is_in_the_middle_of_a_match() -> None:
    match = sample_match("hercules")
    assert not match.is_finished
    assert match.round > 2
