"""Triton tokens, spent at any time in one's own turn (rulebook p. 7); memory tokens (Rebellion p. 17).

Triton tokens are offered wherever the active player decides about paying. What is left at the end of a player's last
turn is worth nothing (C19).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from engine.dice_forge.data.cards import FEATS, MEMORY
from engine.dice_forge.data.titan_track import after_steps
from engine.dice_forge.rules.resources import receive
from engine.dice_forge.state import Memory, State
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
    kind = choice.text("resource")
    play.state.heroes[seat].add_token("triton", -1)
    play.tell("spent_triton", seat, resource=kind)
    yield from receive(play, seat, {kind: WORTH[kind]}, "triton")


# Memory tokens


def remember(play: Play[State], seat: int, island: int) -> Flow[None]:
    """Whoever buys a feat of an island collects his memory tokens there (C24: before the feat's effect)."""
    hero = play.state.heroes[seat]
    found = [token for token in hero.memories if token.island == island]
    if found:
        hero.memories = tuple(token for token in hero.memories if token.island != island)
        while found:
            token = found.pop((yield from _next_token(play, seat, found)))
            play.tell("remembered", seat, card=token.card, island=island, side=token.side)
            yield from receive(play, seat, MEMORY[token.side], token.card)


def _next_token(play: Play[State], seat: int, found: Sequence[Memory]) -> Flow[int]:
    """Which of several tokens is collected next; asked where the marker comes to another space by it."""
    sides = list(dict.fromkeys(token.side for token in found))
    track = play.state.heroes[seat].track
    if len({_space_after(track, order) for order in permutations(token.side for token in found)}) < 2:
        return 0
    options = tuple(Option(f"first:{side}", "first-token", {"side": side, **MEMORY[side]}) for side in sides)
    answer = yield from play.ask(seat, "tokens", options, {"source": found[0].card})
    side = answer.text("side")
    return next(place for place, token in enumerate(found) if token.side == side)


def _space_after(track: int, sides: Iterable[str]) -> int:
    for side in sides:
        track = after_steps(track, MEMORY[side].get("ancient", 0), MEMORY[side].get("loyalty", 0))
    return track
