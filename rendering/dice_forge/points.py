"""A player's points by source, for the close-up and the score sheet."""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS, FEATS
from engine.dice_forge.data.titan_track import ZONES
from engine.dice_forge.rules.scoring import track_points
from engine.dice_forge.state import State
from engine.events import Event
from engine.match import Match
from rendering.dice_forge.view import HeroView

SOURCES = ("dice", "hammer", "effects", "lost", "labyrinth", "feats", "track")
"""Faces, laps of the hammer, what feats and zones brought in the match, what was taken away, the labyrinth's spaces,
what is printed on the feats, the space on the Titans' track."""
_ALWAYS = ("dice", "effects", "lost", "feats")
_SPACE = "space_"
_EFFECTS = frozenset({"twins", "companion", "triton", *ZONES})
"""What counts as an effect beside the cards themselves."""


def worth(match: Match[State], hero: HeroView) -> dict[str, int]:
    """Points by source, those that this match knows; their sum is the player's score."""
    points = dict.fromkeys(sources_of(match.state), 0)
    for event in match.events:
        if event.seat == hero.number and (gain := _points(event)):
            points[_source(event)] += gain
    points["feats"] = hero.feat_points
    if "track" in points:
        points["track"] = track_points(match.state.heroes[hero.number])
    return points


def effects(match: Match[State]) -> list[str]:
    """What brought anyone points as an effect, that which brought most first: feats, and the zones of the Titans."""
    effects_by_kind: dict[str, int] = {}
    for event in match.events:
        if event.seat is not None and (gain := _points(event)) and _source(event) == "effects":
            name = _effect(match.state, event)
            if name:
                effects_by_kind[name] = effects_by_kind.get(name, 0) + gain
    return sorted(effects_by_kind, key=lambda name: -effects_by_kind[name])


def _effect(state: State, event: Event) -> str:
    """What brought the points of an event: a feat's id, or "titans" for a zone of their track; "" if it has no name."""
    source = str(event.facts.get("source", ""))
    if event.kind == "exchanged":
        # The source is the face whose yield was exchanged.
        feats = (FEATS[feat] for feat in state.line_up.values() if feat)
        return next((feat.id for feat in feats if any(kind in event.facts for kind in feat.exchange)), "")
    if source in CARDS:
        return CARDS[source].feat.id
    return "titans" if source in ZONES else source


def sources_of(state: State) -> tuple[str, ...]:
    """The sources that there are in a match."""
    sources = {*_ALWAYS}
    if state.line_up["m1"] in ("hammer", ""):
        sources.add("hammer")
    sources.add({"goddess": "labyrinth", "titans": "track"}.get(state.module, "dice"))
    return tuple(source for source in SOURCES if source in sources)


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
    if event.kind == "exchanged":
        return "effects"
    source = str(event.facts["source"])
    if source.startswith(_SPACE):
        return "labyrinth"
    return "effects" if source in CARDS or source in _EFFECTS else "dice"
