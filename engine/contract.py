"""What every game promises, as checks: ``check_game`` plays random matches and says in one sentence what is broken.

The promises are listed in ``engine.game``. A game's own test calls ``check_game(GAME)``; each check can be called for a
match on its own too. ``below(n)`` in them is a source of chance: a whole number from 0 to n - 1.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeVar

from engine.chance import Stream
from engine.errors import BadSettings, DamagedMatch, IllegalOption, MatchIsOver, NotAsked
from engine.game import Game
from engine.match import Match
from engine.players import PLAYERS, THINKERS, choose
from engine.questions import Fact, Question
from engine.recording import DrawRecord, record_match
from engine.settings import Setting

DECISIONS_MAX = 5000
"""A random match that needs more decisions than this is taken to have no end."""
OPTION_ID = re.compile(r"[a-z0-9:+\-x/_=]{1,60}")
QUICK = tuple(name for name in PLAYERS if name not in THINKERS)
"""The computer players that answer at once."""
NONSENSE = ("", "end", "pass", "nothing", "x" * 60)
"""Ids that are refused, unless they are offered."""

CAUSES = "either copy does not copy all of the state, or not all chance comes from play.chance"

Below = Callable[[int], int]
T = TypeVar("T")


class BrokenContract(AssertionError):
    """A game does not keep a promise. The message says which one, and where."""


def check_game(game: Game[Any], matches: int = 3) -> None:
    """Check the declaration of a game, then play it at random with each value of each setting.

    ``matches`` is how many are played with each number of seats and the default settings. Raises BrokenContract.
    """
    check_declaration(game)
    usual = [(seats, dict[str, str]()) for seats in game.seats for _ in range(matches - 1)]
    for number, (seats, settings) in enumerate([*combinations(game), *usual]):
        key = number.to_bytes(32, "big")
        play_and_check(game, seats, settings, key, QUICK if number % 2 else PLAYERS)


def check_declaration(game: Game[Any]) -> None:
    """What can be said of a game before it is played."""
    demand(re.fullmatch("[a-z]{2,32}", game.key) is not None, game, f"its key {game.key!r} is not 2 to 32 letters a-z")
    demand(game.rules_version > 0, game, "rules_version begins with 1")
    seats = [*game.seats]
    demand(bool(seats) and seats[0] > 0 and seats == sorted({*seats}), game, f"its seats {seats} do not rise from 1")
    keys = [setting.key for setting in game.settings]
    demand(len({*keys}) == len(keys), game, f"two of its settings have the same key: {', '.join(keys)}")
    for setting in game.settings:
        subject = f"its setting {setting.key!r}"
        demand(len(setting.values) > 1, game, f"{subject} has fewer than two values")
        demand(setting.default in setting.values, game, f"{subject} has no value {setting.default!r}, its default")
        demand({*setting.seats} <= {*game.seats}, game, f"{subject} is for numbers of seats that the game has not")
        others = {other for pairs in setting.excludes.values() for other, _ in pairs}
        others |= {other for pairs in setting.requires.values() for other, _ in pairs}
        others |= {each[0] for each in (setting.when, setting.matters) if each}
        demand(others <= {*keys}, game, f"{subject} names a setting that there is not: {', '.join(others - {*keys})}")


def combinations(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Defaults with every number of seats, then each value of each setting, the seats in turn."""
    yield from ((seats, {}) for seats in game.seats)
    number = 0
    for setting in game.settings:
        for value in setting.values:
            seats = [count for count in game.seats if not setting.seats or count in setting.seats]
            yield seats[number % len(seats)], settings_with(game, setting, value)
            number += 1


def settings_with(game: Game[Any], setting: Setting, value: str) -> dict[str, str]:
    """A value with all that must be chosen besides."""
    settings = {setting.key: value, **dict(setting.requires.get(value, ()))}
    if setting.when:
        settings[setting.when[0]] = setting.when[1]
    for key, excluded_value in setting.excludes.get(value, ()):
        other = next(other for other in game.settings if other.key == key)
        settings[key] = next(each for each in other.values if each != excluded_value)
    return settings


def play_and_check(
    game: Game[Any], seats: int, settings: dict[str, str], key: bytes, players: Iterable[str] = QUICK
) -> Match[Any]:
    """Play a match at random and check it on the way; once, ask the players and try all that can be done with a match.

    ``key`` (32 bytes) is where all chance comes from. Raises BrokenContract.
    """
    below = _numbers_below(Stream(key))
    try:
        match = Match.start(game, seats, settings, seed=key)
    except BadSettings as bad:
        raise BrokenContract(f"{game.key}: with {seats} seats and {settings} no match can start: {bad}") from bad
    try:
        _play_and_check(match, below, players)
    except DamagedMatch as damage:
        raise _contract_error(match, f"its choices cannot be played again ({damage}): {CAUSES}") from damage
    return match


def _play_and_check(match: Match[Any], below: Below, players: Iterable[str]) -> None:
    look = below(20 * match.seats)
    for decision in range(DECISIONS_MAX):
        if match.is_finished:
            break
        check_questions(match)
        if decision == look:
            check_nonsense(match)
            check_options(match, players)
            check_copies(match, below)
        question = pick(match.questions, below)
        match.play(question.seat, pick(question.options, below).id)
    check_end(match)


def check_questions(match: Match[Any]) -> None:
    """At most one question for each seat; its options are several and all different."""
    seats = [question.seat for question in match.questions]
    demand(len({*seats}) == len(seats), match, f"two questions to one seat are open: {seats}")
    for question in match.questions:
        subject = f"the question {question.kind!r}"
        ids = [option.id for option in question.options]
        demand(
            0 <= question.seat < match.seats, match, f"{subject} is asked of seat {question.seat}, which there is not"
        )
        demand(len(ids) > 1, match, f"{subject} has only one option")
        demand(len({*ids}) == len(ids), match, f"{subject} has options of the same id: {ids}")
        wrong = [each for each in ids if not OPTION_ID.fullmatch(each)]
        demand(not wrong, match, f"{subject} has ids that are too long or hold other signs: {wrong}")
        without_label = [option.id for option in question.options if not option.label]
        demand(not without_label, match, f"{subject} has options without a label: {without_label}")
        _check_facts(match, subject, {**question.facts})


def check_nonsense(match: Match[Any], nonsense: Iterable[str] = ()) -> None:
    """What is not offered is refused, with a reason and without a trace; so is a seat that is not asked."""
    before = match.save()
    for question in match.questions:
        option_ids = {option.id for option in question.options}
        for option_id in {*NONSENSE, *nonsense} - option_ids:
            _refuse(match, question, option_id)
    silent = {*range(match.seats + 1)} - {question.seat for question in match.questions}
    for seat in silent:
        try:
            match.play(seat, match.questions[0].options[0].id)
        except NotAsked:
            continue
        raise _contract_error(match, f"seat {seat} could choose without being asked")
    demand(match.save() == before, match, "a choice that was refused has changed the match")


def _refuse(match: Match[Any], question: Question, option_id: str) -> None:
    try:
        match.play(question.seat, option_id)
    except IllegalOption as refused:
        demand(bool(refused.reason), match, f"explain gives no reason why {option_id!r} is not offered")
    else:
        raise _contract_error(match, f"{option_id!r} could be chosen though it was not offered")


def check_options(match: Match[Any], players: Iterable[str] = ()) -> None:
    """Every option can be foreseen and played, and the match continues or ends; players choose one of them."""
    for question in match.questions:
        for player in players:
            option_id = choose(player, match, question.seat).option
            demand(
                question.find(option_id) is not None, match, f"the player {player} chose {option_id!r}, not an option"
            )
        for option in question.options:
            _check_facts(match, f"the preview of {option.id!r}", {**match.preview(question.seat, option)})
            fork = match.fork()
            events = fork.play(question.seat, option.id)
            for event in events:
                _check_facts(match, f"the event {event.kind!r}", {**event.facts})


def check_copies(match: Match[Any], below: Below) -> None:
    """Save, restore, fork and replay: none of them changes the match, all of them agree with it."""
    rules = match.game.rules
    before, state = match.save(), rules.copy(match.state)
    demand(state == match.state, match, "copy(state) does not equal the state; is it a dataclass?")
    plain = json.loads(json.dumps(rules.to_json(match.turn_state)))
    demand(rules.from_json(plain) == match.turn_state, match, "from_json(to_json(state)) does not equal the state")
    restored_match = Match.restore(match.game, json.loads(json.dumps(before)))
    _agree(match, restored_match, match, "restored")
    fork, again = match.fork(), match.fork()
    for _ in range(1 + below(8)):
        if fork.is_finished:
            break
        question = pick(fork.questions, below)
        option = pick(question.options, below).id
        events = fork.play(question.seat, option)
        for other in (again, restored_match):
            demand(
                other.play(question.seat, option) == events, match, f"a copy of the match tells {option!r} otherwise"
            )
    demand(restored_match.save() == fork.save(), match, "a restored match and a copy lead to different matches")
    _agree(match, fork.replay(), fork, "replayed")
    demand(match.state == state, match, "playing a copy has changed the state of the match; copy must copy all of it")
    demand(match.save() == before, match, "playing a copy has changed the match")


def _agree(match: Match[Any], other: Match[Any], one: Match[Any], way: str) -> None:
    for part in ("state", "questions", "journal", "events"):
        is_same = getattr(other, part) == getattr(one, part)
        demand(is_same, match, f"a match that was {way} has other {part} than before: {CAUSES}")


def check_end(match: Match[Any]) -> None:
    """The match is over, its points add up, and the same seed and choices lead to the same end."""
    demand(match.is_finished, match, f"it is not over after {DECISIONS_MAX} decisions")
    demand(bool(match.events) and match.events[-1].kind == "scored", match, "its last event is not 'scored'")
    seats = sorted(standing.seat for standing in match.standings if standing.seat is not None)
    demand(seats == [*range(match.seats)], match, f"its standings are those of seats {seats}")
    for standing in match.standings:
        total = sum(standing.parts.values())
        demand(standing.points == total, match, f"{standing.points} points of a side are not the sum of its parts")
    places = [standing.place for standing in match.standings]
    expected_places = [places.index(place) + 1 for place in places]
    demand(places == expected_places, match, f"its places {places} do not run from the best on, with equal ones shared")
    try:
        match.play(0, "pass")
    except MatchIsOver:
        pass
    else:
        raise _contract_error(match, "a choice was played after its end")
    draws: list[DrawRecord] = []
    origin = match.origin
    again = match.replay(chance=record_match(match.game, origin, draws.append))
    names = [name for name, _ in groupby(draw.name for draw in draws)]
    twice = [name for name in dict.fromkeys(names) if name and names.count(name) > 1]
    demand(not twice, match, f"draws of different turns have one name, and so the same dice: {twice[:3]}")
    for part in ("events", "standings"):
        is_same = getattr(again, part) == getattr(match, part)
        demand(is_same, match, f"the same seed and choices lead to other {part}: {CAUSES}")
    demand(again.save() == match.save(), match, "the same seed and choices lead to another match")


def _check_facts(match: Match[Any], subject: str, facts: dict[str, Fact]) -> None:
    for key, fact in facts.items():
        is_fact = isinstance(fact, int | str) or (
            isinstance(fact, tuple) and all(isinstance(part, int | str) for part in fact)
        )
        demand(
            is_fact, match, f"the fact {key!r} of {subject} is neither number nor word nor a tuple of them: {fact!r}"
        )


def demand(is_kept: bool, where: Game[Any] | Match[Any], sentence: str) -> None:
    """Raise BrokenContract with the sentence, and where it happened, unless the promise is kept."""
    if not is_kept:
        raise _contract_error(where, sentence)


def _contract_error(where: Game[Any] | Match[Any], sentence: str) -> BrokenContract:
    if isinstance(where, Game):
        return BrokenContract(f"{where.key}: {sentence}.")
    place = f"{where.seats} seats, {dict(where.settings)}, after {len(where.journal)} choices"
    return BrokenContract(f"{where.game.key} ({place}): {sentence}.")


def pick(things: Sequence[T], below: Below) -> T:
    """One of the things, all equally likely."""
    return things[below(len(things))]


def _numbers_below(stream: Stream) -> Below:
    return lambda count: ((stream.die(256) - 1) * 256 + stream.die(256) - 1) % count
