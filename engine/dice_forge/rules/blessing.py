"""Blessings: roll, perhaps again with Twins, carry out, and perhaps a second time with Cerberus (rulebook p. 4, 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engine.chance import Draw
from engine.dice_forge.data.faces import DICE, FACES, MISFORTUNES, Face
from engine.dice_forge.registry import BLESSED, Given, YieldMode
from engine.dice_forge.rules.celestial_die import side_options, turn_to
from engine.dice_forge.rules.faces import carry_out
from engine.dice_forge.rules.labyrinth import NEAR_THEFT, PAYING_WITH_SHARDS
from engine.dice_forge.rules.plain_faces import (
    Nature,
    carry_out_quietly,
    give_in_order,
    may_add_to,
    nature_of,
    roll_of,
)
from engine.dice_forge.rules.resources import store_gains
from engine.dice_forge.rules.rolls import PHASE, lay_down, lay_one_down, name_again, name_of, phase_name
from engine.dice_forge.rules.twins import TWINS, ask_twins, may_reroll, reward
from engine.dice_forge.state import CLOCKWISE, Hero, State
from engine.flow import NOTHING_ASKED, Flow, Play, together
from engine.questions import Option

REPEAT: Final = (Option("cerberus:use", "cerberus-use"), Option("cerberus:keep", "cerberus-keep"))
MISFORTUNE_CARDS: Final = frozenset(FACES[face].card for face in MISFORTUNES)
TWINS_ID: Final = TWINS.id
NEVER: Final[Mapping[int, int]] = {}
Quietly = Callable[[Play[State], int, Nature, YieldMode], Flow[None] | None]
"""Carries out the faces of a seat if none of them asks anything."""
NO_FLOWS: Final[Mapping[int, Flow[None]]] = {}
CHOOSE_DIE: Final = tuple(Option(f"die:{die}", "die", {"die": die}, chance=True) for die in DICE)


def everybody_blessed(play: Play[State]) -> Flow[object]:
    """Phase 1: everyone rolls, and all carry out their faces together (rulebook p. 4).

    What just gives what it shows is gained at once, unless what a player gains depends on what others roll. Only where
    ships or golems compete for faces and treasures does the order matter: then those with one, or with a mirror that
    may copy one, take their turns, the active player first (C25). Where a Mirror of Misfortune is up, or a golem may
    come to steal or to pay with what a boar brings, all wait for each other.
    """
    state, notes, all_roll_first = play.state, play.notes, False
    heroes, order = state.heroes, CLOCKWISE[len(state.heroes)][state.acting]
    for seat, hero in enumerate(heroes):
        if TWINS_ID in hero.cards and may_reroll(state, seat):
            return _everybody_with_twins(play)
        if (hero.golem and hero.golem in NEAR_THEFT) or (hero.track and _carries_out_others(state, hero)):
            all_roll_first = True
    waiting: dict[int, Nature] = {}
    pairs = play.chance.pairs(phase_name(state), order)
    for seat in order:
        hero = heroes[seat]
        hero.up = light, dark = pairs[seat]
        roll = roll_of(seat, hero.dice[0][light], hero.dice[1][dark])
        notes.append(roll.note)
        if roll.gains is None or all_roll_first or may_add_to(hero, roll):
            waiting[seat] = roll.nature
        else:
            store_gains(play, hero, roll.gains)
    if not waiting:
        return NOTHING_ASKED
    return _receive_in_turn(play, waiting, carry_out_quietly if all_roll_first else give_in_order)


def _carries_out_others(state: State, hero: Hero) -> bool:
    """Whether a hero may carry out another player's dice, by a Mirror of Misfortune that may be rolled."""
    if MISFORTUNE_CARDS.isdisjoint(hero.cards):
        return False
    return not all(MISFORTUNES.isdisjoint(die) for hero in state.heroes for die in hero.dice)


def _everybody_with_twins(play: Play[State]) -> Flow[None]:
    """The same where dice may be rolled again: that comes before any effect (C22)."""
    draw = play.chance.draw(phase_name(play.state))
    faces_by_seat: dict[int, tuple[str, ...]] = {
        seat: lay_down(play, seat, PHASE, draw, 2 * seat) for seat in play.state.in_turn_order()
    }
    again = {
        seat: use_twins(play, seat, DICE, faces_by_seat[seat], draw, 2 * seat)
        for seat in faces_by_seat
        if may_reroll(play.state, seat)
    }
    used: dict[int, int] = {}
    for seat, (faces, copies) in (yield from together(again)).items():
        faces_by_seat[seat], used[seat] = faces, copies
    waiting = {seat: nature_of(faces) for seat, faces in faces_by_seat.items()}
    yield from _receive_in_turn(play, waiting, carry_out_quietly, used)


def _receive_in_turn(
    play: Play[State], waiting: dict[int, Nature], quietly: Quietly, used: Mapping[int, int] = NEVER
) -> Flow[object]:
    """Carry out what the faces of these seats show; Twins were ``used`` so often.

    What asks nothing is carried out ``quietly``, seat by seat up to the first one that asks.
    """
    begun = NO_FLOWS
    for seat, nature in tuple(waiting.items()):
        hero = play.state.heroes[seat]
        if used.get(seat) or (hero.tokens["cerberus"] and nature.left):
            break
        flow = quietly(play, seat, nature, BLESSED)
        if flow is not NOTHING_ASKED:
            begun = {seat: flow} if flow else NO_FLOWS
            break
        del waiting[seat]
    if not waiting:
        return NOTHING_ASKED
    if len(waiting) > 1:
        return together(_side_by_side(play, waiting, used=used, begun=begun))
    [(seat, nature)] = waiting.items()
    return begun.get(seat) or receive_faces(play, seat, nature.faces, rerolled=used.get(seat, 0))


def use_twins(
    play: Play[State], seat: int, dice: tuple[str, ...], faces: tuple[str, ...], draw: Draw, slot: int = 0
) -> Flow[tuple[tuple[str, ...], int]]:
    """Roll dice again as often as Twins are paid for; the faces that are up then, and how many copies were used.

    ``slot`` is that of the light die in the roll that is repeated.
    """
    used = 0
    while die := (yield from ask_twins(play, seat, dice, faces, used)):
        used += 1
        place = DICE.index(die)
        again = play.chance.draw(name_again(draw, slot + place))
        [face] = lay_one_down(play, seat, place, TWINS.id, again, slot + place)
        faces = tuple(face if name == die else old for name, old in zip(dice, faces, strict=True))
    return faces, used


def _side_by_side(
    play: Play[State],
    natures: Mapping[int, Nature],
    *,
    used: Mapping[int, int] = NEVER,
    begun: Mapping[int, Flow[None]] = NO_FLOWS,
) -> dict[int, Flow[object]]:
    flows: dict[int, Flow[object]] = {
        seat: begun.get(seat) or receive_faces(play, seat, nature.faces, rerolled=used.get(seat, 0))
        for seat, nature in natures.items()
    }
    queue = [seat for seat, nature in natures.items() if nature.spends or nature.copies]
    if misfortune_is_up(play.state) or (queue and any(_takes_what_others_give(play.state, seat) for seat in queue)):
        queue = list(natures)
    elif queue and not any(natures[seat].spends for seat in queue):
        queue = []
    if len(queue) > 1:
        flows[queue[0]] = one_after_the_other([flows.pop(seat) for seat in queue])
    return flows


def misfortune_is_up(state: State) -> bool:
    """Whether a player may have to carry out another player's dice: then nothing happens at the same time."""
    return state.module == "titans" and not all(map(MISFORTUNES.isdisjoint, [hero.faces for hero in state.heroes]))


def _takes_what_others_give(state: State, seat: int) -> bool:
    """Whether a golem may come to a space where it steals, or pays with what a boar has just brought."""
    hero = state.heroes[seat]
    return hero.golem in NEAR_THEFT or (hero.golem in PAYING_WITH_SHARDS and boar_feeds(state, seat))


def boar_feeds(state: State, seat: int) -> bool:
    """Whether a boar is up, anywhere, that brings something to this seat."""
    return any(face.card in state.heroes[seat].cards for face in _lying_up(state) if face.kind == "boar")


def _lying_up(state: State) -> Iterator[Face]:
    return (FACES[face] for hero in state.heroes for face in hero.faces)


def one_after_the_other(flows: Sequence[Flow[object]]) -> Flow[None]:
    """Flows that wait for each other."""
    for flow in flows:
        yield from flow


def divine_blessing(play: Play[State], seat: int, cause: str, manner: YieldMode = BLESSED) -> Flow[Given]:
    """Roll both dice and carry them out. A blessing of phase 1 is one of a turn within another here."""
    draw = play.chance.draw(name_of(play.state, "within" if cause == PHASE else cause, seat))
    faces: tuple[str, ...] = lay_down(play, seat, cause, draw)
    used = 0
    if may_reroll(play.state, seat):
        faces, used = yield from use_twins(play, seat, DICE, faces, draw)
    return (yield from receive_faces(play, seat, faces, manner, rerolled=used))


def minor_blessing(play: Play[State], seat: int, die: int, cause: str, manner: YieldMode = BLESSED) -> Flow[Given]:
    """Roll one die and carry it out."""
    draw = play.chance.draw(name_of(play.state, cause, seat))
    faces: tuple[str, ...] = lay_one_down(play, seat, die, cause, draw, die)
    used = 0
    if may_reroll(play.state, seat):
        faces, used = yield from use_twins(play, seat, (DICE[die],), faces, draw)
    return (yield from receive_faces(play, seat, faces, manner, rerolled=used))


def choose_die(play: Play[State], seat: int, cause: str) -> Flow[int]:
    """Which die to roll."""
    answer = yield from play.ask(seat, "die", CHOOSE_DIE, {"source": cause})
    return DICE.index(answer.text("die"))


def choose_faces(play: Play[State], seat: int, cause: str) -> Flow[tuple[str, ...]]:
    """Turn both dice to faces of one's choice (Rebellion p. 7 and 11)."""
    faces: list[str] = []
    for die in range(len(DICE)):
        answer = yield from play.ask(seat, "side", side_options(play.state, seat, die), {"source": cause})
        faces.append(turn_to(play, seat, answer, cause))
    return tuple(faces)


def may_repeat(hero: Hero, faces: tuple[str, ...]) -> bool:
    """Whether a Cerberus token could repeat these faces; triples alone give nothing twice."""
    return bool(hero.tokens["cerberus"]) and any(FACES[face].kind != "triple" for face in faces)


def receive_faces(
    play: Play[State], seat: int, faces: tuple[str, ...], manner: YieldMode = BLESSED, *, rerolled: int = 0
) -> Flow[Given]:
    """Carry out a blessing's faces; afterwards one Cerberus token may repeat them (rulebook p. 7).

    Twins that rolled a die again pay their reward in between. Returns the kinds that were given.
    """
    if rerolled or may_repeat(play.state.heroes[seat], faces):
        return _receive_and_repeat(play, seat, faces, manner, rerolled)
    return carry_out(play, seat, faces, manner)


def _receive_and_repeat(
    play: Play[State], seat: int, faces: tuple[str, ...], manner: YieldMode, rerolled: int
) -> Flow[Given]:
    kinds = yield from carry_out(play, seat, faces, manner)
    yield from reward(play, seat, rerolled)
    hero = play.state.heroes[seat]
    if may_repeat(hero, faces):
        answer = yield from play.ask(seat, "cerberus", REPEAT, {"faces": faces})
        if answer is REPEAT[0]:
            hero.add_token("cerberus", -1)
            play.tell(seat, "repeated", faces=faces)
            kinds = kinds | (yield from carry_out(play, seat, faces, manner))
    return kinds
