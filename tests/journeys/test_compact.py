"""Boards for small screens, as the options of a table or the preferences of a person say."""

from __future__ import annotations

import pytest
from form_filling import send
from olympus import World, answer, sensible, texts

from rendering.picture import AnyScene, Picture, Scene


@pytest.fixture
def drawings(world: World, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Scene]]:
    """What was drawn, and from which scene."""
    calls: list[tuple[str, Scene]] = []
    real = world.bot.studio.draw

    async def recording(kind: str, scene: AnyScene) -> Picture:
        if kind in ("board", "seat", "scores"):
            assert isinstance(scene, Scene)
            calls.append((kind, scene))
        return await real(kind, scene)

    monkeypatch.setattr(world.bot.studio, "draw", recording)
    return calls


async def test_a_table_has_compact_boards_until_its_host_wants_others(
    world: World, drawings: list[tuple[str, Scene]]
) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", pictures="compact")
    assert "compact" in texts(world.board.components)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.play_on(sensible, most=3)
    assert drawings
    assert all(scene.compact and scene.viewer is None for _, scene in drawings)
    assert "Pictures: **full**" in answer(await world.command(zoe, "table pictures", value="full"))
    drawings.clear()
    await world.play_on(sensible, most=1)
    assert [scene.compact for _, scene in drawings][-1:] == [False]
    assert "Pictures: full" in texts((await world.command(wang, "log")).response.components)


async def test_the_score_sheet_is_as_the_table_has_its_boards(world: World, drawings: list[tuple[str, Scene]]) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", pictures="compact")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.play_on(sensible)
    assert [scene.compact for name, scene in drawings if name == "scores"] == [True]


async def test_a_person_chooses_for_private_pictures(world: World, drawings: list[tuple[str, Scene]]) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    panel = (await world.command(zoe, "preferences")).response
    wanted = []
    for layout in ("compact", "full", "table"):
        await send(zoe, await zoe.click(panel, label="Change…"), {"pictures": layout})
        drawings.clear()
        await world.command(zoe, "board")
        await world.command(zoe, "mine")
        wanted.append([(name, scene.compact) for name, scene in drawings])
    assert wanted == [
        [("board", True), ("seat", True)],
        [("board", False), ("seat", False)],
        [("board", False), ("seat", True)],
    ], "the close-up is for a small screen unless somebody wants full pictures"
    drawings.clear()
    await world.play_on(sensible, most=1)
    assert not any(scene.compact for _, scene in drawings), "what everybody sees is as the table has it"
    await send(zoe, await zoe.click(panel, label="Change…"), {"pictures": "compact"})
    drawings.clear()
    await zoe.click((await world.command(zoe, "replay")).response, label="Step by step")
    assert [(name, scene.compact, scene.viewer) for name, scene in drawings] == [("board", True, None)], (
        "the replay, too"
    )


async def test_boards_mark_what_their_message_tells(world: World, drawings: list[tuple[str, Scene]]) -> None:
    """The picture marks what has changed since the board before it, which is what the story above it tells."""
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    starts = [scene.since for name, scene in drawings if name == "board"]
    assert starts == [0]
    for _ in range(3):
        match = await world.match()
        assert match is not None
        before = len(match.events)
        drawings.clear()
        await world.play_on(sensible, most=1)
        scene = drawings[-1][1]
        assert scene.since is not None
        assert scene.since <= before < len(scene.match.events)


async def test_the_close_up_of_a_board_is_for_a_small_screen(world: World, drawings: list[tuple[str, Scene]]) -> None:
    hero = world.people[0]
    await world.command(hero, "play solo")
    await world.press(hero, "My cards")
    assert [(kind, scene.compact) for kind, scene in drawings][-2:] == [("board", False), ("seat", True)]
