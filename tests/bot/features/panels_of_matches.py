"""Every panel that a person sees in a match against computer players, made from its real boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from bot.features.board.choosing import places_panel
from bot.interactions.components import Panel
from bot.languages import speech
from bot.reading.choices import choices_of
from bot.reading.ending_choices import and_end
from bot.reading.position import position_of
from bot.tables.model.table import Seat, Table
from engine.chance import STREAM
from engine.match import Match
from engine.players import choose
from engine.questions import Question
from engine.registry import find_game
from rendering import theme
from rendering.dice_forge.modules.board_strip import MORE
from rendering.picture import Picture, Scene
from rendering.registry import draw
from rendering.templates.poster import HIGHEST
from tests.bot.features.panel_limits import board_of, end_of


class Shown(NamedTuple):
    """How to make a panel, and its description, for the message that it is too high."""

    name: str
    panel: Callable[[], Panel]


def blank(name: str, more: int = 0) -> Picture:
    """A picture of a board's size, or so much higher, with nothing on it."""
    file, height = BytesIO(), theme.HEIGHT + more
    Image.new("P", (theme.WIDTH, height)).save(file, "PNG")
    return Picture(file.getvalue(), "A board.", theme.WIDTH, height, name)


def panels_of(game: str, seats: int, settings: dict[str, str], *languages: str, seed: int = 1) -> Iterator[Shown]:
    """Every panel that the person on the first seat sees in a match against computer players, and its end; each of
    them in all these languages.
    """
    match = Match.start(find_game(game), seats, settings, seed=bytes([seed]) * 32, dice=STREAM)
    names = ("Penelope", "Atalanta", "Theseus", "Perseus")
    computers = [Seat(place, None, names[place], "greedy") for place in range(1, seats)]
    seated = (Seat(0, 1, names[0], None), *computers)
    tables = [
        Table(1, 2, 3, game, "playing", 1, seated, match.settings, 1, "0" * 64, 0, 0, 0, None, language)
        for language in languages
    ]
    picture, since, next_since, turn = blank("board.png", MORE * ("module" in settings)), 0, 0, -1
    while not match.is_finished:
        question = match.questions[0]
        if question.seat == 0:
            if turn != match.turn_began:
                since, next_since, turn = next_since, len(match.events), match.turn_began
            now, news = match.fork(), match.events[since:]
            for table in tables:
                name = f"{game} {seats} {settings} {table.language}: round {match.round}, {question.kind}"
                yield Shown(name, partial(board_of, table, now, news, speech(table.language), picture))
        match.play(question.seat, choose("greedy", match, question.seat).option)
    scores = blank("scores.png", HIGHEST - theme.HEIGHT)
    for table in tables:
        end = partial(end_of, table, match, match.events[since:], speech(table.language), scores)
        yield Shown(f"{game} {seats} {settings} {table.language}: end", end)


def panels_of_places(module: str, language: str, *, seed: int = 1) -> Iterator[Shown]:
    """Where faces may go, as somebody is asked in a match: a panel for one face of each question."""
    match = Match.start(find_game("diceforge"), 2, {"module": module}, seed=bytes([seed]) * 32, dice=STREAM)
    words, names = speech(language), ("Penelope", "Atalanta")
    seated = (Seat(0, 1, names[0], None), Seat(1, None, names[1], "greedy"))
    table = Table(1, 2, 3, "diceforge", "playing", 1, seated, match.settings, 1, "0" * 64, 0, 0, 0, None, language)
    while not match.is_finished:
        question = match.questions[0]
        ways = [option for option in question.options if "old" in option.facts]
        if question.seat == 0 and ways:
            beginning = f"forge:{ways[-1].facts['face']}:"
            scene = Scene(match.fork(), names, words, beginning=beginning)
            name = f"{module} {language}: round {match.round}, {ways[-1].id}"
            yield Shown(name, partial(_places, table, question, scene))
        match.play(question.seat, choose("greedy", match, question.seat).option)


def _places(table: Table, question: Question, scene: Scene) -> Panel:
    words = speech(table.language)
    position = position_of(table, scene.match, words)
    offered = choices_of(position, question, beginning=scene.beginning)
    ending = and_end(position, question, offered)
    return places_panel(position, question, offered, draw("places", scene), ending)
