"""A game as one plain value: seats, settings, rules and computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from engine.chance import Chance
from engine.daily import Daily
from engine.errors import BadSettings
from engine.events import Event
from engine.flow import Flow, Play
from engine.luck import Roll
from engine.questions import NO_FACTS, Fact, Option
from engine.standing_answers import StandingAnswer

S = TypeVar("S")
Settings = Mapping[str, str]


@dataclass(frozen=True)
class Setting:
    """One thing to choose before a match: ``key`` has one of ``values``, ``default`` unless another is chosen.

    ``seats`` lists the seat counts for which it makes sense (empty: all of them).
    ``when`` is another setting and the value of it with which this one makes sense (empty: with every value).
    ``excludes`` lists, per own value, values of other settings that it cannot be combined with.
    ``made_for`` lists, per own value, the values of other settings that it was made for: it is offered beside them
    only, they come along where it is chosen first, and it comes with them where nothing else was chosen.
    ``matters`` is another setting and the values of it with which this one changes anything (empty: with all). It may
    be chosen beside the others too, but need not be shown then.
    """

    key: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    when: tuple[str, str] | tuple[()] = ()
    excludes: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    matters: tuple[str, tuple[str, ...]] | tuple[()] = ()
    made_for: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)


class Standing(NamedTuple):
    """How one side ended. ``seat`` is None for a side that nobody sits at (Hades); ``name`` is its word then.

    ``points`` is the sum of ``parts``, points by source. ``place`` is 1 for the best; equal sides share it.
    """

    seat: int | None
    name: str
    points: int
    place: int
    parts: Mapping[str, int]
    facts: Mapping[str, Fact] = NO_FACTS


class Advice(NamedTuple):
    """What a computer player would choose; ``reason`` names a sentence, ``facts`` fill it."""

    option: str
    reason: str = ""
    facts: Mapping[str, Fact] = NO_FACTS


class Judged(NamedTuple):
    """An option, and about how many points it seems to bring."""

    option: Option
    worth: float


class Effort(NamedTuple):
    """How long options are tried out: how many of them, in how many futures at most, and after how many of these
    those are dropped that are behind by so many standard errors (``dropped``). At the end an option must be ahead of
    the usual choice by ``certainty`` standard errors. Matches are played on for as many whole rounds as have so many
    ``turns`` at least, after which what was learned says what is worth how much, or to their end (None).
    """

    candidates: int = 6
    futures: int = 24
    block: int = 6
    certainty: float = 1.0
    dropped: float = 1.0
    turns: int | None = 1


_USUAL_EFFORT = Effort()


@dataclass(frozen=True)
class Game(Generic[S]):
    """The rules of one game as data and functions.

    ``deal(seats, settings, chance)`` sets the game up, ``turn(play)`` is the flow from one turn boundary to the next,
    ``over(state)`` says that no turn follows, ``standings(state)`` lists the sides, best first.
    ``copy``, ``to_json`` and ``from_json`` copy the state and carry it to and from JSON.
    ``resting(state)`` says that ``turn``, begun with this state in the middle of a turn, asks what is asked now and
    goes on: then a copy of the match need not play the turn again.
    ``explain(state, seat, option_id)`` names the rule that forbids an option that is not offered.
    ``measure(state, seat, option_id, reason)`` are the facts about such a rule: what is needed, what there is.
    ``round_of(state)`` is the round that is being played, for logs and captions.
    ``preview(state, seat, option)`` is what an option would bring: its facts and what follows for certain.
    ``inferred(event)`` are facts that follow from those of an event, for words about it.
    ``players`` are the computer players that know the game, by name; each is written against the match alone.
    ``careless`` is the share of choices that the player ``novice`` does not think about.
    ``judged(match, seat)`` are the options that are worth thinking about with what they seem to bring, best first.
    ``reason_for(match, seat, option_id)`` says why an option is good by what it brings.
    ``features(state, seat)`` are the numbers that a position is judged by from experience, ``network(state)`` names
    what was learned of such positions, and ``package`` is where that is kept ("" where nothing was learned).
    ``taste`` is how much more or less than they are worth players like things while they learn, in points (standard
    deviation; 0: they have no tastes).
    ``effort`` is how long the player ``master`` tries options out, and ``mastery`` the share of matches that it should
    win so against three ``greedy``.
    ``lessons`` are the settings to learn each network from: for each setting its values, the first for trials.
    ``steps`` names, for a group of options too large to be shown at once, the fact that is chosen first.
    ``rows`` names, for a group of options, the fact by which they stand in rows once its first step is made: a row for
    each of its values.
    ``leads_on`` are the groups of options that only lead to a question: its answers may be offered along with them.
    ``repeated`` are the groups of options that seats take in most of their turns, mostly in the same way.
    ``standing_answers`` are the questions that a seat may answer once and for all.
    ``rolls(match)`` are the dice that were rolled in a match and what they count, for those who ask about their luck.
    ``may_come(state, key)``: whether such questions can come in this match, so that they may be answered beforehand.
    ``deeds`` are the kinds of events that tell what a seat did, the most important first; ``gains`` are those that tell
    what a seat got, ``summed`` those of them whose numbers add up; ``notices`` concern the whole table.
    ``roll_events`` are the kinds of events that tell a roll, where others may stand before them.
    ``fair`` are the settings with which nobody is at an advantage, of those that can give one.
    ``done`` are the labels of options that only say that enough was chosen.
    ``hidden(state)`` is how many cards lie face down that nobody has seen; fewer after a choice: one was turned up.
    ``reshuffled(state, now, seat, chance)`` is the state with what the seat cannot know of ``now``, a later state of
    the same turn, in another order; without hidden cards it is the state itself.
    ``daily`` is how the game is played as the challenge of the day; None: it is not.
    ``cards`` and ``faces`` are the game's cards, and whatever is up on its dice, by id. ``printed(card)`` is what
    stands on a card, as facts for words about it.
    """

    key: str
    rules_version: int
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    deal: Callable[[int, Settings, Chance], S]
    turn: Callable[[Play[S]], Flow[None]]
    over: Callable[[S], bool]
    standings: Callable[[S], tuple[Standing, ...]]
    copy: Callable[[S], S]
    to_json: Callable[[S], dict[str, Any]]
    from_json: Callable[[dict[str, Any]], S]
    explain: Callable[[S, int, str], str]
    round_of: Callable[[S], int]
    preview: Callable[[S, int, Option], Mapping[str, Fact]] = lambda state, seat, option: option.facts
    inferred: Callable[[Event], Mapping[str, Any]] = lambda event: NO_FACTS
    measure: Callable[[S, int, str, str], Mapping[str, Fact]] = lambda state, seat, option_id, reason: NO_FACTS
    resting: Callable[[S], bool] = lambda state: False
    players: Mapping[str, Callable[[Any, int], Advice]] = field(default_factory=dict)
    steps: Mapping[str, str] = field(default_factory=dict)
    rows: Mapping[str, str] = field(default_factory=dict)
    leads_on: tuple[str, ...] = ()
    repeated: tuple[str, ...] = ()
    standing_answers: tuple[StandingAnswer, ...] = ()
    rolls: Callable[[Any], Iterable[Roll]] = lambda match: ()
    may_come: Callable[[S, str], bool] = lambda state, key: True
    roll_events: tuple[str, ...] = ()
    deeds: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    summed: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    hidden: Callable[[S], int] = lambda state: 0
    reshuffled: Callable[[S, S, int, Chance], S] = lambda state, now, seat, chance: state
    careless: float = 0.25
    judged: Callable[[Any, int], list[Judged]] = lambda match, seat: []
    reason_for: Callable[[Any, int, str], Advice] = lambda match, seat, option: Advice(option)
    features: Callable[[S, int], list[float]] = lambda state, seat: []
    network: Callable[[S], str] = lambda state: "all"
    taste: float = 0.0
    lessons: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    effort: Effort = _USUAL_EFFORT
    mastery: float = 0.55
    package: str = ""
    fair: Settings = field(default_factory=dict)
    daily: Daily | None = None
    cards: Mapping[str, Any] = field(default_factory=dict)
    faces: Mapping[str, Any] = field(default_factory=dict)
    printed: Callable[[Any], dict[str, Any]] = lambda card: dict(card._asdict())

    def joined(self, settings: Settings, chosen: Settings) -> dict[str, str]:
        """Settings after more was chosen, with what goes along with that.

        What a value was made for comes along with it. A value that was made for something else falls back to its
        default, and a default gives way to the value that was made for what was chosen. What is chosen itself counts.
        """
        along = {
            key: value
            for setting in self.settings
            for key, value in setting.made_for.get(chosen.get(setting.key, ""), ())
        }
        new = {**along, **chosen}
        joined = {**settings, **new}
        for setting in (each for each in self.settings if each.made_for):
            now = joined.get(setting.key, setting.default)
            misfit = any(joined.get(key, value) != value for key, value in setting.made_for.get(now, ()))
            if setting.key not in new and (misfit or now == setting.default):
                made = (value for value, others in setting.made_for.items() if new.items() >= {*others})
                fitting = next(made, setting.default)
                joined |= {setting.key: fitting} if fitting != now else {}
        return joined

    def settle(self, seats: int, chosen: Settings) -> dict[str, str]:
        """The full settings of a match: what was chosen, and defaults for the rest.

        A setting that makes no sense for so many seats, or beside another setting's value, is left out.
        Raises BadSettings when the seats, a key, a value or a combination is not allowed.
        """
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSettings(f"{self.key} is played with {allowed} seats, not {seats}.")
        known = {setting.key: setting for setting in self.settings}
        for key, value in chosen.items():
            if key not in known:
                raise BadSettings(f"{self.key} has no setting {key!r}; it has {', '.join(known) or 'none'}.")
            if value not in known[key].values:
                raise BadSettings(f"{key} is one of {', '.join(known[key].values)}, not {value!r}.")
        settled = {
            key: chosen.get(key, setting.default)
            for key, setting in known.items()
            if not setting.seats or seats in setting.seats
        }
        settled = {key: value for key, value in settled.items() if _fits(known[key], settled)}
        for key in settled:
            for other, value in known[key].excludes.get(settled[key], ()):
                if settled.get(other) == value:
                    raise BadSettings(f"{key}={settled[key]} and {other}={value} exclude each other.")
        return settled


def _fits(setting: Setting, settled: Settings) -> bool:
    return not setting.when or settled.get(setting.when[0]) == setting.when[1]
