"""The computer player ``greedy``: takes the option with the highest estimated victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice import Advice, Judged
from engine.dice_forge.data.cards import CARDS, SLOTS
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.data.rulings import COMPANION, EXTRA_ACTION
from engine.dice_forge.greedy.appraisal import JUDGES, OUSTED, WORTH_USING, Appraisal, Judge, judge
from engine.dice_forge.rules.feats import payable_feats
from engine.dice_forge.rules.forging import for_sale
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.titan_track import rebel_reward
from engine.dice_forge.state import ANCIENT, State
from engine.errors import NotAsked
from engine.match import Match
from engine.questions import Option, Question


def choose_greedily(match: Match[State], seat: int) -> Advice:
    """The option that is worth most. Raises NotAsked."""
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    own = Appraisal(match.state, seat)
    judge_of = JUDGES[question.kind]
    options = _promising(own, question.options) if question.kind == "turn" else question.options
    best = max(options, key=lambda option: judge_of(own, question, option))
    return Advice(best.id)


def _promising(own: Appraisal, options: Sequence[Option]) -> list[Option]:
    """The options without those to forge a face on another place than its best one: they cannot be worth most."""
    faces = {option.facts["face"] for option in options if option.group == "forge"}
    forging = {own.best_forging(str(face)) for face in faces}
    return [option for option in options if option.group != "forge" or option.id in forging]


def judge_options(match: Match[State], seat: int) -> list[Judged]:
    """The options by what they seem to bring, the best first. Raises NotAsked.

    Only the best place of each face comes in front of other kinds of actions: places differ less than faces do.
    """
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    own = Appraisal(match.state, seat)
    judge_of = JUDGES[question.kind]
    judgements = [Judged(option, judge_of(own, question, option)) for option in question.options]
    judgements.sort(key=lambda each: -each.worth)
    first: dict[object, Judged] = {}
    for each in judgements:
        first.setdefault(each.option.facts["face"] if each.option.group == "forge" else each.option.id, each)
    best = {each.option.id for each in first.values()}
    return [*first.values(), *(each for each in judgements if each.option.id not in best)]


# The own turn


@judge("turn")
def turn_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What a choice in the own turn brings, by its group."""
    return _TURN[option.group](own, question, option)


def _forge(own: Appraisal, question: Question, option: Option) -> float:
    """A face's gain without its price, and what the rest of the gold could buy in the same action."""
    net = own.purchase(option)
    if net <= 0.0:
        return net - 0.01
    facts: Mapping[str, Any] = option.facts
    without = (*own.state.bought, facts["face"])
    return net + 0.7 * best_purchases(own, own.hero.gold - facts["cost"], without)


def best_purchases(own: Appraisal, gold: int, without: tuple[str, ...] = ()) -> float:
    """About what one action in the Sanctuary brings with so much gold."""
    key = (gold, without)
    if key not in own.purchases:
        net, face = max([(_net(own, face), face) for face in for_sale(own.state, gold, without)], default=(0.0, ""))
        rest = best_purchases(own, gold - FACES[face].cost, (*without, face)) if net > 0.0 else 0.0
        own.purchases[key] = max(0.0, net) + rest
    return own.purchases[key]


def _net(own: Appraisal, face: str) -> float:
    return own.best_place(face) - FACES[face].cost * own.worth["gold"]


def _feat(own: Appraisal, question: Question, option: Option) -> float:
    """A feat's points and effect without its price, and what an ousted rival gets."""
    return feat_worth(own, option.text("card"))


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
    card = CARDS[option.text("card")]
    worth_it = WORTH_USING.get(card.feat.effect)
    pays = worth_it(own, card) if worth_it else own.yields(card.feat.gains) >= own.yields(card.feat.price)
    return 1000.0 if pays else -1.0


def _triton(own: Appraisal, question: Question, option: Option) -> float:
    """A token is spent when it makes a better action possible now, or at the end."""
    state, store = own.state, dict(own.hero.store)
    if state.acted and state.extra:
        return -1.0
    resource, amount = option.text("resource"), option.number("amount")
    more = {**store, resource: min(cap(own.hero, resource), store[resource] + amount)}
    if state.acted:
        more = {kind: in_store - EXTRA_ACTION.get(kind, 0) for kind, in_store in more.items()}
        if min(more.values()) < 0:
            return -1.0
    gain = best_action(own, more) - (0.0 if state.acted else best_action(own, store))
    token_worth = own.yields({resource: amount}) if own.turns_after else 0.0
    return 500.0 + gain if gain > token_worth + 0.5 else -1.0


def _extra(own: Appraisal, question: Question, option: Option) -> float:
    left = {kind: in_store - EXTRA_ACTION.get(kind, 0) for kind, in_store in own.hero.store.items()}
    if left["sun"] < 0:
        left = {**left, "sun": 0, ANCIENT: max(0, left.get(ANCIENT, 0) + left["sun"])}
    return best_action(own, left) - own.yields(EXTRA_ACTION)


def _cash_in(own: Appraisal, question: Question, option: Option) -> float:
    """A Companion goes when it has come to the end and there is room for its sun, or when the match ends."""
    room = cap(own.hero, "sun") - own.hero.store["sun"]
    return 400.0 if not own.turns_after or (option.number("space") == COMPANION and room >= 4) else -1.0


_TURN: Mapping[str, Judge] = {
    "forge": _forge,
    "feat": _feat,
    "use": _use,
    "triton": _triton,
    "extra": _extra,
    "companion": _cash_in,
    "end": lambda own, question, option: 0.0,
}
