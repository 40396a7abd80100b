"""``/help``: the way for a newcomer first, and how one plays here on a second page."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import discord
from discord import ui

from bot.features.lookup.rules import GOLD
from bot.interactions.availability import ANYWHERE, source_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, button_rows, frame, gallery, words
from bot.interactions.router import Click, beside
from bot.interactions.routes import TOUR
from bot.languages import Speech
from bot.languages.bundles import message_ids
from bot.reading.links import begin_buttons, learn_button, tutorials
from bot.services import ViewServices, services_of
from engine.match import Match
from engine.players import choose
from engine.registry import MODULES, find_game
from rendering.picture import Picture, Scene
from rendering.side_by_side import side_by_side

_COMMAND = re.compile("command-[a-z]+")
"""The message that names a command, not one of its options."""
SAMPLE_SEED = bytes(range(32))
SAMPLE_MOVES = 14
SAMPLE_NAMES = ("Atalanta", "Orpheus")


def add_commands(tree: PantheonTree) -> None:
    """Add ``/help``."""
    add_command(tree, "help", show_help, offered=ANYWHERE)


async def show_help(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The tour."""
    return await help_panel(services_of(interaction), speech, is_server=source_of(interaction) == "server")


@TOUR.on(reply=beside)
async def turn_to(click: Click, page: str) -> None:
    """Turn to a page of the tour."""
    speech = click.speech
    if page in PAGES:
        await click.show(PAGES[page](speech))
        return
    is_server = source_of(click.interaction) == "server"
    await click.show(await help_panel(click.services, speech, is_server=is_server))


async def help_panel(services: ViewServices, speech: Speech, *, is_server: bool) -> Panel:
    """The first page, with a picture of the games."""
    return tour_panel(speech, await games_picture(services, speech), is_server=is_server)


def tour_panel(speech: Speech, picture: Picture | None, *, is_server: bool) -> Panel:
    """The first page: how to begin, learning first, which games there are and what they look like."""
    pitches = [
        speech("lookup-help-game", game=speech(f"{key}-title"), pitch=speech(f"{key}-pitch"), command=f"/play {key}")
        for key in MODULES
    ]
    intro = f"## {speech('lookup-help-title')}\n{speech('lookup-help-intro')}"
    further = TOUR.button("play", label=speech("lookup-help-further"))
    items: list[ui.Item[Any]] = [words(intro), *first_rows(speech, is_server=is_server)]
    items += [gallery([picture])] if picture else []
    items += [words("\n".join(pitches)), ui.ActionRow(further)]
    return Panel(frame(GOLD, items), (picture,) if picture else ())


def how_panel(speech: Speech) -> Panel:
    """How a match begins and is played here, and where to look things up."""
    texts = [speech(f"lookup-help-{part}") for part in ("begin", "board", "more")]
    items = [words(f"## {speech('lookup-help-how')}\n{texts[0]}"), *map(words, texts[1:])]
    buttons = [TOUR.button("begin", label=speech("lookup-help-back"))]
    if own_names(speech):
        buttons.append(TOUR.button("names", label=speech("lookup-help-press-names")))
    return Panel(frame(GOLD, [*items, ui.ActionRow(*buttons)]))


def names_panel(speech: Speech) -> Panel:
    """The names of all commands where Discord speaks this language."""
    names = " · ".join(f"`/{name}` ({command})" for command, name in own_names(speech).items())
    back = TOUR.button("play", label=speech("lookup-help-further"))
    text = "\n".join([f"## {speech('lookup-help-press-names')}", speech("lookup-help-names"), names])
    return Panel(frame(GOLD, [words(text), ui.ActionRow(back)]))


def own_names(speech: Speech) -> dict[str, str]:
    """What Discord calls the commands where it speaks this language, by their names, as far as that is another."""
    keys = (message.removeprefix("command-") for message in message_ids(speech.language) if _COMMAND.fullmatch(message))
    names = {command: speech(f"command-{command}") for command in sorted(keys)}
    return {command: name for command, name in names.items() if name != command}


PAGES = {"play": how_panel, "names": names_panel}
"""The pages without a picture, by the part of the route that leads there."""


def first_rows(speech: Speech, *, is_server: bool) -> list[ui.ActionRow[Any]]:
    """What a newcomer may do first: learn a game, play the computer, play with others."""
    learn = [learn_button(game, speech) for game in tutorials()]
    computer, *lobbies = begin_buttons(speech, is_server=is_server)
    return [*button_rows([*learn, computer]), *button_rows(lobbies)]


async def games_picture(services: ViewServices, speech: Speech) -> Picture | None:
    """A board of every game in the middle of a match, side by side; None when none can be drawn."""
    boards = {key: board for key in MODULES if (board := await _sample(services, key, speech))}
    if not boards:
        return None
    alt = speech("lookup-help-pictured", games=speech.join_words([speech(f"{key}-title") for key in boards]))
    return await services.pool.run(lambda: side_by_side([*boards.values()], alt, "games.png"))


async def _sample(services: ViewServices, key: str, speech: Speech) -> Picture | None:
    try:
        return await services.studio.draw("board", Scene(sample_match(key), SAMPLE_NAMES, speech))
    except Exception as error:
        services.incidents.note(error, "drawing a sample")
        return None


@cache
def sample_match(key: str) -> Match[Any]:
    """A half-played match for the tour, always the same."""
    match: Match[Any] = Match.start(find_game(key), len(SAMPLE_NAMES), {}, seed=SAMPLE_SEED)
    while not match.is_finished and len(match.journal) < SAMPLE_MOVES:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match
