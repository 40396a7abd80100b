"""The board says whose turn it is and whom the match waits for, as the panel beside it does."""

from __future__ import annotations

from collections.abc import Callable
from unittest import mock

from bot.languages import speech
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.trial import play_trial
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.sprites import line as write_line
from rendering.canvas.text import Lettering
from rendering.dice_forge import view
from rendering.dice_forge.board import board, compact, possessions, quay, recap
from rendering.dice_forge.layout import QUAY_TOP
from rendering.dice_forge.view import TableView
from rendering.picture import Scene
from rendering.templates import marks, turn_chip

Forge = Callable[..., Scene]


def sheet_of(scene: Scene) -> tuple[TableView, Sheet]:
    table = view.read(scene)
    return table, board.sheet_of(table, scene.words)


def places(sheet: Sheet, sprite: Sprite) -> list[int]:
    return [stamp.x for stamp in sheet.stamps if stamp.sprite == sprite]


def until(scene: Scene, is_reached: Callable[[Match], bool]) -> Scene:  # type: ignore[type-arg]
    for _ in range(600):
        if is_reached(scene.match):
            return scene
        question = scene.match.questions[0]
        scene.match.play(question.seat, question.options[-1].id)
    raise AssertionError("no such position came")


def asked_of(match: Match) -> set[int]:  # type: ignore[type-arg]
    return {question.seat for question in match.questions}


def test_an_asked_seat_lies_on_the_quay_and_the_owner_of_the_turn_is_marked(forge: Forge) -> None:
    scene = until(forge(4, 30, seed=3), lambda match: match.state.acting not in asked_of(match))
    table, sheet = sheet_of(scene)
    assert sheet.places[f"panel:{table.asked_seats[0]}"][1] == QUAY_TOP
    assert len(places(sheet, marks.turn(possessions.TURN))) == 1
    signs = [
        stamp
        for stamp in sheet.stamps
        if stamp.sprite in (marks.asked_sign(possessions.TURN), marks.asked_sign(quay.SIGN))
    ]
    assert len(signs) == len(table.asked_seats)
    left, _, wide, _ = sheet.places[f"points:{table.asked_seats[0]}"]
    assert signs[0].x >= left + wide - 8, "the sign lies beside the wreath"


def test_the_chip_names_both(forge: Forge) -> None:
    scene = until(
        forge(3, 30, seed=3),
        lambda match: match.state.acting not in asked_of(match) and len(match.questions) == 1,
    )
    table, sheet = sheet_of(scene)
    sprites = {stamp.sprite for stamp in sheet.stamps}
    for text in (f"{scene.words('picture-waiting')} ", "’s turn · "):
        sizes = range(theme.PHONE_READ, turn_chip.NAME + 1)
        assert any(write_line(text, Lettering(size, theme.MUTED)).sprite in sprites for size in sizes)
    assert table.acting not in table.asked_seats


def test_one_alone_in_his_own_turn_needs_no_signs(forge: Forge) -> None:
    scene = until(forge(3, 30, seed=3), lambda match: asked_of(match) == {match.state.acting})
    _, sheet = sheet_of(scene)
    signs = (marks.turn(possessions.TURN), marks.asked_sign(possessions.TURN))
    assert not any(places(sheet, sign) for sign in signs)


def test_no_name_in_the_chip_is_cut(forge: Forge) -> None:
    scene = until(
        forge(3, 30, seed=3),
        lambda match: match.state.acting not in asked_of(match) and len(match.questions) == 1,
    )
    named = scene._replace(names=("Bartholomew the Magnificent", "Konstantina", "Maximilian der Erste"))
    for left in range(60, 700, 80):
        sheet = Sheet(board.sheet_of(view.read(named), named.words).ground)
        table = view.read(named)
        with mock.patch.object(sheet, "write", wraps=sheet.write) as write:
            turn = turn_chip.Turn(table.heroes, table.acting, table.asked_seats)
            turn_chip.draw_turn(sheet, turn, named.words, turn_chip.Room(left, 40, 1000))
        texts = [call.args[0] for call in write.call_args_list]
        assert texts
        assert not [words for words in texts if words.endswith("…")]


def test_after_a_trial_its_seat_is_large_and_what_it_did_is_its_own() -> None:
    match, choices = Match.start(find_game("diceforge"), 3, {}, seed=b"1" * 32), list[str]()
    while (trial := play_trial(match.fork(), 1, choices, bytes(32))) is not None and not trial.is_over:
        choices.append(choose("greedy", trial.match, 1).option)
    assert trial is not None
    table, sheet = sheet_of(Scene(trial.match, ("Zoë", "Bo", "Wang"), speech("en"), since=0, news=trial.events))
    assert (table.asked_seats, table.acting, table.turn_owner) == ((), 2, 1)
    assert sheet.places["panel:1"][1] == QUAY_TOP
    assert compact.large_seat(table).number == 1
    assert [turn.name for turn in recap.turns_of(table)] == ["Bo"]
    assert not places(sheet, marks.turn(possessions.TURN)), "the chip says who comes next"
