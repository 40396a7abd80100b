"""Gold that comes in: to the hammer, onto scepters, the rest into the store (rulebook p. 6, Rebellion p. 4).

What the faces of one blessing give is asked about as one sum: how much goes to the hammer in all makes a difference,
not from which die it comes. No question is asked where every answer but one would lose gold, or where no answer
matters.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.data.rulings import CAPS, CHEST, LAP, LAP_VP, SCEPTER
from engine.dice_forge.state import GOLD, VP, Hero, State
from engine.flow import Flow, Open, Play
from engine.questions import Fact, Option

SPENDING: Final = frozenset({"ship", "golem", "mirror"})
"""Kinds of faces with which gold is spent in other players' turns too, or may be."""


def may_divide_gold(hero: Hero) -> bool:
    """Whether gold that a hero gains may go anywhere else than into the store."""
    if hero.hammers and hero.hammers * WORK > hero.worked:
        return True
    return bool(hero.scepters) and scepter_room(hero) > 0


def divide(play: Play[State], seat: int, gold: int, source: str) -> Flow[int]:
    """Let any part of gained gold work on the hammer or go onto scepters; returns what is left for the store."""
    hero = play.state.heroes[seat]
    least, most = share_of_hammers(play.state, seat, gold) if hero.hammers else (0, 0)
    hammer_gold = most
    if least < most:
        _, answer = yield hammer_question(play, seat, gold, source, least, most)
        hammer_gold = answer.number("worked")
    if hammer_gold:
        strike(play, seat, hammer_gold)
        gold -= hammer_gold
    if gold and hero.scepters:
        gold -= yield from _fill_scepters(play, seat, gold, source)
    return gold


def gold_room(hero: Hero) -> int:
    """How much gold the store can still take."""
    return CAPS["gold"] + hero.chests * CHEST["gold"] - hero.amounts[GOLD]


def gold_is_useful(state: State, seat: int) -> bool:
    """Whether gold in store may still change anything: in a turn to come, or with what works in others' turns."""
    if state.round < state.rounds or state.tie_break != "shared":
        return True
    if (seat - state.acting) % state.seats + state.turns < state.seats:
        return True
    hero = state.heroes[seat]
    if "twins" in hero.cards or any(FACES[face].kind in SPENDING for die in hero.dice for face in die):
        return True
    mists = FEATS["mists"]
    return state.line_up[mists.slot] == mists.id and bool(state.stacks[mists.slot])


# Hammers

WORK: Final = LAP * len(LAP_VP)
"""How much gold one hammer takes."""


def hammer_room(hero: Hero) -> int:
    """How much gold the hero's hammers can still take."""
    return hero.hammers * WORK - hero.worked


def hammer_place(hero: Hero) -> tuple[int, int]:
    """Lap (1 or 2) and step of the hammer that is being worked on; (0, 0) when there is none."""
    if not hammer_room(hero):
        return 0, 0
    laps, step = divmod(hero.worked, LAP)
    return laps % len(LAP_VP) + 1, step


def share_of_hammers(state: State, seat: int, gold: int) -> tuple[int, int]:
    """How much of gained gold goes to the hammer at least, and at most. What the store cannot take always does."""
    hero = state.heroes[seat]
    most = min(gold, hammer_room(hero))
    least = min(most, max(0, gold - gold_room(hero)))
    return (least, most) if least == most or gold_is_useful(state, seat) else (most, most)


def hammer_question(play: Play[State], seat: int, gold: int, source: str, least: int, most: int) -> Open:
    """How much of gained gold works on the hammer, between the least and the most that may."""
    return play.open(seat, "hammer", _hammer_options(gold, least, most), {"source": source, "gold": gold})


@lru_cache(maxsize=512)
def _hammer_options(gold: int, least: int, most: int) -> tuple[Option, ...]:
    return tuple(
        Option(f"hammer:{hammer_gold}", "hammer", {"worked": hammer_gold, "kept": gold - hammer_gold})
        for hammer_gold in range(least, most + 1)
    )


def strike(play: Play[State], seat: int, gold: int) -> None:
    """Move the hammer on; each lap ends with its victory points, and the next one continues from there."""
    hero = play.state.heroes[seat]
    play.tell(seat, "hammered", gold=gold)
    laps = hero.worked // LAP
    hero.worked += gold
    for number in range(laps, hero.worked // LAP):
        lap = number % len(LAP_VP)
        hero.amounts[VP] += LAP_VP[lap]
        play.tell(seat, "lap_finished", lap=lap + 1, gain=LAP_VP[lap])


# Scepters


def scepter_room(hero: Hero) -> int:
    """How much gold the hero's scepters can still take."""
    return SCEPTER * len(hero.scepters) - sum(hero.scepters)


def _fill_scepters(play: Play[State], seat: int, gold: int, source: str) -> Flow[int]:
    """Put any part of gained gold on the scepters, one after the other; how much went there.

    What neither the store nor a later scepter can take always goes there.
    """
    hero = play.state.heroes[seat]
    left, useful = gold, gold_is_useful(play.state, seat)
    for place, gold_held in enumerate(hero.scepters):
        most = min(left, SCEPTER - gold_held)
        elsewhere = gold_room(hero) + sum(SCEPTER - other for other in hero.scepters[place + 1 :])
        scepter_gold = least = min(most, max(0, left - elsewhere))
        if least < most and useful:
            facts: dict[str, Fact] = {"source": source, "gold": left, "held": gold_held}
            answer = yield from play.ask(seat, "scepter", _scepter_options(left, least, most, gold_held), facts)
            scepter_gold = answer.number("stored")
        if scepter_gold:
            left -= scepter_gold
            set_scepter(hero, place, gold_held + scepter_gold)
            play.tell(seat, "scepter_filled", gold=scepter_gold, held=gold_held + scepter_gold)
    return gold - left


@lru_cache(maxsize=512)
def _scepter_options(gold: int, least: int, most: int, gold_held: int) -> tuple[Option, ...]:
    return tuple(
        Option(f"scepter:{amount}", "scepter", {"stored": amount, "kept": gold - amount, "held": gold_held + amount})
        for amount in range(least, most + 1)
    )


def set_scepter(hero: Hero, place: int, gold: int) -> None:
    """Put a scepter's token on so much gold."""
    hero.scepters = (*hero.scepters[:place], gold, *hero.scepters[place + 1 :])
