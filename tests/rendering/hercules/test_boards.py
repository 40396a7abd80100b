"""Boards of every size and language: complete, inside their frame, nothing too small."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from engine.hercules.cards import CARDS
from engine.match import Match
from engine.registry import find_game
from rendering import theme
from rendering.alt_text import clip
from rendering.canvas.sprites import Sheet, compose
from rendering.hercules import alt_text, card_hand, view
from rendering.hercules.board import board, hades_preview
from rendering.hercules.pages import lobby, scores, seat
from rendering.picture import ALT_LIMIT, LobbyScene, PieceScene, Scene
from rendering.registry import describe, draw, kinds
from tests.rendering.sheets import assert_inside, assert_whole, inked
from tests.short_forms import some

Scenes = Callable[..., Scene]
LONG = ("W" * 32, "Ein sehr langer Name mit Wörtern", "مرحبا بكم في اللعبة الكبيرة جدا", "🐉" * 20)
STATES = [*product((1, 2, 3, 4), (0, 7, 40, 400))]


@pytest.mark.parametrize(("seats", "moves"), some(STATES, 3))
def test_a_board_stays_inside_its_frame(scene: Scenes, seats: int, moves: int) -> None:
    for language, names in (("en", LONG), ("de", LONG[::-1])):
        match_scene = scene(seats, moves, seed=moves % 200 + seats, language=language)._replace(names=names)
        table = view.read(match_scene)
        assert_whole(board.sheet_of(table, match_scene.words))
        assert_inside(scores.sheet_of(table, match_scene.words))
        for side in table.sides:
            assert_inside(seat.sheet_of(table, side, match_scene.words))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_letter_is_too_small(scene: Scenes, seats: int, letter_sizes: list[int]) -> None:
    match_scene = scene(seats, 40, seed=3)
    for kind in ("board", "seat", "scores"):
        draw(kind, match_scene)
    assert letter_sizes
    assert min(letter_sizes) >= theme.SMALLEST


def test_reachable_columns_are_the_offered_labours(scene: Scenes) -> None:
    for seed in range(1, 12):
        match_scene = scene(3, 12, seed=seed)
        question = match_scene.match.questions[0]
        if question.kind != "turn":
            continue
        offered = {option.facts["result"] for option in question.options if option.group == "labour"}
        assert set(view.read(match_scene).doable or ()) == offered


def test_the_board_changes_with_every_move(scene: Scenes) -> None:
    match_scene = scene(2, 0)
    boards = set()
    for _ in range(6):
        picture = draw("board", match_scene)
        boards.add(picture.data)
        question = match_scene.match.questions[0]
        match_scene.match.play(question.seat, question.options[0].id)
    assert len(boards) == 6


def test_a_picture_is_what_it_says(scene: Scenes) -> None:
    picture = draw("board", scene(4, 30))
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert (image.format, image.size) == ("PNG", (theme.WIDTH, theme.HEIGHT))
    assert (picture.width, picture.height) == image.size
    assert picture.name == "board.png"
    assert len(picture.data) <= 700_000


def test_face_down_gods_stay_hidden(scene: Scenes) -> None:
    match_scene = scene(2, 6, variant="simplified")
    text = describe(match_scene)
    hidden = [god for god in match_scene.match.state.gods if god]
    assert hidden
    for god in hidden:
        assert god.removeprefix("god_").capitalize() not in text
    twin = board.sheet_of(view.read(match_scene), match_scene.words)
    backs = [stamp for stamp in twin.stamps if stamp.y == 116 and stamp.sprite.width < 110]
    assert len({stamp.sprite for stamp in backs[: len(hidden)]}) <= 12


@pytest.mark.parametrize(("language", "seats", "moves"), some(product(("en", "de"), (1, 2, 3, 4), (0, 7, 40, 400)), 5))
def test_alt_texts_say_the_most_important_first(scene: Scenes, language: str, seats: int, moves: int) -> None:
    match_scene = scene(seats, moves, seed=5, language=language)
    table = view.read(match_scene)
    for picture in (
        draw("board", match_scene),
        draw("seat", match_scene._replace(seat=0)),
        draw("scores", match_scene),
    ):
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert not re.search("[\u2066-\u2069]", picture.alt)
    alt = draw("board", match_scene).alt
    first = table.winners[0] if table.acting is None else table.sides[table.acting]
    assert first.name in alt[:80]
    if table.acting is not None:
        assert ", ".join(map(str, first.dice)) in alt[:110]
    for side in table.sides:
        assert side.name in alt
    assert len(describe(match_scene)) >= len(alt)


def test_an_alt_text_is_cut_between_sentences() -> None:
    assert clip(["One two.", "Three.", "Four five."], 17) == "One two. Three."
    assert clip(["x" * 40], 10) == "x" * 9 + "…"
    assert clip(["a.", "", "b."]) == "a. b."


def test_alt_texts_of_long_names_fit(scene: Scenes) -> None:
    match_scene = scene(4, 30)._replace(names=LONG)
    assert len(draw("board", match_scene).alt) <= ALT_LIMIT
    assert len(draw("scores", match_scene).alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_can_be_drawn(language: str, scene: Scenes) -> None:
    words = scene(2, 0, language=language).words
    card = kinds("hercules")["card"]
    drawings = [card.draw(PieceScene("hercules", card_id, words)) for card_id in card.ids]
    assert len(drawings) == len(CARDS) == 73
    assert all(drawing.sentences for drawing in drawings)
    pixels = [compose(drawing.sheet) for drawing in (drawings if language == "en" else drawings[:1])]
    assert all(image.size == (1100, 700) for image in pixels)
    assert_inside(find_sheet("hestia_06", scene))


def find_sheet(card_id: str, scene: Scenes) -> Sheet:
    from rendering.hercules.pages import card

    return card.sheet_of(card_id, scene(2, 0).words)


def test_an_unknown_card_is_refused(scene: Scenes) -> None:
    with pytest.raises(KeyError):
        draw("card", PieceScene("hercules", "god_loki", scene(2, 0).words))


@pytest.mark.parametrize(("players", "free"), [(1, 1), (1, 3), (2, 2), (4, 0)])
def test_a_lobby_invites(scene: Scenes, players: int, free: int) -> None:
    words = scene(2, 0).words
    lobby_scene = LobbyScene("hercules", LONG[:players], free, words)
    assert_inside(lobby.sheet_of(lobby_scene))
    picture = draw("lobby", lobby_scene)
    assert LONG[0] in picture.alt
    assert str(free) in picture.alt


@pytest.mark.parametrize("count", [1, 2, 5, 8, 13, 18, 24, 30])
def test_any_number_of_cards_fits(count: int, scene: Scenes) -> None:
    match_scene = scene(2, 0)
    side = view.read(match_scene).sides[0]
    cards = [card for card in kinds("hercules")["card"].ids if not card.startswith("vase")][:count]
    sheet = Sheet(board.sheet_of(view.read(match_scene), match_scene.words).ground)
    card_hand.lay_out(
        sheet,
        side._replace(demigods=tuple(cards), marked_cards=tuple(cards[:3])),
        (48, 586, 1554, 412),
        match_scene.words,
    )
    boxes = inked(sheet)
    assert min(box[0] for box in boxes) >= 44
    assert min(box[1] for box in boxes) >= 580
    assert max(box[2] for box in boxes) <= 1608
    assert max(box[3] for box in boxes) <= 1004


def test_abilities_at_hand_leave_out_what_is_used(scene: Scenes) -> None:
    table = view.read(scene(2, 0))
    side = table.sides[0]._replace(
        demigods=("hestia_01", "hestia_02", "pan_04", "aeolus_01"), marked_cards=("hestia_01",), gods=("god_athena",)
    )
    counts = view.usable_abilities(side, table)
    assert (counts["plus1"], counts["flip"], counts["white"]) == (1, 2, 0)
    assert view.usable_abilities(side, table._replace(is_simplified=True))["flip"] == 1
    used = table._replace(used=("aeolus_01",), acting=0)
    assert view.usable_abilities(side, used)["flip"] == 1


def test_what_hades_will_do_is_foretold() -> None:
    match = Match.start(find_game("hercules"), 1, seed=bytes(32))
    table = view.read(Scene(match, ("Zoë",), lambda message, **_: message))  # type: ignore[arg-type]
    hades = table.sides[1]
    assert table.hades_waits
    expected = hades.dice[0]
    assert hades_preview.target(hades) == expected
    assert hades_preview.target(hades._replace(column=12)) == expected
    stack = hades_preview.prey(table)
    top = dict(table.stacks)[stack][0]
    question = match.questions[0]
    labour = next(option for option in question.options if option.group == "labour")
    demigod = labour.facts["demigod"]
    match.play(0, labour.id)
    stolen = next(event.facts["card"] for event in match.events if event.kind == "hades_stole")
    assert str(stolen).startswith(stack)
    if demigod != stack:
        assert stolen == top


def test_shared_places_are_told(scene: Scenes) -> None:
    table = view.read(scene(3, 0))
    assert [side.place for side in table.sides] == [1, 1, 1]
    words = scene(3, 0).words
    assert len(alt_text.scores(table, words)) == 7
    assert_inside(scores.sheet_of(table, words))
