"""``/play``: a subcommand for each game of the registry, and one for playing alone."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.features.lobby.invitations import call, invitees_of
from bot.features.lobby.opening import open_table
from bot.interactions.availability import ANYWHERE, Availability
from bot.interactions.command import command_group, run_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.handling import check_calls, error_boundary
from bot.languages import LANGUAGES, speech
from bot.languages.command_names import text
from bot.reading.options import table_option_choices
from bot.services import services_of
from bot.tables.model.options import CHOICES, OF_A_BANK
from engine.game import Game
from engine.players import PLAYERS
from engine.registry import MODULES, find_game
from engine.settings import Setting

WITH = "invited"
"""The parameter for a person to invite."""
GAME, AGAINST = "game", "against"
"""The parameters of a match for one: which game, and against which computer player."""
RUN = "run_"
"""The prefix of the parameters for table options."""
ALONE = ("posting", "thread", "pictures")
"""The table options that matter in a solo match."""
ALONE_ANYWHERE = ("posting", "pictures")
"""Those that matter where there may be no threads."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/play`` with a subcommand for every game, and ``/play solo`` for the first game one can play alone.

    Discord offers a group of commands as a whole. So to play alone outside a server there is ``/solo``.
    """
    group = command_group("play")
    games = [find_game(key) for key in MODULES]
    for game in games:
        if max(game.seats) > 1:
            group.add_command(
                _command(game, _together(game), tuple(key for key in CHOICES if key not in OF_A_BANK), solo=False)
            )
    alone = next((game for game in games if 1 in game.seats), None)
    if alone is not None:
        group.add_command(_command(alone, _alone(alone), ALONE, solo=True))
        tree.add_command(_command(alone, _alone(alone), ALONE_ANYWHERE, solo=True, availability=ANYWHERE))
    tree.add_command(group)


def _together(game: Game[Any]) -> Sequence[Setting]:
    """The settings without a condition; those that depend on another one are chosen in the lobby."""
    return [setting for setting in game.settings if not setting.when and (not setting.seats or max(setting.seats) > 1)]


def _alone(game: Game[Any]) -> Sequence[Setting]:
    """The settings of a solo match: those of its game first."""
    own = [setting for setting in game.settings if not setting.when and (not setting.seats or 1 in setting.seats)]
    return sorted(own, key=lambda setting: not setting.seats)


def _command(
    game: Game[Any],
    settings: Sequence[Setting],
    run: Sequence[str],
    *,
    solo: bool,
    availability: Availability | None = None,
) -> app_commands.Command[Any, Any, Any]:
    """A command made from the game's own data: an option for each setting, and for how the match is run.

    One that opens a lobby has also an option for someone to invite. ``availability`` is for one that is in no group.
    """
    name = "solo" if solo else game.key

    async def callback(interaction: discord.Interaction[Any], **values: Any) -> None:
        invitee = values.pop(WITH, None)
        game_key = values.pop(GAME, None) or game.key
        opponents = await _opponents(interaction, game_key, values.pop(AGAINST, None)) if solo else ()
        arguments = {key: value for key, value in values.items() if value is not None}
        table_options = {key.removeprefix(RUN): value for key, value in arguments.items() if key.startswith(RUN)}
        settings = {key: value for key, value in arguments.items() if not key.startswith(RUN)}
        await run_command(
            interaction,
            "solo" if solo else "play",
            lambda speech: open_table(
                interaction, game_key, settings, speech, table_options, solo=solo, opponents=opponents
            ),
        )
        if invitee is not None:
            async with error_boundary(interaction, "invite"):
                await _invite(interaction, invitee)

    names = {setting.key: f"command-setting-{setting.key}" for setting in settings}
    abouts = {setting.key: speech(LANGUAGES[0]).setting_id(game.key, setting.key) for setting in settings}
    choices = {setting.key: _values(game, setting) for setting in settings}
    if solo:
        names |= {GAME: "command-play-game", AGAINST: "command-play-against"}
        abouts |= {GAME: "command-play-game-about", AGAINST: "command-play-against-about"}
        choices[GAME] = [app_commands.Choice(name=text(f"{key}-title"), value=key) for key in MODULES]
        choices[AGAINST] = [
            app_commands.Choice(name=text(f"computer-players-{player}"), value=player) for player in PLAYERS
        ]
    for key in run:
        names[RUN + key], abouts[RUN + key] = f"command-option-{key}", f"options-{key}"
        choices[RUN + key] = table_option_choices(key)
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    for parameter in names:
        parameters.append(
            inspect.Parameter(parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)
        )
    if not solo:
        names[WITH], abouts[WITH] = "command-play-with", "command-play-with-about"
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        parameters.append(inspect.Parameter(WITH, kind, default=None, annotation=discord.User | None))
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    handler: Any = callback
    handler = app_commands.choices(**choices)(handler)
    handler = app_commands.describe(**{key: text(about) for key, about in abouts.items()})(handler)
    handler = app_commands.rename(**{key: text(label) for key, label in names.items()})(handler)
    return app_commands.Command(
        name=text(f"command-play-{name}"),
        description=text(f"command-play-{name}-about"),
        callback=handler,
        allowed_contexts=availability and availability.contexts,
        allowed_installs=availability and availability.installs,
    )


async def _opponents(interaction: discord.Interaction[Any], game: str, against: str | None) -> Sequence[str]:
    """The computer players of a match for one: none, unless one is chosen or the game needs one."""
    if against is None and game in MODULES and 1 not in find_game(game).seats:
        against = await services_of(interaction).tables.results.fitting_player(interaction.user.id)
    return () if against is None else (against,)


def _values(game: Game[Any], setting: Setting) -> list[app_commands.Choice[str]]:
    message = partial(speech(LANGUAGES[0]).value_id, game.key, setting.key)
    return [app_commands.Choice(name=text(message(value)), value=value) for value in setting.values]


async def _invite(interaction: discord.Interaction[Any], invitee: discord.User | discord.Member) -> None:
    """Mention a person in the lobby that was just opened; does nothing where none could be opened."""
    tables, person = services_of(interaction).tables, interaction.user.id
    here = await tables.lobbies.in_channel(interaction.channel_id or 0)
    every = await tables.lookup.open_tables_of(person)
    forum_tables = [each for each in every if each.forum is not None and each.server == interaction.guild_id]
    table = max((*([here] if here else []), *forum_tables), key=lambda each: each.opened, default=None)
    if table is None or table.stage != "lobby" or table.host != person:
        return
    invitees = invitees_of(table, [invitee])
    check_calls(interaction)
    await call(interaction, table, invitees)
