"""Setting the table up (rulebook p. 4-5)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.dice import Chance
from engine.hercules.cards import CARDS
from engine.hercules.state import STACKS, Hero, State


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> State:
    """The table as it lies before the first roll. One seat plays the solo game, set up as for two."""
    players = max(seats, 2)
    solo = seats == 1
    in_play = [card for card in CARDS.values() if card.torches <= players]
    stacks = {
        stack: chance.shuffled(card.id for card in in_play if card.kind == "demigod" and card.stack == stack)
        for stack in STACKS
    }
    gods = chance.shuffled(card.id for card in in_play if card.kind == "god" and card.id != "god_zeus")
    vases: dict[int, list[str]] = {}
    for card in sorted((card for card in in_play if card.kind == "vase"), key=lambda card: (card.number, -card.vp)):
        vases.setdefault(card.number, []).append(card.id)
    first = 0 if solo or settings["first"] == "host" else chance.die(seats) - 1
    return State(
        seats=seats,
        heroes=[Hero([1] if solo and side else [1, 1]) for side in range(players)],
        stacks=stacks,
        gods=list(gods),
        peak=["god_zeus", *(card.id for card in in_play if card.kind == "pantheon")],
        vases=vases,
        pegasus=first,
        acting=first,
        simplified=settings["variant"] == "simplified",
        hades_level=settings["level"] if solo else "",
    )
