"""The computer player ``greedy``: takes what brings the most victory points by the end, as far as it can tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.dice_forge.data.cards import CARDS, SLOTS
from engine.dice_forge.data.faces import DICE, FACES
from engine.dice_forge.data.rulings import EXTRA_ACTION
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.effects.faces import SPENDING
from engine.dice_forge.effects.modules import rebel_reward
from engine.dice_forge.greedy.appraisal import OUSTED, Appraisal
from engine.dice_forge.greedy.rebellion_questions import REBELLION_JUDGES, cash_in, light_pays, number
from engine.dice_forge.rules.faces import triple
from engine.dice_forge.rules.feats import payable_feats
from engine.dice_forge.rules.forging import for_sale
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.scoring import points
from engine.dice_forge.state import ANCIENT, State
from engine.errors import NotAsked
from engine.game import Advice
from engine.match import Match
from engine.questions import Fact, Option, Question

Judge = Callable[[Appraisal, Question, Option], float]


def choose_greedily(match: Match[State], seat: int) -> Advice:
    """The option that is worth most. Raises NotAsked."""
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    own = Appraisal(match.state, seat)
    judge = _JUDGES[question.kind]
    best = max(question.options, key=lambda option: judge(own, question, option))
    return Advice(best.id, best.label, {**best.facts, **_worth(own, best)})


def _worth(own: Appraisal, option: Option) -> Mapping[str, Fact]:
    """How many points a purchase is thought to bring, beyond its price."""
    if option.group == "feat":
        return {"worth": round(feat_worth(own, str(option.facts["card"])))}
    return {"worth": round(forging_worth(own, option))} if option.group == "forge" else {}


# The own turn


def _turn(own: Appraisal, question: Question, option: Option) -> float:
    return _TURN[option.group](own, question, option)


def _forge(own: Appraisal, question: Question, option: Option) -> float:
    """A face's gain without its price, and what the rest of the gold could buy in the same action."""
    net = forging_worth(own, option)
    if net <= 0.0:
        return net - 0.01
    face, cost = str(option.facts["face"]), int(str(option.facts["cost"]))
    without = (*own.state.bought, face)
    return net + 0.7 * best_purchases(own, own.hero.gold - cost, without)


def forging_worth(own: Appraisal, option: Option) -> float:
    """What forging a face brings, less its price."""
    die, side = DICE.index(str(option.facts["die"])), int(str(option.facts["side"])) - 1
    return own.forging(str(option.facts["face"]), die, side) - int(str(option.facts["cost"])) * own.worth["gold"]


def best_purchases(own: Appraisal, gold: int, without: tuple[str, ...] = ()) -> float:
    """About what one action in the Sanctuary brings with so much gold."""
    total = 0.0
    while True:
        offers = [(_net(own, face, cost), face, cost) for face, cost in for_sale(own.state, gold, without=without)]
        net, face, cost = max(offers, default=(0.0, "", 0))
        if net <= 0.0:
            return total
        total += net
        gold -= cost
        without = (*without, face)


def _net(own: Appraisal, face: str, cost: int) -> float:
    return own.best_place(face) - cost * own.worth["gold"]


def _feat(own: Appraisal, question: Question, option: Option) -> float:
    """A feat's points and effect without its price, and what an ousted rival gets."""
    return feat_worth(own, str(option.facts["card"]))


def feat_worth(own: Appraisal, card_id: str) -> float:
    """What performing a feat brings, less its price."""
    card = CARDS[card_id]
    slot = SLOTS[card.feat.slot]
    worth = (
        own.card(card) - own.yields(slot.cost) + (rebel_reward(own.state, own.seat, card.feat) if own.hero.track else 0)
    )
    if own.hero.island != slot.island:
        for other in own.state.others(own.seat):
            if own.state.heroes[other].island == slot.island:
                worth -= OUSTED * own.blessing(other)
    return worth


def best_action(own: Appraisal, store: Mapping[str, int], without: tuple[str, ...] = ()) -> float:
    """The best that one action could bring with such a store."""
    stacks = own.state.stacks
    feats = [feat_worth(own, stacks[slot][0]) for slot in payable_feats(own.state, store)]
    return max([0.0, best_purchases(own, store["gold"], without), *feats])


def _use(own: Appraisal, question: Question, option: Option) -> float:
    """Reinforcements come first: they cost nothing, or little."""
    feat = CARDS[str(option.facts["card"])].feat
    if feat.effect == "light":
        return 1000.0 if light_pays(own, feat.price) else -1.0
    return 1000.0 if own.yields(feat.gains) >= own.yields(feat.price) else -1.0


def _triton(own: Appraisal, question: Question, option: Option) -> float:
    """A token is spent when it makes a better action possible now, or at the end."""
    state, store = own.state, own.hero.store
    if state.acted and state.extra:
        return -1.0
    resource, amount = str(option.facts["resource"]), int(str(option.facts["amount"]))
    more = {**store, resource: min(cap(own.hero, resource), store[resource] + amount)}
    if state.acted:
        more = {kind: held - EXTRA_ACTION.get(kind, 0) for kind, held in more.items()}
        if min(more.values()) < 0:
            return -1.0
    gain = best_action(own, more) - (0.0 if state.acted else best_action(own, store))
    spent = own.yields({resource: amount}) if own.turns_after else 0.0
    return 500.0 + gain if gain > spent + 0.5 else -1.0


def _extra(own: Appraisal, question: Question, option: Option) -> float:
    left = {kind: held - EXTRA_ACTION.get(kind, 0) for kind, held in own.hero.store.items()}
    if left["sun"] < 0:
        left = {**left, "sun": 0, ANCIENT: max(0, left.get(ANCIENT, 0) + left["sun"])}
    return best_action(own, left) - own.yields(EXTRA_ACTION)


_TURN: Mapping[str, Judge] = {
    "forge": _forge,
    "feat": _feat,
    "use": _use,
    "triton": _triton,
    "extra": _extra,
    "companion": cash_in,
    "end": lambda own, question, option: 0.0,
}


# Faces that are carried out


def _gain(own: Appraisal, question: Question, option: Option) -> float:
    return own.kept({str(option.facts["resource"]): int(str(option.facts["amount"]))})


def _lose(own: Appraisal, question: Question, option: Option) -> float:
    return -own.lost({str(option.facts["resource"]): int(str(option.facts["amount"]))})


def _hammer(own: Appraisal, question: Question, option: Option) -> float:
    """Gold into the hammer at its rate; gold kept as far as it fits and finds a use."""
    room = cap(own.hero, "gold") - own.hero.store["gold"]
    keep = own.worth["gold"] if own.hammer_rate() == 0.0 else 0.9 * own.rolls / 36
    worked, kept = int(str(option.facts["worked"])), int(str(option.facts["kept"]))
    return worked * (own.hammer_rate() + 0.01) + min(kept, room) * keep


def _exchange(own: Appraisal, question: Question, option: Option) -> float:
    traded = {kind: int(str(amount)) for kind, amount in option.facts.items() if kind in ("gold", "sun", "moon")}
    return float(str(option.facts["gain"])) if "gain" in option.facts else own.kept(traded)


def _mirror(own: Appraisal, question: Question, option: Option) -> float:
    rolled = question.facts["faces"]
    assert isinstance(rolled, tuple)
    face = str(option.facts["face"])
    others = [str(other) for other in rolled if FACES[str(other)].kind != "mirror"]
    return own.pair(face, others[0]) if others else own.face(FACES[face])


def _order(own: Appraisal, question: Question, option: Option) -> float:
    """What both come to, where it is known; else the ship and the golem go last, unless gold would find no room."""
    if "space" in option.facts:
        gains = {kind: number(option, kind) for kind in own.worth if kind in option.facts}
        return own.kept(gains) + TRACK[number(option, "space")].vp
    pays = FACES[str(option.facts["face"])].kind in SPENDING
    full = own.hero.store["gold"] + 2 > cap(own.hero, "gold")
    return float(pays == full)


def _ship(own: Appraisal, question: Question, option: Option) -> float:
    if option.group == "forge":
        return forging_worth(own, option)
    return -1.0 if option.group == "triton" else 0.0


def _cerberus(own: Appraisal, question: Question, option: Option) -> float:
    faces = question.facts["faces"]
    assert isinstance(faces, tuple)
    factor, left = triple(tuple(map(str, faces)))
    now = factor * sum(own.face(FACES[face]) for face in left)
    later = 1.6 * own.blessing(own.seat) if own.rolls > 1 else 0.0
    return now if option.id == "cerberus:use" else later


# Other questions


def _die(own: Appraisal, question: Question, option: Option) -> float:
    return own.die(DICE.index(str(option.facts["die"])))


def _pair(own: Appraisal, question: Question, option: Option) -> float:
    faces = option.facts["faces"]
    assert isinstance(faces, tuple)
    return own.pair(str(faces[0]), str(faces[1]))


def _bearer(own: Appraisal, question: Question, option: Option) -> float:
    """The rival with the most points must bear it."""
    return points(own.state.heroes[int(str(option.facts["other"]))])


def _draft(own: Appraisal, question: Question, option: Option) -> float:
    return own.card(CARDS[first_card(str(option.facts["feat"]))])


def first_card(feat: str) -> str:
    """Any card of a set."""
    return next(card.id for card in CARDS.values() if card.feat.id == feat)


def _forced(own: Appraisal, question: Question, option: Option) -> float:
    return forging_worth(own, option) if option.group == "forge" else 0.0


_JUDGES: Mapping[str, Judge] = {
    "turn": _turn,
    "choose": _gain,
    "boar": _gain,
    "lose": _lose,
    "hammer": _hammer,
    "exchange": _exchange,
    "mirror": _mirror,
    "order": _order,
    "ship": _ship,
    "forge": _forced,
    "cerberus": _cerberus,
    "die": _die,
    "satyrs": _pair,
    "bearer": _bearer,
    "draft": _draft,
    **REBELLION_JUDGES,
}
