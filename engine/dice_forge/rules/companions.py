"""Companions: cashed in at any time in one's own turn (Rebellion p. 5)."""

from __future__ import annotations

from engine.dice_forge.data.rulings import COMPANION
from engine.dice_forge.rules.resources import receive
from engine.dice_forge.state import Hero, State
from engine.flow import Flow, Play
from engine.questions import Option

COMPANION_CARD = "companion"

_CASH_IN = tuple(
    Option(f"companion:{space}", "companion", {"space": space, "sun": space, "gain": space}, "companion")
    for space in range(COMPANION + 1)
)


def companion_options(hero: Hero) -> list[Option]:
    """The Companions that can be cashed in; on space 0 there is nothing to gain."""
    return [_CASH_IN[space] for space in sorted(set(hero.companions)) if space]


def can_step(state: State, hero: Hero) -> bool:
    """Whether one of those not moved yet in this turn can move."""
    waiting = hero.companions[: state.ready.count(COMPANION_CARD)]
    return any(space < COMPANION for space in waiting)


def without_the_gone(cards: tuple[str, ...], hero: Hero) -> tuple[str, ...]:
    """Reinforcements of this turn without Companions that were cashed in."""
    gone = cards.count(COMPANION_CARD) - len(hero.companions)
    ready = list(cards)
    for _ in range(gone):
        ready.remove(COMPANION_CARD)
    return tuple(ready)


def cash_in(play: Play[State], seat: int, choice: Option) -> Flow[None]:
    """Gain as many sun shards and victory points as the number of the space; the card is done for."""
    state = play.state
    hero = state.heroes[seat]
    space = choice.number("space")
    ready = state.ready.count(COMPANION_CARD)
    moved = [place for place, own in enumerate(hero.companions) if own == space and place >= ready]
    place = moved[0] if moved else hero.companions.index(space)
    if place < ready:
        left = list(state.ready)
        left.remove(COMPANION_CARD)
        state.ready = tuple(left)
    hero.companions = (*hero.companions[:place], *hero.companions[place + 1 :])
    play.tell("companion_left", seat, space=space)
    yield from receive(play, seat, {"sun": space, "vp": space}, COMPANION_CARD)
