"""How far strangers can rely on a person: tables of latest matches and the tier that they make."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.tables.rules.reliability import LATEST, Attendance, reliability_of

KEPT, LATE, LOST = Attendance(40, 40), Attendance(40, 39, 1), Attendance(20, 19, 1, True)
SLOW = Attendance(10, 6, 0)


@pytest.mark.parametrize(
    ("latest", "tier", "left"),
    [
        ([], "new", 3),
        ([KEPT, KEPT], "new", 1),
        ([KEPT, KEPT, KEPT], "reliable", 0),
        ([LATE, LATE, LATE], "reliable", 0),
        ([LATE, LATE, LATE, LATE], "unreliable", 7),
        ([LOST], "new", 5),
        ([LOST, *[KEPT] * 4], "new", 1),
        ([LOST, *[KEPT] * 5], "reliable", 0),
        ([LOST, LOST, *[KEPT] * 8], "unreliable", 9),
        ([*[KEPT] * 8, LOST, LOST], "unreliable", 1),
        ([*[KEPT] * 9, LOST, LOST], "reliable", 0),
        ([SLOW], "new", 3),
        ([SLOW, SLOW, SLOW], "unreliable", 8),
    ],
)
def test_tiers(latest: Sequence[Attendance], tier: str, left: int) -> None:
    found = reliability_of(latest)
    assert (found.tier, found.matches_left) == (tier, left)
    assert found.matches == min(len(latest), LATEST)


@pytest.mark.parametrize("latest", [[LOST] * 10, [LATE] * 10, [SLOW] * 10, [Attendance(1, 0, 1, True)] * 10])
def test_everybody_can_become_reliable_within_ten_matches(latest: list[Attendance]) -> None:
    found = reliability_of(latest)
    assert found.tier == "unreliable"
    length = found.decisions // found.matches
    kept = [Attendance(length, length)] * found.matches_left
    assert reliability_of([*kept, *latest]).tier == "reliable"
    assert reliability_of([*kept[1:], *latest]).tier != "reliable"
