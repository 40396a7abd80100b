"""The names of rolls, and the dice as they fall: each roll is a draw of its own (``engine.keyed``).

A name says when and why a seat rolls, not what was rolled before: one roll more changes no other.
"""

from __future__ import annotations

from typing import Final

from engine.chance import Draw
from engine.dice_forge.data.faces import DICE
from engine.dice_forge.setup import MEASURES
from engine.dice_forge.state import State
from engine.flow import Play

PHASE: Final = "phase"
"""The cause of a roll of phase 1."""


def phase_name(state: State) -> str:
    """The name of a blessing of phase 1, in which all seats roll; the two dice of a seat lie in slots of their own."""
    return _NAMES[state.round][state.acting]


_NAMES: Final = [
    [f"{number}.{acting}" for acting in range(max(MEASURES))]
    for number in range(max(measure.rounds for measure in MEASURES.values()) + 1)
]
"""The names of a blessing of phase 1, by the round and the active player."""


def name_of(state: State, cause: str, seat: int) -> str:
    """The name of any other roll of a seat in the present turn."""
    return f"{state.round}.{state.acting}.{cause}.{seat}"


def name_again(draw: Draw, slot: int) -> str:
    """The name of a roll by which Twins repeat one die of another roll."""
    return f"{draw.name}.again{slot}"


def roll(play: Play[State], seat: int, cause: str) -> tuple[str, str]:
    """Roll both dice of a seat and lay them down."""
    return lay_down(play, seat, cause, play.chance.draw(name_of(play.state, cause, seat)))


def lay_down(play: Play[State], seat: int, cause: str, draw: Draw, slot: int = 0) -> tuple[str, str]:
    """Lay both dice of a seat down as they were drawn, the light one in this slot, the dark one in the next."""
    hero = play.state.heroes[seat]
    hero.up = light, dark = draw.pair(slot)
    faces = (hero.dice[0][light], hero.dice[1][dark])
    play.note(seat, "rolled", {"dice": DICE, "faces": faces, "cause": cause})
    return faces


def lay_one_down(play: Play[State], seat: int, die: int, cause: str, draw: Draw, slot: int) -> tuple[str]:
    """Lay one die of a seat down as it was drawn."""
    hero = play.state.heroes[seat]
    side = draw.side(slot)
    hero.up = (side, hero.up[1]) if die == 0 else (hero.up[0], side)
    faces = (hero.dice[die][side],)
    play.tell(seat, "rolled", dice=(DICE[die],), faces=faces, cause=cause)
    return faces
