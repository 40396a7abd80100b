"""Look-ups at Discord for one answer have a limit: of how many are at once, and of their time altogether."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.lookups import AT_ONCE, look_up_all


async def test_all_are_known_in_their_order_and_a_few_are_asked_at_once() -> None:
    running = most = 0

    async def double(number: int) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.001 * (number % 3))
        running -= 1
        return 2 * number

    assert await look_up_all(double, range(20)) == [2 * number for number in range(20)]
    assert most == AT_ONCE
    assert await look_up_all(double, []) == []


async def test_what_hangs_is_not_known_and_holds_up_no_answer() -> None:
    never, begun, ended = asyncio.Event(), list[int](), list[int]()

    async def hang_at_odd_ones(number: int) -> int:
        begun.append(number)
        try:
            if number % 2:
                await never.wait()
            return number
        finally:
            ended.append(number)

    limit = asyncio.wait_for(look_up_all(hang_at_odd_ones, range(5), within_s=0.05), 1)
    assert await limit == [0, None, 2, None, 4]
    assert sorted(ended) == sorted(begun), "none runs on"
    assert await asyncio.wait_for(look_up_all(hang_at_odd_ones, range(1, 99, 2), within_s=0.01), 1) == [None] * 49


async def test_an_error_is_raised_at_once() -> None:
    async def fail(number: int) -> int:
        if number == 3:
            raise ValueError(number)
        await asyncio.sleep(60)
        return number

    with pytest.raises(ValueError, match="3"):
        await asyncio.wait_for(look_up_all(fail, range(4), within_s=60), 1)
