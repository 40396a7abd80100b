"""Whole matches under the strict judge: no violation, no incident, and no choice left on an old message.

``PANTHEON_JUDGED_SEED`` has people choose otherwise, ``PANTHEON_JUDGED_KINDS`` takes the kinds with these words in
their names, and with ``PANTHEON_JUDGED_PICTURES=real`` the bot draws its pictures. With ``-s`` a table of what each
match cost is shown.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.judged.accounts import HEADING, accounts
from tests.judged.court import RUN, SKETCHING, in_court, old_choices, verdict
from tests.judged.matches import KINDS, play

SEED = int(os.environ.get("PANTHEON_JUDGED_SEED", "1"))
QUIET = 2.0
"""So long after the last match nothing is on its way any more that would be refused."""
TIDIES_WITHIN = 60.0
"""Boards come before tidying up, so that old ones may keep their choices for a while on a machine that does much."""


async def test_whole_matches_of_every_kind_are_beyond_reproach(tmp_path: Path) -> None:
    wanted = os.environ.get("PANTHEON_JUDGED_KINDS", "")
    kinds = [kind for kind in KINDS if wanted in kind.name]
    run = RUN if os.environ.get("PANTHEON_JUDGED_PICTURES") == "real" else ("-c", SKETCHING)
    async with in_court(tmp_path, run, guilds=len(kinds)) as (server, bot):
        parties = await play(server, kinds, SEED)
        places, left = [party.place for party in parties], TIDIES_WITHIN
        while left > 0 and old_choices(server.world, places):
            await asyncio.sleep(QUIET)
            left -= QUIET
        await asyncio.sleep(QUIET)
        faults = verdict(server, bot) + old_choices(server.world, places)
    print(HEADING, *accounts(server, parties, tmp_path), sep="\n")
    print(server.report())
    assert not faults, "\n".join(faults[:30])
