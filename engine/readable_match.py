"""The readable part of a match: open questions, standings, and the events of the present turn. A fork or a restored
match is the state at its last turn boundary and the answers since. It plays those few answers again when more is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from engine.chance import NO_COUNTS, Chance
from engine.errors import DamagedMatch, NotAsked
from engine.events import Event
from engine.flow import TURN_OVER, Answer, Flow, Open, Play
from engine.game import Game, Standing
from engine.questions import Fact, Option, Question, read_records
from engine.save_format import Boundary, Entry, Origin

S = TypeVar("S")


class ReadableMatch(Generic[S]):
    """The present state of a match. ``engine.match.Match`` plays, copies and saves it."""

    __slots__ = (
        "_boundary",
        "_boundary_and_age",
        "_chance",
        "_draw_counts",
        "_flow",
        "_journal",
        "_last_turn",
        "_notes",
        "_play",
        "_rest",
        "_shared_until",
        "_untold",
        "game",
        "origin",
        "questions",
    )

    def __init__(self, game: Game[S], origin: Origin, chance: Chance) -> None:
        self.game = game
        self.origin = origin
        self._journal: list[Any] = []
        self.questions: Open = ()
        """The open questions, at most one of each seat; empty when the match is over. Only the match changes them."""
        self._chance = chance
        self._notes: list[Any] = []
        """The events, the last ones perhaps as plain tuples; so is the journal (``read_records``)."""
        self._untold = 0
        """The number of events before the first one in ``_notes``: a restored match has those only on request."""
        self._shared_until = 0, 0
        """The ``turn_number`` before which choices and events are shared (``Match.share_past``)."""
        self._boundary: Boundary[Any]
        """The match as it was before the present turn. Its state is None until it is read (``_whole_boundary``)."""
        self._boundary_and_age: tuple[Boundary[S], int]
        """The same with its state, or an earlier turn boundary, and how many turns there were since."""
        self._rest: Boundary[S] | None = None
        """The match as it is now, or as it was earlier in the turn, where a copy can continue from that."""
        self._draw_counts: Mapping[str, int] = NO_COUNTS
        """How often each name was drawn in the turn before that."""
        self._play: Play[S] | None = None
        self._flow: Flow[None] | None = None
        self._last_turn: tuple[int, int] | None = None
        """The ``turn_number`` of the turn after which it halts; None where it does not."""

    @property
    def journal(self) -> list[Entry]:
        """Every choice so far. Only the match changes it."""
        return read_records(Entry, self._journal)

    # What is asked

    def question_for(self, seat: int) -> Question | None:
        """The open question to this seat, or None."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def find_offer(self, seat: int, option_id: str) -> tuple[Question, Option]:
        """The open question to this seat, and its option with that id. Raises NotAsked, KeyError."""
        question = self.question_for(seat)
        if question is None:
            raise NotAsked(seat)
        option = question.find(option_id)
        if option is None:
            raise KeyError(option_id)
        return question, option

    def preview(self, seat: int, option: Option) -> Mapping[str, Fact]:
        """The preview of an option of this seat: its facts, and the facts that follow for certain."""
        return self.game.reading.preview(self.state, seat, option)

    @property
    def is_finished(self) -> bool:
        """Whether the match is over."""
        return not self.questions and not self.is_halted

    @property
    def is_halted(self) -> bool:
        """Whether the match has halted at the end of a turn (``Match.halt_after_turn``): no question is open, though
        the match is not over.
        """
        last = self._last_turn
        return last is not None and self.turn_number != last and not self.game.rules.over(self._whole_boundary().state)

    @property
    def state(self) -> S:
        """The state as it is now. Read it; only the rules change it."""
        return self._awake().state

    @property
    def round(self) -> int:
        """The round that is being played, counted from 1."""
        return self.game.rules.round_of(self.state)

    @property
    def turn_began(self) -> int:
        """The number of journal entries at the beginning of the present turn."""
        return self._boundary.entries

    @property
    def turn_state(self) -> S:
        """The state as it was when the present turn began, or at the end. Read it only."""
        return self._whole_boundary().state

    @property
    def turn_chance_used(self) -> int:
        """The amount of chance used before the present turn."""
        return self._boundary.chance_used

    @property
    def chance_used(self) -> int:
        """The amount of chance used so far."""
        return self._awake().chance.draw_count

    @property
    def question_count(self) -> int:
        """The number of questions so far, which is the highest number of one."""
        return self._awake().asked

    @property
    def seats(self) -> int:
        """The number of seats, of people and computer players."""
        return self.origin.seats

    @property
    def settings(self) -> Mapping[str, str]:
        """The settings, defaults filled in."""
        return self.origin.settings

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Every side with its points and place, best first; before the end, as if the match ended now."""
        return self.game.rules.standings(self.state)

    @property
    def turn_number(self) -> tuple[int, int]:
        """The identity of the present turn: the numbers of choices and events before it."""
        return self._boundary.entries, self._boundary.events

    # What happened

    @property
    def event_count(self) -> int:
        """The number of events so far. Unlike ``events`` this never replays the match."""
        self._awake()
        return self._untold + len(self._notes)

    @property
    def tells_all(self) -> bool:
        """Whether ``events`` are in memory; otherwise reading them replays the match."""
        return not self._untold

    @property
    def turn_events(self) -> Sequence[Event]:
        """The events of the present turn."""
        self._awake()
        return read_records(Event, self._notes)[self._boundary.events - self._untold :]

    def _whole_boundary(self) -> Boundary[S]:
        """The match as it was before the present turn, with its state.

        The state changes in place. Where no copy was kept, the turns since the last one that was are played again.
        """
        boundary, turns = self._boundary_and_age
        if turns:
            _, *counts = self._boundary
            boundary = Boundary(self._play_again(boundary, turns), *counts)
            # In one step, for a thread may be sending the match to another process.
            self._boundary_and_age = boundary, 0
        return boundary

    def _play_again(self, boundary: Boundary[S], turns: int) -> S:
        """The state this number of turns after a boundary: before the present turn."""
        rules, place = self.game.rules, boundary.entries
        if self._flow is None and self._play is not None:
            return rules.copy(self._play.state)
        play = Play(rules.copy(boundary.state), self._chance.at(boundary.chance_used), [], boundary.asked)
        for _ in range(turns):
            play.chance.begin_turn()
            flow = rules.turn(play)
            questions = next(flow, TURN_OVER)
            with suppress(StopIteration):
                while questions:
                    answer = _answer(questions, *self._journal[place])
                    place += 1
                    questions = flow.send(answer)
        return play.state

    def _awake(self) -> Play[S]:
        """The living play; a fork or a restored match plays its present turn again first."""
        if self._play is None:
            self._wake()
        assert self._play is not None
        return self._play

    def _wake(self) -> None:
        boundary = self._rest or self._whole_boundary()
        self._chance = self._chance.at(boundary.chance_used, self._draw_counts if self._rest else NO_COUNTS)
        del self._notes[boundary.events - self._untold :]
        is_halted = self.is_halted
        play = self._play = Play(self.game.rules.copy(boundary.state), self._chance, self._notes, boundary.asked)
        if self.game.rules.over(play.state) or is_halted:
            self.questions = ()
            return
        self._flow = self.game.rules.turn(play)
        questions = next(self._flow)
        for place in range(boundary.entries, len(self._journal)):
            if (place > boundary.entries or self._rest is None) and self.game.rules.resting(play.state):
                self._note_rest(play, len(questions), place)
            questions = self._flow.send(_answer(questions, *self._journal[place]))
        self.questions = questions

    def _note_rest(self, play: Play[S], open_questions: int, entries: int) -> None:
        """Keep the present state, after this number of journal entries, so that copies need not replay the choices
        before it.
        """
        self._rest = Boundary(
            self.game.rules.copy(play.state),
            play.chance.draw_count,
            play.asked - open_questions,
            entries,
            self._untold + len(self._notes),
        )
        self._draw_counts = play.chance.counts


def _answer(questions: Open, seat: int, option_id: str) -> Answer:
    for question in questions:
        if question.seat == seat and (option := question.find(option_id)) is not None:
            return seat, option
    raise DamagedMatch(f"seat {seat} was not offered {option_id!r}")
