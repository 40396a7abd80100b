"""Rate limits of people and servers."""

from __future__ import annotations

import pytest

from bot.runtime.clock import MINUTE
from bot.runtime.rate_limits import (
    DISCORD_EPOCH,
    LATE_S,
    PERSON_BURST,
    PERSON_RATE,
    REMEMBERED,
    SERVER_BURST,
    SERVER_RATE,
    TELL_BURST,
    Buckets,
    Cooldowns,
    Flood,
    time_of_click_s,
)
from bot.runtime.sizes import entries_of


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_one_person_is_slowed_down_and_recovers() -> None:
    time = Time()
    flood = Flood(time)
    assert [flood.allows(1, 9) for _ in range(PERSON_BURST + 1)] == [True] * PERSON_BURST + [False]
    assert flood.allows(2, 9), "somebody else is not slowed down"
    time.now += 1.0
    assert sum(flood.allows(1, 9) for _ in range(20)) == PERSON_RATE


def test_a_server_is_slowed_down_as_a_whole_and_others_are_not() -> None:
    flood = Flood(Time())
    answers = [flood.allows(person, 9) for person in range(SERVER_BURST + 5)]
    assert answers.count(True) == SERVER_BURST
    assert flood.allows(0, 8)


def test_refused_clicks_of_one_person_cost_the_server_nothing() -> None:
    flood = Flood(Time())
    for _ in range(1000):
        flood.allows(1, 9)
    assert sum(flood.allows(person, 9) for person in range(2, 200)) == SERVER_BURST - PERSON_BURST


def served(rate: int, seconds: int, buckets: Buckets | None = None) -> float:
    """How many interactions a second of a server are taken that sends ``rate`` a second, once its burst is used up."""
    time = Time()
    flood = Flood(time)
    buckets = buckets or flood._servers
    buckets._clock = time
    count = 0
    for number in range(rate * seconds):
        time.now = number / rate
        count += buckets.take(9) and time.now >= seconds / 2
    return count / (seconds / 2)


def test_a_server_pays_for_what_is_refused_too() -> None:
    """Twice the limit is served in part, five times not at all. Without a price of refusals the limit is served."""
    assert round(served(20, 20)) == SERVER_RATE / 2
    assert served(50, 20) == 0
    assert round(served(50, 20, Buckets(SERVER_RATE, SERVER_BURST, Time()))) == SERVER_RATE


def test_a_flood_is_not_looked_at_and_soon_forgiven() -> None:
    time = Time()
    flood = Flood(time)
    assert not flood.turns_away(9), "nobody is turned away who has sent nothing"
    for number in range(500):
        time.now = number / 50
        flood.turns_away(9) or flood.allows(number, 9)
    assert flood.turns_away(9)
    assert not flood.turns_away(8)
    time.now += 1.5
    assert not flood.turns_away(9)
    assert flood.allows(1, 9)


def test_a_clock_that_steps_back_gives_nothing_and_takes_nothing() -> None:
    time = Time()
    buckets = Buckets(1.0, 2, time)
    assert buckets.take("a")
    time.now = -1000.0
    assert buckets.take("a")
    assert not buckets.take("a")


def test_only_so_many_buckets_are_kept() -> None:
    buckets = Buckets(1.0, 1, Time())
    for key in range(REMEMBERED + 100):
        buckets.take(key)
    assert len(buckets._buckets) == REMEMBERED


class StillClock:
    """A clock that stands until it is set."""

    time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


def test_of_pauses_only_those_that_are_not_over_are_kept_and_all_are_counted() -> None:
    clock, before = StillClock(), entries_of("paces")
    cooldowns = Cooldowns(clock)
    for thread in range(30):
        assert cooldowns.due(MINUTE, "short", thread)
    assert cooldowns.wait(2 * MINUTE, "long") == 0
    assert entries_of("paces") == before + 31
    assert cooldowns.wait(MINUTE, "short", 3) == MINUTE
    clock.time += MINUTE
    assert cooldowns.wait(2 * MINUTE, "long") == MINUTE
    assert cooldowns.due(MINUTE, "another")
    assert entries_of("paces") == before + 2, "what is over is forgotten at the next one that begins"
    clock.time -= 10 * MINUTE
    assert cooldowns.due(2 * MINUTE, "long"), "a clock that was set back holds up nothing"


def test_people_of_one_server_are_told_a_few_times_that_they_are_too_fast() -> None:
    flood = Flood(Time())
    assert sum(flood.may_tell(person, 9) for person in range(100)) == TELL_BURST
    assert flood.may_tell(1, 8)
    assert flood.may_tell(9, None), "a direct message is no server, whatever the person's id is"


def id_at(seconds: float) -> int:
    """The id of an interaction made at this moment, in seconds since 1970."""
    return (round(seconds * 1000) - DISCORD_EPOCH << 22) + 4_194_303


NOW = 1_800_000_000.0
SPAN_S = 18
"""For so many seconds the connection was broken."""


def delivered(flood: Flood, clicks: int, span_s: float, person: int = 1, late_s: float = 0.0) -> int:
    """How many clicks of a person are taken that were spread over a time and arrive at its end, or later."""
    stamps = (NOW - late_s - span_s + span_s * number / clicks for number in range(clicks))
    return sum(flood.allows(person, 9, id_at(stamp)) for stamp in stamps)


def test_an_id_says_when_it_was_clicked() -> None:
    assert time_of_click_s(id_at(NOW)) == NOW
    assert time_of_click_s(175_928_847_299_117_063) == 1_462_015_105.796, "the example of Discord's documentation"


def at_now() -> Flood:
    time = Time()
    time.now = NOW
    return Flood(time)


def test_what_was_clicked_in_an_outage_is_no_flood_when_it_comes_at_once() -> None:
    assert delivered(at_now(), 40, SPAN_S) == 40
    flood = at_now()
    of_four = [flood.allows(number % 4, 9, id_at(NOW - SPAN_S + SPAN_S * number / 160)) for number in range(160)]
    assert all(of_four)


def test_a_flood_stays_one_however_late_it_comes() -> None:
    for late_s in (0.0, 5.0, LATE_S - SPAN_S):
        count = delivered(at_now(), 2000, SPAN_S, late_s=late_s)
        assert PERSON_BURST <= count <= PERSON_BURST + SPAN_S * PERSON_RATE
    assert delivered(at_now(), 2000, 1.0) <= PERSON_BURST + PERSON_RATE


def test_a_flood_of_a_server_that_comes_late_is_turned_away() -> None:
    flood = at_now()
    stamps = [NOW - SPAN_S + number / 100 for number in range(100 * SPAN_S)]
    answers = [
        not flood.turns_away(9, id_at(stamp)) and flood.allows(number, 9, id_at(stamp))
        for number, stamp in enumerate(stamps)
    ]
    assert sum(answers) <= SERVER_BURST + SERVER_RATE
    assert flood.turns_away(9, id_at(NOW))


@pytest.mark.parametrize("odd", [0, 1, -(1 << 70), 1 << 200, id_at(NOW + 1e6), id_at(NOW - 1e6)])
def test_odd_moments_give_nothing_and_lock_nobody_out(odd: int) -> None:
    flood = at_now()
    assert sum(flood.allows(1, 9, odd) for _ in range(500)) == PERSON_BURST
    flood._people._clock.now = flood._servers._clock.now = NOW + LATE_S + 60  # type: ignore[attr-defined]
    assert flood.allows(1, 9, id_at(NOW + LATE_S + 60))


def test_moments_in_turn_from_long_ago_and_the_future_give_one_span() -> None:
    flood = at_now()
    count = sum(flood.allows(1, 9, id_at(NOW + (1e6 if number % 2 else -1e6))) for number in range(2000))
    assert count <= PERSON_BURST + LATE_S * PERSON_RATE


def test_after_the_clock_was_set_back_the_bucket_fills_again() -> None:
    flood = at_now()
    for _ in range(50):
        flood.allows(1, 9, id_at(NOW))
    time = flood._people._clock
    time.now = NOW - 3600.0  # type: ignore[attr-defined]
    assert not flood.allows(1, 9, id_at(NOW)), "the ids go on"
    time.now += 2.0  # type: ignore[attr-defined]
    assert flood.allows(1, 9, id_at(NOW + 2.0))
