"""Time zones by what people call them."""

from __future__ import annotations

import pytest

from bot.languages.time_zones import ABBREVIATIONS, find_zone, minutes_now
from bot.tables.people.zones import is_zone

WINTER, SUMMER = 1_800_000_000_000, 1_785_000_000_000
"""January 2027 and July 2026."""


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Vienna", "Europe/Vienna"),
        ("vienna", "Europe/Vienna"),
        (" Wien ", "Europe/Vienna"),
        ("Österreich", "Europe/Vienna"),
        ("Austria", "Europe/Vienna"),
        ("Zürich", "Europe/Zurich"),
        ("New York", "America/New_York"),
        ("America/New_York", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("Tokio", "Asia/Tokyo"),
        ("MEZ", "Europe/Berlin"),
        ("UTC", "UTC"),
        ("utc+2", "Etc/GMT-2"),
        ("GMT −3", "Etc/GMT+3"),
        ("+0", "UTC"),
    ],
)
def test_zone_is_known_by_its_many_names(typed: str, zone: str) -> None:
    assert find_zone(typed) == ((zone,), True)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Deutschland", "Europe/Berlin"),
        ("USA", "America/New_York"),
        ("vienn", "Europe/Vienna"),
        ("York", "America/New_York"),
    ],
)
def test_what_may_mean_several_zones_is_asked_about(typed: str, zone: str) -> None:
    result = find_zone(typed)
    assert zone in result.zones
    assert not result.sure
    assert len(result.zones) <= 10


@pytest.mark.parametrize("typed", ["", "x", "qwertz", "UTC+15", "UTC+1:07", "٣", "a" * 100_000, "../etc/passwd", "\0"])
def test_nonsense_names_no_zone(typed: str) -> None:
    assert find_zone(typed) == ((), False)


def test_everything_found_is_a_zone() -> None:
    zones = [
        zone for typed in ("USA", "Russia", "Kanada", "UTC-12", "UTC+14", "Asia") for zone in find_zone(typed).zones
    ]
    assert len(zones) > 20
    assert all(map(is_zone, [*zones, *ABBREVIATIONS.values()]))


def test_clocks_are_read_in_winter_and_summer() -> None:
    assert minutes_now("UTC", WINTER) == 8 * 60
    assert minutes_now("Europe/Vienna", WINTER) == 9 * 60
    assert (minutes_now("Europe/Vienna", SUMMER) - minutes_now("UTC", SUMMER)) % 1440 == 120
    assert minutes_now(find_zone("UTC+5:30").zones[0], WINTER) == 13 * 60 + 30
    assert minutes_now("", WINTER) == minutes_now("UTC", WINTER)
