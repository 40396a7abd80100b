"""Long work takes turns, and what is too much is refused at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.one_at_a_time import Crowded, OneAtATime


async def test_work_is_done_one_after_the_other_and_too_much_is_refused() -> None:
    turns, done, at_work = OneAtATime(3), [], 0

    async def work(name: str) -> None:
        nonlocal at_work
        async with turns.turn():
            at_work += 1
            assert at_work == 1
            await asyncio.sleep(0)
            at_work -= 1
            done.append(name)

    outcomes = await asyncio.gather(*map(work, "abcd"), return_exceptions=True)
    assert done == ["a", "b", "c"]
    assert [type(each) for each in outcomes] == [type(None)] * 3 + [Crowded]
    with pytest.raises(ZeroDivisionError):
        async with turns.turn():
            raise ZeroDivisionError
    await work("e")
    assert done[-1] == "e", "a failure leaves the place free"
