"""The row of what was done since the board before: who it was, what they did, what it brought everyone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from engine.dice_forge.data.titan_track import TRACK
from engine.events import Event
from engine.news import news_for
from rendering import theme
from rendering.alt_text import changed_points
from rendering.canvas.sprites import Sheet
from rendering.dice_forge import alt_text, view
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import board, recap
from rendering.dice_forge.changes import points_of
from rendering.dice_forge.view import TableView
from rendering.picture import Scene
from rendering.templates import last_turns
from rendering.templates.last_turns import Turn
from tests.rendering.dice_forge.conftest import voice
from tests.rendering.sheets import inked
from tests.short_forms import some

Forge = Callable[..., Scene]
FAMILIES = some(product((2, 3, 4), ("base", "goddess", "titans"), range(3)), 4)


def since_own_turn(scene: Scene) -> TableView:
    """The table as who is asked sees it."""
    news = news_for(scene.match, scene.match.questions[0].seat)
    assert news is not None
    return view.read(scene._replace(since=news.since, news=tuple(news.events)))


def family(forge: Forge, seats: int, module: str, seed: int) -> TableView:
    options = {} if module == "base" else {"module": module}
    return since_own_turn(forge(seats, 24 + 7 * seed, seed=seed + seats, player="random", **options))


def list_sprites(sheet: Sheet) -> list[object]:
    return [stamp.sprite for stamp in sheet.stamps]


@pytest.mark.parametrize(("seats", "module", "seed"), FAMILIES)
def test_each_turn_with_a_deed_has_a_line(forge: Forge, seats: int, module: str, seed: int) -> None:
    table = family(forge, seats, module, seed)
    lines = recap.turns_of(table)
    performed = [event for event in table.news if event.kind == "performed"]
    signs = [sign for line in lines for deed in line.deeds for sign in deed.signs]
    assert [sign for sign in signs if sign in map(_tablet, performed)] == [_tablet(event) for event in performed]
    new = [forged(event) for event in table.news if event.kind == "forged"]
    assert all(any(sign in signs for sign in either) for either in new)
    assert all(line.deeds or line.points or line.others for line in lines)
    doers = {event.seat for event in performed if event.seat is not None}
    assert {table.heroes[doer].look for doer in doers} <= {line.look for line in lines}


def outcomes(lines: list[Turn]) -> dict[theme.Side, int]:
    """The changes of points that lines say, by sides. None is said twice."""
    changes = [(line.look, line.points) for line in lines if line.points]
    changes += [each for line in lines for each in line.others]
    assert len(dict(changes)) == len(changes)
    return dict(changes)


@pytest.mark.parametrize(("seats", "module", "seed"), FAMILIES)
def test_each_change_of_points_is_said_once_and_as_the_alt_text_says_it(
    forge: Forge, seats: int, module: str, seed: int
) -> None:
    options = {} if module == "base" else {"module": module}
    scene = forge(seats, 24 + 7 * seed, seed=seed + seats, player="random", **options)
    for table in (view.read(scene), since_own_turn(scene)):
        changes = {hero.look: hero.gains["vp"] for hero in table.heroes if hero.gains["vp"]}
        assert outcomes(recap.turns_of(table)[-last_turns.MOST :]) == changes
        spoken = alt_text.board(table, scene.words, ["x."])
        (sentence,) = changed_points(((hero.name, hero.gains["vp"]) for hero in table.heroes), scene.words) or [""]
        assert sentence in spoken or not changes


def forged(event: Event) -> tuple[object, object]:
    """A forging, and one on the die of another, as signs."""
    new, old = (str(event.facts[fact]) for fact in ("face", "old"))
    return recap.change_of_face(old, new, recap.SIGN), recap.face(new, recap.SIGN)


def _tablet(event: Event) -> object:
    return recap.tablet(str(event.facts["card"]), recap.SIGN)


@pytest.mark.parametrize(("seats", "module"), [*product((2, 4), ("base", "goddess", "titans"))])
def test_the_changes_of_points_add_up(forge: Forge, seats: int, module: str) -> None:
    options = {} if module == "base" else {"module": module}
    scene = forge(seats, 24, seed=seats, player="random", **options)
    match = scene.match
    for _ in range(12):
        before = {place.seat: place.points for place in match.standings}
        count = len(match.events)
        question = match.questions[0]
        match.play(question.seat, question.options[0].id)
        changes = points_of(match.events[count:])
        for place in match.standings:
            assert place.seat is not None
            assert place.points - before[place.seat] == changes[place.seat]


def test_a_walk_on_the_track_is_told_in_its_points(forge: Forge) -> None:
    count = 0
    for seed in range(1, 5):
        table = since_own_turn(forge(4, 60, seed=seed, player="random", module="titans"))
        walkers = {pieces.pawn(hero.look, recap.SIGN - 4) for hero in table.heroes}
        points = {f"{space.vp}".replace("-", "−") for space in TRACK.values()}
        for deed in (deed for line in recap.turns_of(table) for deed in line.deeds if walkers.intersection(deed.signs)):
            assert set(deed.text.split("→")) <= points
            count += 1
    assert count


def test_who_was_ousted_lies_in_the_line_of_who_came(forge: Forge) -> None:
    count = 0
    for seed in range(1, 9):
        table = since_own_turn(forge(3, 45, seed=seed, player="random"))
        for event in table.news:
            if event.kind == "ousted" and event.seat is not None:
                fallen = recap.fallen_hero(table.heroes[event.seat].look, recap.SIGN)
                lines = [line for line in recap.turns_of(table) if any(fallen in deed.signs for deed in line.deeds)]
                assert [line.look for line in lines] == [table.heroes[int(str(event.facts["other"]))].look]
                count += 1
    assert count


def test_the_row_stands_on_the_board_and_keeps_to_its_room(forge: Forge) -> None:
    names = ("Bartholomew the Magnificent", "مريم بنت عمران الطويلة", "W" * 32, "Ἡρακλῆς")
    for seats, seed in ((2, 3), (3, 4), (4, 5)):
        scene = forge(seats, 28, seed=seed)._replace(names=names)
        table = since_own_turn(scene)
        sheet = Sheet(board.sheet_of(table, scene.words).ground)
        recap.draw(sheet, table)
        boxes = inked(sheet)
        assert max(box[2] for box in boxes) <= recap.RIGHT
        assert max(box[3] for box in boxes) <= recap.TOP + last_turns.ROW.high + 6
        assert set(list_sprites(sheet)) <= set(list_sprites(board.sheet_of(table, scene.words)))


def test_old_faces_and_rolls_go_before_deeds(forge: Forge) -> None:
    table = view.read(forge(3, 20, seed=1))
    events = (
        Event("turn_began", 0, {"round": 2}),
        Event("rolled", 0, {"dice": ("light", "dark"), "faces": ("g1", "m1"), "cause": "phase"}),
        Event("used", 0, {"card": "elder"}),
        Event("performed", 0, {"card": "chest", "vp": 2}),
        Event("forged", 0, {"face": "v3", "old": "g1", "die": "light", "side": 1, "cost": 8}),
        Event("turn_began", 1, {"round": 2}),
    )
    (line,) = recap.turns_of(table._replace(news=events))
    assert [deed.minor for deed in line.deeds] == [True, True, False, False]
    counts = [_signs(line, room) for room in range(800, 180, -20)]
    assert sorted(counts, reverse=True) == counts
    assert list(dict.fromkeys(counts)) == [2 + 1 + 1 + 1, 1 + 1 + 1, 1 + 1, 1, 0]


def test_the_row_has_few_large_signs(forge: Forge) -> None:
    assert recap.SIGN * 550 / theme.WIDTH >= 22
    table = view.read(forge(3, 20, seed=1))
    events = (
        Event("turn_began", 0, {"round": 2}),
        Event("used", 0, {"card": "elder"}),
        Event("performed", 0, {"card": "chest", "vp": 2}),
        Event("paid_extra", 0, {"sun": 2}),
        Event("performed", 0, {"card": "chest", "vp": 2}),
    )
    sheet = board.sheet_of(table._replace(news=events), voice("en", True))
    chest = recap.tablet("chest", recap.SIGN)
    tops = [stamp.y for stamp in sheet.stamps if stamp.sprite == chest]
    assert len(tops) == 1
    assert recap.TOP - 30 < tops[0] < recap.TOP + last_turns.ROW.high - recap.SIGN
    assert not {pieces.token("elder", recap.SIGN), pieces.resource("sun", recap.SIGN)} & set(list_sprites(sheet))


def _signs(line: Turn, room: int) -> int:
    """How many signs of deeds the line shows in this room."""
    sheet = Sheet(pieces.sign("torch", 36)._replace(width=1650, height=1050))
    last_turns.draw_row(sheet, [line], 0, 0, room)
    own = [sign for deed in line.deeds for sign in (*deed.signs, *deed.brief)]
    return sum(stamp.sprite in own for stamp in sheet.stamps)
