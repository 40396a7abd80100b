"""The same in German, for people who chose it."""

from __future__ import annotations

import re

from discord_contract import walk
from olympus import World, answer, sensible, texts
from true_discord import locales

ENGLISH = re.compile(r"\b(the|your|turn|match|round|takes|rolls|players?|board|choose|seat)\b", re.IGNORECASE)


def spoken(components: object) -> str:
    """All words of a message: texts, labels, placeholders, options, alt texts."""
    parts = []
    for component in walk(components):
        parts += [component.get(key) or "" for key in ("content", "label", "placeholder")]
        parts += [option["label"] + " " + (option.get("description") or "") for option in component.get("options", [])]
        parts += [item.get("description") or "" for item in component.get("items", [])]
    return re.sub(r"<[^>]*>|`[^`]*`|https://\S+", "", "\n".join(parts))


async def test_a_german_match(painted_world: World) -> None:
    world = painted_world
    zoe, wang = world.people[:2]
    text = answer(await world.command(zoe, "preferences", language="de"))
    assert "Deutsch" in text
    assert "Lobby" in answer(await world.command(zoe, "play hercules"))
    await world.press(wang, "Mitspielen")
    assert "Only" in answer(await world.press(wang, "Start")), "each reads the own language"
    await world.press(zoe, "Computerspieler: leicht")
    await world.press(zoe, "Start")
    await world.play_on(sensible)
    for message in world.public:
        words = spoken(message.components)
        assert not ENGLISH.search(words), words
    assert "zu Ende" in texts(world.public[-1].components)
    for name in ("log", "games", "help", "verify"):
        words = re.sub(r"<[^>]*>|`[^`]*`", "", answer(await world.command(zoe, name)))
        assert words
        assert not ENGLISH.search(words), words


async def test_the_language_can_be_left_to_discord_again(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "preferences", language="de")
    assert "keine Partie" in answer(await world.command(zoe, "games"))
    assert "English" in answer(await world.command(zoe, "preferences", language="auto"))
    assert "no match" in answer(await world.command(zoe, "games"))


async def test_whose_client_is_german_reads_german_without_choosing_a_language(world: World) -> None:
    zoe, wang = world.people[:2]
    locales[zoe.id] = "de"
    assert "Willkommen" in answer(await world.command(zoe, "help"))
    assert not ENGLISH.search(re.sub(r"<[^>]*>|`[^`]*`", "", answer(await world.command(zoe, "games"))))
    assert "Welcome" in answer(await world.command(wang, "help"))
    await world.command(wang, "preferences", language="de")
    assert "Willkommen" in answer(await world.command(wang, "help")), "a chosen language goes before the client"
