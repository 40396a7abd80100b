"""Rate limits of people and servers."""

from __future__ import annotations

from bot.runtime.rate_limits import PERSON_BURST, PERSON_RATE, REMEMBERED, SERVER_BURST, TELL_BURST, Buckets, Flood


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
