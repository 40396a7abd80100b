"""The buttons of a lobby, and the form for a word of one's own."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.lobby.invitations import invite_panel, inviting_table
from bot.interactions import limits
from bot.interactions.components import clip, note
from bot.interactions.router import Click, Reply
from bot.interactions.routes import ADD_COMPUTER, LOBBY, WORD_FORM
from bot.languages import Speech
from bot.reading.host_panel import host_table, is_put_away
from bot.reading.lobby_options import options_panel

WORD_LENGTH = 40


def _reply(click: Click, action: str, **_: Any) -> Reply:
    """A form must be the first response; options and invitations are new private messages."""
    if action == "word":
        return "form"
    return "private" if action in ("options", "invite") else "update"


@LOBBY.on(reply=_reply)
async def change_lobby(click: Click, table: int, action: str) -> None:
    """Join, leave, computer players, options, start. The dispatcher posts the lobby's message."""
    if await is_put_away(click, table):
        return
    tables, person = click.tables, click.person
    match action:
        case "join":
            await tables.lobbies.join(table, person)
        case "leave":
            await tables.lobbies.leave(table, person)
        case "computer":
            await tables.lobbies.add_computer(table, person, await tables.results.fitting_player(person.id))
        case "start":
            await tables.lobbies.start(table, person, click.interaction.id)
        case "halt":
            await tables.musters.halt(table, person)
        case "options":
            await click.send(options_panel(await host_table(click, table), click.speech))
        case "invite":
            await click.send(invite_panel(await inviting_table(click.interaction, table), click.speech))
        case "dismiss":
            await tables.lobbies.remove_computer(table, person)
            await click.update(options_panel(await tables.lookup.get(table), click.speech))
        case "close":
            await tables.lobbies.close(table, person)
            await click.update(note(click.speech("lobby-closed")))
        case _:
            await click.open(word_form(table, click.speech))


@ADD_COMPUTER.on
async def add_computer(click: Click, table: int, version: int) -> None:
    """Seat a computer player of a level. The dispatcher posts the lobby's message; an options panel of an earlier
    version, which had this select, is shown again.
    """
    player = click.value()
    if click.is_private and await is_put_away(click, table):
        return
    lobby = await click.tables.lobbies.add_computer(table, click.person, player)
    if click.is_private:
        await click.update(options_panel(lobby, click.speech))


def word_form(table: int, speech: Speech) -> ui.Modal:
    """Asks for a word of one's own, which becomes part of the seed of the match's dice."""
    field = ui.Label[Any](
        text=clip(speech("lucky-word-label"), limits.FORM_TEXT),
        description=clip(speech("lucky-word-about"), limits.FORM_NOTE),
        component=ui.TextInput(custom_id="word", max_length=WORD_LENGTH, required=True),
    )
    return WORD_FORM.form(table, title=speech("lucky-word-title"), fields=[field])


@WORD_FORM.on(reply="private")
async def take_word(click: Click, table: int) -> None:
    """Add the word that a person wrote to the dice of a lobby."""
    word = click.texts.get("word", "")
    if not 0 < len(word) <= WORD_LENGTH:
        raise click.invalid()
    await click.tables.lobbies.add_word(table, click.person, word)
    await click.tell(click.speech("lucky-word-added"))
