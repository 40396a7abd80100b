"""Tasks are cancelled together, and have ended after that."""

from __future__ import annotations

import asyncio

from bot.runtime.tasks import cancel_all


async def test_all_have_ended_whatever_they_do_when_they_are_cancelled() -> None:
    ended = list[str]()

    async def rest(name: str, error: Exception | None = None) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0)
            ended.append(name)
            if error is not None:
                raise error

    tasks = {
        asyncio.create_task(rest("quiet")),
        asyncio.create_task(rest("failing", ValueError("in vain"))),
        asyncio.create_task(asyncio.sleep(0)),
    }
    for task in tasks:
        # As those that keep their tasks do: the set changes while the tasks end.
        task.add_done_callback(tasks.discard)
    await asyncio.sleep(0)
    await asyncio.wait_for(cancel_all(tasks), 1)
    await asyncio.sleep(0)
    assert (sorted(ended), tasks) == (["failing", "quiet"], set())


async def test_none_is_no_task() -> None:
    task = asyncio.create_task(asyncio.sleep(60))
    await cancel_all((None, task, None))
    assert task.cancelled()
    await cancel_all(())
