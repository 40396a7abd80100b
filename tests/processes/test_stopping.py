"""Stopped by SIGTERM while people click: nothing is lost, everybody is answered, and the next start goes on.

``make soak`` has thirty stops; ``PANTHEON_STOPS`` sets another number.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.discord import BotProcess, FakeDiscord
from tests.discord.limits import LOADING
from tests.discord.server import CB_DEFER, CB_DEFER_UPDATE, Interaction
from tests.discord.users import Button, NotAllowed, SimUser
from tests.processes.people import Habits, Party, controls_on
from tests.processes.serving import RUN, STARTS_WITHIN, faults_found, running_bot
from tests.sketching import SKETCHING

STOPS, MANY_STOPS = 1, int(os.environ.get("PANTHEON_STOPS", "30"))
STOPS_WITHIN = 10.0
HEARD_WITHIN = 10.0
"""A machine that does much else lets a process wait before it hears that it is to stop, and after it has stopped."""
SETTLES = 20.0
"""So long after the last start nothing is answered any more."""
PRIMARY = 1
"""The style of the buttons that a turn is mostly about."""
WRONG_CLICKS = 0.3
"""How often a person clicks who is not asked, or on an old message."""
IN_NO_JOURNAL = ("y1:", "su:", "sb:", "ab:", "a1:", "yo:", "yk:")
"""What the ids of answers to proposals, of undo, of standing answers, of trials and of
plans begin with. What came of the first
is seen elsewhere; what is taken back is in the journal no more, so that it would look like what was lost.
Standing answers, and the plan that a trial becomes, answer questions that no button pressed by hand names.
"""
PAUSE = 0.3
"""Seconds between two clicks of one person."""


class Hasty:
    """Somebody who presses anything that is there, without waiting for what comes of it."""

    def __init__(self, person: SimUser, party: Party, chance: Random) -> None:
        self.person = person
        self.party = party
        self.chance = chance

    @property
    def is_heard(self) -> bool:
        """Whether there is a bot that hears what is clicked."""
        return bool(self.party.host.server.gateway.is_ready())

    async def click_on(self) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * PAUSE)
            board = self.party.newest()
            if board is None or self.party.over or not self.is_heard:
                continue
            # Mostly those whose turn it is, on the newest board; now and then anybody anywhere.
            is_wrong = self.chance.random() < WRONG_CLICKS
            if not is_wrong and self.person not in self.party.find_asked_people(board):
                continue
            views = self.person.messages(self.party.place, bot_only=True)[-4:] if is_wrong else [board]
            offered = [
                (view, control)
                for view in views
                for control in ([] if view.loading else controls_on(view))
                if not (control.custom_id or "").startswith(IN_NO_JOURNAL)
            ]
            if not offered:
                continue
            main = [each for each in offered if not isinstance(each[1], Button) or each[1].style == PRIMARY]
            view, control = self.chance.choice(main if main and not is_wrong else offered)
            try:
                if isinstance(control, Button):
                    await self.person.click(view, control, wait=False)
                else:
                    await self.person.select(view, control, [self.chance.choice(control.values)], wait=False)
            except (NotAllowed, LookupError):
                continue


def fate(interaction: Interaction, journal: set[int]) -> str:
    """What came of a click: carried out, answered, not delivered, or one of the two that must not be."""
    if not interaction.delivered:
        return "not delivered"
    if interaction.acked is None:
        return "UNANSWERED"
    if interaction.callback_type == CB_DEFER:
        loading = interaction.response is not None and interaction.response.flags & LOADING
        return "UNANSWERED" if loading and not interaction.response.deleted else "answered"
    if interaction.callback_type != CB_DEFER_UPDATE:
        return "answered"
    if interaction.id in journal:
        return "carried out"
    message = interaction.message
    if interaction.followups:
        return "answered"
    is_shown = message is not None and message.ephemeral and any(at > interaction.acked for at, _ in message.history)
    return "answered" if is_shown else "LOST"


def journal_of(folder: Path) -> set[int]:
    """The interactions whose choices are stored."""
    with sqlite3.connect(folder / "pantheon.sqlite3") as database:
        return {row[0] for row in database.execute("SELECT interaction FROM journal WHERE interaction IS NOT NULL")}


async def _stop(bot: BotProcess) -> float:
    began = time.monotonic()
    code = await bot.stop(within_s=4 * STOPS_WITHIN)
    # The bot ends itself with another code when it takes longer than ten seconds from the moment it hears of it.
    assert code == 0, bot.tail()
    return time.monotonic() - began


async def sit_down(server: FakeDiscord) -> list[Party]:
    parties = []
    for number, guild in enumerate(server.world.guilds.values()):
        channel = next(each for each in guild.channels.values() if each.name == "olympus")
        people = [
            SimUser.create(server, f"hasty{number}{letter}", guild, global_name=f"Hasty{number}{letter}")
            for letter in "ABC"
        ]
        game = ("hercules", "diceforge")[number % 2]
        parties.append(Party(f"hasty {number}", game, people, channel, Random(number), Habits()))
    await asyncio.gather(*(party.open(f"play {party.game}", {}) for party in parties))
    return parties


@pytest.mark.parametrize(
    ("count", "run"), [(STOPS, ("-c", SKETCHING)), pytest.param(MANY_STOPS, RUN, marks=pytest.mark.soak)]
)
async def test_stops_under_clicks_lose_nothing_and_leave_nobody_without_an_answer(
    tmp_path: Path, count: int, run: tuple[str, str]
) -> None:
    chance = Random(30)
    fates: Counter[str] = Counter()
    took: list[float] = []
    stops: list[float] = []
    async with running_bot(tmp_path, run, guilds=3, identify_scale=0.0) as (server, bot):
        parties = await sit_down(server)
        earlier = set(server.interactions)
        clicking = [
            asyncio.create_task(Hasty(person, party, Random(f"{party.name}{person.id}")).click_on())
            for party in parties
            for person in party.people
        ]
        for _ in range(count):
            await asyncio.sleep(chance.uniform(1.0, 4.0))
            stops.append(time.monotonic())
            took.append(await _stop(bot))
            await bot.start()
            await bot.wait_ready(STARTS_WITHIN)
        await asyncio.sleep(2)
        for task in clicking:
            task.cancel()
        deadline = time.monotonic() + SETTLES
        clicks = [each for each in server.interactions.values() if each.id not in earlier]
        while time.monotonic() < deadline:
            await asyncio.sleep(1)
            # The bot holds the database alone; what it stored is read after it has ended.
            if not any(fate(click, {click.id}) == "UNANSWERED" for click in clicks):
                break
        took.append(await _stop(bot))
        journal = journal_of(tmp_path)
        for click in clicks:
            fates[fate(click, journal)] += 1
        bad = [
            f"{what}: {click.describe()} {click.acked or 0:.1f}"
            for click in clicks
            if (what := fate(click, journal)).isupper()
        ]
        faults = faults_found(server, bot)
    print(dict(fates), [round(seconds, 1) for seconds in took])
    print("stopped at", [round(moment, 1) for moment in stops])
    assert not bad, bad[:20]
    assert max(took) < HEARD_WITHIN + STOPS_WITHIN
    assert not faults, "\n".join(faults[:30])
    assert fates["carried out"] > count, fates
