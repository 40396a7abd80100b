"""Buying a single face outside the action: ships, Wood Nymphs, spaces of the labyrinth (rulebook p. 8)."""

from __future__ import annotations

from engine.dice_forge.rules.forging import buy, for_sale, forge_options
from engine.dice_forge.rules.tokens import spend_triton, triton_options
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option

NO_SHIP = Option("ship:none", "ship-none")


def buy_one(play: Play[State], seat: int, discount: int, source: str) -> Flow[None]:
    """One Sanctuary face for less gold, if one likes; a discount never pays gold out."""
    state = play.state
    hero = state.heroes[seat]
    while True:
        offers = for_sale(state, hero.gold, discount)
        options = (*forge_options(state, hero, offers), *triton_options(state, seat), NO_SHIP)
        answer = yield from play.ask(seat, "ship", options, {"source": source, "discount": discount})
        if answer.group == "triton":
            yield from spend_triton(play, seat, answer)
            continue
        if answer.group == "forge":
            yield from buy(play, seat, answer)
        return
