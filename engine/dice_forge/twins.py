"""The Twins: dice are rolled again before any effect (Rebellion p. 4; C22)."""

from __future__ import annotations

from engine.dice_forge.cards import CARDS
from engine.dice_forge.payment import spend_gold
from engine.dice_forge.state import Hero, State
from engine.dice_forge.stores import choose_yield, receive
from engine.play import Flow, Play
from engine.questions import Option

TWINS = CARDS["twins"]
PRICE = TWINS.feat.price["gold"]
KEEP = Option("twins:keep", "twins-keep")


def may_reroll(hero: Hero, used: int = 0) -> bool:
    """Whether another copy could roll a die again."""
    return TWINS.id in hero.cards and hero.cards.count(TWINS.id) > used and hero.gold >= PRICE


def ask_twins(
    play: Play[State], seat: int, dice: tuple[str, ...], faces: tuple[str, ...], used: int
) -> Flow[str | None]:
    """Which of the dice just rolled is rolled again; it is paid for. None to leave them as they lie."""
    if not may_reroll(play.state.heroes[seat], used):
        return None
    options = tuple(
        Option(f"twins:{die}", "twins", {"die": die, "face": face, "gold": PRICE}, chance=True)
        for die, face in zip(dice, faces, strict=True)
    )
    answer = yield from play.ask(seat, "twins", (*options, KEEP), {"faces": faces, "source": TWINS.id})
    if answer is KEEP:
        return None
    yield from spend_gold(play, seat, PRICE, TWINS.id)
    play.tell("paid", seat, source=TWINS.id, gold=PRICE)
    return str(answer.facts["die"])


def reward(play: Play[State], seat: int, used: int) -> Flow[None]:
    """After the effects: for each copy that was used, one kind of what the card offers."""
    for _ in range(used):
        yields = yield from choose_yield(play, seat, "choose", TWINS.feat.choices, TWINS.id)
        yield from receive(play, seat, yields, TWINS.id)
