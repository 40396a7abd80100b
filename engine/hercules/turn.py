"""A round of Hercules, turn by turn: oracle, action, Pegasus (rulebook p. 6-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.chance import Chance
from engine.first_rolls import FirstRoll
from engine.flow import Flow, Play
from engine.hercules.abilities import ability_options, use_card
from engine.hercules.hades import hades_turn
from engine.hercules.labour import labour_options, perform_labour
from engine.hercules.rest import PASS, rest, rest_options
from engine.hercules.scoring import standings
from engine.hercules.state import HADES, State
from engine.questions import Fact, Option
from engine.standing_answers import StandingAnswer

END = Option("end", "end", group="end")

STAGES: Mapping[str, Mapping[str, Fact]] = {stage: {"stage": stage} for stage in ("begin", "spent", "used", "stuck")}
"""Facts of the question: nothing to take back yet (``begin``), or a rest would take something back (``spent``); cards
used; no labour fits the dice."""

STANDING_ANSWERS = (
    StandingAnswer(
        "turn", {"pass": PASS.id}, while_facts=STAGES["stuck"], label=PASS.label, shortcut="pass", lapses=True
    ),
)
"""A pass, as long as no labour fits the dice and a rest would take nothing back: late in a match that is the case in
many turns in a row."""


def turn(play: Play[State]) -> Flow[None]:
    """One side's turn, with the oracle before the first and Pegasus' flight after the last of a round.

    Hades is asked nothing; his turn is one of its own, so that a trial of the hero's can end before it.
    """
    state = play.state
    if state.turns == 0:
        consult_oracle(play)
    if state.solo and state.acting == HADES:
        hades_turn(play)
    else:
        yield from hero_turn(play, state.acting)
    pass_on(play)


def pass_on(play: Play[State]) -> None:
    """End a turn: the next side acts, or the round ends."""
    state = play.state
    state.white_in_use = False
    state.used = ()
    state.turns += 1
    state.acting = (state.acting + 1) % len(state.heroes)
    if state.turns == len(state.heroes):
        end_round(play)


def consult_oracle(play: Play[State]) -> None:
    """Everyone rolls; against Hades the white die rolls with them (ruling R17)."""
    state = play.state
    name = str(state.round)
    roll = play.chance.draw(name)
    play.tell(None, "round_began", round=state.round, pegasus=state.pegasus)
    for seat in range(state.seats):
        first, second = roll.pair(2 * seat)
        dice = state.heroes[seat].dice = (1 + first, 1 + second)
        play.note(seat, "rolled", {"dice": dice})
    if state.solo:
        state.heroes[HADES].dice = (1 + play.chance.roll(f"{name}.hades"),)
        state.white = 1 + play.chance.roll(f"{name}.white")
        play.tell(None, "hades_rolled", die=state.heroes[HADES].dice[0], white=state.white)


def hero_turn(play: Play[State], side: int) -> Flow[None]:
    """Use any number of cards, then perform a labour; or rest, if no card was used."""
    while True:
        options = turn_options(play.state, side)
        choice = yield from play.ask(side, "turn", options, STAGES[stage_of(play.state, options)])
        if choice.group == "ability":
            use_card(play, side, choice)
            continue
        if choice.group == "labour":
            perform_labour(play, side, choice)
        elif choice.group == "rest":
            yield from rest(play, side, choice)
        else:
            play.tell(side, "turn_lost")
        return


def turn_options(state: State, side: int) -> tuple[Option, ...]:
    """What the acting side may do. After using a card one may not stop while a labour is possible (ruling R10)."""
    labours = labour_options(state, side)
    abilities = ability_options(state, side)
    if not state.used:
        return (*labours, *abilities, *rest_options(state, side))
    if not labours:
        return (*abilities, END)
    return (*labours, *abilities)


def stage_of(state: State, options: Sequence[Option]) -> str:
    """How far the acting side has come, for those who ask the question."""
    if options[0].group != "labour":
        return "stuck"
    if state.used:
        return "used"
    return "begin" if options[-1].label == PASS.label else "spent"


def next_turn_of(state: State, side: int) -> State | None:
    """The table as it is, with the turn of that side; the dice lie as they fell in this round."""
    if state.acting == side or state.over:
        return None
    copy = state.copy()
    copy.acting = side
    copy.used = ()
    copy.white_in_use = False
    copy.turns = min(max(state.turns, 1), len(state.heroes) - 1)
    return copy


def _dice_before_turn(state: State, side: int) -> tuple[tuple[str, ...], ...]:
    """The dice of a side that has had its turn in this round already; before that they lie as they fell."""
    had_turn = (side - state.pegasus) % len(state.heroes) < state.turns
    return (NUMBERS, NUMBERS) if had_turn and not state.ending else ()


def _begin_with_roll(state: State, side: int) -> State:
    """The table as it is, with that side's turn as the first of the next round."""
    copy = next_turn_of(state, side) or state.copy()
    copy.round += 1
    copy.turns, copy.pegasus = 0, side
    return copy


def _sides_before_turn(state: State, side: int, chance: Chance) -> tuple[int, ...]:
    roll = chance.draw(str(state.round))
    return roll.side(2 * side), roll.side(2 * side + 1)


NUMBERS = tuple("123456")
FIRST_ROLL = FirstRoll(_dice_before_turn, _begin_with_roll, _sides_before_turn)


def end_round(play: Play[State]) -> None:
    """Pass Pegasus on to the left, or end the match."""
    state = play.state
    state.turns = 0
    if not state.ending:
        state.pegasus = state.acting = (state.pegasus + 1) % len(state.heroes)
        state.round += 1
        return
    state.over = True
    play.tell(None, "match_ended")
    for standing in standings(state):
        play.tell(standing.seat, "scored", points=standing.points, place=standing.place)
