"""The Celestial Die (Rebellion p. 18). Its roll is no blessing: no Cerberus, no zone; Twins may repeat it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.dice_forge.data.faces import CELESTIAL, DICE, Side
from engine.dice_forge.rules.resources import choose_yield, receive
from engine.dice_forge.rules.twins import ask_twins, reward
from engine.dice_forge.rules.upgrades import upgrade, upgrade_options
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option

SideEffect = Callable[[Play[State], int, Side], Flow[None]]

CELESTIAL_DIE = "celestial"


def roll_celestial(play: Play[State], seat: int, cause: str) -> Flow[None]:
    """Roll the Celestial Die and carry out the side that lies up in the end."""
    side, used = _roll(play, seat, cause), 0
    while (yield from ask_twins(play, seat, (CELESTIAL_DIE,), (side.id,), used)):
        used += 1
        side = _roll(play, seat, "twins")
    yield from SIDE_EFFECTS[side.effect](play, seat, side)
    yield from reward(play, seat, used)


def _roll(play: Play[State], seat: int, cause: str) -> Side:
    side = CELESTIAL[play.chance.die(len(CELESTIAL)) - 1]
    play.tell("celestial_rolled", seat, face=side.id, cause=cause)
    return side


def _gain(play: Play[State], seat: int, side: Side) -> Flow[None]:
    yield from receive(play, seat, side.gains, side.id)
    if side.choices:
        yields = yield from choose_yield(play, seat, "choose", side.choices, side.id)
        yield from receive(play, seat, yields, side.id)


def _copy(play: Play[State], seat: int, side: Side) -> Flow[None]:
    yield from copy_any(play, seat, side.id)


def copy_any(play: Play[State], seat: int, source: str) -> Flow[None]:
    """Carry out any face that lies up on a die, one's own included, as if it stood alone (C33)."""
    from engine.dice_forge.rules.faces import carry_out  # faces move golems, and golems roll this die

    shown = {face: other for other in (*play.state.others(seat), seat) for face in play.state.heroes[other].faces}
    options = tuple(Option(f"copy:{face}", "copy", {"face": face, "other": other}) for face, other in shown.items())
    answer = yield from play.ask(seat, "copy", options, {"source": source})
    play.note("copied", seat, answer.facts)
    yield from carry_out(play, seat, (str(answer.facts["face"]),))


def _turn(play: Play[State], seat: int, side: Side) -> Flow[None]:
    """Turn one of one's dice to any face, and carry it out as if it stood alone."""
    from engine.dice_forge.rules.faces import carry_out

    options = tuple(option for die in range(len(DICE)) for option in side_options(play.state, seat, die))
    answer = yield from play.ask(seat, "side", options, {"source": side.id})
    yield from carry_out(play, seat, (turn_to(play, seat, answer, side.id),))


def side_options(state: State, seat: int, die: int) -> tuple[Option, ...]:
    """Every face that a die could be turned to, equal ones once."""
    faces = state.heroes[seat].dice[die]
    return tuple(
        Option(f"side:{DICE[die]}:{faces.index(face) + 1}", "side", {"face": face, "die": DICE[die]})
        for face in dict.fromkeys(faces)
    )


def turn_to(play: Play[State], seat: int, answer: Option, source: str) -> str:
    """Turn a die to the face that was chosen, and return it."""
    hero = play.state.heroes[seat]
    _, die, number = answer.id.split(":")
    side = int(number) - 1
    hero.up = (side, hero.up[1]) if die == DICE[0] else (hero.up[0], side)
    play.tell("turned", seat, source=source, **answer.facts)
    return str(answer.facts["face"])


def _upgrade(play: Play[State], seat: int, side: Side) -> Flow[None]:
    """Upgrade one face, if one likes; the last level is the highest (C06)."""
    options = upgrade_options(play.state, seat, side.levels, capped=True)
    yield from upgrade(play, seat, options, side.id, optional=True)


SIDE_EFFECTS: Mapping[str, SideEffect] = {
    "gain": _gain,
    "copy": _copy,
    "turn": _turn,
    "upgrade": _upgrade,
}
