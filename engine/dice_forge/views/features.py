"""A position of Dice Forge as numbers, for the learned value of it (``engine.players.value``)."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache

from engine.dice_forge.data.cards import CARDS, FEATS
from engine.dice_forge.data.faces import CHOOSING, FACES, SIDES
from engine.dice_forge.rules.gold import hammer_room
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.scoring import points
from engine.dice_forge.state import ANCIENT, ANCIENT_PLACE, LOYALTY, MOON, SUN, TOKENS, Die, Hero, State
from engine.players.value import Numbers, against_others

_GIVEN = ("gold", "sun", "moon", "vp", ANCIENT, LOYALTY)
_KINDS = tuple(sorted({face.kind for face in FACES.values()} - {"gain"}))
_LASTING = tuple(feat.id for feat in FEATS.values() if {"reinforcement", "automatic"} & set(feat.types))
"""Sets whose cards continue working after they were taken."""

_SEATS = (2, 3, 4)


def features(state: State, seat: int) -> Numbers:
    """What is known of a position, as a seat sees it: its own area, those of the others, how far the match is."""
    areas = [_area(state, side) for side in range(state.seats)]
    return [*against_others(areas, seat), *_time(state, seat)]


def network(state: State) -> str:
    """The name of the network that knows such positions: one for each module."""
    return state.module


def turns_to_come(state: State, seat: int) -> int:
    """How many own turns have not begun yet."""
    is_turn_over = (seat - state.first) % state.seats < state.turns
    return state.rounds - state.round + (0 if is_turn_over else 1)


def _area(state: State, seat: int) -> Numbers:
    """One player's area; its points come first. What the dice and the cards bring is taken times the time left."""
    hero = state.heroes[seat]
    blessings = ((state.rounds - state.round + 1) * state.seats - state.turns) * state.blessings
    turns = turns_to_come(state, seat)
    yields, kinds = _dice(hero.dice[0], hero.dice[1])
    return [
        points(hero),
        hero.gold,
        hero.amounts[SUN],
        hero.amounts[MOON],
        hero.amounts[ANCIENT_PLACE],
        *yields,
        *(each * blessings for each in yields),
        *kinds,
        *(each * blessings for each in kinds),
        cap(hero, "gold"),
        hammer_room(hero),
        hero.worked,
        hero.forged_count,
        len(hero.cards),
        *(hero.tokens[token] for token in TOKENS),
        *_expansion(hero),
        turns,
        *(count * turns for count in _lasting(hero.cards)),
    ]


def _expansion(hero: Hero) -> Numbers:
    return [len(hero.companions), sum(hero.companions), sum(hero.scepters), hero.golem, hero.track, len(hero.memories)]


@lru_cache(maxsize=4096)
def _dice(light: Die, dark: Die) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What one roll of both dice gives on average, by kind of goods; and how often a face of each kind comes up."""
    gains: defaultdict[str, float] = defaultdict(float)
    kinds: Counter[str] = Counter()
    for name in (*light, *dark):
        face = FACES[name]
        share = 1 / len(face.gains) if face.kind in CHOOSING else 1
        for kind, amount in face.gains.items():
            gains[kind] += amount * share
        kinds[face.kind] += 1
    return tuple(gains[kind] / SIDES for kind in _GIVEN), tuple(kinds[kind] / SIDES for kind in _KINDS)


@lru_cache(maxsize=4096)
def _lasting(cards: tuple[str, ...]) -> tuple[int, ...]:
    counts = Counter(CARDS[card].feat.id for card in cards)
    return tuple(counts[feat] for feat in _LASTING)


def _time(state: State, seat: int) -> Numbers:
    return [
        state.rounds - state.round,
        turns_to_come(state, seat),
        (seat - state.acting) % state.seats,
        *(float(state.seats == seats) for seats in _SEATS),
    ]
