"""Where a player's points come from, as close-up and score sheet list them."""

from __future__ import annotations

from engine.dice_forge.cards import CARDS
from engine.dice_forge.state import State
from engine.events import Event
from engine.match import Match
from rendering.dice_forge.view import HeroView

SOURCES = ("dice", "hammer", "effects", "lost", "feats")
"""Faces, laps of the hammer, what feats brought in the match, what was taken away, what is printed on the feats."""


def worth(match: Match[State], hero: HeroView) -> dict[str, int]:
    """Points by source; their sum is the player's score."""
    points = dict.fromkeys(SOURCES, 0)
    for event in match.events:
        if event.seat == hero.number and (gain := _points(event)):
            points[_source(event)] += gain
    points["feats"] = hero.feat_points
    return points


def _points(event: Event) -> int:
    if event.kind in ("gained", "lost"):
        points = int(str(event.facts.get("vp", 0)))
        return points if event.kind == "gained" else -points
    return int(str(event.facts["gain"])) if event.kind in ("exchanged", "lap_finished") else 0


def _source(event: Event) -> str:
    if event.kind == "lap_finished":
        return "hammer"
    if event.kind == "lost":
        return "lost"
    return "effects" if event.kind == "exchanged" or event.facts["source"] in CARDS else "dice"
