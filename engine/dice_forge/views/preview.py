"""The preview of an option for players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set

from engine.dice_forge.data.cards import FEATS, SLOTS
from engine.dice_forge.data.faces import DICE, FACES
from engine.dice_forge.data.labyrinth import SPACES, TREASURES
from engine.dice_forge.data.rulings import CAPS, EXTRA_ACTION, LAP, LAP_VP
from engine.dice_forge.data.titan_track import after_steps
from engine.dice_forge.rules.gold import hammer_place
from engine.dice_forge.rules.resources import MARKING, cap
from engine.dice_forge.rules.titan_track import rebel_reward
from engine.dice_forge.rules.tokens import COMPANION_CARD
from engine.dice_forge.rules.turn import turn_options
from engine.dice_forge.state import ANCIENT, Hero, State
from engine.questions import Fact, Option

Facts = Mapping[str, Fact]


def preview(state: State, seat: int, option: Option) -> Facts:
    """The facts of an option and its consequences, as far as they are certain."""
    foresee = _FORESEE.get(option.label)
    return {**option.facts, **foresee(state, seat, option)} if foresee else option.facts


def _pick(state: State, seat: int, option: Option) -> Facts:
    feat = FEATS[option.text("feat")]
    return {"vp": feat.vp, "island": SLOTS[feat.slot].island, **SLOTS[feat.slot].cost}


def _forge(state: State, seat: int, option: Option) -> Facts:
    """``changed``: the faces of the die afterwards."""
    face, hero = FACES[option.text("face")], state.heroes[seat]
    die = list(hero.dice[DICE.index(option.text("die"))])
    die[option.number("side") - 1] = face.id
    return {
        "gold": hero.gold - option.number("cost"),
        "left": state.temple[face.id] - 1,
        "pool": face.pool,
        "changed": tuple(die),
    }


def _feat(state: State, seat: int, option: Option) -> Facts:
    island = option.number("island")
    facts: dict[str, Fact] = {
        "left": len(state.stacks[option.text("slot")]) - 1,
        "moves": int(state.heroes[seat].island != island),
        **_from_titans(state, seat, option.text("feat")),
    }
    for other in state.others(seat):
        if state.heroes[other].island == island:
            facts["other"] = other
    return facts


def _from_titans(state: State, seat: int, feat: str) -> Facts:
    """``titans``: the points for this feat in the zone where the marker stands now, if it gives any."""
    vp = rebel_reward(state, seat, FEATS[feat]) if state.heroes[seat].track else 0
    return {"titans": vp} if vp else {}


def _use(state: State, seat: int, option: Option) -> Facts:
    """``copies``: how many of this card may still be used in this turn."""
    return {"copies": state.ready.count(option.text("card"))}


def _triton(state: State, seat: int, option: Option) -> Facts:
    return {"tokens": state.heroes[seat].tokens["triton"] - 1, **_gain(state, seat, option)}


def _extra(state: State, seat: int, option: Option) -> Facts:
    """``lacking``: the sun shards that ancient shards or scepters must stand in for."""
    left = state.heroes[seat].store["sun"] - EXTRA_ACTION["sun"]
    return {"left": max(0, left), "lacking": max(0, -left)}


def _pass(state: State, seat: int, option: Option) -> Facts:
    """``open``: what a pass leaves out; ``paid``: an extra action was paid for and not taken."""
    groups = {each.group for each in turn_options(state, seat)}
    if state.round == state.rounds and _may_send_off(state, seat, groups):
        left = "companion"
    else:
        left = "both" if {"forge", "feat"} <= groups else next(iter(groups & {"forge", "feat"}), "")
    return {"open": left, "paid": int(state.extra)}


def _may_send_off(state: State, seat: int, groups: Set[str]) -> bool:
    """Whether a Companion can still be sent off: at once, or after a step that it can still take."""
    is_ready = COMPANION_CARD in state.ready and "use" in groups
    return "companion" in groups or (is_ready and bool(state.heroes[seat].companions))


def _end(state: State, seat: int, option: Option) -> Facts:
    """``open``: what the end of a turn of the last round leaves out; later rounds can make use of the rest."""
    if state.round < state.rounds:
        return {"open": ""}
    groups = {each.group for each in turn_options(state, seat)}
    if _may_send_off(state, seat, groups):
        return {"open": "companion"}
    return {"open": "both" if {"forge", "extra"} <= groups else next(iter(groups & {"forge", "extra"}), "")}


def _gain(state: State, seat: int, option: Option) -> Facts:
    kind, amount = option.text("resource"), option.number("amount")
    hero = state.heroes[seat]
    store_gain = min(amount, _room(hero, kind, amount))
    facts: dict[str, Fact] = {"kept": store_gain, "surplus": amount - store_gain}
    if hero.track and kind in MARKING:
        left, right = (amount, 0) if kind == ANCIENT else (0, amount)
        facts["space"] = after_steps(hero.track, left, right)
    return facts


def _path(state: State, seat: int, option: Option) -> Facts:
    space = SPACES[option.number("space")]
    treasure = dict(state.opened).get(space.id, "")
    return {"effect": space.effect or "none", **({"treasure": treasure} if treasure else {})}


def _treasure(state: State, seat: int, option: Option) -> Facts:
    """``surplus``: how much of the treasure does not fit."""
    hero, front = state.heroes[seat], TREASURES[option.text("resource")].front
    return {"surplus": sum(amount - min(amount, _room(hero, kind, amount)) for kind, amount in front.items())}


def _companion(state: State, seat: int, option: Option) -> Facts:
    space = option.number("space")
    gain = min(space, _room(state.heroes[seat], "sun", space))
    return {"kept": gain, "surplus": space - gain}


def _take(state: State, seat: int, option: Option) -> Facts:
    left = len(state.stacks[option.text("slot")]) - 1
    return {"left": left, **_from_titans(state, seat, option.text("feat"))}


def _memory(state: State, seat: int, option: Option) -> Facts:
    """The top cards of the island where the token would lie: it is collected with the next of them."""
    island = option.number("island")
    return {
        "cards": tuple(
            state.stacks[slot.id][0] for slot in SLOTS.values() if slot.island == island and state.stacks[slot.id]
        )
    }


def _room(hero: Hero, kind: str, amount: int) -> int:
    return cap(hero, kind) - hero.store.get(kind, 0) if kind in CAPS else amount


def _lose(state: State, seat: int, option: Option) -> Facts:
    amount = state.heroes[seat].store.get(option.text("resource"), 0)
    return {"lost": min(option.number("amount"), amount)}


def _hammer(state: State, seat: int, option: Option) -> Facts:
    hero = state.heroes[seat].copy()
    gold_left = option.number("kept")
    laps = hero.worked // LAP
    hero.worked += option.number("worked")
    finished = range(laps, hero.worked // LAP)
    lap, step = hammer_place(hero)
    surplus = max(0, gold_left - _room(hero, "gold", gold_left))
    return {"lap": lap, "step": step, "vp": sum(LAP_VP[lap % len(LAP_VP)] for lap in finished), "surplus": surplus}


def _die(state: State, seat: int, option: Option) -> Facts:
    return {"faces": state.heroes[seat].dice[DICE.index(option.text("die"))]}


_FORESEE: Mapping[str, Callable[[State, int, Option], Facts]] = {
    "pick": _pick,
    "forge": _forge,
    "feat": _feat,
    "use": _use,
    "triton": _triton,
    "extra": _extra,
    "pass": _pass,
    "end": _end,
    "gain": _gain,
    "lose": _lose,
    "hammer": _hammer,
    "die": _die,
    "path": _path,
    "treasure": _treasure,
    "companion": _companion,
    "take": _take,
    "memory": _memory,
}
