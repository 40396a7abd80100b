"""All that the bot says fits in a language whose words are two fifths longer than English ones.

One person visits all commands and presses every sort of button below what they answer, in a lobby, in matches of every
game and after them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest
from discord_contract import BUTTON, SELECT, TEXT, walk
from olympus import World, custom_ids, sensible, ticket

from bot.interactions import limits
from bot.languages import messages
from bot.languages.search import card_entries, face_entries, rule_entries
from tests.bot.languages.pseudo import pseudo_speech
from tests.short_forms import some

BUTTON_LABEL, USUAL_LABEL = 38, 34
MOST_LONG = 6
"""How many buttons may have a label that is longer than usual."""
CHOICES = ("t1:", "a1:", "pz:")
"""Families of buttons whose label is what is chosen: a card, a face, two dice."""
LEFT_ALONE = (":close", ":leave", ":end", ":stop", ":join", ":start", ":computer", ":dismiss", ":halt")
"""Buttons that change who plays; each ends what is to be seen."""
COMMANDS: dict[str, dict[str, str]] = {
    **{name: {} for name in ("help", "games", "board", "mine", "move", "next", "hint", "plan", "log", "undo", "rules")},
    **{name: {} for name in ("preferences", "settings", "stats", "leaderboard", "league", "tournament", "about")},
    **{name: {} for name in ("daily", "puzzle", "drill", "tutorial", "analysis", "replay", "verify", "privacy erase")},
    **{name: {} for name in ("table away", "table return", "table end")},
    "card": {"name": "Hydra"},
    "face": {"name": "mirror"},
}
MATCHES: list[tuple[str, dict[str, str], int]] = [
    ("hercules", {}, 0),
    ("diceforge", {"module": "titans"}, 30),
    ("diceforge", {"module": "goddess"}, 30),
    ("hercules", {}, 300),
]
"""Games with their settings, and how many more choices are made after the first look."""


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everyone reads the pseudo-language."""
    with pseudo_speech() as speech:
        monkeypatch.setattr(messages, "_speech", lambda language: speech)
        yield
    for entries in (card_entries, face_entries, rule_entries):
        entries.cache_clear()  # They were found in the pseudo-language.


class Visitor:
    """Presses every sort of button once, wherever it is met first."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.person = world.people[0]
        self.pressed: set[str] = set()

    async def visit(self) -> None:
        """Use all commands, and press what is new below their answers and below the board."""
        for name, options in COMMANDS.items():
            result = await self.world.command(self.person, name, **options)
            await self.press_below(result.response)
        await self.press_below(self.world.board)

    async def press_below(self, message: Any, depth: int = 2) -> None:
        """Press each button of a message that is of a new sort, then those below what it answers."""
        ids = [] if message is None else [*custom_ids(message.components)]
        for id in ids:
            sort = re.sub(r"\d+", "0", id)
            if sort in self.pressed or id.startswith(CHOICES) or id.endswith(LEFT_ALONE):
                continue
            now = self.now(message)
            part = next((part for part in walk(now.components) if part.get("custom_id") == id), {}) if now else {}
            opens = [option["value"] for option in part.get("options", []) if option["value"].endswith(":")]
            if part.get("disabled") or not (part.get("type") == BUTTON or opens):
                continue
            self.pressed.add(sort)
            self.world.clock.tick()
            view = now if getattr(now, "ephemeral", False) else self.world.view(now)
            result = await (
                self.person.select(view, opens[:1], custom_id=id) if opens else self.person.click(view, custom_id=id)
            )
            if depth > 1 and result.response is not None:
                await self.press_below(result.response, depth - 1)

    def now(self, message: Any) -> Any:
        """A message as it is now; None where it is gone."""
        if getattr(message, "ephemeral", False):
            return message
        return next((each for each in self.world.public if each.id == message.id), None)


def list_components(world: World) -> Iterator[Any]:
    """Every component that was sent."""
    for entry in world.env.http_requests:
        body = entry.json if isinstance(entry.json, dict) else {}
        message = body.get("data") if isinstance(body.get("data"), dict) else body
        yield from walk(message.get("components") or [])


def check(world: World) -> None:
    """No button is too long, and no text was cut."""
    labels = {
        part["label"]
        for part in list_components(world)
        if part["type"] == BUTTON and part.get("label") and not str(part.get("custom_id")).startswith(CHOICES)
    }
    assert [label for label in labels if len(label) > BUTTON_LABEL] == []
    assert len([label for label in labels if len(label) > USUAL_LABEL]) <= MOST_LONG
    assert [text for text in texts(world) if is_cut(*text)] == []


def texts(world: World) -> Iterator[tuple[str, int]]:
    """Every text that is cut where it is too long, with its limit."""
    for part in list_components(world):
        if part["type"] == TEXT:
            yield part["content"], limits.MESSAGE_TEXT
        if part["type"] == SELECT:
            yield part.get("placeholder") or "", limits.PLACEHOLDER
            for option in part["options"]:
                yield from ((option[key], limits.OPTION_TEXT) for key in ("label", "description") if option.get(key))
        if part["type"] == BUTTON:
            yield part.get("label") or "", limits.BUTTON_LABEL


def is_cut(text: str, most: int) -> bool:
    """Whether a text ends in an ellipsis about where it had to end."""
    return text.endswith("…") and len(text) > most * 0.75


async def play(world: World, most: int, chance: Random | None = None) -> None:
    """Let everyone choose, at random or sensibly: which clicks lead there is not what is looked at."""
    for number in range(most):
        match = await world.match()
        if match is None:
            break
        question = match.questions[0]
        person = await world.seated(question.seat)
        option = chance.choice(question.options).id if chance else sensible(match, question)
        with world.env._bot_scope():
            table = await world.bot.tables.lobbies.in_channel(world.channel.id)
            assert table is not None
            await world.bot.tables.play.choose(table.id, person.id, await ticket(world), option, (1 << 60) + number)
    await world.env.settle()


@pytest.mark.parametrize(("game", "settings", "most"), some(MATCHES, len(MATCHES)))
async def test_every_panel_fits(world: World, longer: None, game: str, settings: dict[str, str], most: int) -> None:
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    world.people[0] = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    visitor = Visitor(world)
    host, other = world.people[:2]
    await world.command(host, f"play {game}", **settings)
    await visitor.press_below(world.board)
    await world.click(other, next(id for id in custom_ids(world.board.components) if id.endswith(":join")))
    await world.click(host, next(id for id in custom_ids(world.board.components) if id.endswith(":start")))
    await play(world, 8, Random(1))
    await visitor.visit()
    if most:
        await play(world, most)
        await visitor.visit()
    assert len(visitor.pressed) > 25
    check(world)
