"""Pictures with Rebellion: inside their frame, readable, true to the match, with and without a module."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from engine.dice_forge.data.cards import CARDS, FEATS, FITTING
from engine.dice_forge.data.faces import POOLS
from engine.dice_forge.rules.scoring import track_points
from engine.dice_forge.state import Memory
from engine.players import choose
from rendering import theme
from rendering.dice_forge import alt_text, view
from rendering.dice_forge.art import clay, effects
from rendering.dice_forge.board import board, possessions
from rendering.dice_forge.pages import lobby, scores, seat, temple
from rendering.dice_forge.points import sources_of, worth
from rendering.picture import ALT_LIMIT, LobbyScene, Scene
from rendering.registry import draw
from tests.rendering.sheets import assert_inside, assert_whole
from tests.short_forms import some

Forge = Callable[..., Scene]
LONG = ("W" * 32, "Ein sehr langer Name mit Wörtern", "مرحبا بكم في اللعبة الكبيرة جدا", "🐉" * 20)
MODULES = ("goddess", "titans")
MARKS = {"goddess": "goddess_recommended", "titans": "titans_recommended"}


def crowded(scene: Scene) -> Scene:
    """The same table, everybody with as much under way as there can be."""
    for number, hero in enumerate(scene.match.state.heroes):
        hero.scepters = (6, 5, 4, 0)
        hero.companions = (5, 3, 2, 1)
        colour = ("red", "blue", "green", "yellow")[number]
        hero.memories = tuple(Memory(f"memory_{colour}", island, "ancient") for island in (1, 4))
        hero.cards += ("scepter",) * 4 + ("companion",) * 4 + (f"memory_{colour}",)
    return scene._replace(names=LONG)


@pytest.mark.parametrize(("seats", "module", "moves"), some(product((2, 3, 4), MODULES, (25, 900)), 5))
def test_everything_stays_inside_its_frame(forge: Forge, seats: int, module: str, moves: int) -> None:
    line_up = {2: MARKS[module], 3: "random", 4: "beginner"}[seats]
    language = "de" if moves > 100 else "en"
    base = forge(seats, moves, seats + moves % 200, language, module=module, line_up=line_up, sets="rebellion")
    for scene in (base._replace(names=LONG), crowded(base)):
        table, words = view.read(scene), scene.words
        sources = {hero.number: worth(scene.match, hero) for hero in table.heroes}
        assert_whole(board.sheet_of(table, words))
        assert_inside(temple.sheet_of(table, words))
        assert_inside(scores.sheet_of(table, sources, words))
        for hero in table.heroes:
            assert_inside(seat.sheet_of(table, hero, sources[hero.number], words))


@pytest.mark.parametrize("module", MODULES)
def test_no_letter_is_too_small(forge: Forge, module: str, letter_sizes: list[int]) -> None:
    scene = crowded(forge(4, 60, 3, "de", module=module, line_up=MARKS[module]))
    for kind in ("board", "scores", "temple", "seat"):
        draw(kind, scene)
    assert min(letter_sizes) >= theme.SMALLEST


@pytest.mark.parametrize("module", MODULES)
def test_even_the_fullest_board_is_no_large_file(forge: Forge, module: str) -> None:
    scene = crowded(forge(4, 90, 5, "de", module=module, sets="rebellion", line_up="random"))
    assert len(draw("board", scene).data) <= 700_000


@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("module", ["none", *MODULES])
def test_points_by_source_add_up(forge: Forge, seed: int, module: str) -> None:
    player = "random" if seed % 2 else "greedy"
    scene = forge(2 + seed % 3, 999, seed, player=player, module=module, sets="rebellion", line_up="random")
    state = scene.match.state
    for hero in view.read(scene).heroes:
        sources = worth(scene.match, hero)
        assert tuple(sources) == sources_of(state)
        assert sum(sources.values()) == hero.points
        assert ("track" in sources, "labyrinth" in sources) == (module == "titans", module == "goddess")
        assert ("hammer" in sources) == (state.line_up["m1"] == "hammer")
        if module == "titans":
            assert sources["track"] == track_points(state.heroes[hero.number])


def test_every_feat_of_the_expansion_has_signs() -> None:
    for card in CARDS.values():
        if card.feat.box == "rebellion":
            assert effects.signs(card.id), card.id


def test_every_card_of_a_module_carries_its_seal() -> None:
    for feat in FEATS.values():
        assert bool(clay.seal(feat.id, 0, 0, 1)) == bool(feat.module or feat.mark)
    golden = clay.seal("moon_golem", 0, 0, 1)
    assert golden == clay.seal("time_golem", 0, 0, 1)
    assert golden != clay.seal("companion", 0, 0, 1)
    assert golden != clay.seal("oracle", 0, 0, 1)


@pytest.mark.parametrize("module", ["none", *MODULES])
def test_a_draft_shows_what_fits(forge: Forge, module: str) -> None:
    scene = forge(4, 2, module=module, sets="rebellion", line_up="draft")
    table = view.read(scene)
    assert table.fitting == FITTING["rebellion"]
    fixed = {slot for slot, feat in scene.match.state.line_up.items() if feat and FEATS[feat].module}
    assert bool(fixed) == (module != "none")
    assert table.feats == {slot for slot, view_ in table.slots.items() if not view_.feat}
    assert_whole(board.sheet_of(table, scene.words))


def test_the_forest_is_that_of_the_module(forge: Forge) -> None:
    for module, pools in (("none", ()), ("goddess", (17, 19)), ("titans", (16, 18, 20))):
        table = view.read(forge(3, 0, module=module))
        assert table.forest == pools
        text = " ".join(temple.sentences(table, forge(3, 0).words))
        assert ("Forest" in text) == bool(pools)


def test_with_the_trident_every_garden_face_is_in_reach(forge: Forge) -> None:
    table = view.read(forge(2, 0, module="goddess", line_up="goddess_recommended"))
    assert table.gardens == tuple(pool.id for pool in POOLS.values() if pool.area == "garden")
    assert_inside(temple.sheet_of(table, forge(2, 0).words))


def test_what_is_offered_of_the_forest_is_lit(forge: Forge) -> None:
    feats = set()
    for seed in range(1, 30):
        scene = forge(3, 0, seed, module="titans", line_up="titans_recommended")
        match = scene.match
        for _ in range(120):
            if match.is_finished or len(feats) == 2:
                break
            question = match.questions[0]
            forest = {str(option.facts["face"]) for option in question.options if option.id.startswith("forge:")}
            forest = {face for face in forest if face in POOLS[18].faces + POOLS[20].faces}
            if question.kind == "forge" and forest:
                table = view.read(scene)
                assert forest <= set(table.faces)
                feats.add("chaos" if any(face.startswith("chaos") for face in forest) else "dogged")
            wanted = [option for option in question.options if option.id in ("feat:dogged", "feat:chaos")]
            match.play(question.seat, (wanted or question.options)[0].id)
    assert feats == {"chaos", "dogged"}


def test_what_a_hero_keeps_is_told_with_what_it_holds(forge: Forge) -> None:
    scene = forge(2, 0)
    hero = (
        view.read(scene)
        .heroes[0]
        ._replace(
            cards=("scepter", "scepter", "companion", "companion", "memory_red", "light"),
            scepters=(3, 0),
            companions=(4,),
            memories=(Memory("memory_red", 2, "loyalty"),),
        )
    )
    tokens = possessions.continuing_effects(hero)
    assert [(token.card, token.kind, token.held_amount) for token in tokens] == [
        ("scepter", "gold", 3),
        ("scepter", "gold", 0),
        ("companion", "step", 4),
        ("memory_red", "memory", 1),
        ("light", "", 0),
    ]


def test_a_throw_of_the_celestial_die_lies_with_its_thrower(forge: Forge) -> None:
    scene = forge(4, 0, 1, sets="rebellion", line_up="again_and_again")
    match = scene.match
    while not any(event.kind == "celestial_rolled" for event in match.turn_events):
        question = match.questions[0]
        wanted = [option.id for option in question.options if option.id == "feat:celestial_die"]
        match.play(question.seat, (wanted or [choose("greedy", match, question.seat).option])[0])
    event = next(event for event in match.turn_events if event.kind == "celestial_rolled")
    heroes = view.read(scene).heroes
    assert [hero.number for hero in heroes if hero.thrown] == [event.seat]
    assert heroes[event.seat].thrown[-1] == event.facts["face"]
    assert_whole(board.sheet_of(view.read(scene), scene.words))


@pytest.mark.parametrize("language", ["en", "de"])
def test_alt_texts_tell_of_shards_scepters_and_places(forge: Forge, language: str) -> None:
    scene = forge(3, 60, 4, language, module="titans", line_up="titans_recommended")
    hero = scene.match.state.heroes[1]
    hero.scepters, hero.companions, hero.track = (5, 2), (3,), 24
    hero.memories = (Memory("memory_red", 6, "loyalty"),)
    table = view.read(scene)
    words, name = scene.words, table.heroes[1].name
    sentences = alt_text.seat(table, table.heroes[1], worth(scene.match, table.heroes[1]), words)
    for expected in (
        words("diceforge-alt-scepters", name=name, gold="5, 2"),
        words("diceforge-alt-companions", name=name, steps="3"),
        words("diceforge-alt-worth", name=name, space=24, points=10),
    ):
        assert expected in sentences
    assert f"{hero.store['ancient']}/6 {words('diceforge-resource-ancient')}" in sentences[0]
    assert any(f"{name} +10" in sentence for sentence in alt_text.board(table, words))
    for picture in (draw("board", scene), draw("seat", scene._replace(seat=1)), draw("temple", scene)):
        assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, lobby.BASE),
        ({"line_up": "advanced", "module": "none", "sets": "base"}, lobby.BASE),
        ({"line_up": "again_and_again"}, lobby.SETS),
        ({"line_up": "random", "sets": "rebellion"}, lobby.SETS),
        ({"module": "goddess"}, lobby.GODDESS),
        ({"module": "titans", "sets": "rebellion"}, lobby.TITANS),
    ],
)
def test_a_lobby_shows_what_will_be_played(forge: Forge, settings: dict[str, str], expected: lobby.Show) -> None:
    words = forge(2, 0).words
    scene = LobbyScene("diceforge", LONG[:2], 2, words, tuple(settings.items()))
    assert lobby.show_of(scene) == expected
    assert_inside(lobby.sheet_of(scene))
