"""The records of the soak test and the simulation object to what is wrong, and to nothing else."""

from __future__ import annotations

import pytest

from bot.runtime.clock import HOUR, SECOND
from bot.tables.people.preferences import Preferences
from tests.bot.soak.records import Records, Said, Stay
from tests.bot.soak.virtual_time import BEGINNING

QUIET = Preferences(zone="UTC", quiet=(13 * 60, 15 * 60))
"""Five hours after the beginning, which is at eight in the morning, and for two."""


@pytest.mark.parametrize("hours", [5, 7])
def test_a_reminder_that_is_due_just_before_quiet_hours_may_come_after_them(hours: int) -> None:
    limit = 2 * (5 * HOUR - SECOND)
    stay = Stay(1, 0, 7, limit, BEGINNING, QUIET, True, ended=BEGINNING + 10 * HOUR, ended_by="answer")
    at = BEGINNING + hours * HOUR - (SECOND if hours == 5 else 0)
    assert Records(stays=[stay], mentions=[Said(at, at, "reminder", 1, 7)]).about_time() == []
    assert len(Records(stays=[stay]).about_time()) == 1, "but it must come"
