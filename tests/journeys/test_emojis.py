"""Emojis in messages: texts without them, with some, with all; nowhere where Discord shows markup as it is written."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from clicker import Clicker
from discord_contract import walk
from olympus import World, custom_ids, texts

from bot import application_emojis
from bot.application_emojis import EmojiUpload
from bot.command_failures import Fault
from bot.interactions.limits import MESSAGE_BYTES, MESSAGE_TEXT
from bot.languages.emojis import emoji_ids, use_emojis
from bot.operator.emojis import remove_emojis, show_emojis, upload_emojis
from bot.operator.requests import Operated
from rendering.emojis import Emoji, every_emoji

MARKUP = re.compile(r"<:([a-z0-9_]+):(\d+)>")
PLAIN_ONLY = ("label", "placeholder", "description", "title")
"""Fields in which Discord shows markup as it is written."""
SYMBOLS = re.compile("[🪙☀🌙🏆]")
BEGINNING = ("seat", "gold", "sun", "moon", "glory", "face_gold", "face_sun", "face_moon", "face_glory")
WANTED = {name: emoji for name, emoji in every_emoji().items() if name.startswith(BEGINNING)}
"""The emojis that a match begins with, without one: a face that has none is told as before."""
MISSING = "face_moon_1"
del WANTED[MISSING]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The simulated Discord keeps no pictures of emojis."""
    monkeypatch.setattr(Emoji, "png", lambda emoji: b"\x89PNG\r\n\x1a\n")
    monkeypatch.setattr(application_emojis, "every_emoji", lambda: WANTED)
    yield
    use_emojis({})


def find_emojis(components: Any) -> set[str]:
    """The names of the emojis in a message: Discord has all of them, and none stands where markup does not show."""
    parts = [part for each in walk(components) for part in (each, *each.get("options", ()))]
    emojis = MARKUP.findall(texts(components))
    emojis += [(part["emoji"]["name"], part["emoji"]["id"]) for part in parts if (part.get("emoji") or {}).get("id")]
    assert all(emoji_ids().get(name) == int(id) for name, id in emojis), emojis
    assert not any(MARKUP.search(str(part.get(field))) for part in parts for field in PLAIN_ONLY)
    assert len(json.dumps(components, ensure_ascii=False).encode()) <= MESSAGE_BYTES
    assert len(texts(components)) <= MESSAGE_TEXT
    return {name for name, _ in emojis}


async def begin(world: World, language: str) -> None:
    host, other = world.people[:2]
    if language != "en":
        await world.command(host, "preferences", language=language)
        await world.command(other, "preferences", language=language)
    await world.command(host, "play diceforge")
    await world.click(other, next(id for id in custom_ids(world.board.components) if id.endswith(":join")))
    await world.click(host, next(id for id in custom_ids(world.board.components) if id.endswith(":start")))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_dice_stand_in_the_text_once_they_are_uploaded(
    world: World, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, language)
    clicker = Clicker(world, 1)
    await clicker.play(3)
    assert find_emojis(world.board.components) == set()
    plain = (await world.command(world.people[0], "log")).response
    assert find_emojis(plain.components) == set()
    assert "1🪙 + 1" in texts(plain.components)

    uploader = EmojiUpload(world.bot, world.bot.database, world.bot.pool, pace=0)
    await uploader.upload()
    assert set(emoji_ids()) == set(WANTED)
    log = (await world.command(world.people[0], "log")).response
    assert {"face_gold_1", "gold"} & find_emojis(log.components)
    assert not SYMBOLS.search(texts(log.components))
    assert "1🪙 + 1" not in texts(log.components)
    face = (await world.command(world.people[0], "face", name="3 gold")).response
    assert "face_gold_3" in find_emojis(face.components)
    mine = (await world.command(world.people[0], "mine")).response
    assert find_emojis(mine.components) == set(), "one of the faces has no emoji"
    monkeypatch.setitem(WANTED, MISSING, every_emoji()[MISSING])
    await uploader.upload()
    mine = (await world.command(world.people[0], "mine")).response
    assert "face_gold_1" in find_emojis(mine.components)
    assert len(MARKUP.findall(texts(mine.components))) == 12
    await clicker.play(4)
    names = set().union(*(find_emojis(message.components) for message in world.public))
    assert any(name.startswith("seat_") for name in names)
    assert any(name.startswith("face_") for name in names)

    operated = Operated(world.bot.configuration, world.bot.database, world.bot.tables, world.bot.emoji_upload)
    assert set((await show_emojis(operated, {}))["states"].values()) == {"uploaded"}
    assert await remove_emojis(operated, {}) == {"count": len(WANTED)}
    assert find_emojis((await world.command(world.people[0], "log")).response.components) == set()
    with pytest.raises(Fault, match="PANTHEON_EMOJIS"):
        await upload_emojis(operated, {})
    with pytest.raises(Fault, match="not running"):
        await show_emojis(Operated(world.bot.configuration, world.bot.database, world.bot.tables), {})
