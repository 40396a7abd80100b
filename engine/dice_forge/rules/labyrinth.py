"""Golems in the Goddess's labyrinth: steps, forks, and what each space does (Rebellion p. 10-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES, Space
from engine.dice_forge.data.rulings import SCEPTERS_PAY_IN_THE_LABYRINTH
from engine.dice_forge.rules.celestial_die import roll_celestial
from engine.dice_forge.rules.payment import pay_shards, ready_scepters, spend_gold, ways_to_pay
from engine.dice_forge.rules.purchases import buy_one
from engine.dice_forge.rules.resources import BLESSED, choose_yield, lose, receive
from engine.dice_forge.rules.spending import spaces_ahead
from engine.dice_forge.rules.tokens import spend_triton, triton_options
from engine.dice_forge.state import Hero, State
from engine.flow import Flow, Play
from engine.questions import Fact, Option

SpaceEffect = Callable[[Play[State], int, Space, str], Flow[None]]
"""Carries a space out for the seat whose golem has entered it; the last part names the space as a source."""

BONUS = (Option("celestial:roll", "celestial-roll", chance=True), Option("celestial:skip", "celestial-skip"))
DEAL = (Option("deal:yes", "deal-yes"), Option("deal:no", "deal-no"))


def walk(play: Play[State], seat: int, steps: int, *, back: bool = False) -> Flow[None]:
    """Move a golem step by step; each space is carried out before the next one is entered."""
    hero = play.state.heroes[seat]
    for _ in range(steps):
        targets = _targets(hero, back=back)
        if not targets:
            return
        start, target = hero.golem, targets[0]
        if len(targets) > 1:
            options = tuple(map(_path, targets))
            answer = yield from play.ask(seat, "path", options, {"space": start})
            target = int(answer.id.partition(":")[2])
        hero.golem = target
        play.tell("golem_moved", seat, start=start, space=target)
        yield from enter(play, seat, SPACES[target])


def _path(space: int) -> Option:
    return Option(f"path:{space}", "path", {"space": space}, chance=SPACES[space].effect == "celestial")


def _targets(hero: Hero, *, back: bool) -> tuple[int, ...]:
    if hero.golem in (0, GODDESS):
        return ()
    return SPACES[hero.golem].backward if back else SPACES[hero.golem].forward


def enter(play: Play[State], seat: int, space: Space) -> Flow[None]:
    """Carry a space out."""
    if space.effect:
        yield from SPACE_EFFECTS[space.effect](play, seat, space, f"space_{space.id}")


def golem_bonus(play: Play[State], seat: int) -> Flow[None]:
    """Both golems in one blessing: one roll of the Celestial Die, if one likes (C34 counts effective faces)."""
    if play.state.heroes[seat].golem:
        answer = yield from play.ask(seat, "celestial", BONUS)
        if answer is BONUS[0]:
            yield from roll_celestial(play, seat, "golems")


STRIDE = 4
"""As far as a golem comes in one blessing: three steps with a triple, one more by the Celestial Die."""


def thief_is_near(hero: Hero) -> bool:
    """Whether a golem may come to a space in one blessing where it takes from the others."""
    return hero.golem in _NEAR_THEFT


def pays_with_shards(hero: Hero) -> bool:
    """Whether a golem may come to a space in one blessing where it pays with shards."""
    return any(space.effect == "buy" and "gold" not in space.price for space in spaces_ahead(hero.golem, STRIDE))


def _near_theft() -> frozenset[int]:
    near = {space.id for space in SPACES.values() if space.effect == "steal"}
    begin = near
    for _ in range(STRIDE):
        begin = {space.id for space in SPACES.values() if not begin.isdisjoint(space.forward)}
        near = near | begin
    return frozenset(near - {space.id for space in SPACES.values() if space.effect == "steal"})


_NEAR_THEFT = _near_theft()


def _gain(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    yield from receive(play, seat, space.gains, source)


def _choose(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    yields = yield from choose_yield(play, seat, "choose", space.choices, source)
    yield from receive(play, seat, yields, source)


def _steal(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Everybody else loses what he has of it, at most so much (C10)."""
    stolen = sum(lose(play, other, space.gains, source)["vp"] for other in play.state.others(seat))
    if stolen:
        yield from receive(play, seat, {"vp": stolen}, source)


def _celestial(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    for _ in range(space.times):
        yield from roll_celestial(play, seat, source)


def _forge(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    yield from buy_one(play, seat, space.discount, source)


def _buy(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """Pay once for victory points, if one can and likes."""
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
        play.tell("paid", seat, source=source, **space.price)
        yield from receive(play, seat, space.gains, source)


def _can_buy(state: State, seat: int, space: Space) -> bool:
    """Whether the price can be paid; in the own turn with scepters too (C29)."""
    hero = state.heroes[seat]
    if "gold" in space.price:
        return hero.gold >= space.price["gold"]
    own = seat == state.acting and SCEPTERS_PAY_IN_THE_LABYRINTH
    resets = ready_scepters(hero) if own else ()
    return bool(ways_to_pay(space.price["moon"], 0, hero.store["moon"], hero.store["sun"], 0, resets))


def _forged(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    forged = play.state.heroes[seat].forged
    if forged:
        yield from receive(play, seat, {kind: amount * forged for kind, amount in space.gains.items()}, source)


def _treasure(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """The first golem takes a treasure of one's choice and leaves its lower side for those that come later."""
    state = play.state
    opened = dict(state.opened)
    if space.id in opened:
        yield from receive(play, seat, TREASURES[opened[space.id]].back, source)
        return
    left = [treasure for treasure in TREASURES.values() if treasure.id not in opened.values()]
    options = tuple(Option(f"treasure:{one.id}", "treasure", {"resource": one.id, **one.front}) for one in left)
    answer = yield from play.ask(seat, "treasure", options, {"space": space.id})
    chosen = TREASURES[answer.id.partition(":")[2]]
    state.opened = (*state.opened, (space.id, chosen.id))
    play.tell("treasure_found", seat, space=space.id, resource=chosen.id)
    yield from receive(play, seat, chosen.front, source)


def _goddess(play: Play[State], seat: int, space: Space, source: str) -> Flow[None]:
    """The end of the way; the first one there also chooses both faces and carries them out like a blessing."""
    from engine.dice_forge.rules.blessing import choose_faces  # blessings carry out faces, faces move golems
    from engine.dice_forge.rules.faces import carry_out

    first = all(play.state.heroes[other].golem != GODDESS for other in play.state.others(seat))
    play.tell("goddess_reached", seat, first=int(first))
    yield from receive(play, seat, space.gains, source)
    if first:
        faces = yield from choose_faces(play, seat, source)
        yield from carry_out(play, seat, faces, BLESSED)


SPACE_EFFECTS: Mapping[str, SpaceEffect] = {
    "gain": _gain,
    "choose": _choose,
    "steal": _steal,
    "celestial": _celestial,
    "forge": _forge,
    "buy": _buy,
    "forged": _forged,
    "treasure": _treasure,
    "goddess": _goddess,
}
