"""What holds in every match, whatever is chosen: more than two thousand random matches with all line-ups."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import BY_SLOT, CARDS, FEATS
from engine.dice_forge.data.faces import FACES, POOLS, START_DICE
from engine.dice_forge.data.rulings import LAP, LAP_VP
from engine.dice_forge.greedy.choose import choose_greedily
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.setup import MEASURES
from engine.dice_forge.state import Hero, State
from engine.errors import IllegalOption, MatchIsOver, NotAsked
from engine.match import Match
from engine.questions import Option, Question

LINE_UPS = ("beginner", "advanced", "random", "draft", "custom")
MODES = [(seats, line_up) for seats in (2, 3, 4) for line_up in LINE_UPS]
MATCHES_PER_MODE = 140
MOST_DECISIONS = 2000
COPIES_IN = 3
"""In one of so many matches all ways to copy a match are tried out, at any of its decisions."""
LIKINGS = ("any", "any", "forge", "feat", "use", "extra")
"""A player who likes one group of options plays odder matches than one who takes all alike."""

NONSENSE = (
    "",
    "end",
    "pass",
    "extra",
    "forge:g3:light:7",
    "forge:x:light:1",
    "feat:hydra",
    "feat:",
    "use:elder",
    "x" * 60,
)
QUESTION_KINDS = {
    *("bearer", "boar", "cerberus", "choose", "die", "draft", "exchange", "forge"),
    *("hammer", "lose", "mirror", "order", "satyrs", "ship", "turn"),
}
OPTION_ID = re.compile(r"[a-z0-9:+_=]{1,60}")

every_mode = pytest.mark.parametrize(("seats", "line_up"), MODES)
anything = settings(
    max_examples=MATCHES_PER_MODE,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def begin(seats: int, line_up: str, seed: bytes, random: Random) -> Match[State]:
    chosen = {
        "line_up": line_up,
        "action": random.choice(("may", "must")),
        "tie_break": random.choice(("shared", "bga")),
    }
    if line_up == "custom":
        chosen.update({f"slot_{slot}": random.choice(feats) for slot, feats in BY_SLOT.items() if len(feats) > 1})
    return Match.start(GAME, seats, chosen, seed=seed)


@every_mode
@anything
@given(seed=st.binary(min_size=32, max_size=32), luck=st.integers(0, 2**32), liking=st.sampled_from(LIKINGS))
def test_every_match(seats: int, line_up: str, seed: bytes, luck: int, liking: str) -> None:
    random = Random(luck)
    match = begin(seats, line_up, seed, random)
    faces = all_faces(match.state)
    look = random.randrange(30 * seats) if luck % COPIES_IN == 0 else -1
    for decision in range(MOST_DECISIONS):
        if match.finished:
            break
        if decision % 4 == 0:
            check_state(match.state, faces)
            check_questions(match)
        if decision == look:
            check_copies(match, random)
        question = random.choice(match.questions)
        match.play(question.seat, pick(question, liking, random).id)
    check_state(match.state, faces)
    check_end(match)


def pick(question: Question, liking: str, random: Random) -> Option:
    liked = [option for option in question.options if option.group == liking]
    return random.choice(liked if liked and random.random() < 0.7 else question.options)


def all_faces(state: State) -> Counter[str]:
    """Every face of the match, wherever it is."""
    heroes = state.heroes
    owned = [face for hero in heroes for part in (*hero.dice, hero.removed) for face in part]
    return Counter(state.temple) + Counter(owned)


def check_state(state: State, faces: Counter[str]) -> None:
    assert all_faces(state) == faces
    assert min(state.temple.values()) >= 0
    lying = Counter(card for stack in state.stacks.values() for card in stack)
    owned = Counter(card for hero in state.heroes for card in hero.cards)
    placed = [FEATS[feat] for feat in state.line_up.values() if feat]
    assert Counter({feat.id: state.seats for feat in placed}) == Counter(
        CARDS[card].feat.id for card in (lying + owned).elements()
    )
    assert all(FEATS[feat].slot == slot for slot, feat in state.line_up.items() if feat)
    portals = [hero.island for hero in state.heroes if hero.island]
    assert len(set(portals)) == len(portals)
    assert 1 <= state.round <= state.rounds
    assert 0 <= state.turns < state.seats
    for hero in state.heroes:
        check_hero(hero)


def check_hero(hero: Hero) -> None:
    for kind, amount in hero.store.items():
        assert 0 <= amount <= (cap(hero, kind) if kind != "vp" else amount)
    assert all(len(die) == 6 for die in hero.dice)
    assert all(0 <= side < 6 for side in hero.up)
    assert not any(FACES[face].stays for face in hero.removed)
    assert hero.chests == hero.cards.count("chest")
    assert hero.hammers == hero.cards.count("hammer")
    assert 0 <= hero.worked <= hero.hammers * LAP * len(LAP_VP)
    for token, count in hero.tokens.items():
        assert 0 <= count <= hero.cards.count(token)


def check_questions(match: Match[State]) -> None:
    assert len({question.seat for question in match.questions}) == len(match.questions)
    for question in match.questions:
        ids = [option.id for option in question.options]
        assert len(ids) == len(set(ids)) > 1, question.kind
        assert all(OPTION_ID.fullmatch(option_id) for option_id in ids)
        assert all(option.label for option in question.options)


def check_copies(match: Match[State], random: Random) -> None:
    """Save, restore, fork, replay and nonsense: none of them changes the match, all of them agree with it."""
    before, state = match.save(), match.state.copy()
    restored = Match.restore(GAME, json.loads(json.dumps(before)))
    assert restored.state == state
    assert restored.questions == match.questions
    assert restored.events == match.events
    check_nonsense(match)
    check_outlooks(match)
    fork, again = match.fork(), match.fork()
    for _ in range(random.randrange(1, 9)):
        if fork.finished:
            break
        question = random.choice(fork.questions)
        option = random.choice(question.options).id
        told = fork.play(question.seat, option)
        assert again.play(question.seat, option) == told
        assert restored.play(question.seat, option) == told
    assert restored.save() == fork.save()
    assert fork.replayed().events == fork.events == restored.events
    assert match.state == state
    assert match.save() == before


def check_nonsense(match: Match[State]) -> None:
    for question in match.questions:
        offered = {option.id for option in question.options}
        for nonsense in NONSENSE:
            if nonsense not in offered:
                with pytest.raises(IllegalOption):
                    match.play(question.seat, nonsense)
    [*silent] = {*range(match.seats)} - {question.seat for question in match.questions}
    for seat in silent:
        with pytest.raises(NotAsked):
            match.play(seat, "end")


def check_outlooks(match: Match[State]) -> None:
    for question in match.questions:
        assert choose_greedily(match, question.seat).option in {option.id for option in question.options}
        for option in question.options:
            for key, fact in match.outlook(question.seat, option).items():
                assert isinstance(fact, int | str) or all(isinstance(part, int | str) for part in fact), key


def check_end(match: Match[State]) -> None:
    assert match.finished
    assert match.round == MEASURES[match.seats].rounds
    began = Counter(event.seat for event in match.events if event.kind == "turn_began")
    assert began == Counter(dict.fromkeys(range(match.seats), match.round))
    assert all(standing.points == sum(standing.parts.values()) for standing in match.standings)
    places = [standing.place for standing in match.standings]
    assert places == sorted(places)
    assert places[0] == 1
    assert match.events[-1].kind == "scored"
    with pytest.raises(MatchIsOver):
        match.play(0, "pass")


@every_mode
def test_no_option_raises_and_each_leads_on(seats: int, line_up: str) -> None:
    random = Random(seats * 31 + len(line_up))
    for number in range(3):
        match = begin(seats, line_up, bytes([number]) * 32, random)
        while not match.finished:
            question = random.choice(match.questions)
            if random.random() < 0.07:
                for option in question.options:
                    fork = match.fork()
                    fork.play(question.seat, option.id)
                    assert fork.finished or fork.questions
            match.play(question.seat, random.choice(question.options).id)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_temple_is_filled_by_the_number_of_players(seats: int) -> None:
    for number in range(30):
        state = begin(seats, "beginner", bytes([number]) * 32, Random(number)).state
        for pool in POOLS.values():
            if pool.module:
                continue
            left = (
                sum(state.temple[face] for face in dict.fromkeys(pool.faces))
                + sum(1 for hero in state.heroes for die in hero.dice for face in die if face in pool.faces)
                - seats * sum(1 for die in START_DICE["base"] for face in die if face in pool.faces)
            )
            assert left == (MEASURES[seats].pool if pool.area == "sanctuary" else 4)


def test_every_face_of_the_sanctuary_may_be_taken_out_for_two() -> None:
    rare = Counter[str]()
    for number in range(200):
        temple = Match.start(GAME, 2, {}, seed=number.to_bytes(32, "big")).state.temple
        rare.update(face for face, count in temple.items() if count and POOLS[5].faces.count(face))
    assert set(rare) == set(POOLS[5].faces)
    assert all(60 <= count <= 140 for count in rare.values()), rare


def test_everything_comes_up_and_several_seats_are_asked_at_once() -> None:
    """Every card is bought, every face is forged and rolled, every question is asked, also in the middle of others."""
    asked, bought, forged, rolled = set[str](), set[str](), set[str](), set[str]()
    together = copies = 0
    for number in range(120):
        random = Random(number)
        match = begin(2 + number % 3, ("random", "advanced", "draft")[number % 3], bytes([number]) * 32, random)
        while not match.finished:
            together += len(match.questions) > 1
            if len(match.questions) > 1 and copies < 60:
                copies += 1
                check_copies(match, random)
            asked.update(question.kind for question in match.questions)
            question = random.choice(match.questions)
            match.play(question.seat, pick(question, ("feat", "any")[number % 2], random).id)
        for event in match.events:
            if event.kind == "performed":
                bought.add(str(event.facts["card"]))
            elif event.kind == "forged":
                forged.add(str(event.facts["face"]))
            elif event.kind == "rolled":
                faces = event.facts["faces"]
                assert isinstance(faces, tuple)
                rolled.update(map(str, faces))
    own = {face for pool in POOLS.values() if not pool.module for face in pool.faces}
    assert bought == {card.id for card in CARDS.values() if card.feat.box == "base"}
    assert forged == own
    assert rolled == own | {face for die in START_DICE["base"] for face in die}
    assert asked == QUESTION_KINDS
    assert together > 500
    assert copies == 60
