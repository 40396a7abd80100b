"""Limits for an evening: five minutes, a quarter of an hour, an hour; reminders and margins are to their measure."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.option_fields import run_asked
from bot.reading.options import value_name
from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.model.options import (
    FOR_AN_EVENING,
    FOR_DAYS,
    TABLE_OPTION_CHANGED,
    TIME_LIMITS,
    USUAL,
    token,
    with_choice,
)
from bot.tables.model.refusals import Refusal
from bot.tables.rules.options import options_of_host
from bot.tables.rules.timers import margin_after_deadline, patience_of_others
from engine.events import Event
from tests.bot.tables.company import ANNA, BO, CLIO
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

A_MOMENT = 30 / 3_600
"""Half a minute in hours: Discord's own time."""


@pytest.mark.parametrize(
    ("limit", "reminders"),
    [(5 * MINUTE, [2.5]), (15 * MINUTE, [7.5, 12]), (HOUR, [30, 48])],
)
@virtual_time()
async def test_reminders_come_in_time_and_the_others_are_asked_at_the_end(
    company: TimedCompany, limit: int, reminders: list[float]
) -> None:
    table = await company.play(limit)
    hours = limit / HOUR
    await company.until(hours + 0.05)
    assert company.messenger.times("reminder") == pytest.approx([each / 60 for each in reminders], abs=A_MOMENT)
    late = hours + margin_after_deadline(limit) / HOUR
    assert company.messenger.times("stalled") == pytest.approx([late], abs=A_MOMENT)
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None
    assert (await company.tables.seats.vote_absent(table.id, BO, 0)).table.seats[0].away == "voted"


@virtual_time()
async def test_without_a_decision_a_computer_player_takes_over_after_half_an_hour(company: TimedCompany) -> None:
    table = await company.play(5 * MINUTE, "ask", BO, CLIO)
    assert await company.away_at(34 / 60, table.id) is None
    with pytest.raises(Refusal, match="seat_is_kept"):
        await company.tables.seats.check_late(table.id, ANNA, 0)
    assert await company.away_at(37 / 60, table.id) == "timeout"


def test_a_click_is_in_time_for_a_moment_that_is_to_the_limits_measure() -> None:
    assert [margin_after_deadline(limit) for limit in (*FOR_AN_EVENING, 12 * HOUR)] == [
        20 * SECOND,
        50 * SECOND,
        65 * SECOND,
        65 * SECOND,
    ]
    assert [patience_of_others(limit) for limit in (5 * MINUTE, HOUR, 12 * HOUR, 7 * DAY)] == [
        30 * MINUTE,
        6 * HOUR,
        DAY,
        7 * DAY,
    ]


def test_each_limit_has_a_word_of_its_own() -> None:
    words = [token(limit) for limit in TIME_LIMITS]
    assert words == ["none", "m5", "m15", "m60", "h12", "h24", "h48", "h72", "h168"]
    assert [with_choice(options_of_host({}, {}), "limit", word).limit for word in words] == [
        0,
        *FOR_AN_EVENING,
        *FOR_DAYS,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_limit_is_named_where_it_is_chosen_and_in_the_log(language: str) -> None:
    words = speech(language)
    names = [value_name("limit", token(limit), words) for limit in TIME_LIMITS]
    assert len(set(names)) == len(names)
    for limit, name in zip(TIME_LIMITS, names, strict=True):
        note = Event(TABLE_OPTION_CHANGED, None, {"part": "limit", "value": token(limit)})
        assert name in words.event("hercules", note)
        assert name in [
            label for _, label in next(each for each in run_asked(USUAL, words) if "limit" in each.id).values
        ]
