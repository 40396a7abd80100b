"""Cards of the Titan module that have to do with the track (Rebellion p. 17)."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.dice_forge.data.cards import MEMORY, SLOTS, Card
from engine.dice_forge.greedy.appraisal import Appraisal, card_worth, judge
from engine.dice_forge.registry import card_effect
from engine.dice_forge.rules.blessing import choose_die, minor_blessing
from engine.dice_forge.rules.resources import MARKING, move_marker
from engine.dice_forge.state import Memory, State
from engine.float_sums import sum_floats
from engine.flow import Flow, Play
from engine.questions import Option, Question

ISLANDS: Final = tuple(sorted({slot.island for slot in SLOTS.values()}))


@card_effect("memory")
def memory(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Lay the card's tokens on different islands, either side up."""
    hero = play.state.heroes[seat]
    islands = ISLANDS
    for _ in range(card.feat.times):
        answer = yield from play.ask(seat, "memory", _memory_options(islands), {"source": card.id})
        laid = answer.number("island")
        hero.memories = (*hero.memories, Memory(card.id, laid, answer.text("side")))
        play.tell(seat, "memory_laid", card=card.id, island=laid, side=answer.text("side"))
        islands = _others(islands, laid)


@cache
def _others(islands: tuple[int, ...], laid: int) -> tuple[int, ...]:
    return tuple(other for other in islands if other != laid)


@cache
def _memory_options(islands: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(
        Option(f"memory:{island}:{side}", "memory", {"island": island, "side": side, **gains})
        for island in islands
        for side, gains in MEMORY.items()
    )


@card_worth("memory")
def memory_worth(own: Appraisal, card: Card) -> float:
    """The better side, and something for the second token; nothing when no turn is left to collect them."""
    return 1.2 * max(map(own.yields, MEMORY.values())) if own.turns_after > 1 else 0.0


@judge("memory")
def memory_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The better side, on an island whose feats come soon."""
    feats = [slot for slot in SLOTS.values() if slot.island == option.number("island")]
    near = sum_floats(len(own.state.stacks[slot.id]) / sum(slot.cost.values()) for slot in feats)
    return own.yields(MEMORY[option.text("side")]) + 0.3 * near


@judge("tokens")
def tokens_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The token whose step counts for more now."""
    return own.yields(MEMORY[option.text("side")])


@card_effect("oracle")
def oracle(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """A minor blessing; if it gives loyalty or ancient shards, all other markers go one space to the rebellion."""
    die = yield from choose_die(play, seat, card.id)
    kinds = yield from minor_blessing(play, seat, die, card.id)
    if not MARKING.isdisjoint(kinds):
        for other in play.state.others(seat):
            move_marker(play, other, 1, 0)


@card_worth("oracle")
def oracle_worth(own: Appraisal, card: Card) -> float:
    """The better die, in every turn to come."""
    return own.turns_after * max(own.die(0), own.die(1))
