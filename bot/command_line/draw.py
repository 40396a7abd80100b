"""``pantheon draw``: the board after some random decisions, as a picture."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.command_failures import FAILED, Fault
from bot.command_line.match_options import (
    GameName,
    Options,
    Seats,
    Seed,
    chosen_game,
    chosen_seats,
    chosen_settings,
    seed_bytes,
)
from engine.match import Match

NAMES = ("Πηνελόπη", "Zoë", "王小明", "مريم")


class Part(StrEnum):
    """Which picture of a match to draw."""

    BOARD = "board"
    BESIDE = "beside"
    SEAT = "seat"
    SCORES = "scores"
    REPLAY = "replay"
    STRIP = "strip"


Moves = Annotated[int, typer.Option("--moves", metavar="N", min=0, help="How many decisions to play first.")]
Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to write: a PNG, a GIF for the replay.")]
Player = Annotated[str, typer.Option("--player", metavar="NAME", help="The computer player that decides.")]
Which = Annotated[
    Part,
    typer.Option("--part", help="The board, its second picture, a seat, the scores, the replay, or the last turns."),
]
Language = Annotated[str, typer.Option("--language", metavar="CODE", help="The language of the words in the picture.")]


Compact = Annotated[bool, typer.Option("--compact", help="For a small screen: one seat large, legible on a phone.")]


def draw(
    game: GameName,
    out: Out,
    seed: Seed = "1",
    moves: Moves = 20,
    seats: Seats = None,
    options: Options = None,
    player: Player = "random",
    part: Which = Part.BOARD,
    language: Language = "en",
    compact: Compact = False,
) -> None:
    """Play some decisions and draw the board. The alt text goes to standard output."""
    from bot.languages import pick_language, speech
    from bot.languages.captions import Caption
    from engine.timeline import stills
    from rendering.picture import Scene
    from rendering.registry import draw as draw_picture
    from rendering.registry import kinds_of
    from rendering.replay import draw_replay
    from rendering.strip import draw_strip

    match = _play_match(game, seats, options, seed, moves, player)
    acting = match.questions[0].seat if match.questions else None
    words = speech(pick_language(language))
    scene = Scene(match, NAMES[: match.seats], words, acting, compact=compact)
    if part is Part.BESIDE and part.value not in kinds_of(match):
        raise Fault("Nothing stands beside the board of this match.")
    caption = Caption(words, match.game.key, scene.names)
    if part is Part.REPLAY:
        picture = draw_replay(scene, caption)
    elif part is Part.STRIP:
        if not match.journal:
            raise Fault("No turn has been played yet: choose more --moves.")
        begun = stills(match)[-1 - match.seats :][0]
        picture = draw_strip(scene, begun.entries, begun.events, caption)
    else:
        picture = draw_picture(part.value, scene._replace(seat=acting or 0))
    try:
        out.write_bytes(picture.data)
    except OSError as fault:
        raise Fault(f"{out} cannot be written: {fault.strerror}.", FAILED) from None
    typer.echo(picture.alt)


def _play_match(
    game: str, seats: int | None, options: list[str] | None, seed: str, moves: int, player: str
) -> Match[Any]:
    """A match of that game after this many decisions; fewer when it ends before."""
    from engine.players import UnknownPlayer, choose

    rules = chosen_game(game)
    count = chosen_seats(rules, seats)
    match = Match.start(rules, count, chosen_settings(rules, count, options), seed=seed_bytes(seed))
    for _ in range(moves):
        if match.is_finished:
            break
        seat = match.questions[0].seat
        try:
            advice = choose(player, match, seat)
        except UnknownPlayer as unknown:
            raise Fault(str(unknown)) from None
        match.play(seat, advice.option)
    return match
