"""A game as one plain value: what it is called, and five groups of functions and data.

The smallest game declares its ``Rules`` and nothing else; ``docs/a_new_game.md`` builds one. The other groups have
defaults with which every command of the bot works: ``Reading`` (what people read of a match), ``Minds`` (computer
players, and what is learned), ``Offers`` (how options are laid out, and which answers may stand),
``Plans`` (what may be known of a turn before it comes).

The contract, which ``engine.contract.check_game`` proves by playing random matches:

- All chance comes from ``play.chance``: the same seed and choices give the same match, in every process.
- Whatever is kept between turns is in the state. ``copy`` copies all of it; ``from_json(to_json(state))`` equals it.
- A turn ends, and matches end. Before the end every seat that is asked has at least two options to choose from.
- An option's id is unique within its question, has at most 60 characters of ``a-z 0-9 : + - x / _ =``, and never
  changes its meaning: journals hold it. Its label is not empty. The order of options never changes either.
- What is not offered is refused with a reason, and nothing has changed then.
- Facts are numbers, words, or tuples of them. Events tell what everyone may know: what is hidden stays in the state.
- The last event of a match is ``scored``: the last of those that tell the seats' points and places.
- Of each standing, ``points`` is the sum of ``parts``; the best come first, and equal sides share a place.
- A change of the rules that gives another match for the same seed and choices raises ``rules_version``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from engine.advice import Advice, Care, Effort, Judged, choose_randomly
from engine.chance import Chance
from engine.daily import Daily
from engine.errors import BadSettings
from engine.events import Event
from engine.first_rolls import FirstRoll
from engine.flow import Flow, Play
from engine.luck import Roll
from engine.plan_conditions import Condition
from engine.questions import NO_FACTS, Fact, Option, Question
from engine.settings import Setting, Settings, join_settings, settle_settings
from engine.standing_answers import StandingAnswer

S = TypeVar("S")

Better = Literal["same", "more", "less", "none"]
"""How a fact is no worse than another: the same, as much or more, as little or less, the same or missing."""


class Standing(NamedTuple):
    """How one side ended. ``seat`` is None for a side that no one sits at (Hades); ``name`` is its word then.

    ``points`` is the sum of ``parts``, points by source. ``place`` is 1 for the best; equal sides share it.
    """

    seat: int | None
    name: str
    points: int
    place: int
    parts: Mapping[str, int]
    facts: Mapping[str, Fact] = NO_FACTS


@dataclass(frozen=True)
class Rules(Generic[S]):
    """How a match is played.

    ``deal(seats, settings, chance)`` sets the game up, ``turn(play)`` is the flow from one turn boundary to the next
    (it ends there, or yields ``flow.TURN_OVER``),
    ``over(state)`` says that no turn follows, ``standings(state)`` lists the sides, best first.
    ``round_of(state)`` is the round that is being played, counted from 1.
    ``to_json`` and ``from_json`` carry the state to and from JSON, ``copy`` copies it.
    ``explain(state, seat, option_id)`` names the rule that forbids an option that is not offered.
    ``resting(state)`` says that ``turn``, begun with this state in the middle of a turn, asks what is asked now and
    continues from there: then a copy of the match need not play the turn again.
    ``count_hidden(state)`` is how many cards lie face down that no seat has seen; fewer after a choice: one was turned
    up.
    ``reshuffle(state, now, seat, chance)`` is the state with what the seat cannot know of ``now``, a later state of
    the same turn, in another order; without hidden cards it is the state itself.
    """

    deal: Callable[[int, Settings, Chance], S]
    turn: Callable[[Play[S]], Flow[None]]
    over: Callable[[S], bool]
    standings: Callable[[S], tuple[Standing, ...]]
    round_of: Callable[[S], int]
    to_json: Callable[[S], dict[str, Any]]
    from_json: Callable[[dict[str, Any]], S]
    copy: Callable[[S], S] = deepcopy
    explain: Callable[[S, int, str], str] = lambda state, seat, option_id: "unknown_option"
    resting: Callable[[S], bool] = lambda state: False
    count_hidden: Callable[[S], int] = lambda state: 0
    reshuffle: Callable[[S, S, int, Chance], S] = lambda state, now, seat, chance: state


class EventKinds(NamedTuple):
    """The kinds of events that the story of a match consists of.

    ``deeds`` tell what a seat did, the most important first; ``gains`` tell what a seat got. The numbers of ``sums``
    add up. ``notices`` concern the whole table. ``moves`` tell where pieces went: they are said where there is room,
    and not counted where there is none. ``rolls`` tell a roll, where others may stand before them.
    """

    deeds: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    sums: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    rolls: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reading(Generic[S]):
    """What people read of a match, in words and pictures.

    ``preview(state, seat, option)`` is what an option would bring: its facts and what follows for certain.
    ``infer_facts(event)`` are facts that follow from those of an event, for words about it;
    ``infer_question_facts(question)`` those that follow from a question and its options.
    ``measure(state, seat, option_id, reason)`` are the facts about a refusal: what is needed, what there is.
    ``rolls(match)`` are the dice that were rolled and what they count, for those who ask about their luck.
    ``events`` are the kinds of events that a story consists of.
    ``cards`` and ``faces`` are the game's cards, and whatever is up on its dice, by id. ``facts_on_card(card)`` is what
    stands on a card, as facts for words about it.
    """

    preview: Callable[[S, int, Option], Mapping[str, Fact]] = lambda state, seat, option: option.facts
    infer_facts: Callable[[Event], Mapping[str, Any]] = lambda event: NO_FACTS
    infer_question_facts: Callable[[Question], Mapping[str, Fact]] = lambda question: NO_FACTS
    measure: Callable[[S, int, str, str], Mapping[str, Fact]] = lambda state, seat, option_id, reason: NO_FACTS
    rolls: Callable[[Any], Iterable[Roll]] = lambda match: ()
    events: EventKinds = EventKinds()  # noqa: RUF009 - an immutable tuple
    cards: Mapping[str, Any] = field(default_factory=dict)
    faces: Mapping[str, Any] = field(default_factory=dict)
    facts_on_card: Callable[[Any], dict[str, Any]] = lambda card: dict(card._asdict())


@dataclass(frozen=True)
class Minds(Generic[S]):
    """Computer players, and what they learn from.

    ``greedy(match, seat)`` plans a turn, written against the match alone; novice, skilled and master build on it. By
    default it takes any option, and so do they.
    ``careless`` is the share of choices that the player ``novice`` does not think about.
    ``judge_options(match, seat)`` are the options that are worth thinking about with what they seem to bring, best
    first.
    ``reason_for(match, seat, option_id)`` says why an option is good by what it brings.
    ``features(state, seat)`` are the numbers that a position is judged by from experience, ``network(state)`` names
    what was learned of such positions.
    ``rolls_first(state)``: whether the turn that begins with this state begins with a roll.
    ``exploration_noise`` is the standard deviation in points of what is added to option values in self-play (0: none).
    ``lessons`` are the settings to learn each network from: for each setting its values, the first for trials.
    ``effort`` is how long the player ``master`` tries options out.
    ``care`` is how carefully the player ``adept`` tries options out, by the name of a network.
    ``usual_losses`` are what ``greedy`` and ``skilled`` lose at a choice of a usual match, by the name of its network,
    as ``engine.analysis.weighing`` counts it.
    """

    greedy: Callable[[Any, int], Advice] = choose_randomly
    careless: float = 0.25
    judge_options: Callable[[Any, int], list[Judged]] = lambda match, seat: []
    reason_for: Callable[[Any, int, str], Advice] = lambda match, seat, option: Advice(option)
    features: Callable[[S, int], list[float]] = lambda state, seat: []
    network: Callable[[S], str] = lambda state: "all"
    rolls_first: Callable[[S], bool] = lambda state: True
    exploration_noise: float = 0.0
    lessons: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    effort: Effort = Effort()  # noqa: RUF009 - an immutable tuple
    care: Mapping[str, Care] = field(default_factory=dict)
    usual_losses: Mapping[str, tuple[float, float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Offers(Generic[S]):
    """How options are laid out for a person, and which answers may stand.

    ``steps`` names, for a group of options too large to be shown at once, the fact that is chosen first.
    ``rows`` names, for a group of options, the fact by which they stand in rows once its first step is made: a row for
    each of its values.
    ``usual`` names, for a group chosen in steps, the facts of the second step that most people take: it is offered
    along with the first one.
    ``leads_on`` are the groups of options after which little is left to choose: that may be offered along with them.
    ``opening`` are the groups of options that do nothing but open further choices of the turn.
    ``routines`` are the groups of options that seats take in most of their turns, mostly in the same way; each with the
    kinds of questions that they ask to which any answer comes to the same once the seat has taken all that it may.
    ``passing`` are the labels of options that end a turn in which nothing was done: none of them is offered along.
    ``done`` are the labels of options that finish a selection.
    ``standing_answers`` are the questions that a seat may answer once and for all. ``may_come(state, key)``: whether
    such questions can come in this match, so that they may be answered beforehand.
    """

    steps: Mapping[str, str] = field(default_factory=dict)
    rows: Mapping[str, str] = field(default_factory=dict)
    usual: Mapping[str, Mapping[str, Fact]] = field(default_factory=dict)
    leads_on: tuple[str, ...] = ()
    opening: tuple[str, ...] = ()
    routines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    passing: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    standing_answers: tuple[StandingAnswer, ...] = ()
    may_come: Callable[[S, str], bool] = lambda state, key: True


@dataclass(frozen=True)
class Plans(Generic[S]):
    """What a seat may know of its next turn before that comes, so that it can be tried out and planned.

    ``next_turn_of(state, seat)`` is a new state in which it is that seat's turn now, with nothing rolled for it; None
    where it is its turn already, or where the game has no such turn.
    ``relied_on`` are those facts of a preview that a plan relies on, and when they hold as planned: what is paid
    and got, not how things stand then. ``alike`` says by the name of a fact what of it counts there: a plan keeps to
    what a card does, not to which of equal cards it is. ``conditions`` are those that a plan may have, beside
    those of every game. ``first_roll`` is how dice are rolled before a turn; None: not at all.
    """

    next_turn_of: Callable[[S, int], S | None] = lambda state, seat: None
    relied_on: Mapping[str, Better] = field(default_factory=dict)
    alike: Mapping[str, Callable[[Fact], object]] = field(default_factory=dict)
    conditions: tuple[Condition, ...] = ()
    first_roll: FirstRoll | None = None


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its name in ids and files, how many play it, what is chosen before a match, and five groups.

    ``seats`` are the numbers of seats it is played with, the fewest first.
    ``package`` is where its data is kept (weights, puzzles, the tutorial's script); "" where it has none.
    ``daily`` is how the game is played as the challenge of the day; None: it is not.
    ``fair`` are the settings with which no seat has an advantage, of those that can give one.
    """

    key: str
    rules_version: int
    seats: tuple[int, ...]
    rules: Rules[S]
    settings: tuple[Setting, ...] = ()
    reading: Reading[S] = field(default_factory=Reading)
    minds: Minds[S] = field(default_factory=Minds)
    offers: Offers[S] = field(default_factory=Offers)
    plans: Plans[S] = field(default_factory=Plans)
    package: str = ""
    daily: Daily | None = None
    fair: Settings = field(default_factory=dict)

    def join_settings(self, settings: Settings, chosen: Settings) -> dict[str, str]:
        """Settings after more was chosen, with what goes along with that (see ``engine.settings``)."""
        return join_settings(self.settings, settings, chosen)

    def settle(self, seats: int, chosen: Settings) -> dict[str, str]:
        """The full settings of a match: what was chosen, and defaults for the rest.

        Raises BadSettings when the seats, a key, a value or a combination is not allowed.
        """
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSettings(f"{self.key} is played with {allowed} seats, not {seats}.")
        return settle_settings(self.key, self.settings, seats, chosen)
