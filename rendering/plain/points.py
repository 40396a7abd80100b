"""The board and the score sheet of a game without pictures: each side with its points, and below them every source."""

from __future__ import annotations

from engine.game import Standing
from rendering import theme
from rendering.alt_text import paragraphs
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering
from rendering.picture import Drawing, Scene
from rendering.registry import EVERY_GAME, picture
from rendering.templates import compact_scores
from rendering.templates.compact_page import HEADER, INNER, MARGIN, Person


def sheet_of(scene: Scene) -> Sheet:
    """The points as a sheet of sprites, the best first."""
    words, looks = scene.words, theme.sides(scene.strong)
    standings = scene.match.standings
    sources = [*dict.fromkeys(source for standing in standings for source in standing.parts)]
    seats = {question.seat for question in scene.match.questions}
    ranking = [
        compact_scores.Scored(
            Person(_name(scene, standing), looks[_place(scene, standing)], standing.points),
            words("picture-to-act") if standing.seat in seats else _rank(scene, standing),
            [standing.parts.get(source, 0) for source in sources],
        )
        for standing in standings
    ]

    def header(sheet: Sheet) -> None:
        sheet.write(_title(scene), MARGIN + 16, HEADER + 14, Lettering(42, theme.TEXT, "extra"), fit=Fit(INNER - 32))

    rows = [(words(f"{scene.game}-part-{source}"), "") for source in sources]
    return compact_scores.sheet_of(ranking, rows, header)


def sentences(scene: Scene) -> list[str]:
    """What the picture shows: the round, then each side with its points, and who is asked."""
    seats = {question.seat for question in scene.match.questions}
    lines = [f"{_title(scene)}."]
    for standing in scene.match.standings:
        side = scene.words("picture-plain-side", name=_name(scene, standing), points=standing.points)
        lines.append(f"{side} – {scene.words('picture-to-act')}." if standing.seat in seats else f"{side}.")
    return lines


def describe(scene: Scene) -> str:
    """The same, a line for each side."""
    return paragraphs(sentences(scene))


@picture(EVERY_GAME, "board", describe=describe)
def draw_board(scene: Scene) -> Drawing:
    """The board: who has how many points, and who is asked."""
    return Drawing(sheet_of(scene), sentences(scene))


@picture(EVERY_GAME, "seat")
def draw_seat(scene: Scene) -> Drawing:
    """One seat in detail: there is no more to see than on the board."""
    return draw_board(scene)


@picture(EVERY_GAME, "scores")
def draw_scores(scene: Scene) -> Drawing:
    """The score sheet: the board once the match is over."""
    return draw_board(scene)


def _title(scene: Scene) -> str:
    title, match = scene.words(f"{scene.game}-title"), scene.match
    now = "picture-plain-final" if match.is_finished else "picture-plain-round"
    return f"{title} · {scene.words(now, number=match.round)}"


def _name(scene: Scene, standing: Standing) -> str:
    if standing.seat is None:
        return scene.words(f"{scene.game}-{standing.name}")
    return drawable_name(scene.names[standing.seat], scene.words("picture-player", number=standing.seat + 1))


def _place(scene: Scene, standing: Standing) -> int:
    return scene.match.seats if standing.seat is None else standing.seat


def _rank(scene: Scene, standing: Standing) -> str:
    is_shared = sum(other.place == standing.place for other in scene.match.standings) > 1
    return scene.words("picture-place-shared" if is_shared else "picture-place", place=standing.place)
