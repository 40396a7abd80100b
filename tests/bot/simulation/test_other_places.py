"""Controls and commands of matches from other places: groups, other servers, accounts of others, and contradictions.

Each is answered; nobody who does not play changes a match or reads of it, and nothing is an incident.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.simulation.door import knock
from tests.bot.simulation.other_places import OTHER_PLACES

SHORT, LONG = 150, 6_000


@pytest.mark.parametrize("events", [SHORT, pytest.param(LONG, marks=pytest.mark.soak)])
@pytest.mark.parametrize("place", OTHER_PLACES)
def test_a_match_is_out_of_reach_from_other_places(place: str, events: int, tmp_path: Path) -> None:
    knocked = knock(5, events, tmp_path, change=OTHER_PLACES[place])
    assert not knocked.objections, knocked.objections[:5]
    assert knocked.counts["read"] > events * 0.9, knocked.counts
    assert knocked.counts["answered"] > events * 0.7, knocked.counts
