"""Posters: every number, totals of one size, tie-breaks where there is a tie; and no name of a compact row twice."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.languages import LANGUAGES, speech
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from rendering import theme
from rendering.canvas import sprites
from rendering.canvas.text import Lettering
from rendering.dice_forge import view as forge_view
from rendering.dice_forge.points import worth as forge_worth
from rendering.hercules import view
from rendering.hercules.art.tondo import cup
from rendering.hercules.pages import scores
from rendering.hercules.points import worth as hercules_worth
from rendering.picture import Scene
from rendering.registry import draw
from rendering.templates import poster


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every line that is written on a sheet from now on, and its size."""
    lines: list[tuple[str, int]] = []
    real = sprites.line

    def recording(text: str, letters: Lettering) -> sprites.Written:
        lines.append((text, round(letters.size)))
        return real(text, letters)

    monkeypatch.setattr(sprites, "line", recording)
    return lines


def finished(game: str, seats: int, seed: int) -> Match:  # type: ignore[type-arg]
    match = Match.start(find_game(game), seats, seed=bytes([seed] * 32))
    while not match.is_finished:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


def test_a_smaller_total_is_not_set_larger(letters: list[tuple[str, int]]) -> None:
    """76 beside 127, both in a wreath: the letters are of one size."""
    table = view.read(Scene(finished("hercules", 2, 3), ("A", "B"), speech("en")))
    low, high = table.sides[0]._replace(points=76, place=2), table.sides[1]._replace(points=127, place=1)
    scores.sheet_of(table._replace(sides=(low, high)), speech("en"))
    assert [size for text, size in letters if text == "76"] == [poster.LETTERS]
    assert min(size for text, size in letters if text == "127") == poster.LETTERS


@pytest.mark.parametrize("totals", [(87, 82), (157, 96)])
def test_totals_of_a_compact_sheet_are_of_one_size(totals: tuple[int, int], letters: list[tuple[str, int]]) -> None:
    table = view.read(Scene(finished("hercules", 2, 3), ("A", "B"), speech("en")))
    sides = tuple(
        side._replace(points=total, place=at + 1)
        for at, (side, total) in enumerate(zip(table.sides, totals, strict=True))
    )
    scores.compact_of(table._replace(sides=sides), speech("en"))
    sizes = {size for text, size in letters if text in map(str, totals)}
    assert len(sizes) == 1
    assert min(sizes) >= theme.PHONE_READ


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_no_two_rows_have_one_name(game: str, language: str, letters: list[tuple[str, int]]) -> None:
    words = speech(language)
    draw("scores", Scene(finished(game, 2, 3), ("Zoë", "Wang"), words, compact=True))
    names = [text for text, _ in letters if not any(letter.isdigit() for letter in text)]
    assert len(names) >= 7
    assert len(names) == len(set(names))
    assert words("picture-place", place=1) in [text for text, _ in letters]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_every_number_stands_on_the_poster(game: str, seats: int, letters: list[tuple[str, int]]) -> None:
    """Points by source, total and place of each side; and how far ahead the first one is."""
    match = finished(game, max(seats, 2) if game == "diceforge" else seats, seats + 3)
    words = speech("en")
    scene = Scene(match, ("Zoë", "Wang", "Ann", "Li")[: match.seats], words)
    draw("scores", scene)
    texts = Counter(text for text, _ in letters)
    needed: Counter[str] = Counter()
    for values in _sources(scene):
        needed.update(f"{value}".replace("-", "−") for value in values if value)
    needed.update(str(standing.points) for standing in match.standings)
    assert not needed - texts
    first, second = match.standings[:2]
    for standing in match.standings:
        assert words("picture-place-nth", place=standing.place) in texts
    if second.place > 1 and first.points > second.points:
        assert any(text.startswith(f"{first.points - second.points} ahead of ") for text in texts)


def _sources(scene: Scene) -> list[list[int]]:
    if scene.game == "hercules":
        return [[*hercules_worth(side).values()] for side in view.read(scene).sides]
    return [[*forge_worth(scene.match, hero).values()] for hero in forge_view.read(scene).heroes]


def test_all_who_share_the_first_place_are_named_below_one_cup(letters: list[tuple[str, int]]) -> None:
    words = speech("en")
    table = view.read(Scene(finished("hercules", 3, 3), ("Zoë", "Wang", "Ann"), words))
    sides = tuple(side._replace(points=40 + (at < 2), place=1 if at < 2 else 3) for at, side in enumerate(table.sides))
    sheet = scores.sheet_of(table._replace(sides=sides), words)
    names = Counter(text for text, _ in letters)
    assert (names["Zoë"], names["Wang"], names["Ann"]) == (2, 2, 1)
    assert words("picture-poster-shared") in names
    assert _cups(None, 3, True, notes=len(scores.TIES)) & {stamp.sprite for stamp in sheet.stamps}


def _cups(look: theme.Side | None, sides: int, over: bool, notes: int = 0) -> set[sprites.Sprite]:
    """The winner's cup as it may be drawn: its size depends on how many rows the key has."""
    layouts = [poster.Layout(sides, notes, keys=rows) for rows in (1, 2)]
    return {cup(look, layout.cup_scale, over) for layout in layouts}


def test_who_leads_is_not_crowned_before_the_end(letters: list[tuple[str, int]]) -> None:
    words = speech("en")
    table = view.read(Scene(finished("hercules", 2, 3), ("Zoë", "Wang"), words))
    leader = table.winners[0].look
    for over in (True, False):
        sheet_sprites = {stamp.sprite for stamp in scores.sheet_of(table._replace(over=over), words).stamps}
        assert bool(_cups(leader, 2, True) & sheet_sprites) == over
        assert bool(_cups(leader, 2, False) & sheet_sprites) != over
    assert words("hercules-picture-so-far", number=table.round) in [text for text, _ in letters]


def test_tie_breaks_stand_there_only_for_ties(letters: list[tuple[str, int]]) -> None:
    words = speech("en")
    table = view.read(Scene(finished("hercules", 2, 3), ("A", "B"), words))
    for points, tied in (((50, 40), False), ((50, 50), True)):
        sides = tuple(side._replace(points=value) for side, value in zip(table.sides, points, strict=True))
        letters.clear()
        scores.sheet_of(table._replace(sides=sides), words)
        assert (words("hercules-picture-tie-column") in [text for text, _ in letters]) == tied
