"""A turn of Dice Forge: blessing, reinforcements, action, extra action (rulebook p. 4-5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from engine.dice_forge.blessing import everybody_blessed
from engine.dice_forge.card_effects import carry_out_card
from engine.dice_forge.cards import CARDS
from engine.dice_forge.draft import draft
from engine.dice_forge.feats import feat_options, payable_feats, perform_feat
from engine.dice_forge.forging import for_sale, forge, forge_options
from engine.dice_forge.rulings import EXTRA_ACTION
from engine.dice_forge.scoring import standings
from engine.dice_forge.state import State
from engine.dice_forge.stores import can_pay, pay
from engine.dice_forge.tritons import spend_triton, triton_options
from engine.play import Flow, Play
from engine.questions import Fact, Option

PASS = Option("pass", "pass", group="end")
END = Option("end", "end", group="end")
EXTRA = Option("extra", "extra", EXTRA_ACTION, "extra")

STAGES: Mapping[str, Mapping[str, Fact]] = {stage: {"stage": stage} for stage in ("begin", "forging", "acted", "extra")}
"""Facts of the question: nothing done yet; faces bought, perhaps more; a feat performed; an extra action paid for."""


def turn(play: Play[State]) -> Flow[None]:
    """One player's turn; in a match with a draft, the draft comes before the first."""
    state = play.state
    if state.drafting:
        yield from draft(play)
        return
    seat = state.acting
    play.tell("turn_began", seat, round=state.round)
    for _ in range(state.blessings):
        yield from everybody_blessed(play)
    state.ready = reinforcements(state.heroes[seat].cards)
    yield from own_phases(play, seat)
    end_turn(play)


@lru_cache(maxsize=1024)
def reinforcements(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards among these that may be used in phase 2."""
    return tuple(card for card in cards if "reinforcement" in CARDS[card].feat.types)


def own_phases(play: Play[State], seat: int) -> Flow[None]:
    """Phases 2 to 4: reinforcements until an action is begun, the action, and one more if it is paid for."""
    state = play.state
    while True:
        choice = yield from play.ask(seat, "turn", turn_options(state, seat), STAGES[stage_of(state)])
        if choice.group == "forge":
            state.acted = True
            state.bought = (*state.bought, forge(play, seat, choice))
        elif choice.group == "feat":
            state.acted = True
            yield from perform_feat(play, seat, choice)
        elif choice.group == "use":
            yield from use_reinforcement(play, seat, str(choice.facts["card"]))
        elif choice.group == "triton":
            yield from spend_triton(play, seat, choice)
        elif choice.group == "extra":
            take_extra_action(play, seat)
        else:
            if not state.acted:
                play.tell("passed", seat)
            return


def stage_of(state: State) -> str:
    """How far the active player has come, for whoever asks the question."""
    if state.acted:
        return "forging" if state.bought else "acted"
    return "extra" if state.extra else "begin"


def turn_options(state: State, seat: int) -> tuple[Option, ...]:
    """What the active player may do now.

    A purchase of faces goes on as long as another face can be bought; each face once in an action.
    """
    hero = state.heroes[seat]
    options: list[Option] = []
    if not state.acted or state.bought:
        options += forge_options(for_sale(state, hero.store["gold"], without=state.bought), hero.dice)
    if not state.acted:
        options += feat_options(state, seat)
    must = state.must_act and not state.acted and options
    if state.ready and not state.acted and not state.extra:
        options += use_options(state, seat)
    options += triton_options(state, seat)
    if state.acted and not state.extra and may_act_again(state, seat):
        options.append(EXTRA)
    if not must:
        options.append(END if state.acted else PASS)
    return tuple(options)


def use_options(state: State, seat: int) -> list[Option]:
    """Reinforcements that were not used yet in this turn and can be paid for."""
    hero = state.heroes[seat]
    return [_use(card) for card in dict.fromkeys(state.ready) if can_pay(hero, CARDS[card].feat.price)]


@cache
def _use(card: str) -> Option:
    return Option(f"use:{card}", "use", {"card": card}, "use")


def use_reinforcement(play: Play[State], seat: int, card: str) -> Flow[None]:
    """Use a reinforcement card; each one once in a turn."""
    ready = list(play.state.ready)
    ready.remove(card)
    play.state.ready = tuple(ready)
    play.tell("used", seat, card=card)
    yield from carry_out_card(play, seat, CARDS[card])


def may_act_again(state: State, seat: int) -> bool:
    """Whether an extra action could be paid for, and something done with it."""
    store = state.heroes[seat].store
    if not can_pay(state.heroes[seat], EXTRA_ACTION):
        return False
    left = {kind: amount - EXTRA_ACTION.get(kind, 0) for kind, amount in store.items()}
    return bool(for_sale(state, left["gold"]) or payable_feats(state, left))


def take_extra_action(play: Play[State], seat: int) -> None:
    """Pay for one more action."""
    state = play.state
    pay(state.heroes[seat], EXTRA_ACTION)
    play.tell("paid_extra", seat, **EXTRA_ACTION)
    state.extra = True
    state.acted = False
    state.bought = ()


def end_turn(play: Play[State]) -> None:
    """The next player clockwise; after everybody's turn the next round, after the last one the end."""
    state = play.state
    state.ready = state.bought = ()
    state.acted = state.extra = False
    state.turns += 1
    state.acting = (state.acting + 1) % state.seats
    if state.turns < state.seats:
        return
    state.turns = 0
    if state.round < state.rounds:
        state.round += 1
        return
    state.over = True
    play.tell("match_ended")
    for standing in standings(state):
        play.tell("scored", standing.seat, points=standing.points, place=standing.place)
