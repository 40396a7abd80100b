"""How many clicks turns take, and that one click may make several choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from clicker import Click, Clicker, check_offer, offered
from discord_contract import walk
from olympus import World, custom_ids

from bot.tables.rules.choices import THEN, in_order
from engine.match import Match

SECTION = 9
MOST = {"pass": 1, "forge": 2, "feat": 3}
"""The largest number of clicks of a usual turn: nothing, one face, or one feat with what it asks."""


class Counter(Clicker):
    """Takes usual turns, each with as few clicks as the panels allow, and counts them."""

    def __init__(self, world: World) -> None:
        super().__init__(world, 1)
        self.turns: list[tuple[str, int]] = []

    async def usual_turn(self, kind: str) -> None:
        """The turn of the seat that is asked: nothing, a face, or a feat, whatever can be had."""
        match = await self.play_to_question("turn")
        question = match.questions[0]
        seat, person, panel, clicks = question.seat, await self.world.seated(question.seat), None, 0
        group = kind if any(each.group == kind for each in question.options) else "pass"
        began, aim = match.turn_began, group
        while aim:
            offer = list(offered(panel or self.world.board))
            click = best(offer, lambda option, aim=aim: in_order(option)[0].startswith(f"{aim}"), ends=True)
            panel = private(await self._click(person, panel, click))
            clicks += 1
            if not click.opens:
                aim = ""
        while (now := await self.world.match()) is not None and now.turn_began == began:
            follow_up = now.question_for(seat)
            if follow_up is None:
                other = now.questions[0]
                await self.choose(now, other)
                continue
            offer = list(offered(panel or self.world.board)) or list(offered(self.world.board))
            click = best(offer, lambda option: option in ("end", "Pass"))
            panel = private(await self._click(person, panel, click))
            clicks += 1
        self.turns.append((group, clicks))

    async def play_to_question(self, kind: str) -> Match[Any]:
        """Play until somebody alone is asked a question of this kind."""
        while True:
            match = await self.world.match()
            assert match is not None
            if match.questions[0].kind == kind and len(match.questions) == 1:
                return match
            await self.choose(match, match.questions[0])


def private(panel: Any) -> Any:
    """The panel, if it is one; the board is looked at afresh."""
    return panel if panel is not None and panel.ephemeral else None


def best(clicks: list[Click], wanted: Callable[[str], bool], *, ends: bool = False) -> Click:
    """The click that is wanted, one that ends the turn first; else the first that is there."""
    matches = [click for click in clicks if wanted(click.option)] or clicks
    if ends:
        matches.sort(key=lambda click: (click.opens, not click.option.endswith(f"{THEN}end")))
    return matches[0]


async def begun(world: World, language: str, **settings: str) -> None:
    host, other = world.people[:2]
    world.german = language == "de"
    await world.command(host, "preferences", language=language)
    await world.command(host, "play diceforge", **settings)
    await world.click(other, next(id for id in custom_ids(world.board.components) if id.endswith(":join")))
    await world.click(host, next(id for id in custom_ids(world.board.components) if id.endswith(":start")))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_usual_turn_takes_at_most_three_clicks(world: World, language: str) -> None:
    await begun(world, language)
    counter = Counter(world)
    for number in range(9):
        await counter.usual_turn([*MOST][number % 3])
    assert {kind for kind, _ in counter.turns} == {*MOST}
    assert all(clicks <= MOST[kind] for kind, clicks in counter.turns), counter.turns


@pytest.mark.parametrize("language", ["en", "de"])
async def test_rich_choices_have_their_button_beside_them(world: World, language: str) -> None:
    await begun(world, language)
    counter = Counter(world)
    while True:
        match = await counter.play_to_question("turn")
        question = match.questions[0]
        if 3 <= sum(option.group == "feat" for option in question.options) <= 10:
            break
        await counter.usual_turn("pass")
    person = await world.seated(question.seat)
    panel = (await world.command(person, "move")).response
    sections = [part for part in walk(panel.components) if part["type"] == SECTION]
    assert len(sections) == sum(option.group == "feat" for option in question.options)
    label = "Choose" if language == "en" or question.seat else "Wählen"
    assert {section["accessory"]["label"] for section in sections} == {label}
    assert all("\n-# " in section["components"][0]["content"] for section in sections)
    check_offer(question, list(offered(panel)))
    await person.click(panel, custom_id=sections[0]["accessory"]["custom_id"])
    after = await world.match()
    assert after is not None
    assert after.journal[len(match.journal)].option.startswith("feat:")
