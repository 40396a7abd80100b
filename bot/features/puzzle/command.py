"""``/puzzle``: the next puzzle for a person, of any game, of one game, or about one theme."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.puzzle.choosing import EVERY, choose_next, puzzles_of, wanted_theme
from bot.features.puzzle.posed import bank_of, find_puzzle, puzzle_panel
from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, small
from bot.interactions.handling import person_of
from bot.interactions.limits import SUGGESTIONS
from bot.interactions.router import Click, beside
from bot.interactions.routes import NEXT_PUZZLE, PUZZLE_OPEN
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from engine.registry import MODULES, find_game
from engine.themes import OTHER, themes_of


def add_commands(tree: PantheonTree) -> None:
    """Add ``/puzzle``."""
    games = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in MODULES if bank_of(key)]
    add_command(tree, "puzzle", open_puzzle, choices={"game": games, "theme": _themes()}, offered=ANYWHERE)


def _themes() -> list[app_commands.Choice[str]]:
    """The themes of which there are puzzles, game by game."""
    pairs = [(key, theme.key) for key in MODULES for theme in themes_of(find_game(key).package) if theme.key != OTHER]
    themes = [
        app_commands.Choice(name=text(f"{key}-theme-{theme}"), value=wanted_theme(key, theme))
        for key, theme in pairs
        if puzzles_of(wanted_theme(key, theme))
    ]
    return themes[:SUGGESTIONS]


async def open_puzzle(
    interaction: discord.Interaction[Any], speech: Speech, *, game: str | None = None, theme: str | None = None
) -> Panel:
    """The next puzzle for the person who asks: of one game, about one theme, or of any.

    Raises Refusal: no_puzzle_of_game, where the theme is another game's.
    """
    if game and theme and not theme.startswith(f"{game}_"):
        raise Refusal("no_puzzle_of_game")
    return await next_puzzle(services_of(interaction), person_of(interaction), theme or game or EVERY, speech)


@NEXT_PUZZLE.on
async def turn_to_next(click: Click, game: str) -> None:
    """Show the next puzzle in place of this one: of a game, or of a theme of it."""
    await click.update(await next_puzzle(click.services, click.person, game, click.speech))


@PUZZLE_OPEN.on(reply=beside)
async def open_posted(click: Click, puzzle: int) -> None:
    """Show a puzzle that was posted for all to the person who wants to solve it."""
    posted_puzzle = await find_puzzle(click.services, puzzle, click.person.id)
    await click.show(await puzzle_panel(click.services, click.person, posted_puzzle, click.speech))


async def next_puzzle(services: Services, person: Person, theme: str, speech: Speech) -> Panel:
    """The next puzzle for a person. Raises Refusal: no_puzzle."""
    choice = await choose_next(services.tables, person.id, theme)
    of = "all" if theme == EVERY else "kind"
    again = small(speech("puzzle-all-answered", count=choice.answered, of=of)) if choice.answered else ""
    return await puzzle_panel(services, person, choice.puzzle, speech, again)
