"""Input and output of drawing: scenes, drawings, pictures."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.analysis import deciding
from engine.analysis.accuracy import Accuracy
from engine.analysis.report import Fortune, Moment, Stroke
from engine.events import Event
from engine.match import Match
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Lying, Sheet
from rendering.translations import Translations

ALT_LIMIT = 1024
"""The largest number of characters of an alt text: Discord's limit for an attachment's description."""


class Picture(NamedTuple):
    """A finished picture: ``data`` is a PNG, or a GIF where it moves.

    ``alt`` says the same in words, in at most ALT_LIMIT characters. ``pieces`` are the cards and die faces that lie on
    it, in its own pixels.
    """

    data: bytes
    alt: str
    width: int
    height: int
    name: str
    pieces: tuple[Lying, ...] = ()


class Drawing(NamedTuple):
    """A picture before it is encoded, and its description in sentences, the most important first. ``frames`` belong to
    an animation, each with its duration in milliseconds. It is played once and ends with ``sheet``.
    """

    sheet: Sheet
    sentences: list[str]
    frames: tuple[tuple[Sheet, int], ...] = ()


class Answer(NamedTuple):
    """An answer to the question that is open in a picture, which is marked around what it is about: a ``right`` one by
    a golden ring with a tick, another by a dashed ring with a cross. ``text`` is how its person reads it."""

    option: str
    text: str
    right: bool


class Scene(NamedTuple):
    """The input for a picture of a match. ``names`` are the people's names by seat, plain text. ``viewer`` is the seat
    that looks, None for everyone. ``strong``: the sides have colours that differ to every eye. ``since`` is the number
    of events that the previous board has shown, None where it is unknown; later changes are marked. ``news`` are the
    events since then, ``spoken`` says them in sentences. ``compact``: for a small screen. ``seat`` is the seat of a
    close-up, and ``beginning`` the common prefix of the ids of its options. ``pointed_places`` are the names of places
    with a ring; with ``high``, the picture is cut to that height in pixels around them. ``answers`` are answers of the
    seat ``seat`` with a mark. ``mark`` is the text of a band above the picture, also first in the alt text: it says
    that the picture does not show the match itself ("": it does). ``verdict`` is the analysis of the match's end, for
    the score sheet.
    """

    match: Match[Any]
    names: tuple[str, ...]
    words: Translations
    viewer: int | None = None
    strong: bool = False
    since: int | None = None
    compact: bool = False
    seat: int = 0
    news: tuple[Event, ...] = ()
    spoken: tuple[str, ...] = ()
    beginning: str = ""
    pointed_places: tuple[str, ...] = ()
    high: int = 0
    answers: tuple[Answer, ...] = ()
    mark: str = ""
    verdict: deciding.Verdict = deciding.NO_VERDICT

    def name_of(self, seat: int) -> str:
        """The name of the person on that seat, as it is drawn."""
        name = self.names[seat] if seat < len(self.names) else ""
        return drawable_name(name, self.words("picture-player", number=seat + 1))

    @property
    def game(self) -> str:
        """The key of the match's game."""
        return self.match.game.key

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two scenes exactly when their pictures are the same."""
        match = self.match
        questions = [
            (question.seat, question.kind, [each.id for each in question.options]) for question in match.questions
        ]
        look = (self.names, self.viewer, self.strong, self.since, self.compact, self.seat, self.beginning)
        marks = (self.pointed_places, self.high, self.answers, self.mark, self.verdict)
        return (match.state, questions, len(match.journal), self.words.language, *look, *marks)


class LobbyScene(NamedTuple):
    """The input for a lobby's picture: the people in it, and the number of free seats. ``settings`` are the chosen
    values by key; the picture may depend on them.
    """

    game: str
    players: tuple[str, ...]
    free: int
    words: Translations
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two lobbies exactly when their pictures are the same."""
        return (self.players, self.free, self.settings, self.words.language)


class PieceScene(NamedTuple):
    """The input for the picture of one piece: a card or a die face, by its id."""

    game: str
    id: str
    words: Translations

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two pieces exactly when their pictures are the same."""
        return (self.id, self.words.language)


class ChancesScene(NamedTuple):
    """The input for the chart of the winning chances over a match. ``names`` are the names by seat, plain text.
    ``course`` has a moment for each turn boundary. ``marked_choices`` are choices of the seat ``viewer``, each given as
    the number of choices before it; they are numbered from 1 on its line. ``strong``: the sides have colours that
    differ to every eye. ``accuracy`` is the viewer's, ``fortune`` the luck of each seat (empty where it is unknown),
    ``strokes`` are the rolls that moved the viewer's chances most, the largest first. ``compact``: for a small screen.
    """

    game: str
    names: tuple[str, ...]
    words: Translations
    course: tuple[Moment, ...]
    marked_choices: tuple[int, ...] = ()
    viewer: int | None = None
    strong: bool = False
    accuracy: Accuracy | None = None
    fortune: tuple[Fortune, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    compact: bool = False

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two charts exactly when their pictures are the same."""
        facts = (self.names, self.course, self.marked_choices, self.viewer, self.strong, self.accuracy, self.fortune)
        return (*facts, self.strokes, self.compact, self.words.language)


class Ranked(NamedTuple):
    """A line of a ranking. ``score`` and ``note`` are numbers in the reader's language. ``zone`` says where the person
    moves at the end: ``up``, ``down`` or ``stay``. ``is_own``: it is the reader's line. ``is_out``: its person has
    left.
    """

    place: int
    name: str
    score: str
    note: str
    zone: str = "stay"
    is_own: bool = False
    is_out: bool = False


class RankingScene(NamedTuple):
    """The input for the table of a league or tournament. ``title`` and ``about`` are the texts at its head and foot,
    ``headings`` stand above scores and notes. ``compact``: for a small screen.
    """

    game: str
    title: str
    about: str
    headings: tuple[str, str]
    rows: tuple[Ranked, ...]
    words: Translations
    compact: bool = False

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two rankings exactly when their pictures are the same."""
        return (self.title, self.about, self.headings, self.rows, self.compact, self.words.language)


class Contender(NamedTuple):
    """A player at a table of a bracket, known by ``number``; ``score`` is "" until the table is over."""

    number: int
    name: str
    score: str = ""
    is_through: bool = False


class BracketScene(NamedTuple):
    """The input for the bracket of a knock-out: the tables of each round, from round number ``first`` on. ``winner``
    is the winner's name ("": not known yet). ``compact``: for a small screen.
    """

    game: str
    title: str
    first: int
    rounds: tuple[tuple[tuple[Contender, ...], ...], ...]
    words: Translations
    winner: str = ""
    compact: bool = False

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two brackets exactly when their pictures are the same."""
        return (self.title, self.first, self.rounds, self.winner, self.compact, self.words.language)


AnyScene = Scene | LobbyScene | PieceScene | ChancesScene | RankingScene | BracketScene
