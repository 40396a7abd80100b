"""Somebody who clicks at random on whatever the panels offer: in public where one seat is asked, else in private."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from discord_contract import BUTTON, SELECT, walk
from olympus import World, answer

from bot.tables.rules.choices import in_order
from engine.match import Match
from engine.questions import Question

FAMILIES = ("t1:", "s1:", "f1:", "ts:")


class Click(NamedTuple):
    """Something to choose on a panel: its control, and the value where that is a select."""

    custom_id: str
    value: str = ""

    @property
    def option(self) -> str:
        """The option, or the beginning of several."""
        return self.value or self.custom_id.split(":", 3)[3]

    @property
    def opens(self) -> bool:
        """Whether it is the first of two steps."""
        return self.custom_id.startswith("f1:") and self.value.endswith(":")


class Clicker:
    """Plays for everybody at the table, each on the panels they would have; ``brisk``: ends turns when it may."""

    def __init__(self, world: World, seed: int, *, brisk: bool = False) -> None:
        self.world = world
        self.chance = Random(seed)
        self.brisk = brisk
        self.panels: dict[int, Any] = {}
        self.clicks: list[int] = []
        """How many clicks each choice took, opening a panel included."""
        self.at_once = 0
        """How often several seats were asked at once."""

    async def play(self, most: int = 10_000) -> int:
        """Click on until the match is over or ``most`` choices were made; how many were made."""
        choices = 0
        while choices < most and (match := await self.world.match()) is not None:
            await self.choose(match, self.chance.choice(match.questions))
            choices += 1
        return choices

    async def choose(self, match: Match[Any], question: Question) -> None:
        """Let the seat that is asked choose at random."""
        person = await self.world.seated(question.seat)
        clicks, before = 0, len(match.journal)
        self.at_once += len(match.questions) > 1
        panel = self.panels.get(question.seat)
        if not (panel is not None and list(offered(panel))):
            panel = None
            if not list(offered(self.world.board)):
                panel = await self._opened(person)
                clicks += 1
        offer = list(offered(panel or self.world.board))
        check_offer(question, offer)
        ends = [click for click in offer if click.option == "end"] if self.brisk else []
        click = self.chance.choice(ends or offer)
        if click.opens:
            panel = await self._click(person, panel, click)
            clicks += 1
            offer = list(offered(panel))
            assert all(not each.opens and each.option.startswith(click.value) for each in offer)
            click = self.chance.choice(offer)
        await self._click(person, panel, click)
        self.clicks.append(clicks + 1)
        self.panels[question.seat] = panel
        after = await self.world.match()
        assert after is None or len(after.journal) > before, f"{click} did nothing"

    async def _opened(self, person: Any) -> Any:
        result = await self.world.press(person, "My choice" if not self.world.german else "Meine Wahl")
        assert result.response.ephemeral
        assert list(offered(result.response)), answer(result)
        return result.response

    async def _click(self, person: Any, panel: Any, click: Click) -> Any:
        """Click on a private panel, or on the board; the private panel that is there afterwards."""
        self.world.clock.tick()
        message = panel or self.world.view(self.world.board)
        if click.value:
            result = await person.select(message, [click.value], custom_id=click.custom_id)
        else:
            result = await person.click(message, custom_id=click.custom_id)
        return panel or result.response


def offered(panel: Any) -> Iterator[Click]:
    """Everything to choose on a message, in the order shown."""
    for component in walk(panel.components):
        family = str(component.get("custom_id", ""))[:3]
        if component["type"] == BUTTON and family == "t1:":
            yield Click(component["custom_id"])
        elif component["type"] == SELECT and family in FAMILIES:
            yield from (Click(component["custom_id"], option["value"]) for option in component["options"])


def check_offer(question: Question, clicks: list[Click]) -> None:
    """Every option can be reached, and nothing else is there."""
    options = {option.id for option in question.options}
    single = {in_order(click.option)[0] for click in clicks if not click.opens}
    beginnings = tuple(click.value for click in clicks if click.opens)
    assert single <= options, single - options
    assert all(any(option.startswith(beginning) for option in options) for beginning in beginnings)
    missing = {option for option in options - single if not option.startswith(beginnings or ("?",))}
    assert not missing, f"{question.kind}: {missing}"
