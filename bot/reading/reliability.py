"""How reliable people are, in words: for the person alone with reasons, for others as a word."""

from __future__ import annotations

from collections.abc import Mapping

from bot.interactions.components import small
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.tables.model.table import Table
from bot.tables.rules.reliability import MET_AT_LEAST, Reliability, Tier

TIERS: tuple[Tier, ...] = ("reliable", "new", "unreliable")


def tier_line(tier: Tier, speech: Speech) -> str:
    """A tier, with its sign."""
    return speech("reliability-tier", tier=tier)


def own_lines(reliability: Reliability, speech: Speech) -> list[str]:
    """A person's tier with why, and how to get further; for that person alone."""
    facts = {"matches": reliability.matches, "timeouts": reliability.timeouts, "lost": reliability.lost}
    share = round(100 * reliability.in_time / reliability.decisions) if reliability.decisions else 100
    why = speech("reliability-why", share=share, **facts) if reliability.matches else speech("reliability-none")
    left = {"count": reliability.matches_left, "people": reliability.people_left}
    way = [speech("reliability-way", **left)] if reliability.matches_left else []
    counts = speech("reliability-counts", people=MET_AT_LEAST)
    return [tier_line(reliability.tier, speech), small("\n".join([" ".join([why, *way]), counts]))]


def lobby_line(table: Table, tiers: Mapping[int, Tier], speech: Speech) -> str:
    """The people of a lobby by tier, as far as it is known and they want it shown; else nothing."""
    parts = []
    for tier in TIERS:
        names = [safe_name(seat.name) for seat in table.seats if seat.person and tiers.get(seat.person) == tier]
        if names:
            parts.append(speech("reliability-people", tier=tier, names=speech.join_words(names)))
    return small(" · ".join(parts)) if parts else ""
