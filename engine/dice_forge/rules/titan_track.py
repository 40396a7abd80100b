"""What the zones of the Titans' track give: more with one's own dice, and points for feats (Rebellion p. 15)."""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS, Feat
from engine.dice_forge.data.titan_track import TRACK, Zone
from engine.dice_forge.registry import GAINING, Given, YieldMode
from engine.dice_forge.rules.resources import receive, take
from engine.dice_forge.state import Hero, State
from engine.flow import Flow, Play


def zone_of(hero: Hero, manner: YieldMode) -> Zone | None:
    """The zone that is good for the next face: where the marker stands before the face moves it (C36)."""
    return TRACK[hero.track].zone if manner.blessed and not manner.losing else None


def zone_bonus(play: Play[State], seat: int, zone: Zone, given: Given, manner: YieldMode) -> Flow[None]:
    """What a die of one's own gains more when it gave gold or victory points; it cannot be exchanged."""
    for kind, more in (("gold", zone.gold), ("vp", zone.vp)):
        if more and kind in given:
            yield from receive(play, seat, more, zone.id, GAINING._replace(income=manner.income))


def reward_rebel(play: Play[State], seat: int, feat: Feat) -> None:
    """Before a feat is taken: what the Titans give for it in the zone where the marker stands (Rebellion p. 15)."""
    vp = rebel_reward(play.state, seat, feat)
    if vp:
        take(play, seat, {"vp": vp}, TRACK[play.state.heroes[seat].track].zone.id)


def rebel_reward(state: State, seat: int, feat: Feat) -> int:
    """Victory points that a seat would get now for buying a feat, colours being the same feat."""
    zone = TRACK[state.heroes[seat].track].zone
    if not zone.first:
        return 0
    owners = [other for other, hero in enumerate(state.heroes) if any(CARDS[card].feat is feat for card in hero.cards)]
    return zone.first if not owners else zone.new if seat not in owners else 0
