"""Matches of every kind before the strict Discord: no violation, no incident, and no choice left on an old message.

One match is played to its end, the others for so many presses; ``make soak`` plays all to their ends.
``PANTHEON_MATCHES_SEED`` has people choose otherwise, ``PANTHEON_MATCHES_KINDS`` takes the kinds with these words in
their names, and with ``PANTHEON_MATCHES_PICTURES=real`` the bot draws its pictures. With ``-s`` a table of what each
match cost is shown.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.processes.accounts import HEADING, accounts
from tests.processes.matches import KINDS, Kind, play
from tests.processes.people import TO_THE_END
from tests.processes.serving import RUN, faults_found, old_choices, running_bot
from tests.sketching import SKETCHING

SEED = int(os.environ.get("PANTHEON_MATCHES_SEED", "1"))
QUIET = 2.0
"""So long after the last match nothing is on its way any more that would be refused."""
TIDIES_WITHIN = 60.0
"""Boards come before tidying up, so that old ones may keep their choices for a while on a machine that does much."""


WHOLE = {"Hercules alone"}
"""The kind that is always played to its end: the one with the fewest choices."""
PRESSES = 10
"""How many presses the others are played for."""


async def beyond_reproach(folder: Path, most: Callable[[Kind], int]) -> None:
    """Play a match of each kind at once, each for at most so many presses."""
    wanted = os.environ.get("PANTHEON_MATCHES_KINDS", "")
    kinds = [kind for kind in KINDS if wanted in kind.name]
    run = RUN if os.environ.get("PANTHEON_MATCHES_PICTURES") == "real" else ("-c", SKETCHING)
    async with running_bot(folder, run, guilds=len(kinds)) as (server, bot):
        parties = await play(server, kinds, SEED, most)
        places, left = [party.place for party in parties], TIDIES_WITHIN
        playing = zip(parties, kinds, strict=True)
        edited = [party.place for party, kind in playing if kind.run.get("posting") == "edit" and not party.over]
        while left > 0 and old_choices(server.world, places, edited):
            await asyncio.sleep(QUIET)
            left -= QUIET
        await asyncio.sleep(QUIET)
        faults = faults_found(server, bot) + old_choices(server.world, places, edited)
    print(HEADING, *accounts(server, parties, folder), sep="\n")
    print(server.report())
    assert not faults, "\n".join(faults[:30])
    for party, kind in zip(parties, kinds, strict=True):
        assert party.over or party.presses >= most(kind), f"{kind.name} stopped early"


async def test_matches_of_every_kind_are_beyond_reproach(tmp_path: Path) -> None:
    await beyond_reproach(tmp_path, lambda kind: TO_THE_END if kind.name in WHOLE else PRESSES)


@pytest.mark.soak
async def test_whole_matches_of_every_kind_are_beyond_reproach(tmp_path: Path) -> None:
    await beyond_reproach(tmp_path, lambda kind: TO_THE_END)
