"""A restore under a match that went on: a new board says so, and boards of before lose their choices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from olympus import World, answer, make_bot, options_on, sensible, texts, ticket

from bot.storage.sqlite.backups import backups_in
from bot.tables.outbox import delivery

ROOT = Path(__file__).resolve().parents[2]


async def _back_up(world: World) -> None:
    with world.env._bot_scope():
        await world.bot.tables.repository.database.back_up(world.folder / "backups")


async def _restored(world: World) -> None:
    """The bot stops, its database becomes the one of the backup, and it starts again."""
    await world.env.settle(timeout=60)
    with world.env._bot_scope():
        await world.bot.close()
    data = {"PANTHEON_DATA": str(world.folder), "DATABASE_URL": f"sqlite:///{world.folder}/pantheon.sqlite3"}
    (backup,) = backups_in(world.folder / "backups")
    command = [sys.executable, "-c", "from bot.command_line import main; main()", "restore", str(backup)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **data}, timeout=120, capture_output=True, text=True)  # noqa: ASYNC221
    assert done.returncode == 0, done.stderr
    world.bot = make_bot(world.folder, world.clock, world.pictures)
    await world.env.restart_bot(world.bot)
    await world.env.settle(timeout=60)


async def _played_on(world: World, mode: str) -> None:
    """A backup in the middle of a match of two, then more choices."""
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", boards=mode)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.play_on(sensible, most=4)
    await world.env.settle(timeout=60)
    await _back_up(world)
    await world.play_on(sensible, most=5)


@pytest.mark.parametrize("mode", ["repost", "replace", "edit"])
async def test_every_open_table_has_a_new_board_after_a_restore(world: World, mode: str) -> None:
    await _played_on(world, mode)
    stale = world.board
    await _restored(world)
    board = world.board
    assert board.id > stale.id, "no board of before is taken for the new one"
    assert "restore" in texts(board.components), "it says what happened"
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    assert actor.id in {id for message in world.public if message.id >= board.id for id in message.ping_user_ids}
    before = len(match.journal)
    left = [message for message in world.public if message.id == stale.id and any(options_on(message))]
    assert bool(left) is (mode != "edit"), "a message that the database knows is tidied up as ever"
    for message in left:
        text = answer(await world.choose(actor, next(options_on(message)), message))
        assert f"/{board.id}" in text, "it leads to the new board"
        await world.env.settle(timeout=60)
        assert not any(options_on(world.seen_raw(stale.id))), "it has lost its choices"
    assert await world.play_on(sensible, most=2) == 2
    after = await world.match()
    assert after is not None
    assert len(after.journal) > before
    assert await ticket(world) > 1_000_000


async def test_a_board_of_before_that_is_taken_for_the_new_one_is_noticed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: what a restore has left counts as tried before."""
    monkeypatch.setattr(delivery, "AFTER_RESTORE", "nothing")
    await _played_on(world, "repost")
    stale = world.board
    await _restored(world)
    assert world.board.id == stale.id
