"""A match against the computer: game and level are chosen beside the button that starts."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import ui

from bot.features.lobby.opening import open_table
from bot.features.lobby.view import level_options, player_name
from bot.interactions.command import send
from bot.interactions.components import note, option
from bot.interactions.router import Click, beside
from bot.interactions.routes import COMPUTER_MATCH, COMPUTER_MATCH_CHOICE, COMPUTER_MATCH_START
from bot.languages import Speech
from engine.players import PLAYERS
from engine.registry import MODULES, find_game
from engine.settings import Setting

ALONE, AGAINST = "alone", "against"
"""Alone by the game's own rules for one, or against a computer player on another seat."""


class MatchChoice(NamedTuple):
    """A match against the computer. ``level`` is a value of the game's own level alone, else a computer player."""

    game: str
    way: str
    level: str


@COMPUTER_MATCH.on(reply=beside)
async def open_panel(click: Click, game: str) -> None:
    """Ask for the game and the level."""
    if game not in MODULES:
        raise click.invalid()
    way = ALONE if 1 in find_game(game).seats else AGAINST
    await click.show(await _panel(click, game, way))


@COMPUTER_MATCH_CHOICE.on
async def choose(click: Click, what: str, game: str, way: str, level: str) -> None:
    """Show the panel with what was selected."""
    if what == "match":
        game, _, way = click.value().partition(":")
        if (game, way) not in ways():
            raise click.invalid()
        await click.update(await _panel(click, game, way))
        return
    await click.update(computer_match_panel(_check(click, MatchChoice(game, way, click.value())), click.speech))


@COMPUTER_MATCH_START.on(reply="private")
async def start(click: Click, game: str, way: str, level: str) -> None:
    """Start the match."""
    choice, speech = _check(click, MatchChoice(game, way, level)), click.speech
    setting = level_setting(game)
    settings = {setting.key: level} if way == ALONE and setting else {}
    opponents = (level,) if choice.way == AGAINST else ()
    answer_to_person = await open_table(click.interaction, game, settings, speech, solo=True, opponents=opponents)
    await send(click.interaction, answer_to_person)


async def _panel(click: Click, game: str, way: str) -> ui.LayoutView:
    """The panel with the level that is preselected for the person."""
    setting = level_setting(game)
    alone = setting.default if setting else "none"
    level = alone if way == ALONE else await click.tables.results.fitting_player(click.person.id)
    return computer_match_panel(MatchChoice(game, way, level), click.speech)


def computer_match_panel(choice: MatchChoice, speech: Speech) -> ui.LayoutView:
    """The game and the level as selects, each showing what is chosen, and the button that starts."""
    matches = [
        option(match_name(game, way, speech), f"{game}:{way}", default=(game, way) == choice[:2])
        for game, way in ways()
    ]
    rows = [COMPUTER_MATCH_CHOICE.select("match", *choice, placeholder=speech("computer-match-game"), options=matches)]
    if levels := _levels(choice, speech):
        placeholder = speech("computer-match-level")
        rows.append(COMPUTER_MATCH_CHOICE.select("level", *choice, placeholder=placeholder, options=levels))
    label = speech("computer-match-start", level=_level(choice, speech))
    rows.append(ui.ActionRow(COMPUTER_MATCH_START.button(*choice, label=label, style=discord.ButtonStyle.success)))
    return note(speech("computer-match-about"), *rows)


def ways() -> list[tuple[str, str]]:
    """Every game with every way to play it against the computer."""
    return [(key, way) for key in MODULES for way, seats in ((ALONE, 1), (AGAINST, 2)) if seats in find_game(key).seats]


def level_setting(game: str) -> Setting | None:
    """The setting that says how hard a match for one is; None where a game has no such setting."""
    return next((setting for setting in find_game(game).settings if {*setting.seats} == {1}), None)


def match_name(game: str, way: str, speech: Speech) -> str:
    """A game and how it is played against the computer: "Hercules against Hades"."""
    name = speech(f"{game}-title")
    return speech(f"{game}-solo") if way == ALONE else speech("computer-match-one", game=name)


def _levels(choice: MatchChoice, speech: Speech) -> list[discord.SelectOption]:
    if choice.way == AGAINST:
        return level_options(speech, choice.level)
    setting = level_setting(choice.game)
    levels = []
    for value in setting.values if setting else ():
        name, _, about = speech.setting_value(choice.game, setting.key if setting else "", value).partition(" – ")
        levels.append(option(name, value, note=about, default=value == choice.level))
    return levels


def _level(choice: MatchChoice, speech: Speech) -> str:
    if choice.way == AGAINST:
        return player_name(choice.level, speech)
    setting = level_setting(choice.game)
    return speech.setting_value(choice.game, setting.key, choice.level).partition(" – ")[0] if setting else "none"


def _check(click: Click, choice: MatchChoice) -> MatchChoice:
    setting = level_setting(choice.game) if (choice.game, choice.way) in ways() else None
    levels: tuple[Any, ...] = PLAYERS if choice.way == AGAINST else setting.values if setting else ("none",)
    if (choice.game, choice.way) not in ways() or choice.level not in levels:
        raise click.invalid()
    return choice
