"""How far strangers can rely on a person: tables of latest matches and the tier that they make."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.tables.rules.reliability import LATEST, Attendance, reliability_of

MANY, SAME = frozenset({1, 2, 3}), frozenset({1})
KEPT, LATE = Attendance(40, 40, others=MANY), Attendance(40, 39, 1, others=MANY)
LOST, SLOW = Attendance(20, 19, 1, True, others=MANY), Attendance(10, 6, others=MANY)
TWIN = KEPT._replace(others=SAME)


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
        ([TWIN] * 10, "new", 2),
        ([KEPT._replace(others=frozenset({number})) for number in range(2)], "new", 1),
        ([KEPT._replace(others=frozenset({number})) for number in range(3)], "reliable", 0),
        ([TWIN] * 3 + [LOST], "new", 2),
        ([SLOW], "new", 3),
        ([SLOW, SLOW, SLOW], "unreliable", 8),
    ],
)
def test_tiers(latest: Sequence[Attendance], tier: str, left: int) -> None:
    reliability = reliability_of(latest)
    assert (reliability.tier, reliability.matches_left) == (tier, left)
    assert reliability.matches == min(len(latest), LATEST)


@pytest.mark.parametrize("latest", [[LOST] * 10, [LATE] * 10, [SLOW] * 10, [Attendance(1, 0, 1, True)] * 10])
def test_everybody_can_become_reliable_within_ten_matches(latest: list[Attendance]) -> None:
    reliability = reliability_of(latest)
    assert reliability.tier == "unreliable"
    length = reliability.decisions // reliability.matches
    attendances = [Attendance(length, length, others=frozenset({number})) for number in range(reliability.matches_left)]
    assert reliability_of([*attendances, *latest]).tier == "reliable"
    assert reliability_of([*attendances[1:], *latest]).tier != "reliable"


@pytest.mark.parametrize(
    ("latest", "people"), [([], 3), ([TWIN] * 2, 2), ([TWIN] * 10, 2), ([KEPT], 0), ([LOST] * 3, 3), ([KEPT] * 3, 0)]
)
def test_how_many_new_people_are_missing(latest: Sequence[Attendance], people: int) -> None:
    assert reliability_of(latest).people_left == people
