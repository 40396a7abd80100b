"""``/tournament``: a tournament from its form to its end, by clicks of its organiser.

Discord offers the command to those who manage the server, and to the roles to which the server gives it. Who created a
tournament organises it; so does who manages the server.
"""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui

from bot.features.tournament.view import manage_panel, pairs_panel, tournament_panel
from bot.interactions.availability import server_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, line, seat_colour, words
from bot.interactions.forms import Value, one_of
from bot.interactions.handling import person_of
from bot.interactions.router import Click, Reply
from bot.interactions.routes import TOURNAMENT, TOURNAMENT_FORM, TOURNAMENT_NEW, TOURNAMENT_OUT
from bot.languages import Speech
from bot.reading.options import pace_choice
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.tournaments.results_file import file_of, json_of, standings_csv, tables_csv
from bot.tables.tournaments.rounds import FORMATS
from bot.tables.tournaments.rows import Form, Tournament
from bot.tables.tournaments.service import PACES, ROUNDS, SEATS
from engine.registry import MODULES

USUAL = {"seats": "4", "rounds": "3", "pace": "m15"}


def add_commands(tree: PantheonTree) -> None:
    """Add ``/tournament``."""
    add_command(tree, "tournament", show_tournaments)
    command = tree.get_command("tournament")
    assert isinstance(command, app_commands.Command)
    command.default_permissions = discord.Permissions(manage_guild=True)


async def show_tournaments(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The server's open tournaments and the last one that is over, and a button for a new one. Raises Refusal:
    no_server."""
    server = server_of(interaction)
    if not server:
        raise Refusal("no_server")
    every = await services_of(interaction).tables.tournaments.shown_in(server)
    items: list[ui.Item[Any]] = [words(speech("tournament-panel"))]
    for tournament in every:
        if may_manage(interaction, tournament):
            items += [line(), *manage_panel(tournament, speech)]
    new = TOURNAMENT_NEW.button("new", label=speech("tournament-press-new"), style=discord.ButtonStyle.primary)
    return Panel(frame(seat_colour(None), [*items, line(), ui.ActionRow(new)]))


def may_manage(interaction: discord.Interaction[Any], tournament: Tournament) -> bool:
    """Whether a person may decide about a tournament: its organiser, and who manages the server."""
    is_here = server_of(interaction) == tournament.server
    return is_here and (interaction.user.id == tournament.organiser or interaction.permissions.manage_guild)


@TOURNAMENT_NEW.on(reply=lambda click, what: "form")
async def ask(click: Click, what: str) -> None:
    """Open the form of a new tournament."""
    await click.open(tournament_form(click.speech))


def tournament_form(speech: Speech) -> ui.Modal:
    """The form of a new tournament."""
    games = [Value(game, speech(f"{game}-title"), place == 0) for place, game in enumerate(MODULES)]
    formats = [Value(each, speech(f"tournament-format-{each}"), place == 0) for place, each in enumerate(FORMATS)]
    seats = [Value(str(each), str(each), str(each) == USUAL["seats"]) for each in SEATS]
    rounds = [Value(str(each), str(each), str(each) == USUAL["rounds"]) for each in ROUNDS]
    paces = [Value(each, pace_choice(each, speech), each == USUAL["pace"]) for each in PACES]
    fields = [
        one_of("game", speech("tournament-form-game"), games),
        one_of("format", speech("tournament-form-format"), formats, speech("tournament-form-format-about")),
        one_of("seats", speech("tournament-form-seats"), seats, speech("tournament-form-seats-about")),
        one_of("rounds", speech("tournament-form-rounds"), rounds, speech("tournament-form-rounds-about")),
        one_of("pace", speech("tournament-form-pace"), paces, speech("tournament-form-pace-about")),
    ]
    return TOURNAMENT_FORM.form("new", title=speech("tournament-form-title"), fields=fields)


@TOURNAMENT_FORM.on
async def create(click: Click, what: str) -> None:
    """Create a tournament as the form says, and post its message.

    Raises Refusal: no_server, no_such_setting, tournament_seats, too_many_tournaments.
    """
    interaction, server = click.interaction, server_of(click.interaction)
    if not server:
        raise Refusal("no_server")
    game, way = click.pick_of("game", tuple(MODULES)), click.pick_of("format", FORMATS)
    seats, rounds = click.pick_of("seats", tuple(map(str, SEATS))), click.pick_of("rounds", tuple(map(str, ROUNDS)))
    pace = click.pick_of("pace", PACES)
    if game is None or way is None or seats is None or rounds is None or pace is None:
        raise Refusal("no_such_setting")
    form = Form(game, next(each for each in FORMATS if each == way), int(seats), int(rounds), pace)
    language = await click.tables.people.server_language(server) or click.speech.language
    tournaments, person = click.tables.tournaments, person_of(interaction)
    tournament = await tournaments.create(server, interaction.channel_id or 0, person, form, language)
    await click.update(await show_tournaments(interaction, click.speech))
    message = await click.announce(await tournament_panel(click.services, tournament), silent=True)
    await tournaments.note_message(tournament.id, message)


def _reply(click: Click, tournament: int, action: str) -> Reply:
    if action in ("manage", "pairs", "judge"):
        return "update" if click.is_private else "private"
    return "private" if action == "export" else "update"


@TOURNAMENT.on(reply=_reply)
async def act(click: Click, tournament: int, action: str) -> None:
    """Sign up, withdraw, or decide as the organiser.

    Raises Refusal: no_tournament, tournament_over, tournament_late, tournament_full, already_joined,
    tournament_not_in, tournament_organiser, tournament_few, busy.
    """
    tournaments, interaction = click.tables.tournaments, click.interaction
    tournament_row = await tournaments.get(tournament)
    if server_of(interaction) != tournament_row.server:
        raise Refusal("no_tournament")
    if interaction.message is not None and not click.is_private and tournament_row.message != interaction.message.id:
        await tournaments.note_message(tournament, interaction.message.id)
    if action in ("join", "leave"):
        person = click.person
        work = (
            tournaments.sign_up(tournament, person) if action == "join" else tournaments.withdraw(tournament, person.id)
        )
        tournament_now = await work
        await click.update(await tournament_panel(click.services, tournament_now))
        return
    if not may_manage(interaction, tournament_row):
        raise Refusal("tournament_organiser")
    if action == "export":
        await click.send_files(click.speech("tournament-export"), export_files(tournament_row))
        return
    if action in ("pairs", "judge"):
        await _show_pairs(click, tournament_row, action)
        return
    tournament_now = await _decide(click, tournament_row, action)
    await _revise(click, tournament_now)
    content = Panel(
        frame(seat_colour(None), [*manage_panel(tournament_now, click.speech), *_out_row(tournament_now, click.speech)])
    )
    await click.show(content)


async def _show_pairs(click: Click, tournament: Tournament, action: str) -> None:
    """Show which pairs stand out, after more matches were sent to be judged if that is wanted. Raises Refusal: busy."""
    collusion = click.tables.collusion
    signs = await collusion.in_tournament(tournament.id)
    if action == "judge":
        await collusion.judge(signs)
    await click.show(pairs_panel(tournament, signs, click.speech))


async def _revise(click: Click, tournament: Tournament) -> None:
    """Let the public message show what the organiser has decided before the first match; later a match carries it."""
    if tournament.message is not None and all(table.id is None for table in tournament.tables):
        await click.revise(tournament.channel, tournament.message, await tournament_panel(click.services, tournament))


async def _decide(click: Click, tournament: Tournament, action: str) -> Tournament:
    tournaments = click.tables.tournaments
    if action == "start":
        return await tournaments.start(tournament.id)
    if action in ("pause", "resume"):
        return await tournaments.pause(tournament.id, is_paused=action == "pause")
    return await tournaments.end(tournament.id) if action == "end" else tournament


def export_files(tournament: Tournament) -> list[discord.File]:
    """The results of a tournament for programs and for spreadsheets; their names and fields are the same in every
    language."""
    file, name = file_of(tournament), f"tournament-{tournament.id}"
    texts = {
        f"{name}.json": json_of(file),
        f"{name}-standings.csv": standings_csv(file),
        f"{name}-tables.csv": tables_csv(file),
    }
    # Spreadsheets take a file for UTF-8 by the mark at its beginning; JSON has none.
    marks = {each: "utf-8" if each.endswith(".json") else "utf-8-sig" for each in texts}
    return [discord.File(io.BytesIO(text.encode(marks[each])), filename=each) for each, text in texts.items()]


def _out_row(tournament: Tournament, speech: Speech) -> list[ui.Item[Any]]:
    if tournament.stage == "over" or not tournament.players:
        return []
    return [TOURNAMENT_OUT.select(tournament.id, placeholder=speech("tournament-press-out"))]


@TOURNAMENT_OUT.on
async def disqualify(click: Click, tournament: int) -> None:
    """Let a player play no further round. Raises Refusal: no_tournament, tournament_organiser, tournament_over,
    tournament_not_in, no_such_person."""
    tournaments = click.tables.tournaments
    if not may_manage(click.interaction, await tournaments.get(tournament)):
        raise Refusal("tournament_organiser")
    people = [getattr(each, "id", None) for each in click.selected_values]
    if len(people) != 1 or not isinstance(people[0], int):
        raise click.invalid()
    tournament_now = await tournaments.withdraw(tournament, people[0])
    await _revise(click, tournament_now)
    items = [*manage_panel(tournament_now, click.speech), *_out_row(tournament_now, click.speech)]
    await click.update(Panel(frame(seat_colour(None), items)))
