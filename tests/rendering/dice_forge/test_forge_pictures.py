"""Pictures of Dice Forge of every size and language: complete, true, inside their frame, nothing too small."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from engine.dice_forge.data.cards import BY_SLOT, CARDS, FEATS, SLOTS
from engine.dice_forge.data.faces import CELESTIAL, FACES
from rendering import theme
from rendering.alt_text import clip
from rendering.canvas.sprites import Sheet, compose
from rendering.dice_forge import alt_text, layout, view
from rendering.dice_forge.art import cards
from rendering.dice_forge.board import board, card_hand
from rendering.dice_forge.pages import scores, seat, temple
from rendering.dice_forge.points import sources_of, worth
from rendering.picture import ALT_LIMIT, LobbyScene, PieceScene, Scene
from rendering.registry import describe, draw, kinds
from tests.rendering.sheets import assert_inside, assert_whole, inked, listed, seen
from tests.short_forms import some

Forge = Callable[..., Scene]
LONG = ("W" * 32, "Ein sehr langer Name mit Wörtern", "مرحبا بكم في اللعبة الكبيرة جدا", "🐉" * 20)
BASE_SOURCES = ("dice", "hammer", "effects", "lost", "feats")
STATES = some(product(("en", "de"), (2, 3, 4), (0, 25, 90, 900)), 5)


@pytest.mark.parametrize(("language", "seats", "moves"), STATES)
def test_everything_stays_inside_its_frame(forge: Forge, language: str, seats: int, moves: int) -> None:
    line_up = ("beginner", "advanced", "random")[seats % 3]
    scene = forge(seats, moves, seed=moves % 200 + seats, language=language, line_up=line_up)._replace(names=LONG)
    table, words = view.read(scene), scene.words
    sources = {hero.number: worth(scene.match, hero) for hero in table.heroes}
    assert_whole(board.sheet_of(table, words))
    assert_inside(temple.sheet_of(table, words))
    assert_inside(scores.sheet_of(table, sources, words))
    for hero in table.heroes:
        assert_inside(seat.sheet_of(table, hero, sources[hero.number], words))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_letter_is_too_small(forge: Forge, seats: int, letter_sizes: list[int]) -> None:
    scene = forge(seats, 60, seed=3, language="de", line_up="advanced")._replace(names=LONG)
    for kind in ("board", "scores", "temple", "seat"):
        draw(kind, scene)
    assert letter_sizes
    assert min(letter_sizes) >= theme.SMALLEST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_of_the_board_do_not_overlap(seats: int) -> None:
    plan = layout.LAYOUTS[seats]
    boxes = [layout.slot_box(slot) for slot in SLOTS] + [plan.line(order) for order in range(seats - 1)]
    boxes.append(layout.Box(0, layout.QUAY_TOP, theme.WIDTH, plan.quay_height))
    boxes.append(layout.Box(layout.TEMPLE_LEFT, layout.WORLD_TOP, theme.WIDTH - layout.TEMPLE_LEFT, 560))
    for at, first in enumerate(boxes):
        assert first.left >= 0
        assert first.left + first.width <= theme.WIDTH
        assert first.top + first.height <= theme.HEIGHT
        for second in boxes[at + 1 :]:
            apart_x = first.left + first.width <= second.left or second.left + second.width <= first.left
            apart_y = first.top + first.height <= second.top or second.top + second.height <= first.top
            assert apart_x or apart_y


def test_what_is_lit_is_what_is_offered(forge: Forge) -> None:
    count = 0
    for moves in range(10, 130, 4):
        scene = forge(4, moves, seed=9, line_up="advanced")
        question = scene.match.questions[0] if scene.match.questions else None
        if question is None or question.kind != "turn":
            continue
        table = view.read(scene)
        feats = {option.facts["slot"] for option in question.options if option.group == "feat"}
        faces = {option.facts["face"]: option.facts["cost"] for option in question.options if option.group == "forge"}
        assert (table.feats, table.faces) == (feats, faces)
        assert {face for face in faces if temple.affordable_faces(table, temple.viewing_hero(table), str(face))} == set(
            faces
        )
        count += bool(feats) + bool(faces)
    assert count > 10


def test_a_step_of_the_temple_is_lit_where_a_face_can_be_paid(forge: Forge) -> None:
    table = view.read(forge(4, 0, seed=9))
    hero = temple.viewing_hero(table)
    for gold, paid in ((1, 0), (2, 1), (4, 3), (12, 6)):
        heroes = tuple(each._replace(store={**each.store, "gold": gold}) for each in table.heroes)
        variant = table._replace(heroes=heroes, faces={}, temple=dict.fromkeys(table.temple, 1))
        sprites = [stamp.sprite for stamp in temple.sheet_of(variant, forge(4, 0).words).stamps]
        lit = [
            temple.temple.step(temple.STEP_WIDTH + row * temple.STEP_WIDER, 110, True, 0 if row else 2) in sprites
            for row in range(6)
        ]
        assert lit == [False] * (6 - paid) + [True] * paid, hero.name


def test_the_gains_of_a_turn_explain_the_stores(forge: Forge) -> None:
    scene = forge(3, 0, seed=2)
    match = scene.match
    before = {seat: dict(hero.store) for seat, hero in enumerate(match.state.heroes)}
    table = view.read(scene)
    for hero in table.heroes:
        assert len(hero.rolls) <= 1
        for kind, amount in hero.gains.items():
            assert amount >= 0
            assert before[hero.number][kind] >= amount


@pytest.mark.parametrize("seed", range(1, 9))
def test_points_by_source_add_up(forge: Forge, seed: int) -> None:
    for line_up in ("beginner", "advanced", "random"):
        scene = forge(2 + seed % 3, 999, seed=seed, line_up=line_up, player="random" if seed % 2 else "greedy")
        for hero in view.read(scene).heroes:
            sources = worth(scene.match, hero)
            assert tuple(sources) == sources_of(scene.match.state) == BASE_SOURCES
            assert sum(sources.values()) == hero.points


def test_a_restored_match_looks_the_same(forge: Forge) -> None:
    scene = forge(3, 80, seed=6, line_up="advanced")
    restored = type(scene.match).restore(scene.match.game, scene.match.save())
    again = scene._replace(match=restored)
    first = seen(draw("board", scene))
    assert seen(draw("board", again)) == first
    assert seen(draw("seat", again._replace(seat=0))) == seen(draw("seat", scene._replace(seat=0)))
    assert seen(draw("board", scene._replace(match=scene.match.fork()))) == first


def test_a_picture_is_what_it_says(forge: Forge) -> None:
    picture = draw("board", forge(4, 100, line_up="advanced"))
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert (image.format, image.size) == ("PNG", (theme.WIDTH, theme.HEIGHT))
    assert image.mode in ("RGB", "P")
    assert (picture.width, picture.height) == image.size
    assert len(picture.data) <= 700_000


def test_the_board_changes_with_every_move(forge: Forge) -> None:
    scene = forge(2, 30, seed=4)
    boards, moves = set(), 0
    while moves < 6:
        question = scene.match.questions[0]
        if question.kind == "turn":  # what else is asked may change nothing that lies on the table
            boards.add(draw("board", scene).data)
            moves += 1
        scene.match.play(question.seat, question.options[0].id)
    assert len(boards) == 6


@pytest.mark.parametrize("language", some(["en", "de"], 2))
def test_every_card_and_face_has_a_drawing_and_an_alt_text(forge: Forge, language: str) -> None:
    words = forge(2, 0, language=language).words
    sides = {side.id for side in CELESTIAL}
    picture_kinds = kinds("diceforge")
    assert set(picture_kinds["card"].ids) == set(CARDS)
    assert set(picture_kinds["face"].ids) == set(FACES) | sides
    pieces = [(picture_kinds[kind], piece) for kind in ("card", "face") for piece in picture_kinds[kind].ids]
    drawings = [kind.draw(PieceScene("diceforge", piece, words)) for kind, piece in pieces]
    assert len({listed(drawing.sheet) for drawing in drawings}) == len(pieces)
    assert all(0 < len(clip(drawing.sentences)) <= ALT_LIMIT for drawing in drawings)


def test_every_card_and_face_becomes_a_picture_of_its_own(forge: Forge) -> None:
    words, picture_kinds = forge(2, 0).words, kinds("diceforge")
    pieces = [PieceScene("diceforge", piece, words) for kind in ("card", "face") for piece in picture_kinds[kind].ids]
    sheets = (picture_kinds["card" if scene.id in CARDS else "face"].draw(scene).sheet for scene in pieces)
    assert len({compose(sheet).tobytes() for sheet in sheets}) == len(pieces)


def test_every_feat_has_a_short_name_that_fits_on_its_tablet(forge: Forge) -> None:
    for language in ("en", "de"):
        words = forge(2, 0, language=language).words
        names = [words(cards.short_name(feat)) for feat in FEATS]
        assert len(set(names)) == len(FEATS)


def test_unknown_things_are_refused(forge: Forge) -> None:
    words = forge(2, 0).words
    with pytest.raises(KeyError):
        draw("card", PieceScene("diceforge", "loki", words))
    with pytest.raises(KeyError):
        draw("face", PieceScene("diceforge", "g99", words))


def test_a_draft_shows_what_can_be_chosen(forge: Forge) -> None:
    scene = forge(4, 2, line_up="draft")
    table = view.read(scene)
    assert table.drafting
    assert table.asked_seats == (table.acting,)
    open_slots = {slot for slot, feats in BY_SLOT.items() if len(feats) > 1 and not table.slots[slot].feat}
    assert table.feats == open_slots
    assert_whole(board.sheet_of(table, scene.words))


@pytest.mark.parametrize(("language", "seats", "moves"), STATES)
def test_alt_texts_say_the_most_important_first(forge: Forge, language: str, seats: int, moves: int) -> None:
    scene = forge(seats, moves, seed=5, language=language, line_up="advanced")
    table = view.read(scene)
    pictures = (
        draw("board", scene),
        draw("seat", scene._replace(seat=0)),
        draw("scores", scene),
        draw("temple", scene),
    )
    for picture in pictures:
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert not re.search("[\u2066-\u2069]", picture.alt)
    alt = pictures[0].alt
    first = table.winners[0] if table.over else table.heroes[table.asked_seats[0]]
    assert first.name in alt[:90]
    for hero in table.heroes:
        summary = next(
            sentence for sentence in alt_text.board(table, scene.words) if sentence.startswith(f"{hero.name}: ")
        )
        assert summary in alt
        assert str(hero.points) in summary
        assert scene.words(f"diceforge-face-{hero.faces[0]}") in summary
        assert f"{hero.store['gold']}/{hero.caps['gold']}" in summary
    assert len(describe(scene)) >= len(alt)


def test_the_feats_that_can_be_had_are_read_out_in_the_order_of_the_islands(forge: Forge) -> None:
    table, words = view.read(forge(2, 0, seed=3)), forge(2, 0).words
    for few in (list(table.slots), list(table.slots)[::2], list(table.slots)[5:]):
        sentences = alt_text.board(table._replace(feats=frozenset(few)), words)
        names = ", ".join(words(cards.short_name(table.slots[slot].feat)) for slot in few)
        assert words("diceforge-alt-feats-now", feats=names) in sentences


def test_alt_texts_of_long_names_fit(forge: Forge) -> None:
    scene = forge(4, 90, language="de", line_up="advanced")._replace(names=LONG)
    for picture in (
        draw("board", scene),
        draw("scores", scene),
        draw("temple", scene),
        draw("seat", scene._replace(seat=3)),
    ):
        assert len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize(("players", "free"), [(1, 1), (1, 3), (2, 2), (4, 0)])
def test_a_lobby_invites(forge: Forge, players: int, free: int) -> None:
    words = forge(2, 0).words
    picture = draw("lobby", LobbyScene("diceforge", LONG[:players], free, words))
    assert LONG[0] in picture.alt
    assert str(free) in picture.alt


@pytest.mark.parametrize("count", [0, 1, 5, 6, 7, 12, 13, 18, 24])
def test_any_number_of_feats_fits(count: int, forge: Forge) -> None:
    scene = forge(2, 0)
    table = view.read(scene)
    sheet = Sheet(board.sheet_of(table, scene.words).ground)
    hand = tuple(CARDS)[:count]
    card_hand.lay_out(sheet, table.heroes[0]._replace(cards=hand * 2), (46, 654, 1558, 348), scene.words)
    boxes = inked(sheet)
    assert min(box[0] for box in boxes) >= 42
    assert min(box[1] for box in boxes) >= 630, "wreaths rise above the box up to the edge of the shelf"
    assert max(box[2] for box in boxes) <= 1612
    assert max(box[3] for box in boxes) <= 1012
