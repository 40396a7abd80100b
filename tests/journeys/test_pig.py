"""The example of ``docs/a_new_game.md``, entered into the registry as it lies there, from its lobby to a rated end."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord_contract import BUTTON, walk
from olympus import World, answer, at_random, new_world, texts
from registry import enter

from docs.examples.pig import GAME
from engine import registry
from engine.contract import check_game
from engine.players import PLAYERS

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "pig"
PAGE = ROOT / "docs" / "a_new_game.md"


@pytest.fixture
async def sty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A world with Pig in the registry, and every picture drawn."""
    enter(monkeypatch, GAME, {file.stem: file.read_text() for file in EXAMPLE.glob("*.ftl")})
    async with new_world(tmp_path, pictures=True) as world:
        yield world
    registry.find_game.cache_clear()


async def test_pig_is_played_from_its_lobby_to_a_rated_end(sty: World) -> None:
    zoe, wang = sty.people[:2]
    await sty.command(zoe, "play pig", goal="100")
    lobby = "".join(texts(message.components) for message in sty.public)
    assert "Pig" in lobby
    assert "100 points" in lobby
    await sty.press(wang, "Join")
    await sty.press(zoe, "Start")
    assert "Roll again, or hold?" in texts(sty.board.components)
    labels = [part["label"] for part in walk(sty.board.components) if part["type"] == BUTTON]
    assert any(label.startswith("Hold ") for label in labels)

    table = await sty.bot.tables.lobbies.in_channel(sty.channel.id)
    assert table is not None
    assert await sty.bot.tables.results.is_rated(table.id)

    assert await sty.play_on(at_random(1)) > 10
    text = texts(sty.public[-1].components)
    assert "the match is over" in text
    assert "🥇" in text
    assert len(re.findall(r"⭐ \d+ \([+−]\d+", text)) == 2, text
    verdict = await sty.command(wang, "verify")
    assert "The dice were fair" in answer(verdict)
    assert "rolls a 1" in answer(await sty.command(zoe, "log"))


@pytest.mark.parametrize("player", PLAYERS)
async def test_every_computer_player_plays_pig(sty: World, player: str) -> None:
    zoe = sty.people[0]
    await sty.command(zoe, "play solo", game="pig", against=player)
    assert await sty.play_on(at_random(1)) > 3
    assert "the match is over" in texts(sty.public[-1].components)


async def test_what_a_game_need_not_have_is_missed_by_no_command(sty: World) -> None:
    zoe = sty.people[0]
    for command in ("help", "rules", "puzzle", "stats", "leaderboard", "tutorial", "daily"):
        assert answer(await sty.command(zoe, command)), command


def test_the_page_quotes_the_example_and_the_example_keeps_the_contract() -> None:
    check_game(GAME, matches=2)
    rules, page = (EXAMPLE / "__init__.py").read_text(), PAGE.read_text()
    quoted = [block.partition("```")[0] for block in page.split("```python\n")[1:]]
    assert len(quoted) == 5
    for block in quoted:
        assert block in rules or "check_game" in block, block
