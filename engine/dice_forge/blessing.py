"""Blessings: roll, carry out, and perhaps a second time with Cerberus (rulebook p. 4 and 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.dice_forge.carry_out import carry_out, gives_plainly
from engine.dice_forge.faces import DICE, FACES, SIDES
from engine.dice_forge.state import Hero, State
from engine.dice_forge.stores import GAINING, Manner
from engine.play import Flow, Play, together
from engine.questions import Option

REPEAT = (Option("cerberus:use", "cerberus-use"), Option("cerberus:keep", "cerberus-keep"))
CHOOSE_DIE = tuple(Option(f"die:{die}", "die", {"die": die}, chance=True) for die in DICE)


def roll(play: Play[State], seat: int, cause: str) -> tuple[str, str]:
    """Roll both dice of a seat and lay them down."""
    hero, die = play.state.heroes[seat], play.chance.die
    light, dark = die(SIDES) - 1, die(SIDES) - 1
    hero.up = (light, dark)
    faces = (hero.dice[0][light], hero.dice[1][dark])
    play.note("rolled", seat, {"dice": DICE, "faces": faces, "cause": cause})
    return faces


def roll_one(play: Play[State], seat: int, die: int, cause: str) -> tuple[str]:
    """Roll one die of a seat and lay it down."""
    hero = play.state.heroes[seat]
    side = play.chance.die(SIDES) - 1
    hero.up = (side, hero.up[1]) if die == 0 else (hero.up[0], side)
    faces = (hero.dice[die][side],)
    play.tell("rolled", seat, dice=(DICE[die],), faces=faces, cause=cause)
    return faces


def everybody_blessed(play: Play[State]) -> Flow[None]:
    """Phase 1: everybody rolls, and all carry out their faces together (rulebook p. 4).

    What just gives what it shows is gained at once. Only where ships compete for faces does the order matter: then
    those with a ship, or with a mirror that may copy one, take their turns, the active player first (C25).
    """
    state = play.state
    waiting: dict[int, tuple[str, ...]] = {}
    for seat in state.in_turn_order():
        faces = roll(play, seat, "phase")
        if may_repeat(state.heroes[seat], faces) or not gives_plainly(play, seat, faces):
            waiting[seat] = faces
    if waiting:
        yield from together(_side_by_side(play, waiting))


def _side_by_side(play: Play[State], rolled: Mapping[int, tuple[str, ...]]) -> dict[int, Flow[None]]:
    flows = {seat: received(play, seat, faces) for seat, faces in rolled.items()}
    queue = [seat for seat, faces in rolled.items() if _competes(faces)]
    if len(queue) > 1 and any(_shows(rolled[seat], "ship") for seat in queue):
        flows[queue[0]] = one_after_the_other([flows.pop(seat) for seat in queue])
    return flows


def _competes(faces: tuple[str, ...]) -> bool:
    return _shows(faces, "ship") or _shows(faces, "mirror")


def _shows(faces: tuple[str, ...], kind: str) -> bool:
    return any(FACES[face].kind == kind for face in faces)


def one_after_the_other(flows: Sequence[Flow[None]]) -> Flow[None]:
    """Flows that wait for each other."""
    for flow in flows:
        yield from flow


def divine_blessing(play: Play[State], seat: int, cause: str, manner: Manner = GAINING) -> Flow[None]:
    """Roll both dice and carry them out."""
    faces = roll(play, seat, cause)
    yield from received(play, seat, faces, manner)


def minor_blessing(play: Play[State], seat: int, die: int, cause: str, manner: Manner = GAINING) -> Flow[None]:
    """Roll one die and carry it out."""
    faces = roll_one(play, seat, die, cause)
    yield from received(play, seat, faces, manner)


def choose_die(play: Play[State], seat: int, cause: str) -> Flow[int]:
    """Which die to roll."""
    answer = yield from play.ask(seat, "die", CHOOSE_DIE, {"source": cause})
    return DICE.index(str(answer.facts["die"]))


def may_repeat(hero: Hero, faces: tuple[str, ...]) -> bool:
    """Whether a Cerberus token could repeat these faces; triples alone give nothing twice."""
    return bool(hero.tokens["cerberus"]) and any(FACES[face].kind != "triple" for face in faces)


def received(play: Play[State], seat: int, faces: tuple[str, ...], manner: Manner = GAINING) -> Flow[None]:
    """Carry out a blessing's faces; afterwards one Cerberus token may repeat them (rulebook p. 7)."""
    yield from carry_out(play, seat, faces, manner)
    hero = play.state.heroes[seat]
    if may_repeat(hero, faces):
        answer = yield from play.ask(seat, "cerberus", REPEAT, {"faces": faces})
        if answer is REPEAT[0]:
            hero.add_token("cerberus", -1)
            play.tell("repeated", seat, faces=faces)
            yield from carry_out(play, seat, faces, manner)
