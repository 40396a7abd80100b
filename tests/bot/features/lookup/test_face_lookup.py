"""``/face``, and ``/card`` and ``/rules`` where there are two games, in the simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from olympus import World, answer, new_world, private_pictures

from bot.features.lookup.commands import offer_faces
from bot.languages import search
from engine import registry

KNOWN: tuple[Any, ...] = (
    registry.find_game,
    search._by_listing,
)
ENTRIES: tuple[Any, ...] = (search.card_entries, search.face_entries, search.rule_entries)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setitem(registry.MODULES, "diceforge", "engine.dice_forge")
    for each in (*KNOWN, *ENTRIES):
        each.cache_clear()
    async with new_world(tmp_path, pictures=True) as world:
        yield world
    monkeypatch.undo()
    for each in (*KNOWN, *ENTRIES):
        each.cache_clear()


async def test_a_face_is_shown_with_its_picture_in_private(world: World) -> None:
    result = await world.command(world.people[0], "face", name="miror")
    text = answer(result)
    assert "### Mirror" in text
    assert "feat Mirror of the Abyss" in text
    assert private_pictures(result) == ["face.png"]
    assert not world.public


async def test_a_face_is_told_in_the_language_one_chose(world: World) -> None:
    person = world.people[1]
    await world.command(person, "preferences", language="de")
    text = answer(await world.command(person, "face", name="3 gold oder 2 rp"))
    assert "### 3 Gold oder 2 RP" in text
    assert "**Preis:** 5 Gold" in text


async def test_a_feat_is_shown_with_its_picture(world: World) -> None:
    result = await world.command(world.people[0], "card", name="feryman")
    assert "### Ferryman · 4🌙 · 12🏆" in answer(result)
    assert private_pictures(result) == ["card.png"]


async def test_what_is_no_card_but_a_face_shows_the_face(world: World) -> None:
    assert "### 3 gold or 2 GP" in answer(await world.command(world.people[0], "card", name="3 gold or 2 VP"))


async def test_an_unknown_face_is_named_harmlessly(world: World) -> None:
    text = answer(await world.command(world.people[0], "face", name="**@everyone** qqqqqq"))
    assert r"\*\*\@everyone\*\* qqqqqq" in text
    assert "mirror" in text, "it says what one can look for"


async def test_rules_of_both_games_are_listed(world: World) -> None:
    text = answer(await world.command(world.people[0], "rules"))
    assert "The rules of Hercules" in text
    assert "The rules of Dice Forge" in text
    assert "### Dice Forge: The hammer" in answer(await world.command(world.people[0], "rules", topic="hammer"))


async def test_rules_of_the_game_that_is_played_here_come_first(world: World) -> None:
    await world.command(world.people[0], "play diceforge")
    text = answer(await world.command(world.people[0], "rules"))
    assert text.index("The rules of Dice Forge: Rebellion") < text.index("The rules of Hercules")


async def test_faces_are_offered_while_typing(world: World) -> None:
    class Typing:
        def __init__(self) -> None:
            self.client = world.bot
            self.user = world.people[0]
            self.locale = self.guild_locale = None
            self.guild_id = self.channel_id = None
            self.data: dict[str, Any] = {}

    typing: Any = Typing()
    assert len(await offer_faces(typing, "")) == 25
    assert [choice.value for choice in await offer_faces(typing, "gold shi")][:1] == ["diceforge:shield_yellow"]
