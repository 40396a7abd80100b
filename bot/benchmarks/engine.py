"""Measures how fast matches are played, copied and saved, against catanatron and python-chess if installed.

Matches are timed in processor time. Other programs on the machine make a run slower even so, never faster. So each
match is timed several times, our own and the baselines' by turns and in stretches of like length, and the quickest time
of each stretch counts.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from itertools import count, cycle
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bot.benchmarks import Figure
from engine.chance import Stream
from engine.game import Game
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

STRETCHES = 12
MATCHES = 25
"""Matches in one measured run, which then takes about as long as one match of catanatron."""
ROUNDS = 8
COPIES = 300
FLAT_MATCHES = 10_000
PLAY, COPIES_OF_MATCHES, MEMORY = "play", "copies", "memory"
"""The parts that may be measured alone."""
MODULE = "module"
"""The setting of a game that adds rules to it, where it has one."""
MEGABYTE = 1_000_000

FASTER_THAN_CATANATRON = 5.0
"""Where the same is counted on both sides: decisions with a choice. We count no others; catanatron plays them too."""
PART_OF_CATANATRONS_COPY = 0.5
SAVE_AND_RESTORE_MS = 5.0
GROWTH_MB = 20.0


class Played(NamedTuple):
    """A stretch of play: the decisions it took, among them those with more than one option, and its seconds."""

    decisions: int
    open_decisions: int
    seconds: float


Player = Callable[[int], Played]


def figures(only: str = "") -> Iterator[Figure]:
    """The figures of the engine; ``only`` those of ``play``, ``copies`` or ``memory``."""
    if only in ("", PLAY):
        yield from _play_figures()
    if only in ("", COPIES_OF_MATCHES):
        their_copy = _catanatron_copy() if "catanatron" in _baselines() else None
        if their_copy is not None:
            yield Figure("catanatron, copy of a game", their_copy, "µs")
        for name in MODULES:
            yield from _copy_figures(name, their_copy)
    if only in ("", MEMORY):
        yield _memory_figure()


def _play_figures() -> Iterator[Figure]:
    ours = {
        variant: _random_player(find_game(name), 2, settings=variant_settings)
        for name in MODULES
        for variant, variant_settings in _variants(find_game(name)).items()
    }
    theirs = _baselines()
    speeds = _speeds({**ours, **theirs})
    for name in theirs:
        yield Figure(f"{name}, random play", speeds[name].each, "decisions/s", note="forced moves counted")
    if "catanatron" in speeds:
        share = speeds["catanatron"].open_part
        yield Figure("catanatron, decisions with a choice", 100 * share, "% of all")
    for name in ours:
        yield from _speed_figures(name, speeds)


def _variants(game: Game[Any]) -> dict[str, Mapping[str, str]]:
    """A game without modules and with each of its modules, by name."""
    modules = next((setting for setting in game.settings if setting.key == MODULE), None)
    more = [value for value in modules.values if value != modules.default] if modules else []
    return {game.key: {}, **{f"{game.key} with {MODULE} {value}": {MODULE: value} for value in more}}


class Speed(NamedTuple):
    """Decisions a second, and how many of them had more than one option."""

    each: float
    open_part: float


def _speeds(players: dict[str, Player]) -> dict[str, Speed]:
    quickest: dict[tuple[str, int], Played] = {}
    for _ in range(ROUNDS):
        for number in range(STRETCHES):
            for name, play in players.items():
                result = play(number)
                best = quickest.get((name, number), result)
                quickest[name, number] = min(result, best, key=lambda one: one.seconds)
    return {name: _speed([result for (own, _), result in quickest.items() if own == name]) for name in players}


def _speed(stretches: list[Played]) -> Speed:
    decisions = sum(one.decisions for one in stretches)
    return Speed(
        decisions / sum(one.seconds for one in stretches),
        sum(one.open_decisions for one in stretches) / decisions,
    )


def _speed_figures(name: str, speeds: dict[str, Speed]) -> Iterator[Figure]:
    own = speeds[name].each
    yield Figure(f"{name}, 2 seats, random play", own, "decisions/s", note="forced moves not counted")
    if "catanatron" not in speeds:
        yield Figure(f"{name}, against catanatron", 0, "×", note="catanatron is not installed: nothing to compare with")
        return
    each, open_part = speeds["catanatron"]
    yield Figure(f"{name}, against catanatron", own / each, "×", note="its forced moves counted")
    ratio = own / (each * open_part)
    goal = f"at least {FASTER_THAN_CATANATRON:.0f} ×"
    label = f"{name}, against catanatron's decisions with a choice"
    yield Figure(label, ratio, "×", goal, ratio >= FASTER_THAN_CATANATRON)


def _random_player(
    game: Game[Any], seats: int, matches: int = MATCHES, settings: Mapping[str, str] | None = None
) -> Player:
    def play(number: int) -> Played:
        pick = random.Random(number).random
        seeds = [match_seed("bench", number * matches + one) for one in range(matches)]
        decisions = 0
        begun = process_time()
        for seed in seeds:
            match = Match.start(game, seats, settings, seed=seed)
            while questions := match.questions:
                question = questions[0]
                match.choose(question, int(pick() * len(question.options)))
                decisions += 1
        return Played(decisions, decisions, process_time() - begun)

    return play


def _baselines() -> dict[str, Player]:
    baselines = {"catanatron": ("catanatron", _play_catanatron), "python-chess": ("chess", _play_chess)}
    return {name: play for name, (package, play) in baselines.items() if find_spec(package)}


def _play_catanatron(number: int) -> Played:
    places = iter(_places_in_catanatron(number))
    game = _catanatron_game(number)
    decisions = choices = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        player.decide(game, actions)
        return actions[next(places)]

    begun = process_time()
    while game.winning_color() is None and game.state.num_turns < 1000:
        choices += len(game.state.playable_actions) > 1
        game.play_tick(decide)
        decisions += 1
    return Played(decisions, choices, process_time() - begun)


@cache
def _places_in_catanatron(number: int) -> tuple[int, ...]:
    """The places of the actions that are taken in the game of this number: the same game in every process.

    catanatron lists its actions by the hashes of a process, so its own seeded players play another game in each. They
    decide all the same, here and where it is timed: that takes its time, and numbers from the chance of the dice.
    """
    pick, places = random.Random(number).random, list[int]()

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        player.decide(game, actions)
        action = sorted(actions, key=repr)[int(pick() * len(actions))]
        places.append(actions.index(action))
        return action

    game = _catanatron_game(number)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick(decide)
    return tuple(places)


def _catanatron_game(number: int) -> Any:
    """The game of this number from 0 on; a seed of 0 would be none to catanatron."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number + 1)


def _play_chess(number: int) -> Played:
    from chess import Board

    pick = random.Random(number).choice
    board = Board()
    decisions = choices = 0
    begun = process_time()
    while decisions < 200 and (moves := list(board.legal_moves)):
        choices += len(moves) > 1
        board.push(pick(moves))
        decisions += 1
    return Played(decisions, choices, process_time() - begun)


def _catanatron_copy() -> float:
    game = _catanatron_game(1)
    for _ in range(200):
        game.play_tick()
    return _quickest(game.copy) * 1e6


def _copy_figures(name: str, their_copy: float | None) -> Iterator[Figure]:
    game = find_game(name)
    match = _in_the_middle_of_a_turn(game)
    snapshot = match.save()
    used = _quickest(lambda: match.fork().state) * 1e6
    yield Figure(
        f"{name}, fork in the middle of a turn", _quickest(match.fork) * 1e6, "µs", note="before its first use"
    )
    if their_copy is None:
        yield Figure(f"{name}, the same with its first use", used, "µs")
    else:
        limit = PART_OF_CATANATRONS_COPY * their_copy
        yield Figure(f"{name}, the same with its first use", used, "µs", f"at most {limit:.3g} µs", used <= limit)
    milliseconds = _quickest(lambda: Match.restore(game, match.save())) * 1e3
    goal = f"at most {SAVE_AND_RESTORE_MS:.0f} ms"
    yield Figure(f"{name}, save and restore", milliseconds, "ms", goal, milliseconds <= SAVE_AND_RESTORE_MS)
    elapsed_ms = _quickest(lambda: Match.restore(game, snapshot).events) * 1e3
    yield Figure(
        f"{name}, restore with its whole story", elapsed_ms, "ms", note="replays the match from its first move"
    )


def _in_the_middle_of_a_turn(game: Game[Any]) -> Match[Any]:
    """A match half played, where the present turn has been answered at least once."""
    die = Stream(bytes(32)).die
    for number in count(1):
        match = Match.start(game, 2, seed=match_seed("bench copies", number))
        while match.questions:
            if len(match.journal) >= 50 and match.save()["boundary"]["entries"] < len(match.journal):
                return match
            question = match.questions[0]
            match.play(question.seat, question.options[die(len(question.options)) - 1].id)
    raise AssertionError("unreachable")


def _quickest(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(COPIES):
        begun = perf_counter()
        work()
        best = min(best, perf_counter() - begun)
    return best


def _memory_figure() -> Figure:
    name = f"resident memory grown over {FLAT_MATCHES:,} finished matches"
    if not Path("/proc/self/statm").exists():
        return Figure(name, 0, "MB", note="not measured: this system does not tell")
    players = cycle(
        [
            _random_player(find_game(name), seats, 1, variant_settings)
            for name in MODULES
            for variant_settings in _variants(find_game(name)).values()
            for seats in find_game(name).seats
        ]
    )
    for number in range(FLAT_MATCHES // 10):
        next(players)(number % 256)
    before = _resident()
    for number in range(FLAT_MATCHES):
        next(players)(number % 256)
    growth = (_resident() - before) / MEGABYTE
    return Figure(name, growth, "MB", f"under {GROWTH_MB:.0f} MB", growth < GROWTH_MB)


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * (4096 if sys.platform.startswith("linux") else 1)
