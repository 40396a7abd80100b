"""Triton tokens: spent at any time in one's own turn (rulebook p. 7).

They are offered wherever the active player decides about paying. What is left at the end of a player's last turn is
worth nothing (C19).
"""

from __future__ import annotations

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.rules.resources import receive
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option

WORTH = FEATS["triton"].choices
"""What one token is spent for."""

_SPEND = tuple(
    Option(f"triton:{kind}", "triton", {"resource": kind, "amount": amount}, "triton") for kind, amount in WORTH.items()
)


def triton_options(state: State, seat: int) -> tuple[Option, ...]:
    """Ways to spend a token now: only the active player has any."""
    return _SPEND if seat == state.acting and state.heroes[seat].tokens["triton"] else ()


def spend_triton(play: Play[State], seat: int, choice: Option) -> Flow[None]:
    """Turn a token into gold, sun or moon."""
    kind = str(choice.facts["resource"])
    play.state.heroes[seat].add_token("triton", -1)
    play.tell("spent_triton", seat, resource=kind)
    yield from receive(play, seat, {kind: WORTH[kind]}, "triton")
