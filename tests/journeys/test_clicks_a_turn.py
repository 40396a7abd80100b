"""How many clicks a turn of Dice Forge takes on average for somebody who plays well, on the panels that people have."""

from __future__ import annotations

from hashlib import blake2b
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from clicker import Click, Clicker, offered
from olympus import NAMES, PIXEL, Sketches, World, custom_ids

from bot.languages import speech
from bot.tables.people.people import Person
from bot.tables.rules import lobby
from bot.tables.rules.choices import AGAIN, in_order
from bot.tables.store.undone_rows import lines_of
from engine.match import Match
from engine.players import choose as advise
from engine.questions import Question
from engine.repeating import Repetition
from rendering import theme
from rendering.picture import Picture

FEW, MANY = 2, 8
"""How many matches of each kind are played; more of them with ``make soak``."""
MOST = {FEW: {"": 1.75, "goddess": 3.65}, MANY: {"": 2.05, "goddess": 3.9}}
"""The largest number of clicks of a turn on average, by the number of matches and the module. The goals are 3 and 4; as
high as panels may be, not all that saves a click has room with the Goddess."""
BESIDE_PX = 108
"""How much higher the board of a match with a module is."""
ENGLISH = speech("en")


class Player(Clicker):
    """Plays as the planning computer player would, with as few clicks as the panels allow, and counts them."""

    def __init__(self, world: World) -> None:
        super().__init__(world, 1)
        self.clicks_made = 0

    async def play_to_the_end(self) -> float:
        """Play for the person on seat 0 until the match is over; the clicks of a turn on average."""
        turns = 0
        began = -1
        while (match := await self.world.match()) is not None:
            question = match.question_for(0)
            assert question is not None
            if question.kind == "turn" and match.turn_began != began:
                turns, began = turns + 1, match.turn_began
            await self.take(match, question)
        return self.clicks_made / turns

    async def take(self, match: Match[Any], question: Question) -> None:
        """Make the next choice, and with it as many of those after it as one click makes."""
        person, plan, before = await self.world.seated(0), planned(match), len(match.journal)
        panel = self.panels.get(0)
        if panel is None or not list(offered(panel)):
            panel = None
            if not list(offered(self.world.board)):
                panel = await self._opened(person)
                self.clicks_made += 1
        for _ in range(3):
            clicks = list(offered(panel or self.world.board))
            click = best(match, plan, clicks)
            panel = await self._click(person, panel, click)
            self.clicks_made += 1
            if not click.opens:
                break
        self.panels[0] = panel if panel is not None and panel.ephemeral else None
        await self.world.bot.tables.computers.idle()
        await self.world.env.settle()
        after = await self.world.match()
        assert after is None or len(after.journal) > before


def planned(match: Match[Any]) -> list[tuple[Match[Any], str]]:
    """The choices of the planning computer player from here, as far as nothing comes to light: each with the match
    before it."""
    plan: list[tuple[Match[Any], str]] = []
    now = match.fork()
    while True:
        option = advise("greedy", now.fork(), 0).option
        plan.append((now.fork(), option))
        used, began = now.chance_used, now.turn_began
        now.play(0, option)
        if now.chance_used != used or now.turn_began != began or now.question_for(0) is None:
            return plan


def best(match: Match[Any], plan: list[tuple[Match[Any], str]], clicks: list[Click]) -> Click:
    """The click that makes most of the planned choices, or that leads to the first of them."""
    counts = [(follows(plan, in_order(click.option)), click) for click in clicks if not click.opens]
    most, candidate = max(counts, key=lambda each: each[0], default=(0, None))
    if most and candidate is not None:
        return candidate
    return next(click for click in clicks if click.opens and plan[0][1].startswith(click.option))


def follows(plan: list[tuple[Match[Any], str]], options: list[str]) -> int:
    """How many of the planned choices these options make; 0 where one of them differs."""
    if AGAIN in options:
        choices, further = repeats(plan[0][0], options[0]), options[options.index(AGAIN) + 1 :]
        after = follows(plan[choices:], further) if choices and further else 0
        return choices + after if choices and (after or not further) else 0
    if len(options) > len(plan):
        return 0
    alike = all(reads_alike(now, option, wanted) for (now, wanted), option in zip(plan, options, strict=False))
    return len(options) if alike else 0


def repeats(match: Match[Any], first: str) -> int:
    """How many choices are made as before, if the planning player would make all of them too, in any order."""
    repetition, now, choices = Repetition(match, 0, first), match.fork(), 0
    option: str | None = first
    while option is not None:
        advised = advise("greedy", now.fork(), 0).option
        question = now.question_for(0)
        assert question is not None
        is_wanted = advised.startswith("use:") if question.kind == "turn" else reads_alike(now, option, advised)
        if not is_wanted:
            return 0
        now.play(0, option)
        choices += 1
        option = repetition.find_next(now)
    return choices


def reads_alike(match: Match[Any], option: str, wanted: str) -> bool:
    """Whether two options are the same in all that they say."""
    return option == wanted or describe_option(match, option) == describe_option(match, wanted) != ""


def describe_option(match: Match[Any], id: str) -> str:
    """An option in words, with its note; "" for one that is not offered."""
    question = match.question_for(0)
    option = question.find(id) if question else None
    if option is None:
        return ""
    facts = match.preview(0, option)
    key = match.game.key
    return f"{ENGLISH.option(key, option, facts, NAMES)} {ENGLISH.option_note(key, option, facts, NAMES)}"


@pytest.fixture
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run plays the same matches: only what the panels offer changes the figure."""
    numbers = count(40)
    source = SimpleNamespace(token_bytes=lambda size: blake2b(b"%d" % next(numbers), digest_size=size).digest())
    monkeypatch.setattr(lobby, "secrets", source)
    begin = lobby.start_match
    monkeypatch.setattr(lobby, "start_match", lambda live, now, _: begin(live, now, next(numbers)))


@pytest.fixture
def true_sizes(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    """Sketches are as large as boards are: how much a panel offers depends on the room that its picture leaves."""
    size = (theme.WIDTH, theme.HEIGHT + (BESIDE_PX if module else 0))
    monkeypatch.setattr(Sketches, "_picture", lambda _, name: Picture(PIXEL, f"The {name}.", *size, f"{name}.png"))


@pytest.mark.usefixtures("known_dice", "true_sizes")
@pytest.mark.parametrize("matches", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
@pytest.mark.parametrize("module", ["", "goddess"])
async def test_a_turn_takes_few_clicks_on_average(world: World, module: str, matches: int) -> None:
    host, settings, averages = world.people[0], {"module": module} if module else {}, list[float]()
    await world.command(host, "preferences", language="en")
    for _ in range(matches):
        await world.command(host, "play diceforge", **settings)
        for action in ("computer", "computer", "start"):
            await world.click(host, next(id for id in custom_ids(world.board.components) if id.endswith(f":{action}")))
        await world.bot.tables.computers.idle()
        await world.env.settle()
        averages.append(await Player(world).play_to_the_end())
    average = round(sum(averages) / matches, 2)
    print(f"{module or 'alone'}: {average:.2f} clicks a turn", averages)
    assert average <= MOST[matches][module], averages


async def test_what_is_done_each_turn_takes_one_click(world: World) -> None:
    host = world.people[0]
    await world.command(host, "preferences", language="en")
    await world.command(host, "play diceforge")
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    for _ in range(2):
        await world.bot.tables.lobbies.add_computer(table.id, Person(host.id, "Zoë"), "greedy")
    await world.env.settle()
    await world.click(host, next(id for id in custom_ids(world.board.components) if id.endswith(":start")))
    await world.bot.tables.computers.idle()
    await world.env.settle()
    player = Player(world)
    while True:
        match = await world.match()
        assert match is not None
        again = next((click for click in offered(world.board) if in_order(click.option)[-1] == AGAIN), None)
        question = match.question_for(0)
        assert question is not None
        if again is not None and question.kind == "turn":
            break
        await player.take(match, question)
    uses = [entry for entry in match.journal if entry.seat == 0 and entry.option.startswith("use:")]
    assert uses, "something was done before"
    person = await world.seated(0)
    await player._click(person, None, again)
    await world.bot.tables.computers.idle()
    after = await world.match()
    assert after is not None
    options = [entry.option for entry in after.journal[len(match.journal) :]]
    assert sum(option.startswith("use:") for option in options) > 1, options
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    lines = await world.bot.tables.repository.database.read(lambda connection: lines_of(connection, table.id))
    own = [line.joined for line in lines if line.seat == 0]
    clicked = len(own) - own[::-1].index(False)
    assert len(own[clicked:]) >= 1, "one click made them, and one undo takes them back"
