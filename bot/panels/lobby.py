"""The lobby: who plays, with which options, and the buttons before a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.languages import Speech
from bot.languages.names import shown
from bot.panels.answers import pantheon, reader
from bot.panels.colours import seat_colour, seat_sign
from bot.panels.control import Control
from bot.panels.identifiers import NUMBER, WORD, ForgedId, custom_id, number, template
from bot.panels.layout import Panel, frame, gallery, line, note, small, words
from bot.panels.person import person_of
from bot.panels.play import bound_here
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from engine.game import Setting
from engine.games import find_game
from rendering.picture import Picture

ACTIONS = ("join", "leave", "computer", "options", "word", "start", "dismiss", "close")


def lobby_panel(table: Table, speech: Speech, picture: Picture | None) -> Panel:
    """The public message of a lobby."""
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
        words(players_text(table, speech)),
    ]
    settings = settings_lines(table, speech)
    if settings:
        items.append(words(" · ".join(settings)))
    items.extend([line(), *_buttons(table, speech)] if table.stage == "lobby" else [words(speech("bot-lobby-begun"))])
    if table.commitment:
        items.append(words(small(speech("bot-sealed", commitment=table.commitment))))
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


def _buttons(table: Table, speech: Speech) -> list[ui.ActionRow[Any]]:
    return [
        ui.ActionRow(
            _button(table, speech, "join", discord.ButtonStyle.success),
            _button(table, speech, "leave"),
            _button(table, speech, "computer"),
        ),
        ui.ActionRow(
            _button(table, speech, "options"),
            _button(table, speech, "word"),
            _button(table, speech, "start", discord.ButtonStyle.primary),
        ),
    ]


def players_text(table: Table, speech: Speech) -> str:
    """Who sits at the table, by seat."""
    heading = speech("bot-lobby-players", count=len(table.seats), most=max(find_game(table.game).seats))
    lines = [heading]
    for seat in table.seats:
        kind = "bot-lobby-computer" if seat.computer else "bot-lobby-person"
        lines.append(speech(kind, sign=seat_sign(seat.number), name=shown(seat.name)))
    return "\n".join(lines)


def settings_lines(table: Table, speech: Speech, message: str = "bot-lobby-setting") -> list[str]:
    """The table's options in words, one line each; ``message`` says how a line looks.

    Of those that hang on another, only what was chosen is told.
    """
    return [
        speech(
            message,
            setting=speech.setting(table.game, setting.key),
            value=speech.setting_value(table.game, setting.key, _chosen(table, setting)),
        )
        for setting in fitting_settings(table)
        if not setting.when or _chosen(table, setting) != setting.default
    ]


def fitting_settings(table: Table) -> Sequence[Setting]:
    """The game's settings that make sense for as many seats as are taken (or for two, while one waits).

    One that hangs on another makes sense when that has the value for it.
    """
    least = max(len(table.seats), 2)
    settings = {setting.key: setting for setting in find_game(table.game).settings}
    return [
        setting
        for setting in settings.values()
        if (not setting.seats or least in setting.seats)
        and (not setting.when or _chosen(table, settings[setting.when[0]]) == setting.when[1])
    ]


def _chosen(table: Table, setting: Setting) -> str:
    return table.settings.get(setting.key, setting.default)


def _button(
    table: Table, speech: Speech, action: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> LobbyButton:
    return LobbyButton(
        ui.Button(custom_id=custom_id("l1", table.id, action), label=speech(f"bot-press-{action}"), style=style)
    )


def options_panel(table: Table, speech: Speech) -> ui.LayoutView:
    """The host's private panel: a select for each option, and what else only a host does."""
    rows: list[ui.Item[Any]] = []
    for setting in fitting_settings(table):
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_id("o1", table.id, setting.key),
            placeholder=speech.setting(table.game, setting.key),
            options=[
                discord.SelectOption(
                    label=f"{speech.setting(table.game, setting.key)}: "
                    f"{speech.setting_value(table.game, setting.key, value)}"[:100],
                    value=value,
                    default=value == _chosen(table, setting),
                )
                for value in setting.values
            ],
        )
        rows.append(ui.ActionRow(SettingSelect(select)))
    last = [_button(table, speech, "close", discord.ButtonStyle.danger)]
    if any(seat.computer for seat in table.seats):
        last.insert(0, _button(table, speech, "dismiss"))
    return note(speech("bot-options-title"), *rows, ui.ActionRow(*last))


class LobbyButton(Control, template=template("l1", f"table={NUMBER}", f"action={'|'.join(ACTIONS)}")):
    """Join, leave, computer players, options, start."""

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """A word is asked for in a form, which must be the first answer; the rest waits."""
        if self.parts["action"] == "word":
            return True
        self.private = self.parts["action"] == "options"  # type: ignore[misc]
        return await super().acknowledge(interaction)

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Change the lobby; its message follows by the courier."""
        tables = pantheon(interaction).tables
        table = number(self.parts["table"])
        await bound_here(interaction, table)
        person = person_of(interaction)
        match self.parts["action"]:
            case "join":
                await tables.join(table, person)
            case "leave":
                await tables.leave(table, person)
            case "computer":
                await tables.add_computer(table, person)
            case "start":
                await tables.start(table, person)
            case "options":
                await self._show_options(interaction, table)
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
        table = await pantheon(interaction).tables.get(number_)
        if table.host != interaction.user.id:
            host = table.seat_of(table.host)
            raise Refusal("not_host", {"host": host.name if host else ""})
        await interaction.followup.send(view=options_panel(table, await reader(interaction)), ephemeral=True)

    async def _refresh(self, interaction: discord.Interaction[Any], number_: int) -> None:
        table = await pantheon(interaction).tables.get(number_)
        await interaction.edit_original_response(view=options_panel(table, await reader(interaction)))


class SettingSelect(Control, template=template("o1", f"table={NUMBER}", f"setting={WORD}")):
    """One option of the match, chosen by the host."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option and show the panel anew."""
        if len(self.values) != 1 or len(self.values[0]) > 40:
            raise ForgedId(self.custom_id)
        tables = pantheon(interaction).tables
        table = number(self.parts["table"])
        await bound_here(interaction, table)
        await tables.choose_setting(table, person_of(interaction), self.parts["setting"], self.values[0])
        await interaction.edit_original_response(view=options_panel(await tables.get(table), await reader(interaction)))


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


async def take_word(interaction: discord.Interaction[Any], table: int, word: str) -> None:
    """Add a person's word to the dice of a lobby."""
    await bound_here(interaction, table)
    await pantheon(interaction).tables.add_word(table, person_of(interaction), word)
    speech = await reader(interaction)
    await interaction.followup.send(speech("bot-word-added"), ephemeral=True)
