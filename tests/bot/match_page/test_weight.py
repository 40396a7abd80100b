"""How much a page weighs before its first board is seen, on a slow line (1.6 Mbit/s, 150 ms to the server and back)."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace

import pytest

from bot.drawing.studio import Studio
from bot.match_page.assets import assets
from bot.match_page.export import Folder
from bot.match_page.gathering import find_picture, gather_page
from bot.match_page.pictures import PictureName, Size
from bot.match_page.writing import write_page
from bot.services import ViewServices
from bot.tables.rules.new_table import NewTable
from tests.bot.match_page.conftest import look_at
from tests.bot.tables.company import ANNA, BO, SERVER, Company

BYTES_A_SECOND = 200_000
WITHIN_S, TURNAROUND_S = 1.0, 0.15
ROUNDS = 2
"""The page, then all that it loads."""
BUDGET = (WITHIN_S - ROUNDS * TURNAROUND_S) * BYTES_A_SECOND


@pytest.mark.parametrize("size", ["half", "phone"])
async def test_the_first_board_is_seen_within_a_second(company: Company, services: ViewServices, size: Size) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "diceforge"))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA, 77)
    await company.play_on(table.id, random.Random(5), 60)
    drawing = replace(services, studio=Studio(company.tables.repository.pool))
    reading = await look_at(services, table.id, "de")
    page, _ = await gather_page(drawing, reading, None, Folder())
    picture = await find_picture(drawing, reading, PictureName(reading.turns[-1], "board", size))
    assert picture is not None
    texts = [write_page(page).encode(), *(asset.data for asset in assets().values())]
    weight = sum(len(zlib.compress(text)) for text in texts) + len(picture)
    assert len(page.pieces) > 20, "the control: a page as players see it"
    assert 40_000 < weight <= BUDGET
