"""The bot ends in the middle of a turn and comes back; Discord lives on."""

from __future__ import annotations

import asyncio
import time

from olympus import World, answer, at_random, custom_ids, sensible, texts


async def test_old_buttons_work_after_a_restart_in_the_middle_of_a_turn(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    chance = at_random(3)
    while True:
        await world.play_on(chance, most=1)
        match = await world.match()
        assert match is not None
        if match.turn_began != len(match.journal):
            break
    before, messages = len(match.journal), len(world.public)
    question = match.questions[0]

    await world.restart()

    again = await world.match()
    assert again is not None
    assert again is not match
    assert len(again.journal) == before
    assert again.questions[0].options == question.options
    assert again.state == match.state
    assert len(world.public) == messages, "nothing is posted twice"
    await world.play_on(sensible, most=10)
    assert (await world.match() or match).journal


async def test_a_form_opened_before_a_restart_is_taken_after_it(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    form = await world.press(wang, "Add a lucky word")
    await world.restart()
    assert "in the mix" in answer(await wang.submit_modal(form, {"word": "late"}))


async def test_a_lobby_outlives_a_restart(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.restart()
    await world.press(wang, "Join")
    assert "(2 of 4)" in texts(world.board.components)
    await world.press(zoe, "Start")
    assert await world.match() is not None


async def test_commands_are_synced_once(world: World) -> None:
    def synced() -> int:
        return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in world.env.http_requests)

    assert synced() == 1
    await world.restart()
    assert synced() == 1, "nothing has changed since"


async def test_a_stopping_bot_takes_no_clicks(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    world.bot.in_flight.stopping = True
    assert "restarting" in answer(await world.press(wang, "Join"))
    assert "restarting" in answer(await world.command(wang, "games"))
    world.bot.in_flight.stopping = False
    assert "(1 of 4)" in texts(world.board.components)
    assert custom_ids(world.board.components)


async def test_stopping_waits_for_what_is_being_done(world: World) -> None:
    done: list[str] = []

    async def move() -> None:
        await asyncio.sleep(0.05)
        assert (await world.bot.tables.lookup.open_tables()) == []
        done.append("move")

    task = asyncio.create_task(move())
    world.bot.in_flight.tasks.add(task)
    task.add_done_callback(world.bot.in_flight.tasks.discard)
    started = time.monotonic()
    with world.env._bot_scope():
        await world.bot.close()
    assert done == ["move"], "the database was closed only afterwards"
    assert time.monotonic() - started < 5
