"""What holds in every state of Dice Forge: no face and no card is lost, stores and boards keep their limits."""

from __future__ import annotations

from collections import Counter

from engine.dice_forge.data.cards import CARDS, FEATS
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.data.labyrinth import SPACES, TREASURES
from engine.dice_forge.data.rulings import COMPANION, LAP, LAP_VP, SCEPTER
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.setup import MEASURES
from engine.dice_forge.state import Hero, State
from engine.match import Match
from tests.engine.contract import Check, Contract


def begin(match: Match[State]) -> Check:
    faces = all_faces(match.state)

    def check(match: Match[State]) -> None:
        assert all_faces(match.state) == faces
        check_state(match.state)
        check_boards(match.state)

    return check


def all_faces(state: State) -> Counter[str]:
    """Every face of the match, wherever it is."""
    owned = [face for hero in state.heroes for part in (*hero.dice, hero.removed) for face in part]
    return Counter(state.temple) + Counter(owned)


def check_state(state: State) -> None:
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
    assert all(0 <= count <= hero.cards.count(token) for token, count in hero.tokens.items())
    assert len(hero.scepters) == hero.cards.count("scepter")
    assert all(0 <= gold <= SCEPTER for gold in hero.scepters)
    assert len(hero.companions) <= hero.cards.count("companion")
    assert all(0 <= space <= COMPANION for space in hero.companions)
    assert hero.reforged.bit_count() <= hero.forged_count


def check_boards(state: State) -> None:
    assert {FEATS[feat].module for feat in state.line_up.values() if feat} <= {"", state.module}
    placed = dict(state.opened)
    assert set(placed) <= {space.id for space in SPACES.values() if space.effect == "treasure"}
    assert len(set(placed.values())) == len(state.opened) <= len(TREASURES)
    for hero in state.heroes:
        assert (hero.golem in SPACES) == (state.module == "goddess")
        assert (hero.track in TRACK) == (state.module == "titans") == ("ancient" in hero.store)
        tokens = Counter(token.card for token in hero.memories)
        assert all(count <= 2 and card in hero.cards for card, count in tokens.items())
        assert len({(token.card, token.island) for token in hero.memories}) == len(hero.memories)


def check_end(match: Match[State]) -> None:
    assert match.round == MEASURES[match.seats].rounds
    began = Counter(event.seat for event in match.events if event.kind == "turn_began")
    assert began == Counter(dict.fromkeys(range(match.seats), match.round))


CONTRACT = Contract(
    likings=("forge", "feat", "feat", "use", "extra"),
    nonsense=("extra", "forge:g3:light:7", "forge:x:light:1", "feat:hydra", "feat:", "use:elder"),
    begin=begin,
    check_end=check_end,
)
