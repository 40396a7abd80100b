"""``pantheon play``: any game in a terminal, or line by line through a pipe for programs that choose."""

from __future__ import annotations

import io
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from bot.command_failures import FAILED, Fault
from bot.command_line.match_options import GameName, Seats, chosen_game, chosen_seats, chosen_settings, seed_bytes
from engine.chance import SEED_BYTES
from engine.game import Game

AnySeed = Annotated[
    str | None,
    typer.Option("--seed", metavar="S", help="A number or word from which all chance is derived; else it is random."),
]
SettingValues = Annotated[
    list[str] | None,
    typer.Option("--setting", metavar="KEY=VALUE", help="A setting of the game; can be given several times."),
]
Computers = Annotated[
    list[str] | None,
    typer.Option(
        "--computer",
        metavar="SEAT=PLAYER",
        help="A seat (counted from 0) and the computer player on it, such as 1=greedy; can be given several times.",
    ),
]
AsJson = Annotated[
    bool, typer.Option("--json", help="Print a JSON object for each question, and read an option's id in a line.")
]
Language = Annotated[
    str, typer.Option("--language", metavar="CODE", help="The language of the words, as its folder is named.")
]


def play(
    game: GameName,
    seats: Seats = None,
    seed: AnySeed = None,
    setting: SettingValues = None,
    computer: Computers = None,
    as_json: AsJson = False,
    language: Language = "en",
) -> int:
    """Play a match in this terminal, or let a program play it through a pipe. Exits with 1 if the input ends early."""
    from bot.command_line.dialogue import JsonLines, Terminal, play_to_end
    from bot.languages import pick_language, speech
    from engine.match import Match

    # Programs read English.
    words = speech("en" if as_json else pick_language(language))
    rules = chosen_game(game)
    count = chosen_seats(rules, seats)
    settings = chosen_settings(rules, count, setting)
    players = chosen_players(rules, count, computer)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
    match = Match.start(rules, count, settings, seed=secret)
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A line that is no text is a wrong answer like any other.
        sys.stdin.reconfigure(errors="replace")
    try:
        is_over = play_to_end(match, players, JsonLines(match) if as_json else Terminal(match, language))
    except BrokenPipeError:
        # Nothing reads the questions any more. Python would complain about that once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise Fault(words("terminal-output-closed"), FAILED) from None
    if not is_over:
        raise Fault(words("terminal-input-ended"), FAILED)
    return 0


def chosen_players(game: Game[Any], seats: int, computers: Sequence[str] | None) -> Mapping[int, str]:
    """The computer players by seat, written as ``SEAT=PLAYER``. Raises Fault."""
    from engine.players import UnknownPlayer, find_player

    players: dict[int, str] = {}
    for computer in computers or ():
        seat, equals, name = computer.partition("=")
        if not equals or not (seat.isascii() and seat.isdecimal()):
            raise Fault(f"A computer player is written SEAT=PLAYER, not {computer!r}.")
        if int(seat) >= seats:
            raise Fault(f"The seats are 0 to {seats - 1}; there is no seat {seat}.")
        try:
            find_player(name, game)
        except UnknownPlayer as unknown:
            raise Fault(str(unknown)) from None
        players[int(seat)] = name
    return players
