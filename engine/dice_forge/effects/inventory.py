"""Cards that are laid out and hold something: hammers, chests, tokens, scepters, Companions."""

from __future__ import annotations

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import FACES, SIDES
from engine.dice_forge.data.rulings import CHEST, COMPANION, LAP, LAP_VP
from engine.dice_forge.greedy.appraisal import Appraisal, best_kind, card_worth, judge
from engine.dice_forge.registry import card_effect
from engine.dice_forge.rules.gold import hammer_room
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option, Question


@card_effect("hammer")
def hammer(play: Play[State], seat: int, card: Card) -> None:
    """Lay out a hammer card; it waits under the one that is being worked on."""
    play.state.heroes[seat].hammers += 1


@card_worth("hammer")
def hammer_worth(own: Appraisal, card: Card) -> float:
    """The laps that the gold to come pays for, less that gold."""
    income = own.rolls * sum(FACES[face].gains.get("gold", 0) for die in own.hero.dice for face in die) / SIDES
    spare = min(0.8 * income - hammer_room(own.hero), LAP * len(LAP_VP))
    if spare < LAP:
        return 0.0
    return LAP_VP[0] + (spare - LAP) / LAP * LAP_VP[1] - spare * own.worth["gold"]


@card_effect("chest")
def chest(play: Play[State], seat: int, card: Card) -> None:
    """Attach a chest to the inventory."""
    play.state.heroes[seat].chests += 1


@card_worth("chest")
def chest_worth(own: Appraisal, card: Card) -> float:
    """A little for each place, less for each further chest."""
    return own.turns_after * sum(CHEST.values()) / (own.hero.chests + 1) * 0.08


@card_effect("token")
def token(play: Play[State], seat: int, card: Card) -> None:
    """Take a token."""
    play.state.heroes[seat].add_token(card.feat.token, 1)


@card_worth("token")
def token_worth(own: Appraisal, card: Card) -> float:
    """The best kind that a token is spent for; for one that repeats a blessing, a good blessing."""
    if card.feat.choices:
        return best_kind(own, card.feat.choices)
    return 1.3 * own.blessing(own.seat) if own.rolls else 0.0


@card_effect("scepter")
def scepter(play: Play[State], seat: int, card: Card) -> None:
    """Lay out a scepter, its token on 0."""
    hero = play.state.heroes[seat]
    hero.scepters = (*hero.scepters, 0)


@card_worth("scepter")
def scepter_worth(own: Appraisal, card: Card) -> float:
    """A little in every turn to come."""
    return 0.8 * own.turns_after


@card_effect("companion")
def companion(play: Play[State], seat: int, card: Card) -> None:
    """Lay out a Companion, its token on 0."""
    hero = play.state.heroes[seat]
    hero.companions = (*hero.companions, 0)


@card_effect("companion_step")
def companion_step(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Move one Companion's token on, each once in a turn; the one that was moved goes to the end of the line."""
    hero = play.state.heroes[seat]
    waiting = hero.companions[: play.state.ready.count(card.id) + 1]
    options = tuple(
        Option(f"step:{space}", "step", {"space": space}) for space in sorted(set(waiting)) if space < COMPANION
    )
    answer = yield from play.ask(seat, "companion", options, {"source": card.id})
    space = answer.number("space")
    place = hero.companions.index(space)
    hero.companions = (*hero.companions[:place], *hero.companions[place + 1 :], space + 1)
    play.tell(seat, "companion_moved", space=space + 1)


@card_worth("companion")
def companion_worth(own: Appraisal, card: Card) -> float:
    """The spaces that it can still come to; each gives a sun shard and a point."""
    return 0.7 * min(COMPANION, own.turns_after) * (1.0 + own.worth["sun"])


@judge("companion")
def companion_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The one that is farthest on."""
    return option.number("space")
