"""Why an option is good, for words about it: what it brings at once, in points, and what it makes ready."""

from __future__ import annotations

from itertools import product

from engine.advice import Advice
from engine.hercules.abilities import ABILITIES, DICE, Faces, pay_for, target_of
from engine.hercules.arithmetic import Sum
from engine.hercules.cards import CARDS
from engine.hercules.greedy import NOTHING, TurnPlan
from engine.hercules.labour import after_labour, card_above, reach, vase_stack
from engine.hercules.rest import MOST_MARKERS, gods_to_turn
from engine.hercules.scoring import MAJORITY_POINTS, SET_POINTS, scores_of
from engine.hercules.state import COLUMNS, SYMBOLS, State
from engine.match import Match
from engine.questions import Fact, Option

Facts = dict[str, Fact]


def reason_for(match: Match[State], seat: int, option_id: str) -> Advice:
    """Why an option is good; without a reason where it only leads to more choices. Raises NotAsked, KeyError."""
    question, option = match.find_offer(seat, option_id)
    if question.kind == "recover":
        cards = option.texts("cards") if "cards" in option.facts else (option.facts.get("card"),)
        card_names = tuple([str(card) for card in cards if card])
        return Advice(option.id, "recover", {"cards": card_names}) if card_names else Advice(option.id)
    turn_plan = TurnPlan(match.state, seat)
    if option.group == "labour":
        facts = _of_labour(turn_plan, option, "")
        return Advice(option.id, _best_of(facts), facts)
    if option.group == "ability":
        return Advice(
            option.id, *(_reason_to_roll(turn_plan, option) if option.chance else _reason_to_use(turn_plan, option))
        )
    return Advice(option.id, *(_reason_to_rest(turn_plan) if option.group == "rest" else ("nothing", {})))


def _reason_to_rest(turn_plan: TurnPlan) -> tuple[str, Facts]:
    hero = turn_plan.hero
    gods = gods_to_turn(turn_plan.state, hero)
    cubes = min(MOST_MARKERS, len(hero.marked))
    if not cubes and not gods:
        return "pass", {}
    free_cards = (*hero.marked, *gods) if len(hero.marked) <= MOST_MARKERS and len(gods) <= 1 else ()
    return "rest", {"count": cubes, "points": cubes, "freed": free_cards}


def _reason_to_roll(turn_plan: TurnPlan, use: Option) -> tuple[str, Facts]:
    """How many of the rolls that can come make a labour, or a better one than the dice make now."""
    before = turn_plan.best_claim(turn_plan.faces)[0]
    rolls = [*_outcomes(turn_plan.faces, target_of(use))]
    hits = sum(turn_plan.best_claim(faces)[0] > before for faces in rolls)
    percent = round(100 * hits / len(rolls))
    return "roll", {"card": use.text("card"), "percent": percent, "stuck": int(before <= NOTHING)}


def _outcomes(faces: Faces, target: str) -> list[Faces]:
    """The dice after rolling these, or ("") the white one."""
    if not target:
        return [(*faces[:2], face) for face in range(1, 7)]
    again = target.split("+")
    return [*product(*(range(1, 7) if DICE[place] in again else (face,) for place, face in enumerate(faces)))]


def _reason_to_use(turn_plan: TurnPlan, use: Option) -> tuple[str, Facts]:
    """What a card adds to the dice: a labour at all, a better card with the same labour, or a better labour."""
    card = use.text("card")
    _, way, stack = turn_plan.best_claim(turn_plan.dice_after(card, target_of(use)))
    if way is None:
        return "", {}
    facts = _of_labour(turn_plan, _claim(way, stack), card)
    _, now, _ = turn_plan.best_claim(turn_plan.faces)
    if now is None:
        return "use", {"card": card, **facts}
    same = [(worth, at) for worth, sum_, at in turn_plan.claims(turn_plan.faces) if sum_.result == way.result]
    if same:
        instead = turn_plan.state.stacks[at][0] if (at := max(same)[1]) else ""
        return ("use_better", {"card": card, "instead": instead, **facts}) if instead != facts["demigod"] else ("", {})
    return "use_rather", {"card": card, "reachable": now.result, **facts}


def _claim(way: Sum, stack: str) -> Option:
    facts: Facts = {"result": way.result, "left": way.left, "right": way.right, "operation": way.operation}
    return Option("", "labour", {**facts, "demigod": stack}, "labour")


def _of_labour(turn_plan: TurnPlan, claim: Option, card: str) -> Facts:
    """What a labour brings, after a ``card`` was used for it ("" for none).

    ``points`` is the sum of what follows it by source: cubes, majorities, sets, printed points. ``taken`` are the
    symbols in which another side leads no longer, ``ready`` the card won that can be used from then on.
    """
    state, hero, side = turn_plan.state, turn_plan.hero, turn_plan.side
    result, stack = claim.number("result"), claim.text("demigod")
    column = reach([labour for labour in hero.labours if labour != result], hero.column)
    steps = column - hero.column
    vase = vase_stack(state.vases, steps)
    demigod = state.stacks[stack][0] if stack else ""
    god = card_above(state, column) if steps else ""
    new_cards = [each for each in (demigod, god) if each and CARDS[each].ability in ABILITIES]
    usable = [each for each in new_cards if CARDS[each].kind != "god" or not state.simplified]
    return {
        **{fact: claim.facts[fact] for fact in ("result", "left", "operation", "right")},
        "demigod": demigod,
        "vase": state.vases[vase][0] if vase else "",
        "god": god,
        "column": column,
        "steps": steps,
        "ready": usable[0] if usable else "",
        **_point_sources(state, side, claim, card),
    }


def _point_sources(state: State, side: int, claim: Option, card: str) -> Facts:
    """The points that a labour brings at once, by source, as if the match ended then."""
    paid_state = state.copy()
    if card:
        pay_for(paid_state, side, CARDS[card])
    before, after = scores_of(state), scores_of(after_labour(paid_state, side, claim))
    own, now = before[side], after[side]
    leads = {f"lead_{symbol}": MAJORITY_POINTS for symbol in SYMBOLS if symbol in now.majorities}
    others = [place for place in range(len(before)) if place != side]
    sources = [
        symbol
        for symbol in SYMBOLS
        if any(symbol in before[other].majorities and symbol not in after[other].majorities for other in others)
    ]
    return {
        "points": now.points - own.points,
        "cubes": now.markers - own.markers,
        **{lead: points for lead, points in leads.items() if lead.removeprefix("lead_") not in own.majorities},
        "full_sets": SET_POINTS * (now.sets - own.sets),
        "card_vp": now.cards - own.cards,
        "taken": tuple(sources),
    }


def _best_of(facts: Facts) -> str:
    if facts["column"] == COLUMNS and facts["steps"]:
        return "finish"
    if facts["vase"]:
        return "vase"
    if facts["god"]:
        return "god"
    return "demigod" if facts["demigod"] else "labour"
