"""Rate limits of people and servers."""

from __future__ import annotations

from bot.runtime.rate_limits import (
    PERSON_BURST,
    PERSON_RATE,
    REMEMBERED,
    SERVER_BURST,
    SERVER_RATE,
    TELL_BURST,
    Buckets,
    Flood,
)


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
    taken = [flood.allows(person, 9) for person in range(SERVER_BURST + 5)]
    assert taken.count(True) == SERVER_BURST
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
    taken = 0
    for number in range(rate * seconds):
        time.now = number / rate
        taken += buckets.take(9) and time.now >= seconds / 2
    return taken / (seconds / 2)


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


def test_people_of_one_server_are_told_a_few_times_that_they_are_too_fast() -> None:
    flood = Flood(Time())
    assert sum(flood.may_tell(person, 9) for person in range(100)) == TELL_BURST
    assert flood.may_tell(1, 8)
    assert flood.may_tell(9, None), "a direct message is no server, whatever the person's id is"
