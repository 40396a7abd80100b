"""In which hours people usually answer, and how many matches with strangers they may play until they are reliable."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY, HOUR
from bot.storage.schema import party_members
from bot.tables.model.limits import Limits
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences
from bot.tables.queue.hours import FEWEST_ANSWERS, hours_of
from bot.tables.queue.matching import ALL_HOURS
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company
from tests.bot.tables.queue.test_queue import opened, wait

MIDNIGHT = 20_000 * DAY


def mask(*hours: int) -> int:
    return sum(1 << hour for hour in hours)


def test_quiet_hours_say_when_a_person_answers_in_their_zone() -> None:
    quiet = Preferences(zone="Etc/GMT-2", quiet=(22 * 60, 8 * 60))
    assert hours_of(quiet, (), MIDNIGHT) == mask(*range(6, 20))
    assert hours_of(quiet, [MIDNIGHT] * 50, MIDNIGHT) == mask(*range(6, 20)), "what is said counts before what was done"


def test_without_them_the_latest_answers_do() -> None:
    at_night = [MIDNIGHT - each * DAY + HOUR // 2 for each in range(FEWEST_ANSWERS)]
    assert hours_of(Preferences(), at_night, MIDNIGHT) == mask(23, 0, 1)
    assert hours_of(Preferences(), at_night[1:], MIDNIGHT) == ALL_HOURS, "too few say nothing"


async def test_they_are_kept_while_a_person_waits(company: Company) -> None:
    await company.tables.people.change_preferences(
        ANNA.id, lambda preferences: preferences._replace(zone="UTC", quiet=(20 * 60, 8 * 60))
    )
    await wait(company, ANNA, CLIO)
    rows = await company.database.read(lambda connection: connection.execute(select(party_members.c.hours)))
    assert {row.hours for row in rows} == {mask(*range(8, 20)), ALL_HOURS}


async def test_who_is_not_reliable_yet_plays_two_matches_of_the_queue_at_once(company: Company) -> None:
    object.__setattr__(company.tables.repository, "limits", Limits())
    await opened(company, ANNA, BO)
    await wait(company, ANNA, CLIO)
    assert await company.bring_together() == 1
    with pytest.raises(Refusal, match="not_reliable_yet") as refused:
        await wait(company, ANNA)
    assert refused.value.facts["limit"] == 2
    await wait(company, BO, DORA)
