"""Killed while people click, with boards really drawn: what was stored stays, and every match leads on after a start.

``PANTHEON_KILLS_DRAWN`` sets how many kills there are (docs/faults.md, A1).
"""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.processes.people import Party, controls_on
from tests.processes.serving import STARTS_WITHIN, faults_found, running_bot
from tests.processes.test_stopping import Hasty, journal_of, sit_down
from tests.waiting import until

KILLS = int(os.environ.get("PANTHEON_KILLS_DRAWN", "20"))
RIGHT_AGAIN = 10.0
"""Within how many seconds after a start every match that is not over has a board with something to choose."""
OF_A_KILL = ("no_ack", "late_ack", "unknown_interaction")
"""What Discord sees of clicks whose bot was killed."""


def stored_in(folder: Path) -> set[int]:
    """The interactions whose choices are stored, while no bot runs. The log is left for the bot to recover."""
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in folder.glob("pantheon.sqlite3*"):
        shutil.copyfile(file, copy / file.name)
    return journal_of(copy)


def leads_on(party: Party) -> bool:
    """Whether a match is over, or its newest public message offers something.

    Below the board may stand a call that links to it: the board that a killed bot had posted called other people.
    """
    public = party.public()
    if len(public) > 1 and not controls_on(public[-1]) and public[-1].text.rstrip(" >)").endswith(f"/{public[-2].id}"):
        public = public[:-1]
    return party.over or bool(public and not public[-1].loading and controls_on(public[-1]))


@pytest.mark.soak
async def test_kills_under_clicks_take_nothing_back_and_every_match_leads_on(tmp_path: Path) -> None:
    chance = Random(31)
    choices: set[int] = set()
    async with running_bot(tmp_path, guilds=3, identify_scale=0.0) as (server, bot):
        parties = await sit_down(server)
        for _ in range(KILLS):
            clicking = [
                asyncio.create_task(Hasty(person, party, chance).click_on())
                for party in parties
                for person in party.people
            ]
            await asyncio.sleep(chance.uniform(0.5, 3.0))
            await bot.kill()
            for task in clicking:
                task.cancel()
            await asyncio.gather(*clicking, return_exceptions=True)
            now = stored_in(tmp_path)
            assert choices <= now, f"{len(choices - now)} choices are gone"
            choices = now
            await bot.start()
            await bot.wait_ready(STARTS_WITHIN)
            await until(
                lambda: all(map(leads_on, parties)),
                within_s=RIGHT_AGAIN,
                seen=lambda: [str(party.public()[-1:]) for party in parties if not leads_on(party)],
            )
        assert await bot.stop() == 0
        faults = faults_found(server, bot, allow=OF_A_KILL)
    print(f"{KILLS} kills, {len(choices)} choices stored")
    assert choices <= journal_of(tmp_path)
    assert not faults, "\n".join(faults[:20])
    assert len(choices) > KILLS
