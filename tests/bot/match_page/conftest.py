"""A match with everything around it, and a studio that draws one pixel for every picture."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from PIL import Image

from bot.languages import speech
from bot.match_page.gathering import Reading, read_match
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.incidents import Incidents
from bot.services import ViewServices
from bot.storage.database import Database
from bot.tables.rules.new_table import NewTable
from rendering.picture import Picture, Scene
from tests.bot.tables.company import ANNA, BO, SERVER, Company, Hand
from tests.playground.conftest import chromium

__all__ = ["chromium"]

LOST = "card:of_no_game"


class Sketches:
    """Sketches of 8 x 4 pixels; ``calls`` are the kinds and scenes that were asked for."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Scene]] = []

    async def convert(self, work: Callable[[], bytes]) -> bytes:
        return work()

    async def draw(self, kind: str, scene: Scene) -> Picture:
        self.calls.append((kind, scene))
        data = io.BytesIO()
        Image.new("RGB", (8, 4), (len(self.calls) % 256, 0, 0)).save(data, "PNG")
        pieces = (("card:hestia_02", (1, 1, 2, 2)), ("card:hestia_01", (3, 1, 2, 2)), (LOST, (0, 0, 1, 1)))
        return Picture(data.getvalue(), f"A sketch of the {kind}.", 8, 4, f"{kind}.png", pieces)


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    database = await Database.open(f"sqlite:///{tmp_path}/pantheon.db")
    gathered = Company.gather(database, Hand())
    yield gathered
    await gathered.leave()
    await database.close()


@pytest.fixture
def services(company: Company) -> ViewServices:
    clicked = ClickedMessages(company.clock)
    return ViewServices(company.tables, Sketches(), Incidents(), {}, clicked_messages=clicked)  # type: ignore[arg-type]


async def begun(company: Company) -> int:
    """The number of a new match of Anna and Bo."""
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules"))
    await company.tables.lobbies.join(table.id, BO)
    return (await company.tables.lobbies.start(table.id, ANNA, 77)).id


async def look_at(services: ViewServices, match: int, language: str = "en") -> Reading:
    return await read_match(services, match, speech(language))
