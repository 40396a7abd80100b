"""Hades in the solo game: his version of a labour (rulebook p. 11)."""

from __future__ import annotations

from engine.flow import Play
from engine.hercules.cards import SOLO_STACKS
from engine.hercules.labour import reach, take_card_above, take_vase
from engine.hercules.state import COLUMNS, HADES, Hero, State, without


def hades_turn(play: Play[State]) -> None:
    """He steals a demigod by the white die, then moves by his own."""
    _steal(play)
    _move(play)


def _steal(play: Play[State]) -> None:
    """The white die as it lies now: as phase 1 or a hero who came first left it (ruling R17)."""
    state = play.state
    name = SOLO_STACKS[state.white - 1]
    stack = state.stacks[name]
    if not stack:
        play.tell(None, "hades_stole_nothing", white=state.white)
        return
    state.stacks[name] = stack[1:]
    state.heroes[HADES].demigods += stack[:1]
    play.tell(None, "hades_stole", card=stack[0], white=state.white)


def _move(play: Play[State]) -> None:
    """Columns wrap around and markers are jumped; then exactly one of three cases happens."""
    hades = play.state.heroes[HADES]
    die = hades.dice[0]
    hades.column = (hades.column + die - 1) % COLUMNS + 1
    play.tell(None, "hades_moved", die=die, column=hades.column)
    if hades.column in hades.labours:
        _take_marker(play, hades)
    elif card := take_card_above(play.state, hades):
        play.tell(None, "hades_took_card", card=card)
    else:
        _slide(play, hades)


def _take_marker(play: Play[State], hades: Hero) -> None:
    hades.labours = without(hades.labours, hades.column)
    hades.supply += 1
    play.tell(None, "hades_took_marker", column=hades.column)
    if not hades.labours and not play.state.ending:
        play.state.ending = True
        play.tell(None, "last_round")


def _slide(play: Play[State], hades: Hero) -> None:
    """Up to his next marker, never past the last column; only a vase can be earned (ruling R20)."""
    start, hades.column = hades.column, reach(hades.labours, hades.column)
    steps = hades.column - start
    if not steps:
        return
    play.tell(None, "hades_slid", start=start, column=hades.column, steps=steps)
    if card := take_vase(play.state, hades, steps):
        play.tell(None, "hades_took_vase", card=card, steps=steps)
