"""The Celestial Die (Rebellion p. 18). Its roll is no blessing: no Cerberus, no zone; Twins may repeat it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.chance import Draw
from engine.dice_forge.data.faces import CELESTIAL, DICE, Side
from engine.dice_forge.registry import SIDE_EFFECTS
from engine.dice_forge.rules.rolls import name_again, name_of
from engine.dice_forge.rules.twins import TWINS, ask_twins, may_reroll, reward
from engine.dice_forge.state import Die, State
from engine.flow import Flow, Play
from engine.questions import Option

CELESTIAL_DIE: Final = "celestial"
SLOT: Final = 2
"""The die after the own two."""


def roll_celestial(play: Play[State], seat: int, cause: str) -> Flow[None]:
    """Roll the Celestial Die and carry out the side that is up in the end."""
    draw = play.chance.draw(f"{name_of(play.state, cause, seat)}.celestial")
    side, used = _lay_down(play, seat, cause, draw), 0
    while may_reroll(play.state, seat, used) and (yield from ask_twins(play, seat, (CELESTIAL_DIE,), (side.id,), used)):
        used += 1
        side = _lay_down(play, seat, TWINS.id, play.chance.draw(name_again(draw, SLOT)))
    yield from SIDE_EFFECTS[side.effect](play, seat, side)
    if used:
        yield from reward(play, seat, used)


def _lay_down(play: Play[State], seat: int, cause: str, draw: Draw) -> Side:
    side = CELESTIAL[draw.side(SLOT, len(CELESTIAL))]
    play.tell(seat, "celestial_rolled", face=side.id, cause=cause)
    return side


def side_options(state: State, seat: int, die: int) -> tuple[Option, ...]:
    """Every face that a die could be turned to, equal ones once."""
    return _sides_of(die, state.heroes[seat].dice[die])


@lru_cache(maxsize=1024)
def _sides_of(die: int, faces: Die) -> tuple[Option, ...]:
    return tuple(
        Option(f"side:{DICE[die]}:{faces.index(face) + 1}", "side", {"face": face, "die": DICE[die]})
        for face in dict.fromkeys(faces)
    )


def turn_to(play: Play[State], seat: int, answer: Option, source: str) -> str:
    """Turn a die to the face that was chosen, and return it."""
    hero = play.state.heroes[seat]
    die, face = DICE.index(answer.text("die")), answer.text("face")
    side = hero.dice[die].index(face)
    hero.up = (side, hero.up[1]) if die == 0 else (hero.up[0], side)
    play.tell(seat, "turned", source=source, **answer.facts)
    return face
