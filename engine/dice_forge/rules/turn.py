"""A turn of Dice Forge: blessing, reinforcements, action, extra action (rulebook p. 4-5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from engine.chance import Chance
from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.rulings import EXTRA_ACTION
from engine.dice_forge.rules.blessing import divine_blessing, everybody_blessed
from engine.dice_forge.rules.feats import (
    carry_out_card,
    feat_options,
    has_card,
    payable_feats,
    payable_slots,
    perform_feat,
)
from engine.dice_forge.rules.forging import buy, purchase_options, sells_anything
from engine.dice_forge.rules.payment import pay_shards, ready_scepters, settle, store_after, ways_to_pay
from engine.dice_forge.rules.resources import can_pay
from engine.dice_forge.rules.rolls import PHASE, phase_name
from engine.dice_forge.rules.scoring import standings
from engine.dice_forge.rules.tokens import (
    COMPANION_CARD,
    can_step,
    cash_in,
    companion_options,
    spend_triton,
    triton_options,
    without_cashed_in_companions,
)
from engine.dice_forge.setup import draft
from engine.dice_forge.state import ANCIENT, ANCIENT_PLACE, GOLD, MOON, SUN, Hero, State
from engine.first_rolls import FirstRoll
from engine.flow import TURN_OVER, Flow, Play
from engine.questions import Fact, Option

PASS: Final = Option("pass", "pass", group="end")
END: Final = Option("end", "end", group="end")
EXTRA: Final = Option("extra", "extra", EXTRA_ACTION, "extra")

STAGES: Final[Mapping[str, Mapping[str, Fact]]] = {
    stage: {"stage": stage} for stage in ("begin", "forging", "acted", "extra")
}
"""Facts of the question: nothing done yet; faces bought, perhaps more; a feat performed; an extra action paid for."""


def turn(play: Play[State]) -> Flow[None]:
    """One player's turn; in a match with a draft, the draft comes before the first. It continues where it rests."""
    state = play.state
    return draft(play) if state.drafting else take_turn(play, state.acting)


REINFORCEMENTS: Final = frozenset(card.id for card in CARDS.values() if "reinforcement" in card.feat.types)
"""The cards that may be used in phase 2."""


def ready_cards(hero: Hero) -> tuple[str, ...]:
    """The reinforcements that a hero may use in a turn that begins now."""
    cards = tuple([card for card in hero.cards if card in REINFORCEMENTS])
    return without_cashed_in_companions(cards, hero) if COMPANION_CARD in cards else cards


def turn_within(play: Play[State], seat: int) -> Flow[None]:
    """A complete turn in the middle of another one, which continues afterwards (Rebellion p. 7; C11, C37)."""
    state = play.state
    outer = state.ready, state.acted, state.bought, state.extra, state.upgraded
    state.acted, state.bought, state.extra, state.upgraded = False, (), False, False
    yield from take_turn(play, seat, within=True)
    play.tell(seat, "turn_within_ended")
    state.ready, state.acted, state.bought, state.extra, state.upgraded = outer


def take_turn(play: Play[State], seat: int, *, within: bool = False) -> Flow[None]:
    """Phases 1 to 4: blessings, reinforcements until an action is begun, the action, and one more if it is paid for.

    A turn can continue from each choice of its player by the state alone; not one ``within`` another, in which only its
    player is blessed.
    """
    state = play.state
    if not state.resting:
        if within:
            play.tell(seat, "turn_within_began")
        else:
            play.tell(seat, "turn_began", round=state.round)
        for _ in range(state.blessings):
            yield from divine_blessing(play, seat, PHASE) if within else everybody_blessed(play)
        state.ready = ready_cards(state.heroes[seat])
    while True:
        state.resting = not within
        options = turn_options(state, seat)
        if len(options) > 1:
            # As ``Play.ask``, without a flow of its own for each of the most frequent questions.
            _, choice = yield play.open(seat, "turn", options, STAGES[stage_of(state)])
        else:
            choice = play.take_only(seat, "turn", options)
        state.resting = False
        group = choice.group
        if group == "forge":
            state.acted = True
            yield from buy(play, seat, choice)
            state.bought = (*state.bought, choice.text("face"))
        elif group == "feat":
            state.acted = True
            yield from perform_feat(play, seat, choice)
        elif group == "end":
            if not state.acted:
                play.tell(seat, "passed")
            break
        elif group == "use":
            yield from use_reinforcement(play, seat, choice.text("card"))
        elif group == "triton":
            yield from spend_triton(play, seat, choice)
        elif group == "extra":
            yield from take_extra_action(play, seat)
        else:
            yield from cash_in(play, seat, choice)
    if not within:
        end_turn(play)
        yield TURN_OVER


def stage_of(state: State) -> str:
    """How far the active player has come, for those who ask the question."""
    if state.acted:
        return "forging" if state.bought else "acted"
    return "extra" if state.extra else "begin"


def turn_options(state: State, seat: int) -> tuple[Option, ...]:
    """What the active player may do now.

    A purchase of faces continues as long as another face can be bought; each face once in an action.
    """
    hero = state.heroes[seat]
    options: list[Option] = []
    if not state.acted or state.bought:
        gold = hero.gold if hero.scepters else hero.amounts[GOLD]
        options = purchase_options(state, hero, gold, state.bought)
    if not state.acted:
        options += feat_options(state, seat)
    must = state.must_act and not state.acted and options
    if state.ready and not state.acted and not state.extra:
        options += use_options(state, seat)
    if hero.tokens["triton"]:
        options += triton_options(state, seat)
    if hero.companions:
        options += companion_options(hero)
    if state.acted and not state.extra and may_act_again(state, seat):
        options.append(EXTRA)
    if not must:
        options.append(END if state.acted else PASS)
    return tuple(options)


def use_options(state: State, seat: int) -> list[Option]:
    """Reinforcements that were not used yet in this turn and can be paid for."""
    hero = state.heroes[seat]
    return [_use(card) for card in dict.fromkeys(state.ready) if usable(state, hero, card)]


def usable(state: State, hero: Hero, card: str) -> bool:
    """Whether a reinforcement can be paid for and does anything."""
    return can_pay(hero, CARDS[card].feat.price) and (card != COMPANION_CARD or can_step(state, hero))


@cache
def _use(card: str) -> Option:
    return Option(f"use:{card}", "use", {"card": card}, "use")


def use_reinforcement(play: Play[State], seat: int, card: str) -> Flow[None]:
    """Use a reinforcement card; each one once in a turn."""
    ready = list(play.state.ready)
    ready.remove(card)
    play.state.ready = tuple(ready)
    play.tell(seat, "used", card=card)
    yield from carry_out_card(play, seat, CARDS[card], CARDS[card].feat.use)


def may_act_again(state: State, seat: int) -> bool:
    """Whether an extra action could be paid for, and something done with it."""
    hero = state.heroes[seat]
    if hero.scepters:
        return any(_may_act(state, _after(hero, way)) for way in ways_to_extra_action(hero))
    amounts = hero.amounts
    if amounts[SUN] + amounts[ANCIENT_PLACE] < EXTRA_ACTION["sun"]:
        return False
    slots = _slots_after_extra_action(amounts[MOON], amounts[SUN], amounts[ANCIENT_PLACE])
    return sells_anything(state, amounts[GOLD]) or has_card(state, slots)


@lru_cache(maxsize=1024)
def _slots_after_extra_action(moon: int, sun: int, ancient: int) -> tuple[str, ...]:
    """The slots for whose feats there is enough left when an extra action is paid for."""
    ways = ways_to_pay(0, EXTRA_ACTION["sun"], moon, sun, ancient, ())
    left = [store_after({"moon": moon, "sun": sun, ANCIENT: ancient}, way) for way in ways]
    slots = [slot.id for store in left for slot in payable_slots(store["moon"], store["sun"], store[ANCIENT], ())]
    return tuple(dict.fromkeys(slots))


def ways_to_extra_action(hero: Hero) -> tuple[Option, ...]:
    """Every way to pay for an extra action."""
    amounts = hero.amounts
    return ways_to_pay(
        0, EXTRA_ACTION["sun"], amounts[MOON], amounts[SUN], amounts[ANCIENT_PLACE], ready_scepters(hero)
    )


def _after(hero: Hero, way: Option) -> Hero:
    left = hero.copy()
    settle(left, way)
    return left


def _may_act(state: State, hero: Hero) -> bool:
    return sells_anything(state, hero.gold) or bool(payable_feats(state, hero.store, ready_scepters(hero)))


def take_extra_action(play: Play[State], seat: int) -> Flow[None]:
    """Pay for one more action."""
    state = play.state
    yield from pay_shards(play, seat, EXTRA_ACTION, "extra")
    play.tell(seat, "paid_extra", **EXTRA_ACTION)
    state.extra = True
    state.acted = False
    state.bought = ()


def next_turn_of(state: State, seat: int) -> State | None:
    """The table as it is, with that seat's turn after its blessing, which brings nothing."""
    if state.acting == seat or state.drafting or state.over:
        return None
    copy = state.copy()
    copy.acting = seat
    copy.ready = ready_cards(copy.heroes[seat])
    copy.bought = ()
    copy.acted = copy.extra = copy.upgraded = False
    copy.resting = True
    return copy


def _dice_before_turn(state: State, seat: int) -> tuple[tuple[str, ...], ...]:
    return state.heroes[seat].dice


def _begin_with_roll(state: State, seat: int) -> State:
    """The table as it is, with that seat's turn and one blessing before it."""
    copy = next_turn_of(state, seat) or state.copy()
    copy.ready = ()
    copy.resting = False
    copy.blessings = 1
    return copy


def _sides_before_turn(state: State, seat: int, chance: Chance) -> tuple[int, ...]:
    draw = chance.draw(phase_name(state))
    return draw.side(2 * seat), draw.side(2 * seat + 1)


FIRST_ROLL: Final = FirstRoll(_dice_before_turn, _begin_with_roll, _sides_before_turn)


def end_turn(play: Play[State]) -> None:
    """The next player clockwise; after everyone's turn the next round, after the last one the end."""
    state = play.state
    state.ready = state.bought = ()
    state.acted = state.extra = state.upgraded = False
    state.turns += 1
    seats = len(state.heroes)
    state.acting = (state.acting + 1) % seats
    if state.turns < seats:
        return
    state.turns = 0
    if state.round < state.rounds:
        state.round += 1
        return
    state.over = True
    play.tell(None, "match_ended")
    for standing in standings(state):
        play.tell(standing.seat, "scored", points=standing.points, place=standing.place)
