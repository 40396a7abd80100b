"""Every card, face, space and side is carried out often, and every question is asked, in plain random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import CARDS, FITTING, LINE_UPS
from engine.dice_forge.data.faces import CELESTIAL, FACES, POOLS, START_DICE
from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.greedy.choose import choose_greedily
from engine.dice_forge.registry import CARD_EFFECTS, FACE_EFFECTS, SIDE_EFFECTS, SPACE_EFFECTS
from engine.dice_forge.state import State
from engine.match import Match
from engine.questions import Question, texts

CHOSEN = ("random", "draft", "custom", "named")
QUESTION_KINDS = {
    *("bearer", "boar", "cerberus", "choose", "die", "draft", "exchange", "forge"),
    *("hammer", "lose", "mirror", "order", "satyrs", "ship", "turn"),
    *("celestial", "companion", "copy", "deal", "memory", "merchant", "path", "pay", "purse", "scepter"),
    *("side", "take", "trade", "treasure", "twins", "upgrade"),
}
SELDOM_ASKED = {"tokens"}
"""Two memory tokens of one hero on one island, where the order makes a difference: a scenario has it."""
COUNTED_MATCHES = 960
"""So many matches are played at most until every effect has run often enough."""
GOLEMS = ("great_golem", "moon_golem")
AT_LEAST = 4
"""How often each effect must have run in the matches that are counted."""


def begin(seats: int, module: str, line_up: str, seed: bytes, random: Random) -> Match[State]:
    settings = {
        "line_up": random.choice([*LINE_UPS]) if line_up == "named" else line_up,
        "module": module,
        "sets": "rebellion",
        "action": random.choice(("may", "must")),
    }
    if line_up == "custom":
        feats = FITTING["rebellion"]
        settings.update({f"slot_{slot}": random.choice(fit) for slot, fit in feats.items() if len(fit) > 1})
    return Match.start(GAME, seats, settings, seed=seed)


Effects = dict[str, Callable[..., Any]]


def counted(
    effects: Mapping[str, Callable[..., Any]], ran: Counter[str], name: Callable[[tuple[Any, ...]], str]
) -> Effects:
    """The same effects, which count what they are carried out for."""

    def watched(effect: Callable[..., Any]) -> Callable[..., Any]:
        def run(*parts: Any) -> Any:
            ran[name(parts)] += 1
            return effect(*parts)

        return run

    return {key: watched(effect) for key, effect in effects.items()}


def test_every_effect_runs_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each card, face, space and side of the Celestial Die is carried out, each question asked, in plain matches."""
    ran, questions, together = Counter[str](), Counter[str](), 0
    forged, rolled = set[str](), set[str]()
    for effects, name in (
        (CARD_EFFECTS, lambda parts: parts[2].id),
        (FACE_EFFECTS, lambda parts: parts[2].id),
        (SPACE_EFFECTS, lambda parts: f"space_{parts[2].id}"),
        (SIDE_EFFECTS, lambda parts: parts[2].id),
    ):
        for key, effect in counted(effects, ran, name).items():
            monkeypatch.setitem(effects, key, effect)  # type: ignore[arg-type]
    wanted = everything_that_runs()
    for number in range(COUNTED_MATCHES):
        if number % 40 == 0 and all(ran[name] >= AT_LEAST for name in wanted):
            break
        random = Random(number)
        module = ("none", "goddess", "titans", "titans")[number % 4]
        match = begin(2 + number % 3, module, CHOSEN[number // 3 % 4], number.to_bytes(32, "big"), random)
        sensible = number % 8 == 1 and ran[f"space_{GODDESS}"] < AT_LEAST
        while not match.is_finished:
            together += len(match.questions) > 1
            question = random.choice(match.questions)
            questions[question.kind] += 1
            option = choose_greedily(match, question.seat).option if sensible else ""
            match.play(question.seat, option or curious(match, question, ran, random))
        for event in match.events:
            if event.kind == "forged":
                forged.add(str(event.facts["face"]))
            elif event.kind == "rolled":
                rolled.update(texts(event.facts, "faces"))
            elif event.kind == "performed":
                ran[str(event.facts["card"])] += not CARDS[str(event.facts["card"])].feat.effect
    assert {name: ran[name] for name in wanted if ran[name] < AT_LEAST} == {}
    assert questions.keys() | SELDOM_ASKED == QUESTION_KINDS | SELDOM_ASKED
    own = {face for pool in POOLS.values() for face in pool.faces}
    assert forged == own
    assert rolled == own | {face for dice in START_DICE.values() for die in dice for face in die}
    assert together > 200


def everything_that_runs() -> set[str]:
    """Every card, every face that does more than give what it shows, every space and side with an effect."""
    faces = {face.id for face in FACES.values() if face.kind not in ("gain", "mirror", "triple")}
    spaces = {f"space_{space.id}" for space in SPACES.values() if space.effect}
    return {card.id for card in CARDS.values()} | faces | spaces | {side.id for side in CELESTIAL}


def curious(match: Match[State], question: Question, ran: Counter[str], random: Random) -> str:
    """Goes for what was seldom seen, and forges sensibly now and then."""
    if question.kind == "path" and random.random() < 0.4:
        return min(question.options, key=lambda option: ran[f"space_{option.facts['space']}"]).id
    if question.kind == "forge" and random.random() < 0.7:
        return min(question.options, key=lambda option: ran[str(option.facts.get("face"))]).id
    if question.kind != "turn":
        return random.choice(question.options).id
    feats = [option for option in question.options if option.group == "feat"]
    seldom = [option for option in feats if seldom_seen(match.state.stacks[str(option.facts["slot"])], ran)]
    if seldom:
        return random.choice(seldom).id
    groups = ("use", "companion") if random.random() < 0.7 else ("extra",)
    liked = [option for option in question.options if option.group in groups]
    if liked:
        return random.choice(liked).id
    clever = choose_greedily(match, question.seat).option if random.random() < 0.15 else ""
    if clever and not clever.startswith("feat"):
        return clever
    return random.choice([option for option in question.options if option.group != "feat"] or question.options).id


def seldom_seen(cards: tuple[str, ...], ran: Counter[str]) -> bool:
    """Whether a stack's cards, or the faces they give, did not run often yet; golems are always welcome."""
    feat = CARDS[cards[0]].feat
    faces = [FACES[face] for face in (POOLS[feat.pool].faces if feat.pool else ())]
    rare = any(ran[face.id] < AT_LEAST + 10 for face in faces if face.kind not in ("gain", "mirror", "triple"))
    return rare or feat.id in GOLEMS or any(ran[card] < 2 * AT_LEAST for card in cards)


def test_the_last_space_of_the_labyrinth_is_the_goddess() -> None:
    assert SPACES[GODDESS].forward == ()
