"""The link that shows a match outside of Discord: made, shown and withdrawn, by the command and behind *More…*."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord_contract import walk
from olympus import World, answer, new_world, texts
from true_discord import locales

from bot.languages import LANGUAGES, speech
from bot.languages.display_names import safe_name
from tests.short_forms import some

ADDRESS = "https://pantheon.example/p"


@pytest.fixture
async def linked_world(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose operator offers pages."""
    async with new_world(tmp_path, web=ADDRESS) as world:
        yield world


@pytest.mark.parametrize("language", some(LANGUAGES, 2))
async def test_a_link_is_made_shown_and_withdrawn(linked_world: World, language: str) -> None:
    world, words = linked_world, speech(language)
    zoe, wang, mar = world.people[:3]
    for person in (zoe, wang, mar):
        locales[person.id] = language
        await world.command(person, "preferences", language=language)
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, words("lobby-press-join"))
    await world.press(zoe, words("lobby-press-start"))
    question = await world.command(zoe, "table link")
    print(answer(question))
    assert ADDRESS not in answer(question), "nothing is public before it is wanted"
    result = await zoe.click(question.response, label=words("link-press-make"))
    print(answer(result))
    assert result.response is None or result.response.id == question.response.id, (
        "no second message beside the old button"
    )
    [address] = {each["url"] for each in walk((result.response or question.response).components) if each.get("url")}
    assert address.startswith(f"{ADDRESS}/m/")
    assert address in answer(result)
    text = texts(world.public[-1].components) or world.public[-1].content
    print(text)
    beginning = words("link-news", name=safe_name("Zoë")).partition(":")[0]
    assert text.startswith(beginning), "the others at the table are not left out"
    assert address not in text
    more = (await world.press(wang, words("board-more"))).response
    again = await wang.click(more, label=words("link-press"))
    assert address in answer(again), "all at the table may read it"
    assert words("refusal-not_seated", stage="playing").split(".")[0] in answer(await world.command(mar, "table link"))
    gone = await wang.click(again.response, label=words("link-press-withdraw"))
    print(answer(gone))
    assert words("link-none", state="withdrawn") in answer(gone)
    assert address not in answer(await world.command(zoe, "table link"))


async def test_without_pages_nothing_offers_a_link(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    more = (await world.press(zoe, "More…")).response
    assert "Link…" not in [each.get("label") for each in walk(more.components)]
