"""Finds time zones by city, country, abbreviation or offset from UTC."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global
from rapidfuzz import fuzz, process

from bot.languages.bundles import LANGUAGES
from bot.languages.search import simplify

LIKE = 80.0
"""How similar (0 to 100) a name must be to the typed text to be offered."""
MOST = 10
"""How many zones are offered at most."""
LONGEST = 60
"""Characters beyond this many are ignored."""

ABBREVIATIONS = {
    "utc": "UTC",
    "gmt": "UTC",
    "z": "UTC",
    "cet": "Europe/Berlin",
    "cest": "Europe/Berlin",
    "mez": "Europe/Berlin",
    "mesz": "Europe/Berlin",
    "wet": "Europe/Lisbon",
    "eet": "Europe/Athens",
    "oez": "Europe/Athens",
    "bst": "Europe/London",
    "msk": "Europe/Moscow",
    "ist": "Asia/Kolkata",
    "jst": "Asia/Tokyo",
    "kst": "Asia/Seoul",
    "aest": "Australia/Sydney",
    "et": "America/New_York",
    "est": "America/New_York",
    "edt": "America/New_York",
    "ct": "America/Chicago",
    "cst": "America/Chicago",
    "cdt": "America/Chicago",
    "mst": "America/Denver",
    "mdt": "America/Denver",
    "pt": "America/Los_Angeles",
    "pst": "America/Los_Angeles",
    "pdt": "America/Los_Angeles",
}
"""Usual abbreviations of zones, in their most common meaning."""
COUNTRIES = {"usa": "united states", "us": "united states", "uk": "united kingdom", "england": "united kingdom"}
"""Countries as people call them."""
MOST_PEOPLE = frozenset(
    f"{region}/{city}"
    for region, cities in {
        "America": "New_York Toronto Mexico_City Sao_Paulo Argentina/Buenos_Aires Santiago Guayaquil",
        "Asia": "Shanghai Jakarta Almaty Tashkent Nicosia",
        "Australia": "Sydney",
        "Europe": "Berlin Madrid Lisbon Moscow Kyiv",
        "Pacific": "Auckland",
    }.items()
    for city in cities.split()
)
"""For countries with several zones, the one where most people live."""
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*([0-9]{1,2})(?:[: .]?([0-9]{2}))?")
_LISTED = re.compile(r"[A-Z][A-Za-z_-]+/[A-Za-z_/+-]+[A-Za-z_]")


class ZoneMatch(NamedTuple):
    """The zones that match, the likeliest first; ``sure`` when only the first can be meant."""

    zones: tuple[str, ...]
    sure: bool


def find_zone(query: str) -> ZoneMatch:
    """Which time zone is meant: "Europe/Vienna", "Wien", "Österreich", "UTC+2", "MEZ"."""
    name = simplify(query[:LONGEST])[:LONGEST].strip().replace("_", " ")
    if offset := _OFFSET.fullmatch(name):
        zone = _fixed_zone(offset)
        return ZoneMatch((zone,), True) if zone else ZoneMatch((), False)
    if name in ABBREVIATIONS:
        return ZoneMatch((ABBREVIATIONS[name],), True)
    name, zones_by_name = COUNTRIES.get(name, name), _names()
    if name in zones_by_name:
        return ZoneMatch(zones_by_name[name][:MOST], len(zones_by_name[name]) == 1)
    if len(name) < 3:
        return ZoneMatch((), False)
    alike = process.extract(name, list(zones_by_name), scorer=_likeness, processor=None, limit=MOST, score_cutoff=LIKE)
    zones = dict.fromkeys(zone for windows_zone, _, _ in alike for zone in zones_by_name[windows_zone])
    return ZoneMatch(tuple(zones)[:MOST], False)


def zone_name(zone: str) -> str:
    """A zone for display: without underscores, and with the usual sign of hours from UTC."""
    if zone.startswith("Etc/GMT"):
        return "UTC" + zone.removeprefix("Etc/GMT").translate(str.maketrans("+-", "−+"))
    return zone.replace("_", " ")


def minutes_now(zone: str, now: int) -> int:
    """The local time of a zone, in minutes after midnight; ``now`` is milliseconds since 1970 UTC."""
    there = datetime.fromtimestamp(now / 1_000, UTC).astimezone(ZoneInfo(zone or "UTC"))
    return there.hour * 60 + there.minute


def _likeness(query: str, name: str, **_: object) -> float:
    return 95.0 if query in name else fuzz.ratio(query, name)


def _fixed_zone(offset: re.Match[str]) -> str:
    """The zone so far from UTC that never changes its clocks; "" when there is none."""
    sign, hours, minutes = offset[1], int(offset[2]), int(offset[3] or 0)
    if not minutes and hours <= (14 if sign == "+" else 12):
        return f"Etc/GMT{'-' if sign == '+' else '+'}{hours}" if hours else "UTC"
    difference = timedelta(hours=hours, minutes=minutes) * (1 if sign == "+" else -1)
    fitting = (zone for zone in _zones() if set(_offsets(zone)) == {difference})
    return next(fitting, "")


def _offsets(zone: str) -> Iterator[timedelta | None]:
    for month in (1, 7):
        yield datetime(2026, month, 1, tzinfo=ZoneInfo(zone)).utcoffset()


@cache
def _zones() -> tuple[str, ...]:
    """The zones people live in; the well-known ones first."""
    zones_of_windows, countries = set(get_global("windows_zone_mapping").values()), get_global("zone_territories")
    zones = (zone for zone in available_timezones() if _LISTED.fullmatch(zone) and not zone.startswith("Etc/"))
    return tuple(
        sorted(
            zones,
            key=lambda zone: (zone not in MOST_PEOPLE, zone not in countries, zone not in zones_of_windows, zone),
        )
    )


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """The zones by every name they have in our languages: their id, their city, their country."""
    by_name: dict[str, dict[str, None]] = {}
    locales = [Locale.parse(language) for language in LANGUAGES]
    countries = get_global("zone_territories")
    for zone in _zones():
        names = [zone.replace("_", " "), zone.rpartition("/")[2].replace("_", " ")]
        for locale in locales:
            names.append(locale.time_zones.get(zone, {}).get("city", ""))
            names.append(locale.territories.get(countries.get(zone, ""), ""))
        for name in names:
            if name:
                by_name.setdefault(simplify(name), {})[zone] = None
    return {name: _canonical(zones) for name, zones in by_name.items()}


def _canonical(zones: dict[str, None]) -> tuple[str, ...]:
    """Without other names of the same zones, where one is known to have a country."""
    countries = get_global("zone_territories")
    return tuple(zone for zone in zones if zone in countries) or tuple(zones)
