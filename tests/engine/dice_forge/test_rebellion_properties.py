"""What holds in every match with Rebellion: three thousand random matches, each module, all sets mixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import CARDS, FEATS, FITTING, LINE_UPS, MODULES
from engine.dice_forge.data.faces import CELESTIAL, FACES, POOLS
from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES
from engine.dice_forge.data.rulings import COMPANION, SCEPTER
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.greedy.choose import choose_greedily
from engine.dice_forge.registry import CARD_EFFECTS, FACE_EFFECTS, SIDE_EFFECTS, SPACE_EFFECTS
from engine.dice_forge.state import State
from engine.match import Match
from engine.questions import Question
from tests.engine.dice_forge.test_forge_properties import (
    MOST_DECISIONS,
    QUESTION_KINDS,
    all_faces,
    check_copies,
    check_end,
    check_questions,
    check_state,
    pick,
)

CHOSEN = ("random", "draft", "custom", "named")
MODES = [(seats, module, line_up) for seats in (2, 3, 4) for module in MODULES for line_up in CHOSEN]
MATCHES_PER_MODE = 84
LIKINGS = ("any", "feat", "feat", "forge", "use", "extra")
REBELLION_QUESTIONS = {
    *("celestial", "companion", "copy", "deal", "memory", "merchant", "path", "pay", "purse", "scepter"),
    *("side", "take", "trade", "treasure", "twins", "upgrade"),
}
SELDOM_ASKED = {"tokens"}
"""Two memory tokens of one hero on one island, where the order makes a difference: a scenario has it."""
COUNTED_MATCHES = 960
"""So many matches are played at most until every effect has run often enough."""
GOLEMS = ("great_golem", "moon_golem")
AT_LEAST = 20
"""How often each effect must have run in the matches that are counted."""
COPIES_IN = 5
"""In one of so many matches all ways to copy a match are tried out, at any of its decisions."""


def begin(seats: int, module: str, line_up: str, seed: bytes, random: Random) -> Match[State]:
    chosen = {
        "line_up": random.choice([*LINE_UPS]) if line_up == "named" else line_up,
        "module": module,
        "sets": "rebellion",
        "action": random.choice(("may", "must")),
    }
    if line_up == "custom":
        feats = FITTING["rebellion"]
        chosen.update({f"slot_{slot}": random.choice(fit) for slot, fit in feats.items() if len(fit) > 1})
    return Match.start(GAME, seats, chosen, seed=seed)


@pytest.mark.parametrize(("seats", "module", "line_up"), MODES)
@settings(
    max_examples=MATCHES_PER_MODE,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
@given(seed=st.binary(min_size=32, max_size=32), luck=st.integers(0, 2**32), liking=st.sampled_from(LIKINGS))
def test_every_match(seats: int, module: str, line_up: str, seed: bytes, luck: int, liking: str) -> None:
    random = Random(luck)
    match = begin(seats, module, line_up, seed, random)
    faces = all_faces(match.state)
    look = random.randrange(40 * seats) if luck % COPIES_IN == 0 else -1
    for decision in range(MOST_DECISIONS):
        if match.finished:
            break
        if decision % 8 == 0:
            check_state(match.state, faces)
            check_boards(match.state, module)
            check_questions(match)
        if decision == look:
            check_copies(match, random)
        question = random.choice(match.questions)
        match.play(question.seat, pick(question, liking, random).id)
    check_state(match.state, faces)
    check_boards(match.state, module)
    check_end(match)


def check_boards(state: State, module: str) -> None:
    assert {FEATS[feat].module for feat in state.line_up.values() if feat} <= {"", module}
    assert state.module == module
    placed = dict(state.opened)
    assert set(placed) <= {space.id for space in SPACES.values() if space.effect == "treasure"}
    assert len(set(placed.values())) == len(state.opened) <= len(TREASURES)
    for hero in state.heroes:
        assert (hero.golem in SPACES) == (module == "goddess")
        assert (hero.track in TRACK) == (module == "titans") == ("ancient" in hero.store)
        assert len(hero.scepters) == hero.cards.count("scepter")
        assert all(0 <= gold <= SCEPTER for gold in hero.scepters)
        assert len(hero.companions) <= hero.cards.count("companion")
        assert all(0 <= space <= COMPANION for space in hero.companions)
        assert hero.reforged.bit_count() <= hero.forged
        tokens = Counter(token.card for token in hero.memories)
        assert all(count <= 2 and card in hero.cards for card, count in tokens.items())
        assert len({(token.card, token.island) for token in hero.memories}) == len(hero.memories)


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
    ran, asked, together = Counter[str](), Counter[str](), 0
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
        while not match.finished:
            together += len(match.questions) > 1
            question = random.choice(match.questions)
            asked[question.kind] += 1
            option = choose_greedily(match, question.seat).option if sensible else ""
            match.play(question.seat, option or curious(match, question, ran, random))
        for event in match.events:
            if event.kind == "performed":
                ran[str(event.facts["card"])] += not CARDS[str(event.facts["card"])].feat.effect
    assert {name: ran[name] for name in wanted if ran[name] < AT_LEAST} == {}
    assert asked.keys() | SELDOM_ASKED == QUESTION_KINDS | REBELLION_QUESTIONS | SELDOM_ASKED
    assert together > 500


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
