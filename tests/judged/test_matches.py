"""Whole matches under the strict judge: no violation, no incident, and no choice left on an old message."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from tests.judged.court import SKETCHING, in_court, old_choices, verdict
from tests.judged.matches import KINDS, play

SEED = int(os.environ.get("PANTHEON_JUDGED_SEED", "1"))
QUIET = 3.0
"""So long after the last match nothing is on its way any more."""


async def test_whole_matches_of_every_kind_are_beyond_reproach(tmp_path: Path) -> None:
    wanted = os.environ.get("PANTHEON_JUDGED_KINDS", "")
    kinds = [kind for kind in KINDS if wanted in kind.name]
    async with in_court(tmp_path, ("-c", SKETCHING), guilds=len(kinds)) as (server, bot):
        parties = await play(server, kinds, SEED)
        await asyncio.sleep(QUIET)
        for party in parties:
            print(f"{party.name}: {party.presses} presses, {party.refused} refused, {party.seconds:.1f} s")
        print(server.report())
        faults = verdict(server, bot) + old_choices(server.world, [party.place for party in parties])
    assert not faults, "\n".join(faults[:30])
