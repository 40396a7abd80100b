"""The Twins: dice are rolled again before any effect (Rebellion p. 4; C22)."""

from __future__ import annotations

from typing import Final

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.rules.resources import choose_yield, receive
from engine.dice_forge.rules.tokens import spend_triton, triton_options
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option

TWINS: Final = CARDS["twins"]
PRICE: Final = TWINS.feat.price["gold"]
KEEP: Final = Option("twins:keep", "twins-keep")


def may_reroll(state: State, seat: int, used: int = 0) -> bool:
    """Whether another copy could roll a die again; the active player may spend a Triton token for it."""
    hero = state.heroes[seat]
    if TWINS.id not in hero.cards or hero.cards.count(TWINS.id) <= used:
        return False
    return hero.gold >= PRICE or bool(triton_options(state, seat))


def _for_gold(tokens: tuple[Option, ...]) -> tuple[Option, ...]:
    return tuple(token for token in tokens if token.text("resource") == "gold")


def ask_twins(
    play: Play[State], seat: int, dice: tuple[str, ...], faces: tuple[str, ...], used: int
) -> Flow[str | None]:
    """Which of the dice just rolled is rolled again; it is paid for. None to leave them as they lie."""
    hero = play.state.heroes[seat]
    options = tuple(
        Option(f"twins:{die}", "twins", {"die": die, "face": face, "gold": PRICE}, chance=True)
        for die, face in zip(dice, faces, strict=True)
    )
    while True:
        if not may_reroll(play.state, seat, used):
            return None
        ways = options if hero.gold >= PRICE else ()
        tokens = () if ways else _for_gold(triton_options(play.state, seat))
        answer = yield from play.ask(seat, "twins", (*ways, *tokens, KEEP), {"faces": faces, "source": TWINS.id})
        if answer is KEEP:
            return None
        if answer.group != "triton":
            break
        yield from spend_triton(play, seat, answer)
    yield from spend_gold(play, seat, PRICE, TWINS.id)
    play.tell(seat, "paid", source=TWINS.id, gold=PRICE)
    return answer.text("die")


def reward(play: Play[State], seat: int, used: int) -> Flow[None]:
    """After the effects: for each copy that was used, one kind of what the card offers."""
    for _ in range(used):
        yields = yield from choose_yield(play, seat, "choose", TWINS.feat.choices, TWINS.id)
        yield from receive(play, seat, yields, TWINS.id)
