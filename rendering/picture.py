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
"""Most characters of an alt text: Discord's limit for an attachment's description."""


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
    """A picture before it is encoded, and what it shows in sentences, the most important first.

    ``frames`` are those of one that moves, each with the milliseconds for which it is shown; it is played once, and
    ``sheet`` is what it ends with.
    """

    sheet: Sheet
    sentences: list[str]
    frames: tuple[tuple[Sheet, int], ...] = ()


class Scene(NamedTuple):
    """What a picture of a match is drawn from.

    ``names`` are the people's names by seat, plain text. ``viewer`` is the seat that looks, None for everyone.
    ``strong``: the sides have colours that differ to every eye. ``since`` is how many events of the match the board
    before this one had shown, None where that is not known: what has changed since then is marked. ``news`` are the
    events since then, ``spoken`` says them in sentences. ``compact``: for a small screen. ``seat`` is the seat that a
    close-up shows, ``beginning`` what the ids of the options begin with that it is about. ``pointed`` are the names of
    what is pointed at; with ``high``, the picture is cut to that height in pixels around it. ``mark`` is said in a band
    above the picture, and first in its alt text: that it does not show the match itself ("": it does). ``verdict`` is
    what the analysis says of the end, for the score sheet.
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
    pointed: tuple[str, ...] = ()
    high: int = 0
    mark: str = ""
    verdict: deciding.Verdict = deciding.NO_VERDICT

    def name_of(self, seat: int) -> str:
        """The name of who sits there as it is drawn."""
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
        marks = (self.pointed, self.high, self.mark, self.verdict)
        return (match.state, questions, len(match.journal), self.words.language, *look, *marks)


class LobbyScene(NamedTuple):
    """What a lobby's picture is drawn from: who sits there, how many seats are free.

    ``settings`` are the chosen values by key: what the picture shows may depend on them.
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
    """What the picture of one piece is drawn from: a card or a die face, by its id."""

    game: str
    id: str
    words: Translations

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two pieces exactly when their pictures are the same."""
        return (self.id, self.words.language)


class ChancesScene(NamedTuple):
    """What the chart of the winning chances over a match is drawn from.

    ``names`` are those of the seats, plain text. ``course`` has a moment for each turn boundary. ``marked`` are choices
    (how many were made before each) of the seat ``viewer`` that are marked with a number on its line, the first one
    with 1. ``strong``: the sides have colours that differ to every eye. ``accuracy`` is that of the viewer's choices,
    ``fortune`` what chance brought each seat (empty where that is not known), ``strokes`` the rolls that moved the
    viewer's chances most, the largest first. ``compact``: for a small screen.
    """

    game: str
    names: tuple[str, ...]
    words: Translations
    course: tuple[Moment, ...]
    marked: tuple[int, ...] = ()
    viewer: int | None = None
    strong: bool = False
    accuracy: Accuracy | None = None
    fortune: tuple[Fortune, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    compact: bool = False

    @property
    def content(self) -> tuple[object, ...]:
        """The same for two charts exactly when their pictures are the same."""
        facts = (self.names, self.course, self.marked, self.viewer, self.strong, self.accuracy, self.fortune)
        return (*facts, self.strokes, self.compact, self.words.language)


class Ranked(NamedTuple):
    """A line of a ranking. ``score`` and ``note`` are numbers in the reader's language, ``zone`` where its person goes
    at the end (``up``, ``down`` or ``stay``). ``is_own``: the reader's line; ``is_out``: of one who has left."""

    place: int
    name: str
    score: str
    note: str
    zone: str = "stay"
    is_own: bool = False
    is_out: bool = False


class RankingScene(NamedTuple):
    """What the table of a league or tournament is drawn from.

    ``title`` and ``about`` are texts for its head and foot, ``headings`` those above scores and notes. ``compact``: for
    a small screen.
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
    """What the bracket of a knock-out is drawn from: for each round that is shown its tables, the first of them being
    round number ``first``. ``winner`` is the name of who has won ("": not yet). ``compact``: for a small screen."""

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
