"""Setting the table up (rulebook p. 4-5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.chance import Chance
from engine.hercules.cards import CARDS
from engine.hercules.state import STACKS, Cards, Hero, State, without

ZEUS = "god_zeus"


class Box(NamedTuple):
    """The cards that are in play with this many players; the others stay in the box."""

    stacks: Mapping[str, Cards]
    gods: Cards
    vases: Mapping[int, Cards]
    peak: Cards


@cache
def open_box(players: int) -> Box:
    """Sort out the cards whose torches ask for more players; vases with the most points lie on top."""
    vases = _ids(players, "vase")
    columns = sorted({CARDS[vase].number for vase in vases})
    by_points = sorted(vases, key=lambda vase: -CARDS[vase].vp)
    return Box(
        stacks={stack: _ids(players, stack) for stack in STACKS},
        gods=without(_ids(players, "god"), ZEUS),
        vases={number: tuple(vase for vase in by_points if CARDS[vase].number == number) for number in columns},
        peak=(ZEUS, *_ids(players, "pantheon")),
    )


def _ids(players: int, stack: str) -> Cards:
    return tuple(card.id for card in CARDS.values() if card.stack == stack and card.torches <= players)


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> State:
    """The table as it lies before the first roll. One seat plays the solo game, set up as for two."""
    players = max(seats, 2)
    solo = seats == 1
    box = open_box(players)
    stacks = {stack: tuple(chance.draw(f"stack.{stack}").shuffle(cards)) for stack, cards in box.stacks.items()}
    gods = tuple(chance.draw("gods").shuffle(box.gods))
    first = 0 if solo or settings["first"] == "host" else chance.draw("first").side(sides=seats)
    return State(
        seats=seats,
        heroes=[Hero((1,) if solo and side else (1, 1)) for side in range(players)],
        stacks=stacks,
        gods=gods,
        peak=box.peak,
        vases=dict(box.vases),
        pegasus=first,
        acting=first,
        simplified=settings["variant"] == "simplified",
        hades_level=settings["level"] if solo else "",
    )
