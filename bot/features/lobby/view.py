"""The lobby: who plays, with which options, and the buttons before a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.features.board.controls import check_same_channel
from bot.features.lobby.invitations import invite_panel, inviting_table
from bot.features.lobby.option_words import part_name, value_name
from bot.interactions.colours import seat_colour, seat_sign
from bot.interactions.components import Panel, frame, gallery, line, note, words
from bot.interactions.handling import reader
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, InvalidCustomId, custom_id, number, template
from bot.languages import Speech
from bot.languages.display_names import shown
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.options import unusual
from engine.game import Setting
from engine.registry import find_game
from rendering.picture import Picture

ACTIONS = ("join", "leave", "computer", "invite", "options", "word", "start", "dismiss", "close")


def lobby_panel(table: Table, speech: Speech, picture: Picture | None, channel: int | None = None) -> Panel:
    """The public message of a lobby, in this channel (None: the table's). Once begun, it leads to the match.

    Everything is said once: who sits there is told by the picture, or in words where there is none; of the options
    only those that somebody has changed are told, in words, which are legible on small screens too.
    """
    if table.stage != "lobby":
        return Panel(frame(None, [words(_begun(table, speech, channel))]))
    game = find_game(table.game)
    host = next((seat.name for seat in table.seats if seat.person == table.host), "")
    items: list[ui.Item[Any]] = [
        words(
            "## "
            + speech(f"{table.game}-title")
            + "\n"
            + speech(
                "bot-lobby-invites",
                host=shown(host),
                least=min(count for count in game.seats if count > 1),
                most=max(game.seats),
            )
        ),
        *([gallery([picture])] if picture else []),
        words(players_text(table, speech, pictured=picture is not None)),
    ]
    if changed := settings_lines(table, speech):
        items.append(words(" · ".join(changed)))
    items += [line(), *_buttons(table, speech)]
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


def _begun(table: Table, speech: Speech, channel: int | None) -> str:
    here = channel in (None, table.channel)
    told = speech("bot-lobby-begun") if here else speech("posting-in-thread", thread=f"<#{table.channel}>")
    return f"**{speech(f'{table.game}-title')}** · {told}"


def _buttons(table: Table, speech: Speech) -> list[ui.ActionRow[Any]]:
    return [
        ui.ActionRow(
            lobby_button(table, speech, "join", discord.ButtonStyle.success),
            lobby_button(table, speech, "leave"),
            lobby_button(table, speech, "computer"),
            lobby_button(table, speech, "invite"),
        ),
        ui.ActionRow(
            lobby_button(table, speech, "options"),
            lobby_button(table, speech, "word"),
            lobby_button(table, speech, "start", discord.ButtonStyle.primary),
        ),
    ]


def players_text(table: Table, speech: Speech, *, pictured: bool = False) -> str:
    """Who sits at the table, by seat. A picture shows that too, but not how well computer players play."""
    lines = [speech("bot-lobby-players", count=len(table.seats), most=max(find_game(table.game).seats))]
    for seat in table.seats:
        if pictured and not seat.computer:
            continue
        kind = "bot-lobby-computer" if seat.computer else "bot-lobby-person"
        level = speech(f"bot-player-{seat.computer}") if seat.computer else ""
        lines.append(speech(kind, sign=seat_sign(seat.number), name=shown(seat.name), level=level))
    return "\n".join(lines)


def settings_lines(table: Table, speech: Speech) -> list[str]:
    """The table's options that are not as usual, in words."""
    of_game = [
        (
            speech.setting(table.game, setting.key),
            speech.setting_value(table.game, setting.key, chosen(table, setting)),
        )
        for setting in fitting_settings(table)
        if chosen(table, setting) != setting.default
    ]
    run = [(part_name(key, speech), value_name(key, value, speech)) for key, value in unusual(table.conduct).items()]
    return [speech("bot-lobby-setting", setting=setting, value=value) for setting, value in (*of_game, *run)]


def fitting_settings(table: Table) -> Sequence[Setting]:
    """The game's settings that make sense for as many seats as are taken (or for two, while one waits).

    One that hangs on another makes sense when that has a value for it, and when there is something to choose.
    """
    least = max(len(table.seats), 2)
    settings = {setting.key: setting for setting in find_game(table.game).settings}
    return [
        setting
        for setting in settings.values()
        if (not setting.seats or least in setting.seats)
        and (not setting.when or chosen(table, settings[setting.when[0]]) == setting.when[1])
        and (not setting.matters or chosen(table, settings[setting.matters[0]]) in setting.matters[1])
        and len(fitting_values(table, setting)) > 1
    ]


def fitting_values(table: Table, setting: Setting) -> tuple[str, ...]:
    """The values of a setting that go with what is chosen for the others."""
    others = {other.key: chosen(table, other) for other in find_game(table.game).settings}
    return tuple(
        value
        for value in setting.values
        if value == chosen(table, setting)
        or (
            all(others[key] != excluded for key, excluded in setting.excludes.get(value, ()))
            and all(others[key] == needed for key, needed in setting.made_for.get(value, ()))
        )
    )


def chosen(table: Table, setting: Setting) -> str:
    """What a table has for a setting."""
    return table.settings.get(setting.key, setting.default)


def lobby_button(
    table: Table, speech: Speech, action: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> LobbyButton:
    """A button of the lobby, or of its host's private panel."""
    return LobbyButton(
        ui.Button(custom_id=custom_id("l1", table.id, action), label=speech(f"bot-press-{action}"), style=style)
    )


class LobbyButton(Control, template=template("l1", f"table={NUMBER}", f"action={'|'.join(ACTIONS)}")):
    """Join, leave, computer players, options, start."""

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """A word is asked for in a form, which must be the first answer; the rest waits."""
        if self.parts["action"] == "word":
            return True
        self.private = self.parts["action"] in ("options", "invite")  # type: ignore[misc]
        return await super().acknowledge(interaction)

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Change the lobby; its message follows by the courier."""
        tables = services_of(interaction).tables
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        person = person_of(interaction)
        match self.parts["action"]:
            case "join":
                await tables.join(table, person)
            case "leave":
                await tables.leave(table, person)
            case "computer":
                await tables.add_computer(table, person)
            case "start":
                await tables.start(table, person, interaction.id)
            case "options":
                await self._show_options(interaction, table)
            case "invite":
                view = invite_panel(await inviting_table(interaction, table), await reader(interaction))
                await interaction.followup.send(view=view, ephemeral=True)
            case "dismiss":
                await tables.remove_computer(table, person)
                await self._refresh(interaction, table)
            case "close":
                await tables.close_lobby(table, person)
                speech = await reader(interaction)
                await interaction.edit_original_response(view=note(speech("bot-lobby-closed")))
            case _:
                await interaction.response.send_modal(WordForm(table, await reader(interaction)))

    async def _show_options(self, interaction: discord.Interaction[Any], number_: int) -> None:
        # Imported here because that panel carries these buttons itself.
        from bot.features.lobby.options import options_panel

        table = await services_of(interaction).tables.get(number_)
        if table.host != interaction.user.id:
            host = table.seat_of(table.host)
            raise Refusal("not_host", {"host": host.name if host else ""})
        await interaction.followup.send(view=options_panel(table, await reader(interaction)), ephemeral=True)

    async def _refresh(self, interaction: discord.Interaction[Any], number_: int) -> None:
        from bot.features.lobby.options import options_panel

        table = await services_of(interaction).tables.get(number_)
        await interaction.edit_original_response(view=options_panel(table, await reader(interaction)))


WORD_FORM = template("w1", f"table={NUMBER}")
WORD_LENGTH = 40


class WordForm(ui.Modal):
    """Asks for a word of one's own, stirred into the match's dice. Its answer is taken by ``take_word``."""

    def __init__(self, table: int, speech: Speech) -> None:
        super().__init__(title=speech("bot-word-title")[:45], custom_id=custom_id("w1", table), timeout=900)
        self.add_item(
            ui.Label(
                text=speech("bot-word-label")[:45],
                description=speech("bot-word-about")[:100],
                component=ui.TextInput(custom_id="word", max_length=WORD_LENGTH, required=True),
            )
        )


async def take_word(interaction: discord.Interaction[Any], id: Mapping[str, str], written: Mapping[str, str]) -> None:
    """Add the word that a person wrote to the dice of a lobby."""
    table, word = number(id["table"]), written.get("word", "")
    if not 0 < len(word) <= WORD_LENGTH:
        raise InvalidCustomId("word")
    await check_same_channel(interaction, table)
    await services_of(interaction).tables.add_word(table, person_of(interaction), word)
    speech = await reader(interaction)
    await interaction.followup.send(speech("bot-word-added"), ephemeral=True)
