"""Discord fails, the bot has a bug, events cannot be read: words for people, and no match is harmed."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest
from olympus import World, answer, options_on, sensible, texts

from bot.interactions.router import Click
from bot.runtime.rate_limits import DISCORD_EPOCH


async def begun(world: World) -> Any:
    hero = world.people[0]
    await world.command(hero, "play solo")
    return hero


async def test_a_board_that_cannot_be_posted_comes_later(world: World) -> None:
    hero = world.people[0]
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=2)
    await world.command(hero, "play solo")
    for _ in range(4):
        world.clock.time += 60_000
        await world.env.advance_time(60)
    assert "Choose a labour" in texts(world.board.components)
    assert sum("Choose a labour" in texts(message.components) for message in world.public) == 1
    await world.play_on(sensible, most=2)


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    hero = await begun(world)
    world.env.backend.delete_message(world.channel.id, world.board.id)
    match = await world.match()
    assert match is not None
    move = await world.command(hero, "move")
    await world.choose(hero, next(options_on(move.response)), move.response)
    for _ in range(3):
        world.clock.time += 60_000
        await world.env.advance_time(60)
    assert list(options_on(world.board)), "there is a board to play on"


async def test_an_old_click_that_discord_no_longer_knows_is_not_carried_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    hero = await begun(world)
    option = next(options_on(world.board))
    backend = world.env.backend
    for code, status in ((10062, 404), (40060, 400)):
        world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        with monkeypatch.context() as patch:
            earlier = world.clock.now() - 3_000 - DISCORD_EPOCH
            patch.setattr(backend, "snowflake", lambda earlier=earlier: backend._allocate_at(earlier))
            await world.choose(hero, option)
        match = await world.match()
        assert match is not None
        assert not match.journal


@pytest.mark.parametrize(("code", "status"), [(10062, 404), (40060, 400)])
async def test_a_choice_whose_answer_discord_does_not_take_stands(world: World, code: int, status: int) -> None:
    """The choice came first: its board is posted, though Discord says that the bot did not respond."""
    hero = await begun(world)
    board = world.board
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await world.choose(hero, next(options_on(board)))
    match = await world.match()
    assert match is not None
    assert len(match.journal) >= 1
    assert list(options_on(world.board))
    await world.play_on(sensible, most=2)


async def test_a_click_whose_acknowledgement_fails_counts_once(world: World) -> None:
    """When it stays open whether Discord heard us, the move is made: it is stored once, however often it comes."""
    hero = await begun(world)
    world.env.inject_error("POST", "/interactions/*/callback", status=503)
    await world.choose(hero, next(options_on(world.board)))
    match = await world.match()
    assert match is not None
    assert len(match.journal) == 1


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(104, "reset"), TimeoutError()], ids=repr
)
async def test_an_answer_that_discord_does_not_take_is_no_incident(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    hero = await begun(world)

    async def lost(*_: Any, **__: Any) -> Any:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Click, "send", lost)
        text = answer(await world.press(hero, "My cards"))
    assert "didn’t accept my reply" in text
    assert not world.bot.incidents.count


async def test_a_bug_becomes_an_incident_with_a_number(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hero = await begun(world)

    async def broken(*_: Any) -> Any:
        raise RuntimeError("a secret of the bot")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.tables.play, "choose", broken)
        text = answer(await world.choose(hero, next(options_on(world.board))))
    assert "incident" in text
    assert "secret" not in text
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.tables.lookup, "open_tables_of", broken)
        assert "incident" in answer(await world.command(hero, "games"))
    assert world.bot.incidents.count == 2
    world.bot.incidents.count = 0
    await world.play_on(sensible, most=3)


async def test_a_picture_that_cannot_be_drawn_holds_up_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> Any:
        raise MemoryError

    monkeypatch.setattr(world.bot.studio, "draw", broken)
    hero = await begun(world)
    assert "couldn’t draw" in texts(world.board.components)
    await world.play_on(sensible, most=3)
    assert "round" in answer(await world.look(hero, "Board in words")).lower()
    assert world.bot.incidents.count >= 3
    world.bot.incidents.count = 0


async def test_an_event_that_cannot_be_read_ends_nothing(world: World) -> None:
    hero = await begun(world)
    parsers = world.bot._connection.parsers
    parsers["INTERACTION_CREATE"]({"id": "no number", "type": 99})
    parsers["GUILD_CREATE"]({"unavailable": "?"})
    parsers["INTERACTION_CREATE"]({})
    assert world.bot.incidents.count >= 2
    world.bot.incidents.count = 0
    await world.play_on(sensible, most=1)
    assert answer(await world.command(hero, "games"))
