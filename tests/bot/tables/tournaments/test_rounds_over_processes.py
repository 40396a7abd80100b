"""The leader opens the rounds of a tournament whose matches and organiser another process serves."""

from __future__ import annotations

from bot.tables.tournaments.rows import Form
from tests.bot.tables.company import ANNA, BO, GAME
from tests.bot.tables.processes.pair import RIGHT, Pair
from tests.waiting import until

CHANNEL = 5


async def test_the_leader_hears_of_a_start_and_of_the_end_of_a_round(pair: Pair) -> None:
    service = pair.right.tables.tournaments
    tournament = await service.create(RIGHT, CHANNEL, ANNA, Form(GAME, "swiss", 2, 2, "m15"), "en")
    for person in (ANNA, BO):
        await service.sign_up(tournament.id, person)
    await service.start(tournament.id)

    async def is_open(number: int) -> bool:
        current = await service.get(tournament.id)
        return current.round == number and any(table.id for table in current.running)

    await until(lambda: is_open(1))
    (first,) = (await service.get(tournament.id)).running
    await pair.right.settle()
    await pair.right.play_out(first.id or 0, 1)
    await until(lambda: is_open(2))
