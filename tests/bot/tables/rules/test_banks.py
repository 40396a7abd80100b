"""The reckoning of time banks: what a decision uses, what a turn brings back, and what an undo restores."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.people.preferences import Preferences
from bot.tables.rules.banks import (
    LEAST,
    NOTHING_SPENT,
    Bank,
    Line,
    bank_left_at,
    decision_ms,
    end_of_bank,
    least_ms,
    line_after_undo,
    line_at,
    quiet_hours_of_bank,
    with_increment,
    with_use,
)
from bot.tables.rules.quiet_hours import loud_end, loud_ms
from bot.tables.rules.timers import Timer, bank_left_ms, change_limit, resume_timer, shift_timer, start_timer

AT_NIGHT = Preferences(quiet=(22 * 60, 8 * 60))
MONDAY = 4 * DAY
"""00:00 UTC."""


def make_timer(limit: int, left: int, now: int = 0, quiet: Preferences | None = None) -> Timer:
    decision = decision_ms(limit, left, least_ms(limit, is_first=False))
    return start_timer(1, 0, 1, now, decision, bank=Bank(left, quiet))


@pytest.mark.parametrize(
    ("limit", "left", "deadline", "answered", "is_left"),
    [
        (DAY, 3 * DAY, 4 * DAY, 0, 3 * DAY),
        (DAY, 3 * DAY, 4 * DAY, DAY, 3 * DAY),
        (DAY, 3 * DAY, 4 * DAY, DAY + HOUR, 3 * DAY - HOUR),
        (DAY, 3 * DAY, 4 * DAY, 5 * DAY, 0),
        (DAY, 0, DAY, 2 * DAY, 0),
        (0, 3 * DAY, 3 * DAY, HOUR, 3 * DAY - HOUR),
        (0, 0, LEAST, HOUR, 0),
        (0, LEAST // 2, LEAST, LEAST // 2, LEAST // 2),
    ],
)
def test_the_bank_is_used_when_the_limit_is_over(
    limit: int, left: int, deadline: int, answered: int, is_left: int
) -> None:
    timer = make_timer(limit, left)
    assert timer.deadline == deadline
    assert bank_left_ms(timer, Preferences(), answered) == is_left


def test_the_first_reminder_comes_after_a_day_at_the_latest_and_one_when_the_bank_begins() -> None:
    assert make_timer(0, 14 * DAY).due == DAY
    assert make_timer(12 * HOUR, DAY).due == 12 * HOUR
    assert make_timer(2 * DAY, 3 * DAY).due == DAY
    assert make_timer(0, HOUR).due == HOUR // 2


def test_no_grace_makes_a_bank_fuller_and_a_jump_of_the_clock_moves_it() -> None:
    timer = make_timer(0, DAY)._replace(deadline=5 * DAY)
    assert bank_left_ms(timer, Preferences(), 2 * DAY) == 0
    assert bank_left_ms(shift_timer(timer, 2 * DAY), Preferences(), 2 * DAY) == DAY


def test_a_longer_limit_moves_the_bank_and_a_shorter_one_takes_nothing() -> None:
    timer = make_timer(DAY, DAY)
    later = change_limit(timer, 3 * DAY, HOUR)
    assert (later.deadline, bank_left_ms(later, Preferences(), 3 * DAY + HOUR)) == (4 * DAY, DAY - HOUR)
    for limit in (0, HOUR):
        assert change_limit(timer, limit, HOUR) == timer


def test_a_vacation_stops_it() -> None:
    timer, away = make_timer(0, DAY), Preferences(vacation=6 * HOUR)
    assert bank_left_ms(timer, away, 5 * DAY) == 18 * HOUR
    again = resume_timer(timer, 6 * HOUR, 5 * DAY, away)
    assert (again.deadline, bank_left_ms(again, Preferences(), 5 * DAY)) == (5 * DAY + 18 * HOUR, 18 * HOUR)


def test_it_rests_in_quiet_hours_unless_they_are_most_of_the_day() -> None:
    begin = MONDAY + 20 * HOUR
    assert loud_ms(AT_NIGHT, begin, begin + DAY) == 14 * HOUR
    assert loud_end(AT_NIGHT, begin, 3 * HOUR) == begin + 13 * HOUR
    timer = make_timer(0, DAY, begin, AT_NIGHT)
    assert timer.deadline == begin + 44 * HOUR
    assert bank_left_ms(timer, AT_NIGHT, begin + 2 * HOUR) == bank_left_ms(timer, AT_NIGHT, begin + 12 * HOUR)
    away = AT_NIGHT._replace(vacation=begin + HOUR)
    again = resume_timer(timer, begin + HOUR, begin + 40 * HOUR, away)
    assert bank_left_ms(again, AT_NIGHT, begin + 40 * HOUR) == 23 * HOUR
    assert quiet_hours_of_bank(Preferences(quiet=(0, 23 * 60))) is None
    assert quiet_hours_of_bank(Preferences()) is None


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 14 * DAY),
    st.integers(MONDAY, MONDAY + 200 * DAY),
    st.lists(st.integers(0, 5 * DAY), min_size=2, max_size=6),
    st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(lambda hours: hours[0] != hours[1]),
    st.sampled_from(["", "Europe/Berlin", "America/New_York"]),
)
def test_a_bank_never_rises_by_waiting_and_ends_at_nothing(
    left: int, begin: int, waits: list[int], quiet: tuple[int, int], zone: str
) -> None:
    bank = Bank(left, quiet_hours_of_bank(Preferences(quiet=quiet, zone=zone)))
    ends = end_of_bank(begin, bank)
    now, before = begin, bank_left_at(begin, bank, ends)
    assert before == left
    for wait in waits:
        now += wait
        after = bank_left_at(now, bank, ends)
        assert max(0, before - wait) <= after <= before
        before = after
    assert bank_left_at(ends, bank, ends) == 0
    assert bank_left_at(ends - MINUTE, bank, ends) <= MINUTE


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 20 * DAY), st.sampled_from([0, HOUR, DAY])), max_size=12))
def test_what_is_used_left_and_forfeited_is_what_was_given(turns: list[tuple[int, int]]) -> None:
    size, line, used, given_back = 3 * DAY, NOTHING_SPENT, 0, 0
    for length, (thought, increment) in enumerate(turns, 1):
        left = size - line.spent
        spends = left - bank_left_ms(make_timer(HOUR, left), Preferences(), thought)
        line = with_use(line, length, spends, 0, size)
        was = line.spent
        line = with_increment(line, length, increment)
        used, given_back = used + spends, given_back + was - line.spent
        assert line.before == was
        assert 0 <= line.spent <= size
        assert was - line.spent <= increment
    assert used - given_back == line.spent


def test_an_undo_brings_back_what_there_was_before_the_choice() -> None:
    lines = [Line(2, HOUR, 5 * HOUR, 7), Line(6, 2 * HOUR, 9 * HOUR, 8), Line(9, 0, 3 * HOUR, 9)]
    assert line_at(lines, 1) == NOTHING_SPENT
    assert line_at(lines, 8) == lines[1]
    assert line_after_undo(lines, 9) is None
    assert line_after_undo(lines, 8) == Line(8, 3 * HOUR, 3 * HOUR, 9)
    assert line_after_undo(lines, 3) == Line(3, 9 * HOUR, 9 * HOUR, 8), "the first that is undone"
    assert line_after_undo(lines, 2) == Line(2, 9 * HOUR, 5 * HOUR, 7), "what was before a still earlier choice stays"
