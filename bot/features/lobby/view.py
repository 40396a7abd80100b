"""The lobby: who plays, with which options, and the buttons before a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, frame, gallery, line, option, seat_colour, seat_sign, words
from bot.interactions.routes import ADD_COMPUTER, LOBBY
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.host_panel import lobby_button
from bot.reading.lobby_options import chosen_value, fitting_settings
from bot.reading.muster import answer_buttons, muster_lines
from bot.reading.options import part_name, value_name
from bot.reading.reliability import lobby_line
from bot.tables.model.table import Table
from bot.tables.results.service import USUAL_PLAYER
from bot.tables.rules.options import changed_options
from bot.tables.rules.reliability import Tier
from engine.players import PLAYERS
from engine.registry import find_game
from rendering.picture import Picture

NO_TIERS: Mapping[int, Tier] = {}
PRIMARY = discord.ButtonStyle.primary


def lobby_panel(
    table: Table,
    speech: Speech,
    picture: Picture | None,
    channel: int | None = None,
    *,
    player: str = USUAL_PLAYER,
    tiers: Mapping[int, Tier] = NO_TIERS,
    called: Sequence[int] = (),
    gone: int = 0,
) -> Panel:
    """The public message of a lobby, in this channel (None: the table's). Once begun, it leads to the match.
    ``player`` is the computer player that one click adds, ``tiers`` say by Discord ids how reliable people are. It
    mentions the people ``called`` (Discord ids); ``gone`` seats are free again because no one has confirmed them.

    Nothing is shown twice: the picture shows who sits there, or words where there is none; of the options only changed
    ones are listed, in words, which are legible on small screens too.
    """
    if table.stage != "lobby":
        return Panel(frame(None, [words(_start_line(table, speech, channel))]))
    game = find_game(table.game)
    host = next((seat.name for seat in table.seats if seat.person == table.host), "")
    items: list[ui.Item[Any]] = [
        words(
            "## "
            + speech(f"{table.game}-title")
            + "\n"
            + (
                speech("muster-found")
                if table.queued
                else speech(
                    "lobby-invites",
                    host=safe_name(host),
                    least=min(count for count in game.seats if count > 1),
                    most=max(game.seats),
                )
            )
        ),
        *([gallery([picture])] if picture else []),
        words(_who_sits_here(table, speech, tiers, has_picture=picture is not None)),
    ]
    if option_lines := settings_lines(table, speech):
        items.append(words(" · ".join(option_lines)))
    mentions = " ".join(f"<@{person}>" for person in called)
    if table.muster is not None:
        items += [line(), words("\n".join([*muster_lines(table, speech), *([mentions] if mentions else [])]))]
    elif gone:
        items += [line(), words(speech("muster-gone", count=gone, host=mentions or safe_name(host)))]
    items += [line(), *_buttons(table, speech, player)]
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


def _who_sits_here(table: Table, speech: Speech, tiers: Mapping[int, Tier], *, has_picture: bool) -> str:
    lines = (players_text(table, speech, pictured=has_picture), lobby_line(table, tiers, speech))
    return "\n".join(each for each in lines if each)


def _start_line(table: Table, speech: Speech, channel: int | None) -> str:
    here = channel in (None, table.channel)
    text = speech("lobby-begun") if here else speech("channels-in-thread", thread=f"<#{table.channel}>")
    return f"**{speech(f'{table.game}-title')}** · {text}"


def _buttons(table: Table, speech: Speech, player: str) -> list[ui.ActionRow[Any]]:
    if table.muster is not None:
        return _muster_buttons(table, speech)
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(
            lobby_button(table, speech, "join", discord.ButtonStyle.success),
            lobby_button(table, speech, "leave"),
            lobby_button(table, speech, "invite"),
        ),
        ui.ActionRow(
            lobby_button(table, speech, "options"),
            lobby_button(table, speech, "word"),
            lobby_button(table, speech, "start", discord.ButtonStyle.primary),
        ),
    ]
    if len(table.seats) < max(find_game(table.game).seats):
        label = speech("computer-players-add", level=player_name(player, speech))
        rows[0].add_item(LOBBY.button(table.id, "computer", label=label, emoji="🤖"))
        rows.insert(1, _levels(table, speech))
    return rows


def _muster_buttons(table: Table, speech: Speech) -> list[ui.ActionRow[Any]]:
    """What people answer; where a host has gathered them, one may still join, and the host may wait no longer."""
    if table.queued:
        return [answer_buttons(table, speech)]
    is_full = len(table.seats) >= max(find_game(table.game).seats)
    others = ["halt"] if is_full else ["join", "halt"]
    return [
        answer_buttons(table, speech),
        ui.ActionRow(*(lobby_button(table, speech, action) for action in others)),
    ]


def _levels(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """A select of the computer player to add, by level."""
    options = level_options(speech)
    return ADD_COMPUTER.select(table.id, table.version, placeholder=speech("computer-players-choose"), options=options)


def level_options(speech: Speech, chosen: str = "") -> list[discord.SelectOption]:
    """The levels of computer players, the easiest first, each with what it plays like."""
    return [
        option(
            player_name(player, speech),
            player,
            note=speech(f"computer-players-{player}.note"),
            default=player == chosen,
        )
        for player in PLAYERS
    ]


def player_name(player: str, speech: Speech) -> str:
    """The level of a computer player."""
    return speech(f"computer-players-{player}")


def players_text(table: Table, speech: Speech, *, pictured: bool = False) -> str:
    """Who sits at the table, by seat. A picture shows that too, but not how well computer players play."""
    lines = [speech("lobby-players", count=len(table.seats), most=max(find_game(table.game).seats))]
    for seat in table.seats:
        if pictured and not seat.computer:
            continue
        kind = "lobby-computer" if seat.computer else "lobby-person"
        level = player_name(seat.computer, speech) if seat.computer else ""
        lines.append(speech(kind, sign=seat_sign(seat.number), name=safe_name(seat.name), level=level))
    return "\n".join(lines)


def settings_lines(table: Table, speech: Speech) -> list[str]:
    """The table's options that are not as usual, in words."""
    of_game = [
        (
            speech.setting(table.game, setting.key),
            speech.setting_value(table.game, setting.key, chosen_value(table, setting)),
        )
        for setting in fitting_settings(table)
        if chosen_value(table, setting) != setting.default
    ]
    run = [
        (part_name(key, speech), value_name(key, value, speech))
        for key, value in changed_options(table.options).items()
    ]
    return [speech("lobby-setting", setting=setting, value=value) for setting, value in (*of_game, *run)]
