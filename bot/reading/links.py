"""Buttons that lead to another feature: each is a route with its label, so that no feature imports the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions.components import link_row
from bot.interactions.control import Control
from bot.interactions.router import Route
from bot.interactions.routes import (
    ANALYSE,
    AS_PUZZLE,
    BANK,
    COMPUTER_MATCH,
    DRILL_KEEP,
    FOLLOW_ASK,
    LINK,
    NUDGE,
    PLAY_ON_PUZZLE,
    PLAY_ON_ROUNDS,
    REMATCH,
    REPLAY,
    START,
    TAKE_BACK_END,
    TRIAL,
    TUTORIAL,
)
from bot.languages import Speech
from engine.registry import MODULES, find_game
from engine.tutorial import Tutorial, tutorial_of

PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success


class Link(NamedTuple):
    """A button that leads elsewhere: its route, the message of its label, its style and its sign."""

    route: Route
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None


LINKS: Mapping[str, Link] = {
    "analysis": Link(ANALYSE, "analysis-press", emoji="📈"),
    "as_puzzle": Link(AS_PUZZLE, "puzzle-press-make", emoji="🧩"),
    "bank": Link(BANK, "table-options-bank-press", emoji="🏦"),
    "computer": Link(COMPUTER_MATCH, "lobby-press-computer", PRIMARY),
    "drill": Link(DRILL_KEEP, "drill-press", emoji="🎯"),
    "follow": Link(FOLLOW_ASK, "following-press", emoji="👁️"),
    "link": Link(LINK, "link-press", emoji="🔗"),
    "nudge": Link(NUDGE, "nudge-press", emoji="👋"),
    "play_on": Link(PLAY_ON_ROUNDS, "playing-on-press"),
    "play_on_puzzle": Link(PLAY_ON_PUZZLE, "playing-on-button", emoji="🔀"),
    "rematch": Link(REMATCH, "rematch-press", SUCCESS),
    "replay": Link(REPLAY, "replay-press", emoji="🎞️"),
    "plan": Link(TRIAL, "plan-press-short", emoji="🧪"),
    "plan_next": Link(TRIAL, "plan-press-next", emoji="🧪"),
    "trial": Link(TRIAL, "trial-press", emoji="🧪"),
    "take_back": Link(TAKE_BACK_END, "giving-up-press-take-back"),
}
"""The links by name. The parts of a route's id follow the name in ``link_button``."""


def link_button(name: str, speech: Speech, *parts: str | int) -> Control:
    """The button of a link. Raises KeyError for a link that there is not."""
    link = LINKS[name]
    return link.route.button(*parts, label=speech(link.label), style=link.style, emoji=link.emoji)


def begin_buttons(speech: Speech, game: str = "", *, is_server: bool = True) -> list[Control]:
    """The buttons that begin a match of a game, or (without one) of any: against the computer, and with others. With
    others one plays only where the bot is on the server.
    """
    games = [game] if game else [*MODULES]
    lobbies = [key for key in games if is_server and max(find_game(key).seats) > 1]
    return [link_button("computer", speech, game or games[0]), *(_lobby_button(key, speech) for key in lobbies)]


def _lobby_button(game: str, speech: Speech) -> Control:
    return START.button("lobby", game, label=speech("lobby-press-lobby", game=speech(f"{game}-title")), style=PRIMARY)


@cache
def tutorials() -> dict[str, Tutorial]:
    """The tutorials that there are, by game."""
    scripts = {key: tutorial_of(key, find_game(key).package) for key in MODULES}
    return {key: tutorial for key, tutorial in scripts.items() if tutorial is not None}


def learn_button(
    game: str, speech: Speech, label: str = "tutorial-press", style: discord.ButtonStyle = SUCCESS
) -> Control:
    """The button that opens the tutorial of a game, where the person left it."""
    return TUTORIAL.button(game, "open", label=speech(label, game=speech(f"{game}-title")), style=style, emoji="🎓")


def learn_buttons(games: Iterable[str], speech: Speech) -> list[Control]:
    """A button for each of these games that has a tutorial."""
    return [learn_button(game, speech, style=discord.ButtonStyle.secondary) for game in games if game in tutorials()]


def board_link_rows(address: str, speech: Speech) -> list[ui.ActionRow[Any]]:
    """A row with a link to the newest board, if there is one (``position.board_address``)."""
    return [link_row(speech("board-link"), address)] if address else []
