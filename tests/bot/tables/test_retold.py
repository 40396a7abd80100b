"""A match told again piece by piece says what the whole story says, the table's own notes in their places."""

from __future__ import annotations

import random

from bot.tables.retold import between
from rendering.replay import stills
from tests.bot.tables.company import BO, Company


async def test_the_pieces_make_the_whole_story(company: Company) -> None:
    table = await company.started(BO)
    chance = random.Random(5)
    for at in range(14):
        if at in (0, 5, 6):
            await company.tables.seats.take_over(table.id, 1, "timeout")
            await company.tables.computers.idle()
            await company.tables.seats.come_back(table.id, BO)
        await company.move(table.id, chance)
    live = await company.tables.shelf.live(table.id)
    assert [event.kind for event in live.story()].count("came_back") == 3
    for each_choice in (True, False):
        told = [
            event
            for still in stills(live.playing, each_choice=each_choice)
            for event in between(live, still.since, still.events)
        ]
        assert told == live.story()
