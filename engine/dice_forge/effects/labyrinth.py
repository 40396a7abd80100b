"""Golem faces, golem cards and the spaces of the Goddess's labyrinth (Rebellion p. 10-11)."""

from __future__ import annotations

from typing import Final

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import Face, Yield
from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES, Space
from engine.dice_forge.data.rulings import SCEPTERS_PAY_IN_THE_LABYRINTH
from engine.dice_forge.effects.celestial_die import celestial_worth
from engine.dice_forge.greedy.appraisal import Appraisal, best_kind, card_worth, face_worth, judge
from engine.dice_forge.registry import BLESSED, YieldMode, card_effect, face_effect, space_effect
from engine.dice_forge.rules.blessing import choose_faces
from engine.dice_forge.rules.celestial_die import roll_celestial
from engine.dice_forge.rules.faces import carry_out
from engine.dice_forge.rules.forging import buy_one
from engine.dice_forge.rules.labyrinth import walk
from engine.dice_forge.rules.payment import pay_shards, ready_scepters, spend_gold, ways_to_pay
from engine.dice_forge.rules.resources import choose_yield, lose, receive
from engine.dice_forge.rules.tokens import spend_triton, triton_options
from engine.dice_forge.state import State
from engine.flow import NOTHING_ASKED, Flow, Play
from engine.questions import Fact, Option, Question, number

DEAL: Final = (Option("deal:yes", "deal-yes"), Option("deal:no", "deal-no"))

AHEAD: Final = 4
"""How many spaces of the labyrinth the computer player looks ahead."""

PROGRESS: Final = 0.35
"""What one space towards the Goddess is worth on its own."""

GODDESS_BLESSING: Final = 9.0
"""What the first golem at the Goddess brings besides the points."""


@face_effect("golem")
def golem(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Steps of the golem, three times as many with a triple. Nothing can be lost (Rebellion p. 11)."""
    return NOTHING_ASKED if manner.losing else walk(play, seat, face.steps * factor)


@face_worth("golem")
def golem_face_worth(own: Appraisal, face: Face) -> float:
    """What the steps bring."""
    return golem_worth(own, face.steps)


@card_effect("walk", "walk_back", rolls=True)
def move_golem(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Move the golem forward, or back: then with a free choice at junctions (C38)."""
    return walk(play, seat, card.feat.times, back=card.feat.effect == "walk_back")


@card_worth("walk", "walk_back")
def move_golem_worth(own: Appraisal, card: Card) -> float:
    """What the steps bring."""
    return golem_worth(own, card.feat.times, back=card.feat.effect == "walk_back")


def golem_worth(own: Appraisal, steps: int = 1, *, back: bool = False) -> float:
    """What this many steps of the golem bring."""
    space, worth = SPACES.get(own.hero.golem), 0.0
    for _ in range(steps):
        targets = () if space is None or space.id == GODDESS else space.backward if back else space.forward
        if not targets:
            break
        space = max([SPACES[target] for target in targets], key=lambda target: space_worth(own, target))
        worth += space_worth(own, space) + (0.0 if back else PROGRESS)
    return worth


def space_worth(own: Appraisal, space: Space) -> float:
    """What entering a space brings."""
    worth = own.spaces.get(space.id)
    if worth is None:
        worth = own.spaces[space.id] = _space_worth(own, space)
    return worth


def _space_worth(own: Appraisal, space: Space) -> float:
    if space.effect == "treasure":
        treasure_by_space = dict(own.state.opened)
        if space.id in treasure_by_space:
            return own.yields(TREASURES[treasure_by_space[space.id]].back)
        left = [treasure for treasure in TREASURES.values() if treasure.id not in treasure_by_space.values()]
        return max(own.yields(treasure.front) for treasure in left)
    if space.effect == "celestial":
        return celestial_worth(own) * space.times
    if space.effect == "choose":
        return best_kind(own, space.choices)
    if space.effect == "buy":
        return max(0.0, own.yields(space.gains) - own.yields(space.price))
    if space.effect == "forged":
        return float(own.hero.forged_count)
    if space.effect == "steal":
        return space.gains["vp"] * 1.5 * (own.state.seats - 1)
    if space.effect == "forge":
        return 1.0 + space.discount * own.worth["gold"]
    first = all(hero.golem != GODDESS for hero in own.state.heroes)
    return own.yields(space.gains) + (GODDESS_BLESSING if space.effect == "goddess" and first else 0.0)


@judge("path")
def path_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The way forward that brings most; on the way back the space itself."""
    space = option.number("space")
    start = question.facts["space"]
    if isinstance(start, int) and space in SPACES[start].forward:
        return way_worth(own, space)
    return space_worth(own, SPACES[space])


def way_worth(own: Appraisal, space: int, ahead: int = AHEAD) -> float:
    """What a way through the labyrinth brings that begins with a space; what is farther away counts less."""
    here = space_worth(own, SPACES[space]) + PROGRESS
    if not ahead or not SPACES[space].forward:
        return here
    return here + 0.6 * max(way_worth(own, target, ahead - 1) for target in SPACES[space].forward)


@judge("celestial")
def celestial_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The roll that both golems together give is always taken."""
    return float(option.label == "celestial-roll")


# Spaces


@space_effect("gain")
def gain(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Gain what the space shows."""
    return receive(play, seat, space.gains, source)


@space_effect("choose")
def choose(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Gain one of the kinds that the space shows."""
    yields = yield from choose_yield(play, seat, "choose", space.choices, source)
    yield from receive(play, seat, yields, source)


@space_effect("steal")
def steal(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Every other hero loses up to so much of it (C10)."""
    stolen = sum(lose(play, other, space.gains, source)["vp"] for other in play.state.others(seat))
    if stolen:
        yield from receive(play, seat, {"vp": stolen}, source)


@space_effect("celestial")
def celestial(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Roll the Celestial Die."""
    for _ in range(space.times):
        yield from roll_celestial(play, seat, source)


@space_effect("forge")
def forge(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Optionally buy one face for less gold."""
    return buy_one(play, seat, space.discount, source)


@space_effect("buy")
def buy(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Optionally pay once for victory points."""
    while True:
        tokens = triton_options(play.state, seat)
        deal = DEAL if _can_buy(play.state, seat, space) else DEAL[1:]
        facts: dict[str, Fact] = {"source": source, "gain": space.gains["vp"], **space.price}
        answer = yield from play.ask(seat, "deal", (*deal, *tokens), facts)
        if answer.group == "triton":
            yield from spend_triton(play, seat, answer)
            continue
        break
    if answer is DEAL[0]:
        if "gold" in space.price:
            yield from spend_gold(play, seat, space.price["gold"], source)
        else:
            yield from pay_shards(play, seat, space.price, source, ancient=False)
        play.tell(seat, "paid", source=source, **space.price)
        yield from receive(play, seat, space.gains, source)


def _can_buy(state: State, seat: int, space: Space) -> bool:
    """Whether the price can be paid; in the own turn with scepters too (C29)."""
    hero = state.heroes[seat]
    if "gold" in space.price:
        return hero.gold >= space.price["gold"]
    own = seat == state.acting and SCEPTERS_PAY_IN_THE_LABYRINTH
    resets = ready_scepters(hero) if own else ()
    return bool(ways_to_pay(space.price["moon"], 0, hero.store["moon"], hero.store["sun"], 0, resets))


@judge("deal")
def deal_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The points beyond the price; Triton tokens are kept."""
    if option.group == "triton":
        return -1.0
    if option.label == "deal-no":
        return 0.0
    price = {kind: number(question.facts, kind) for kind in ("gold", "moon") if kind in question.facts}
    return number(question.facts, "gain") - own.yields(price)


@space_effect("forged")
def gain_per_forged_face(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Gain what the space shows for each face forged so far."""
    count = play.state.heroes[seat].forged_count
    if count:
        yield from receive(play, seat, {kind: amount * count for kind, amount in space.gains.items()}, source)


_TREASURES: Final = {
    each.id: Option(f"treasure:{each.id}", "treasure", {"resource": each.id, **each.front})
    for each in TREASURES.values()
}
"""The options to take each treasure."""


@space_effect("treasure")
def treasure(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """The first golem takes a treasure of one's choice and leaves its lower side for those that come later."""
    state = play.state
    treasure_by_space = dict(state.opened)
    if space.id in treasure_by_space:
        yield from receive(play, seat, TREASURES[treasure_by_space[space.id]].back, source)
        return
    options = tuple([option for treasure, option in _TREASURES.items() if treasure not in treasure_by_space.values()])
    answer = yield from play.ask(seat, "treasure", options, {"space": space.id})
    gain_chosen = TREASURES[answer.text("resource")]
    state.opened = (*state.opened, (space.id, gain_chosen.id))
    play.tell(seat, "treasure_found", space=space.id, resource=gain_chosen.id)
    yield from receive(play, seat, gain_chosen.front, source)


@judge("treasure")
def treasure_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What the treasure's front gives."""
    return own.yields(TREASURES[option.text("resource")].front)


@space_effect("goddess")
def goddess(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """The end of the way; the first one there also chooses both faces and carries them out like a blessing."""
    first = all(play.state.heroes[other].golem != GODDESS for other in play.state.others(seat))
    play.tell(seat, "goddess_reached", first=int(first))
    yield from receive(play, seat, space.gains, source)
    if first:
        faces = yield from choose_faces(play, seat, source)
        yield from carry_out(play, seat, faces, BLESSED)
