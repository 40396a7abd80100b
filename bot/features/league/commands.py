"""``/league``: a private panel with the leagues of a server, to join, play and look; managers open and close them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.league.view import OWN, closed_panel, league_panel, table_scene
from bot.interactions.availability import server_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.handling import person_of
from bot.interactions.router import Click, beside
from bot.interactions.routes import LEAGUE
from bot.languages import Speech
from bot.languages.command_names import text
from bot.reading.pictures import draw_ranking
from bot.reading.position import look_of
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from engine.registry import MODULES, find_game

GAMES = [key for key in MODULES if find_game(key).daily is not None]


def add_commands(tree: PantheonTree) -> None:
    """Add ``/league``."""
    games = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in GAMES]
    add_command(tree, "league", show_league, choices={"game": games})


async def show_league(interaction: discord.Interaction[Any], speech: Speech, *, game: str | None = None) -> Panel:
    """The league of a game in this server; without a game, of the first that is open.

    Raises Refusal: no_server, no_league.
    """
    services, server = services_of(interaction), server_of(interaction)
    tables = services.tables
    if not server:
        raise Refusal("no_server")
    if game is None:
        game = next(iter(await tables.leagues.open_games(server)), tables.dailies.games[0])
    return await panel(services, interaction, game, speech)


async def panel(
    services: Services,
    interaction: discord.Interaction[Any],
    game: str,
    speech: Speech,
    first: int = 0,
    page: int = OWN,
) -> Panel:
    """A season of a league, and one of its divisions, as they stand for a person. Raises Refusal: no_league."""
    tables = services.tables
    if game not in tables.dailies.games:
        raise Refusal("no_league")
    person, is_manager = person_of(interaction).id, interaction.permissions.manage_guild
    view = await tables.leagues.find(server_of(interaction), game, person, first, page=None if page == OWN else page)
    if view is None:
        return closed_panel(game, speech, is_manager=is_manager)
    scene = table_scene(view, speech, is_compact=(await look_of(services, person)).compact)
    picture = await draw_ranking(services, scene) if scene else None
    return league_panel(view, await tables.dailies.of(game, person), speech, picture, is_manager=is_manager)


@LEAGUE.on(reply=beside)
async def act(click: Click, action: str, game: str, first: int, page: int) -> None:
    """Show a division, join or leave, or open or close the league, and show how it is then.

    Raises Refusal: no_server, no_league, not_manager, and what ``Leagues.join`` raises.
    """
    leagues, server = click.tables.leagues, server_of(click.interaction)
    if not server:
        raise Refusal("no_server")
    if action in ("open", "close") and not click.interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    if action == "open":
        await leagues.open(server, game)
    elif action == "close":
        await leagues.close(server, game)
    elif action == "join":
        await leagues.join(server, game, click.person)
    elif action == "leave":
        await leagues.leave(server, game, click.person.id)
    await click.show(await panel(click.services, click.interaction, game, click.speech, first, page))
