"""Choosing the sets in turn before the match: each slot with several sets is settled by one player's pick."""

from __future__ import annotations

from engine.dice_forge.data.cards import FEATS, FITTING, stack_of
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option


def draft(play: Play[State]) -> Flow[None]:
    """From the start player on, everybody picks one set for a slot that is still open, until none is."""
    state = play.state
    seat = state.first
    while state.drafting:
        options = tuple(
            Option(f"pick:{feat}", "pick", {"feat": feat, "slot": slot}, "pick")
            for slot, placed in state.line_up.items()
            if not placed
            for feat in FITTING[state.sets][slot]
        )
        answer = yield from play.ask(seat, "draft", options)
        feat = str(answer.facts["feat"])
        place(state, feat)
        play.tell("drafted", seat, feat=feat, slot=FEATS[feat].slot)
        seat = (seat + 1) % state.seats


def place(state: State, feat: str) -> None:
    """Lay a set on its slot."""
    slot = FEATS[feat].slot
    state.line_up = {**state.line_up, slot: feat}
    state.stacks = {**state.stacks, slot: stack_of(FEATS[feat], state.seats)}
