"""What has changed since the board before is marked on the board of Hercules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest

from engine.hercules.cards import CARDS
from engine.hercules.state import COLUMNS, HADES
from engine.news import news_for
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.hercules import view
from rendering.hercules.art import figures, pieces
from rendering.hercules.board import board, changes, gods, recap
from rendering.hercules.board.layout import LAYOUTS
from rendering.hercules.view import TableView
from rendering.picture import Scene
from rendering.templates import marks

Scenes = Callable[..., Scene]


def centres(sheet: Sheet, sprite: Sprite) -> list[tuple[float, float]]:
    return [
        (stamp.x + sprite.width / 2, stamp.y + sprite.height / 2) for stamp in sheet.stamps if stamp.sprite == sprite
    ]


def moved(scene: Scenes, seed: int) -> tuple[TableView, Scene]:
    """A board after a turn in which somebody's apprentice got on."""
    match_scene = scene(3, 6, seed=seed)
    for _ in range(60):
        question = match_scene.match.questions[0]
        match_scene.match.play(question.seat, question.options[0].id)
        table = view.read(match_scene)
        if any(side.change.column != side.column for side in table.sides):
            return table, match_scene
    raise AssertionError("nobody ever moved")


@pytest.mark.parametrize("seed", [2, 3, 5])
def test_the_last_turn_is_marked(scene: Scenes, seed: int) -> None:
    table, match_scene = moved(scene, seed)
    sheet = board.sheet_of(table, match_scene.words)
    (side,) = [side for side in table.sides if side.change.column != side.column]
    layout = LAYOUTS[3]
    stood = layout.feet(side.change.column, side.number)
    ghosts = [(stamp.x + 50, stamp.y + 90) for stamp in sheet.stamps if stamp.sprite == figures.ghost(side.look)]
    assert ghosts == [pytest.approx(stood, abs=1)]
    done = centres(sheet, figures.taken_stone(side.look, 40))
    assert done == [pytest.approx(layout.marker(column, side.number), abs=1) for column in side.change.labours] != []
    (turn,) = recap.turns_of(table)
    assert (turn.look, turn.name, turn.points) == (side.look, side.name, side.change.points)
    assert f"{side.change.column}→{side.column}" in [deed.text for deed in turn.deeds]


def test_what_was_told_before_is_not_marked_again(scene: Scenes) -> None:
    _, match_scene = moved(scene, 2)
    table = view.read(match_scene._replace(since=len(match_scene.match.events)))
    for side in table.sides:
        assert side.change == (0, side.column, (), (), ())


def test_everything_since_the_board_before_is_marked(scene: Scenes) -> None:
    match_scene = scene(2, 0, seed=4)
    for _ in range(20):
        question = match_scene.match.questions[0]
        match_scene.match.play(question.seat, question.options[0].id)
    table = view.read(match_scene._replace(since=len(match_scene.match.replay(0).events)))
    for side in table.sides:
        assert side.change.column == 0
        assert len(side.change.cards) == side.cards
        assert len(side.change.labours) == 12 - len(side.labours)


def doers(table: TableView) -> list[int]:
    """Who has done something since the board before, each once where what they did follows each other."""
    did = [event.seat for event in table.news if event.kind in {"laboured", "rested", "passed", "used"}]
    return [seat for seat, _ in groupby(did) if seat is not None]


def since_own_turn(scene: Scene) -> tuple[TableView, int]:
    """The table as who is asked sees it, and who that is."""
    acting = scene.match.questions[0].seat
    news = news_for(scene.match, acting)
    assert news is not None
    return view.read(scene._replace(since=news.since)), acting


def test_a_round_that_has_just_begun_is_what_is_new(scene: Scenes) -> None:
    match_scene = scene(2, 0, seed=4)
    inks = set()
    for _ in range(20):
        question = match_scene.match.questions[0]
        since = len(match_scene.match.events)
        match_scene.match.play(question.seat, question.options[0].id)
        for table in (
            view.read(match_scene._replace(since=since)),
            view.read(match_scene._replace(since=len(match_scene.match.events))),
        ):
            fresh = {event.kind for event in table.news}
            ink = recap.ink_of_round(table, theme.MUTED)
            assert (ink == theme.ROLLED) == ("round_began" in fresh and not fresh & recap.DEEDS)
            inks.add(ink)
    assert theme.MUTED in inks


def test_a_round_that_the_own_choice_began_is_new_to_who_made_it(scene: Scenes) -> None:
    marked = 0
    for moves in range(10, 40):
        match_scene = scene(2, moves, seed=5)
        if (
            not match_scene.match.questions
            or (news := news_for(match_scene.match, match_scene.match.questions[0].seat)) is None
        ):
            continue
        kinds = {event.kind for event in news.events}
        if "round_began" in kinds and not kinds & recap.DEEDS:
            table, _ = since_own_turn(match_scene)
            assert recap.ink_of_round(table, theme.MUTED) == theme.ROLLED
            marked += 1
    assert marked


def test_where_a_god_was_taken_its_cloud_stays_behind_the_apprentices(scene: Scenes) -> None:
    clouds = 0
    for seed in range(1, 30):
        table, match_scene = moved(scene, seed)
        stamps = board.sheet_of(table, match_scene.words).stamps
        columns = [column for _, column in changes.taken_gods(table) if column < COLUMNS]
        places = [at for at, stamp in enumerate(stamps) if stamp.sprite == gods._vacant()]
        assert len(places) == len(columns)
        apprentices = {figures.walker(side.look) for side in table.sides}
        walkers = [at for at, stamp in enumerate(stamps) if stamp.sprite in apprentices]
        assert all(place < at for place in places for at in walkers)
        clouds += len(places)
    assert clouds


def test_what_hades_did_since_the_own_turn_has_a_line(scene: Scenes) -> None:
    lines = 0
    for moves in range(4, 30):
        match_scene = scene(1, moves, seed=3)
        if not match_scene.match.questions or (last := news_for(match_scene.match, 0)) is None:
            continue
        table, _ = since_own_turn(match_scene)
        if any(event.kind in recap.DEEDS and event.kind.startswith(recap.OF_HADES) for event in last.events):
            lines += 1
            assert table.sides[HADES].look in [turn.look for turn in recap.turns_of(table)]
    assert lines > 3


def test_each_turn_since_the_board_before_has_a_line(scene: Scenes) -> None:
    for seed in range(1, 6):
        table, _ = since_own_turn(scene(4, 40, seed=seed))
        lines = recap.turns_of(table)
        assert [line.look for line in lines] == [table.sides[seat].look for seat in doers(table)][-3:]
        assert all(line.deeds for line in lines)
        sums = [line.points + sum(points for _, points in line.others) for line in lines]
        assert sum(sums) == sum(side.change.points for side in table.sides)


def test_who_loses_a_majority_is_told_with_the_turn_that_took_it(scene: Scenes) -> None:
    count = 0
    for seed in range(1, 15):
        table, acting = since_own_turn(scene(2, 25, seed=seed))
        side = table.sides[acting]
        if side.change.points < 0 and acting not in doers(table):
            (line,) = recap.turns_of(table)
            assert line.others == ((side.look, side.change.points),)
            count += 1
    assert count


def test_points_lost_are_told_as_well(scene: Scenes) -> None:
    """A majority that goes to another takes points away."""
    lost = 0
    for seed in range(1, 30):
        match_scene = scene(3, 25, seed=seed)
        for _ in range(25):
            if match_scene.match.is_finished:
                break
            question = match_scene.match.questions[0]
            match_scene.match.play(question.seat, question.options[0].id)
            lost += sum(side.change.points < 0 for side in view.read(match_scene).sides)
    assert lost


def test_a_note_lies_where_something_was_taken(scene: Scenes, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for each god, each stack of demigods and each stack of vases from which a card has gone."""
    notes: list[Sprite] = []

    def recording(look: theme.Side) -> Sprite:
        notes.append(marks.taken_note(look))
        return notes[-1]

    monkeypatch.setattr(pieces, "taken_note", recording)
    match_scene = scene(2, 0, seed=4)
    kinds: set[str] = set()
    for _ in range(40):
        question = match_scene.match.questions[0]
        before = match_scene.match.replay()
        notes.clear()
        match_scene.match.play(question.seat, question.options[0].id)
        if match_scene.match.is_finished:
            break
        later = match_scene._replace(since=len(before.events))
        board.sheet_of(view.read(later), match_scene.words)
        hero, was = match_scene.match.state.heroes[question.seat], before.state.heroes[question.seat]
        cards = [*_new(hero.gods + hero.pantheon, was.gods + was.pantheon), *_new(hero.vases, was.vases)]
        stacks = {CARDS[card].stack for card in _new(hero.demigods, was.demigods)}
        assert len(notes) == len(cards) + len(stacks)
        kinds |= {CARDS[card].kind for card in cards} | ({"demigod"} if stacks else set())
    assert {"god", "demigod"} <= kinds


def _new(now: tuple[str, ...], then: tuple[str, ...]) -> list[str]:
    return [card for card in now if card not in then]
