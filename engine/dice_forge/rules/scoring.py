"""Points and places (rulebook p. 5)."""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import DICE, SIDES
from engine.dice_forge.data.rulings import POINTS_END_AT_ZERO
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.state import VP, Hero, State
from engine.game import Standing


def standings(state: State) -> tuple[Standing, ...]:
    """Every seat, best first; equal ones share a place, unless the match breaks ties (C20)."""
    ranks = [rank(state, seat) for seat in range(state.seats)]
    places = [1 + sum(other > own for other in ranks) for own in ranks]
    order = sorted(range(state.seats), key=lambda seat: places[seat])
    return tuple(_standing(state.heroes[seat], seat, places[seat]) for seat in order)


def dice_marks(state: State, seat: int) -> tuple[str, ...]:
    """Which of the twelve sides of a hero's dice were forged, the light die's first."""
    reforged_sides = state.heroes[seat].reforged
    return tuple("forged" if reforged_sides >> place & 1 else "start" for place in range(len(DICE) * SIDES))


def rank(state: State, seat: int) -> tuple[int, ...]:
    """The higher, the better: points; as a tie-break faces forged, feats, what is left in store, earlier turn."""
    hero = state.heroes[seat]
    if state.tie_break == "shared":
        return (points(hero),)
    left = sum(hero.amounts) - hero.amounts[VP]
    return (points(hero), hero.forged_count, len(hero.cards), left, -((seat - state.first) % state.seats))


def points(hero: Hero) -> int:
    """All victory points of a hero: on the board, on the feats and on the Titans' track."""
    return hero.amounts[VP] + feat_points(hero) + (track_points(hero) if hero.track else 0)


def track_points(hero: Hero) -> int:
    """What the marker's space on the Titans' track is worth; it never makes the sum negative (C31)."""
    value = TRACK[hero.track].vp
    return max(value, -hero.amounts[VP] - feat_points(hero)) if POINTS_END_AT_ZERO else value


def feat_points(hero: Hero) -> int:
    """The victory points printed on a hero's feats."""
    return sum([CARDS[card].feat.vp for card in hero.cards])


def _standing(hero: Hero, seat: int, place: int) -> Standing:
    parts = {"board": hero.amounts[VP], "feats": feat_points(hero)}
    facts = {"forged": hero.forged_count, "cards": len(hero.cards)}
    if hero.track:
        parts["track"] = track_points(hero)
        facts["track"] = hero.track
    if hero.golem:
        facts["golem"] = hero.golem
    return Standing(
        seat=seat,
        name="",
        points=sum(parts.values()),
        place=place,
        parts=parts,
        facts=facts,
    )
