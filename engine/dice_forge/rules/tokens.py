"""Triton tokens and Companions, spent at any time in one's own turn (rulebook p. 7, Rebellion p. 5).

Triton tokens are offered wherever the active player decides about paying. What is left at the end of a player's last
turn is worth nothing (C19).
"""

from __future__ import annotations

from typing import Final

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.rulings import COMPANION
from engine.dice_forge.rules.resources import receive
from engine.dice_forge.state import Hero, State
from engine.flow import Flow, Play
from engine.questions import Option

WORTH: Final = FEATS["triton"].choices
"""What one token is spent for."""

_SPEND: Final = tuple(
    Option(f"triton:{kind}", "triton", {"resource": kind, "amount": amount}, "triton") for kind, amount in WORTH.items()
)

COMPANION_CARD: Final = "companion"

_CASH_IN: Final = tuple(
    Option(f"companion:{space}", "companion", {"space": space, "sun": space, "gain": space}, "companion")
    for space in range(COMPANION + 1)
)


def triton_options(state: State, seat: int) -> tuple[Option, ...]:
    """Ways to spend a token now: only the active player has any."""
    return _SPEND if seat == state.acting and state.heroes[seat].tokens["triton"] else ()


def spend_triton(play: Play[State], seat: int, choice: Option) -> Flow[None]:
    """Turn a token into gold, sun or moon."""
    kind = choice.text("resource")
    play.state.heroes[seat].add_token("triton", -1)
    play.tell(seat, "spent_triton", resource=kind)
    yield from receive(play, seat, {kind: WORTH[kind]}, "triton")


def companion_options(hero: Hero) -> list[Option]:
    """The Companions that can be cashed in; on space 0 there is nothing to gain."""
    return [_CASH_IN[space] for space in sorted(set(hero.companions)) if space]


def can_step(state: State, hero: Hero) -> bool:
    """Whether one of those not moved yet in this turn can move."""
    waiting = hero.companions[: state.ready.count(COMPANION_CARD)]
    return any(space < COMPANION for space in waiting)


def without_cashed_in_companions(cards: tuple[str, ...], hero: Hero) -> tuple[str, ...]:
    """Reinforcements of this turn without Companions that were cashed in."""
    cashed_in_count = cards.count(COMPANION_CARD) - len(hero.companions)
    ready = list(cards)
    for _ in range(cashed_in_count):
        ready.remove(COMPANION_CARD)
    return tuple(ready)


def cash_in(play: Play[State], seat: int, choice: Option) -> Flow[None]:
    """Gain as many sun shards and victory points as the number of the space; the card is done for."""
    state = play.state
    hero = state.heroes[seat]
    space = choice.number("space")
    ready = state.ready.count(COMPANION_CARD)
    unready_places = [place for place, own in enumerate(hero.companions) if own == space and place >= ready]
    place = unready_places[0] if unready_places else hero.companions.index(space)
    if place < ready:
        left = list(state.ready)
        left.remove(COMPANION_CARD)
        state.ready = tuple(left)
    hero.companions = (*hero.companions[:place], *hero.companions[place + 1 :])
    play.tell(seat, "companion_left", space=space)
    yield from receive(play, seat, {"sun": space, "vp": space}, COMPANION_CARD)
