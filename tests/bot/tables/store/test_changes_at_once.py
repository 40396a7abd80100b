"""Changes made at the same time all count: a person's preferences are read and written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.features.preferences.controls import ACTIONS
from bot.runtime.clock import DAY
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, SERVER, Company


async def thirty_changes(company: Company) -> None:
    def with_span(day: int) -> Callable[[Preferences], Preferences]:
        return lambda preferences: preferences._replace(vacations=(*preferences.vacations, (day, day + 1)))

    await company.tables.people.set_language(BO.id, "en")
    days = [(number + 1) * 10 for number in range(30)]
    await asyncio.gather(*(company.tables.people.change_preferences(BO.id, with_span(day)) for day in days))
    assert sorted((await company.tables.people.preferences(BO.id)).vacations) == [(day, day + 1) for day in days]


async def thirty_settings(company: Company) -> None:
    servers = company.tables.servers
    await servers.choose_places(SERVER, [9], None)
    changes: list[Awaitable[object]] = []
    for _ in range(10):
        changes += [
            servers.choose_usual(SERVER, {"limit": "h24"}),
            servers.choose_usual(SERVER, {"posting": "replace"}),
            servers.choose_places(SERVER, [1, 2, 3], None),
        ]
    await asyncio.gather(*changes)
    settings = await servers.settings(SERVER)
    assert set(settings.table_options) >= {"limit", "posting"}
    assert settings.channels == (1, 2, 3)


async def test_thirty_changes_at_once_all_count(company: Company) -> None:
    await thirty_changes(company)
    await thirty_settings(company)


@pytest.mark.parametrize("first", ["away", "button"])
async def test_another_button_at_the_same_time_gives_no_vacation_for_nothing(company: Company, first: str) -> None:
    """Time stood still for three weeks while nobody was on vacation: the budget stayed, and the host was refused."""
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules", table_options={"limit": "h24"}))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    _, person, _ = await company.choices(table.id)
    host = (await company.tables.lookup.get(table.id)).host
    away: list[Awaitable[object]] = [
        company.tables.time.begin_vacation(person),
        company.tables.people.change_preferences(person, ACTIONS["strong"]),
        company.tables.people.change_preferences(person, ACTIONS["always"]),
    ]
    await asyncio.gather(*(away if first == "away" else reversed(away)))
    preferences = await company.tables.people.preferences(person)
    assert (preferences.vacation, preferences.symbols, preferences.always) == (company.clock.now(), "strong", True)
    seat = next(seat.number for seat in table.seats if seat.person == person) if person == ANNA.id else 1
    hours = await company.tables.time.hours(table.id)
    assert set(hours.resting) == {seat}
    company.clock.turn(2 * DAY)
    if host != person:
        await company.tables.time.overrule(table.id, host, seat)
    assert await company.tables.time.end_vacation(person), "it ends, and is counted"
    ((since, until),) = (await company.tables.people.preferences(person)).vacations
    assert until - since == 2 * DAY
    with pytest.raises(Refusal):
        await company.tables.people.change_preferences(person, _refused)
    assert (await company.tables.people.preferences(person)).symbols == "strong", "what is refused changes nothing"


def _refused(preferences: Preferences) -> Preferences:
    raise Refusal("zone_needed")
