"""Cards and faces that affect the other players: their dice are rolled, copied or changed, or they lose something."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from statistics import fmean

from engine.dice_forge.data.cards import CARDS, Card
from engine.dice_forge.data.faces import FACES, SIDES, Face, Yield
from engine.dice_forge.greedy.appraisal import Appraisal, card_worth, judge
from engine.dice_forge.registry import BLESSED, ECHO, GAINING, LOSING, YieldMode, card_effect, face_effect
from engine.dice_forge.rules.blessing import boar_feeds, misfortune_is_up, one_after_the_other
from engine.dice_forge.rules.faces import carry_out
from engine.dice_forge.rules.forging import forge_one, in_pool
from engine.dice_forge.rules.resources import choose_yield, lose, receive, take
from engine.dice_forge.rules.rolls import roll
from engine.dice_forge.rules.scoring import points
from engine.dice_forge.state import START_PORTAL, State
from engine.float_sums import sum_floats
from engine.flow import Flow, Play, together
from engine.questions import Fact, Option, Question

# Faces that another player must bear


@card_effect("boar", "misfortune")
def bearer(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Another player must forge the face of the card's colour: a boar, or a Mirror of Misfortune."""
    options = tuple(Option(f"seat:{other}", "seat", {"other": other}) for other in play.state.others(seat))
    answer = yield from play.ask(seat, "bearer", options, {"source": card.id})
    faces = [face for face in in_pool(play.state, card.feat.pool) if FACES[face].card == card.id]
    yield from forge_one(play, answer.number("other"), faces, card.id)


@judge("bearer")
def bearer_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The rival with the most points must bear it."""
    return points(own.state.heroes[option.number("other")])


@face_effect("boar")
def boar(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Each time it is carried out (C39) the owner of the card gains too, never loses (rulebook p. 6)."""
    yield from receive(play, seat, yields, face.id, manner)
    owner = play.state.owner_of(face.card)
    if owner is not None:
        for _ in range(factor):
            fed = yield from choose_yield(play, owner, "boar", face.owner, face.id)
            yield from receive(play, owner, fed, face.card, GAINING)


@card_worth("boar")
def boar_worth(own: Appraisal, card: Card) -> float:
    """A choice of the owner each time that the face is rolled."""
    return own.rolls / SIDES * 2.5


@face_effect("misfortune")
def misfortune(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Each time it is carried out (C39) the owner of the card carries out both dice of its bearer.

    It is as if the owner received a blessing, but not with his own dice: no zone works, and these faces set off no
    further mirror (Rebellion p. 17; C13, C14).
    """
    yield from receive(play, seat, yields, face.id, manner)
    owner, bearer = play.state.owner_of(face.card), bearer_of(play.state, face.id)
    if owner is not None and bearer is not None and not manner.echo:
        faces = play.state.heroes[bearer].faces
        play.tell(owner, "misfortune", other=bearer, faces=faces)
        yield from carry_out(play, owner, faces, ECHO)


def bearer_of(state: State, face: str) -> int | None:
    """The seat that has this face on a die, or None."""
    return next((seat for seat, hero in enumerate(state.heroes) if any(face in die for die in hero.dice)), None)


@card_worth("misfortune")
def misfortune_worth(own: Appraisal, card: Card) -> float:
    """A rival's blessing each time that the face is rolled."""
    return own.rolls / SIDES * fmean(own.blessing(other) for other in own.state.others(own.seat))


# Others roll


@card_effect("satyrs", rolls=True)
def satyrs(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """All others roll; carry out two of their dice as if it were a divine blessing of one's own (C30).

    It is none, so Cerberus cannot repeat it (C28).
    """
    faces_of_others = tuple([(face, other) for other in play.state.others(seat) for face in roll(play, other, card.id)])
    answer = yield from play.ask(seat, "satyrs", _pairs(faces_of_others), {"source": card.id})
    play.note(seat, "chose_faces", answer.facts)
    yield from carry_out(play, seat, answer.texts("faces"))


@lru_cache(maxsize=256)
def _pairs(faces_of_others: tuple[tuple[str, int], ...]) -> tuple[Option, ...]:
    """Every pair of different dice; pairs of equal faces once."""
    pairs: dict[tuple[str, ...], Option] = {}
    for (left, first), (right, second) in combinations(faces_of_others, 2):
        key = tuple(sorted((left, right)))
        if key not in pairs:
            facts: dict[str, Fact] = {"faces": (left, right), "others": (first, second)}
            pairs[key] = Option(f"pair:{left}+{right}", "pair", facts)
    return tuple(pairs.values())


@card_worth("satyrs")
def satyrs_worth(own: Appraisal, card: Card) -> float:
    """A rival's blessing, and more for the choice."""
    return 1.3 * own.rivals()


@judge("satyrs")
def satyrs_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What the pair brings."""
    left, right = option.texts("faces")
    return own.pair(left, right)


@card_effect("minotaur", rolls=True)
def minotaur(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """All others roll and lose what their faces would give.

    They do so in turn where a boar or a mirror may give a player something that he then loses.
    """
    others = play.state.others(seat)
    faces_by_seat = {other: roll(play, other, card.id) for other in others}
    flows: dict[int, Flow[object]] = {other: carry_out(play, other, faces_by_seat[other], LOSING) for other in others}
    if misfortune_is_up(play.state) or any(boar_feeds(play.state, other) for other in others):
        yield from one_after_the_other(list(flows.values()))
    else:
        yield from together(flows)


@card_worth("minotaur")
def minotaur_worth(own: Appraisal, card: Card) -> float:
    """Half of a rival's blessing."""
    return 0.5 * own.rivals()


@card_effect("wind", rolls=True)
def wind(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Everyone rolls; gain all of one kind that the dice show, coloured corners apart."""
    total: dict[str, int] = {}
    for other in (seat, *play.state.others(seat)):
        for face in roll(play, other, card.id):
            for kind, amount in FACES[face].gains.items():
                total[kind] = total.get(kind, 0) + amount
    if total:
        yields = yield from choose_yield(play, seat, "choose", dict(sorted(total.items())), card.id)
        yield from receive(play, seat, yields, card.id)


@card_worth("wind")
def wind_worth(own: Appraisal, card: Card) -> float:
    """The best kind of what all dice show on average, and more since the best is chosen after the roll."""
    total: dict[str, float] = {}
    for hero in own.state.heroes:
        for die in hero.dice:
            for face in die:
                for kind, amount in FACES[face].gains.items():
                    total[kind] = total.get(kind, 0.0) + amount / SIDES
    return max(own.gain_worth({kind: round(1.2 * amount)}) for kind, amount in total.items())


@card_effect("left_hand", rolls=True)
def left_hand(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Everyone on an island is ousted and rolls; the buyer carries all pairs out, his own first.

    Great Bears count once: the buyer's if anyone else was ousted (C12), and those of the ousted.
    """
    state = play.state
    ousted_seats = [other for other in (seat, *state.others(seat)) if state.heroes[other].island != START_PORTAL]
    for other in ousted_seats:
        state.heroes[other].island = START_PORTAL
        play.tell(other, "ousted", other=seat)
    if any(other != seat for other in ousted_seats):
        for other in dict.fromkeys((seat, *ousted_seats)):
            for bear in state.heroes[other].cards:
                if CARDS[bear].feat.oust_vp:
                    take(play, other, {"vp": CARDS[bear].feat.oust_vp}, bear)
    faces_by_seat = {other: roll(play, other, card.id) for other in ousted_seats}
    for other, faces in faces_by_seat.items():
        yield from carry_out(play, seat, faces, BLESSED if other == seat else GAINING)


@card_worth("left_hand")
def left_hand_worth(own: Appraisal, card: Card) -> float:
    """The blessings of all who stand on islands."""
    there = [other for other in own.state.others(own.seat) if own.state.heroes[other].island]
    return own.blessing(own.seat) + sum_floats(own.blessing(other) for other in there)


# Others lose


@card_effect("mists")
def mists(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """The hero with the least gold on the hero board loses points to the buyer, also the buyer in a tie (C08)."""
    heroes = play.state.heroes
    least = min(hero.store["gold"] for hero in heroes)
    poorest = [other for other in play.state.in_turn_order() if heroes[other].store["gold"] == least]
    if poorest != [seat]:
        vp = sum(lose(play, other, card.feat.gains, card.id)["vp"] for other in poorest)
        if vp:
            yield from receive(play, seat, {"vp": vp}, card.id)


@card_worth("mists")
def mists_worth(own: Appraisal, card: Card) -> float:
    """Something, unless one has the least gold oneself."""
    least = min(own.state.heroes[other].store["gold"] for other in own.state.others(own.seat))
    return 0.0 if own.hero.store["gold"] < least else 4.0


@card_effect("eternal_night")
def eternal_night(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Every other player loses shards to the buyer, as far as they have any."""
    gains: dict[str, int] = {}
    for other in play.state.others(seat):
        for kind, amount in lose(play, other, card.feat.gains, card.id).items():
            if amount:
                gains[kind] = gains.get(kind, 0) + amount
    if gains:
        yield from receive(play, seat, gains, card.id)


@card_worth("eternal_night")
def eternal_night_worth(own: Appraisal, card: Card) -> float:
    """The shards that the others have, for oneself and against them."""
    rivals = [own.state.heroes[other].store for other in own.state.others(own.seat)]
    return sum_floats(own.worth[kind] * 1.3 for store in rivals for kind in card.feat.gains if store[kind])
