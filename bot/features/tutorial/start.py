"""The way into a tutorial: the buttons that stand where newcomers look first, and ``/tutorial``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import discord
from discord import ui

from bot.interactions.components import button_rows
from bot.interactions.router import Control
from bot.interactions.routes import TUTORIAL
from bot.languages import Speech
from engine.registry import MODULES, find_game
from engine.tutorial import Tutorial, tutorial_of


@cache
def tutorials() -> dict[str, Tutorial]:
    """The tutorials that there are, by game."""
    found = {key: tutorial_of(key, find_game(key).package) for key in MODULES}
    return {key: tutorial for key, tutorial in found.items() if tutorial is not None}


def learn_button(
    game: str, speech: Speech, label: str = "tutorial-press", style: discord.ButtonStyle = discord.ButtonStyle.success
) -> Control:
    """The button that opens the tutorial of a game, where the person left it."""
    return TUTORIAL.button(game, "open", label=speech(label, game=speech(f"{game}-title")), style=style, emoji="🎓")


def learn_buttons(games: Iterable[str], speech: Speech) -> list[Control]:
    """A button for each of these games that has a tutorial."""
    return [learn_button(game, speech, style=discord.ButtonStyle.secondary) for game in games if game in tutorials()]


def learn_rows(speech: Speech) -> list[ui.ActionRow[Any]]:
    """A button for the tutorial of each game: what a newcomer is shown first."""
    return button_rows([learn_button(game, speech) for game in tutorials()])
