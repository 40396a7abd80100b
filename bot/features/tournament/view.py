"""The message of a tournament: how it is played, who plays, and how all stand."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.features.tournament.pictured import scene_of
from bot.interactions.components import (
    Panel,
    frame,
    gallery,
    line,
    medal,
    message_link,
    seat_colour,
    shorten,
    small,
    words,
)
from bot.interactions.routes import TOURNAMENT
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.languages.display_names import safe_name
from bot.languages.numbers import signed_tenths
from bot.reading.erased_people import person_in_words
from bot.reading.options import pace_in_words
from bot.reading.pairs import pair_items
from bot.reading.pictures import draw_ranking
from bot.reading.position import look_of
from bot.services import ViewServices
from bot.tables.collusion.service import NamedSigns
from bot.tables.outbox.posts import TournamentPost
from bot.tables.tournaments.rows import Player, RoundTable, Tournament

LINES_MOST = 24
"""How many lines of the standings are shown."""
TEXT_MOST = 3_000


async def tournament_panel(services: ViewServices, tournament: Tournament) -> Panel:
    """The message for all, in the server's language, or else that in which the tournament was created, with compact
    pictures if its organiser has asked for them: sign-up before the first round, then the standings and the tables of
    the round."""
    speech = speech_in(await services.tables.people.server_language(tournament.server) or tournament.language)
    picture = None
    if tournament.round:
        look = await look_of(services, tournament.organiser)
        picture = await draw_ranking(services, scene_of(tournament, speech, is_compact=look.compact))
    items: list[ui.Item[Any]] = [words(head_text(tournament, speech))]
    if picture:
        items += [gallery([picture])]
    else:
        text = standings_text(tournament, speech) if tournament.round else players_text(tournament, speech)
        items += [line(), words(shorten(text, TEXT_MOST))]
    if tournament.round and (tables := round_text(tournament, speech)):
        items += [line(), words(shorten(tables, TEXT_MOST))]
    if tournament.stage != "over":
        items.append(ui.ActionRow(*_buttons(tournament, speech)))
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


async def tournament_post(services: ViewServices, post: TournamentPost) -> Panel:
    """The same as it is posted."""
    return await tournament_panel(services, await services.tables.tournaments.get(post.tournament))


def _buttons(tournament: Tournament, speech: Speech) -> list[ui.Item[Any]]:
    may_join = tournament.stage == "gathering" or tournament.form.format == "swiss"
    styles = {"join": ButtonStyle.success, "leave": ButtonStyle.secondary, "manage": ButtonStyle.secondary}
    return [
        TOURNAMENT.button(tournament.id, action, label=speech(f"tournament-press-{action}"), style=style)
        for action, style in styles.items()
        if action != "join" or may_join
    ]


def head_text(tournament: Tournament, speech: Speech, *, is_for_all: bool = True) -> str:
    """What is played how, and how far it is; ``is_for_all``: above the buttons to sign up."""
    form = tournament.form
    facts = {
        "format": speech(f"tournament-format-{form.format}"),
        "seats": form.seats,
        "pace": pace_in_words(form.pace, speech),
    }
    stage = speech(f"tournament-stage-{tournament.stage}", round=tournament.round, rounds=form.rounds)
    if form.format == "knock_out" and tournament.stage == "playing":
        stage = speech("tournament-stage-knock_out", round=tournament.round)
    elif tournament.stage == "gathering" and not is_for_all:
        stage = speech("tournament-stage-open")
    title = speech("tournament-title", game=speech(f"{form.game}-title"))
    counting = small(speech("tournament-counted", format=form.format))
    return "\n".join([title, speech("tournament-about", **facts), stage, counting])


def _name(player: Player, speech: Speech) -> str:
    return safe_name(person_in_words(player.name, player.number, player.person, speech))


def players_text(tournament: Tournament, speech: Speech) -> str:
    """Who has signed up."""
    names = [safe_name(player.name) for player in tournament.players if not player.is_out]
    return speech("tournament-players", count=len(names), names=speech.join_words(names) if names else "")


def standings_text(tournament: Tournament, speech: Speech) -> str:
    """The standings, the best first."""
    players = {player.number: player for player in tournament.players}
    lines = [speech("tournament-standings")]
    for place, standing in enumerate(tournament.standings[:LINES_MOST], start=1):
        player = players[standing.player]
        worth = signed_tenths(standing.worth, speech.language)
        text = speech(
            "tournament-line",
            medal=medal(place),
            name=_name(player, speech),
            worth=worth,
            wins=standing.wins,
        )
        lines.append(f"~~{text}~~" if player.is_out else text)
    if (left := len(tournament.players) - LINES_MOST) > 0:
        lines.append(small(speech("tournament-more", count=left)))
    return "\n".join(lines)


def round_text(tournament: Tournament, speech: Speech) -> str:
    """The tables of the present round, and how far each is."""
    if tournament.stage == "over":
        return ""
    names_by_number = {player.number: _name(player, speech) for player in tournament.players}
    lines = [speech("tournament-round", round=tournament.round)]
    for table in tournament.tables:
        if table.round == tournament.round:
            names = speech.join_words([names_by_number[player] for player in table.players])
            lines.append(speech("tournament-table", names=names, state=_state_of(table)))
    return "\n".join(lines)


def _state_of(table: RoundTable) -> str:
    if len(table.players) == 1:
        return "rests"
    if table.result is not None:
        return "over"
    return "waits" if table.id is None else "plays"


def manage_panel(tournament: Tournament, speech: Speech) -> list[ui.Item[Any]]:
    """What its organiser can do now, for their eyes alone."""
    actions = {
        "gathering": ("start", "end"),
        "playing": ("pause", "end", "export", "pairs"),
        "paused": ("resume", "end", "export", "pairs"),
        "over": ("export", "pairs"),
    }
    styles = {"start": ButtonStyle.success, "resume": ButtonStyle.success, "end": ButtonStyle.danger}
    link = message_link(tournament.server, tournament.channel, tournament.message)
    items: list[ui.Item[Any]] = [words(f"{head_text(tournament, speech, is_for_all=False)}\n{link}")]
    buttons = [
        TOURNAMENT.button(
            tournament.id,
            action,
            label=speech("pairs-press" if action == "pairs" else f"tournament-press-{action}"),
            style=styles.get(action, ButtonStyle.secondary),
        )
        for action in actions[tournament.stage]
    ]
    return [*items, ui.ActionRow(*buttons)]


def pairs_panel(tournament: Tournament, signs: NamedSigns, speech: Speech) -> Panel:
    """Pairs of players who stand out, for the organiser's eyes alone."""
    actions = {"judge": "pairs-press-judge", "pairs": "pairs-press-again", "manage": "pairs-press-back"}
    buttons = [
        TOURNAMENT.button(tournament.id, action, label=speech(label))
        for action, label in actions.items()
        if action != "judge" or signs.left
    ]
    return Panel(frame(seat_colour(None), [*pair_items(signs, speech), ui.ActionRow(*buttons)]))
