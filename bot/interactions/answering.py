"""What Discord is answered to an interaction: private messages, changes of the message that was clicked.

A request that is cut is made once more (docs/faults.md, C4), and no answer is lost for an emoji or for how Discord
takes files. The first private message stands where the acknowledgement shows *thinking…*: it is an edit, which may be
repeated at will, and Discord's documentation wants it so.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import discord
import structlog
from discord import ui
from discord.http import handle_message_parameters

from bot.interactions.acknowledgement import (
    APART,
    ARRIVED,
    DOUBTFUL,
    NOT_THERE,
    TAKEN,
    THINKING,
    UNHEARD,
    UNREACHED,
    begin_answer,
    end_wait,
    stop_wait,
)
from bot.interactions.components import Panel, Upload, mention_in, with_mentions
from bot.interactions.refused_emojis import Layout, send_despite_emojis
from bot.runtime.failed_requests import failed_tries, misses_upload
from bot.services import services_of

_log = structlog.stdlib.get_logger("pantheon.answers")

AGAIN_AFTER = 1.0
"""After this many seconds, another answer is made again."""

Content = Panel | ui.LayoutView | str
"""What is shown: a panel with pictures, a layout without, or words."""


async def open_form(interaction: discord.Interaction[Any], form: ui.Modal) -> None:
    """Open a form, as the first answer to a click. What is entered is accepted by the form's id, at any time."""
    # discord.py keeps each form that is open, 26 kB, and Discord tells no one that one was closed.
    form.stop()

    async def send() -> None:
        await interaction.response.send_modal(form)

    with failed_tries() as failed:
        try:
            await _despite_emojis(interaction, lambda: begin_answer(send), form)
        except discord.HTTPException as error:
            if error.code != TAKEN or not failed:
                raise


async def tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Tell the person something in private, as the first answer or a later one."""
    await stop_wait(interaction)
    if interaction.response.is_done() or ARRIVED in interaction.extras:
        await answer(interaction, text)
        return
    if DOUBTFUL in interaction.extras:
        try:
            await answer(interaction, text)
        except discord.NotFound as error:
            if error.code != UNHEARD:
                raise
        else:
            return

    async def send() -> None:
        content = with_mentions(text, services_of(interaction).command_ids)
        no_one = discord.AllowedMentions.none()
        await interaction.response.send_message(content, ephemeral=True, allowed_mentions=no_one)

    await begin_answer(send)


async def answer(interaction: discord.Interaction[Any], content: Content, files: Sequence[discord.File] = ()) -> None:
    """Show something in private after the acknowledgement: in the place of *thinking…*, or in a new message."""
    await end_wait(interaction)
    view, content_state = _layout_of(interaction, content), _ContentState(interaction, content, files)
    if interaction.extras.get(THINKING):
        with failed_tries() as failed:
            try:
                await _once_more(interaction, content_state.edit, view)
            except UNREACHED as error:
                # It may have arrived: then no plain text can take the place of a layout, and comes in a new message.
                interaction.extras[THINKING] = view is None
                # A panel may be used and gone by the time that it is sent again.
                is_used = bool(failed) and isinstance(error, discord.NotFound) and error.code == NOT_THERE
                if not is_used and (not isinstance(error, discord.HTTPException) or not misses_upload(error)):
                    raise
                interaction.extras[THINKING] = False
                if not is_used:
                    await interaction.delete_original_response()
                    await _once_more(interaction, content_state.follow_up, view)
        interaction.extras[THINKING] = False
        return
    await _once_more(interaction, content_state.follow_up, view)


async def update(interaction: discord.Interaction[Any], content: Panel | ui.LayoutView) -> None:
    """Change the message that was clicked, or the private answer where there is none."""
    await end_wait(interaction)
    view, content_state = _layout_of(interaction, content), _ContentState(interaction, content)
    if interaction.extras.get(THINKING):
        await answer(interaction, content)
        return
    try:
        await _once_more(interaction, content_state.edit, view)
    except discord.HTTPException as error:
        if not misses_upload(error) or not (interaction.extras.get(APART) or _is_on_private(interaction)):
            raise
        await _once_more(interaction, content_state.follow_up, view)
        await interaction.delete_original_response()


async def announce(
    interaction: discord.Interaction[Any],
    content: Content,
    *,
    people: Sequence[int] = (),
    silent: bool = False,
    suppress_embeds: bool = False,
) -> int:
    """Post something for all, after the private answer; ``people`` (Discord ids) are notified. The message's id.

    It is not repeated where it may have arrived.
    """
    await end_wait(interaction)
    view = _layout_of(interaction, content)
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in people] or False
    )
    more: dict[str, Any] = {"silent": silent, "suppress_embeds": suppress_embeds, "allowed_mentions": mentions}
    message_ids: list[int] = []

    async def post() -> None:
        message_ids.append(await _ContentState(interaction, content).post(ephemeral=False, wait=True, **more))

    await _despite_emojis(interaction, post, view)
    return message_ids[-1]


async def revise(interaction: discord.Interaction[Any], channel: int, message: int, panel: Panel) -> None:
    """Change a message of the bot that was posted silently and not clicked; nothing where it is gone or cannot be
    reached."""
    view = _layout_of(interaction, panel)
    # discord.py's edit() names no flags but that of the components; Discord asks for all that were set before.
    flags = discord.MessageFlags(components_v2=True, suppress_notifications=True)
    no_one = discord.AllowedMentions.none()
    with (
        suppress(discord.NotFound, discord.Forbidden),
        handle_message_parameters(view=view, attachments=panel.files(), flags=flags, allowed_mentions=no_one) as body,
    ):
        await interaction.client.http.edit_message(channel, message, params=body)


def _is_on_private(interaction: discord.Interaction[Any]) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


class _ContentState:
    """The ways in which something is shown. Its files are made again for each try."""

    def __init__(
        self, interaction: discord.Interaction[Any], content: Content, files: Sequence[discord.File] = ()
    ) -> None:
        self._interaction = interaction
        self._content = content
        self._files = [(each.filename, each.fp.getvalue()) for each in files if isinstance(each.fp, io.BytesIO)]

    async def edit(self) -> None:
        """Show it in the message that was clicked, or that shows *thinking…*."""
        files = self._uploads()
        if isinstance(self._content, ui.LayoutView):
            await self._interaction.edit_original_response(view=self._content)
        elif isinstance(self._content, Panel):
            await self._interaction.edit_original_response(view=self._content.view, attachments=files)
        else:
            no_one = discord.AllowedMentions.none()
            text = with_mentions(self._content, services_of(self._interaction).command_ids)
            await self._interaction.edit_original_response(content=text, attachments=files, allowed_mentions=no_one)

    async def follow_up(self) -> None:
        """Show it in a new message, in private."""
        await self.post(ephemeral=True)

    async def post(self, **more: Any) -> int:
        """Show it in a new message; its id, where it is waited for (0: it is not)."""
        more.setdefault("allowed_mentions", discord.AllowedMentions.none())
        more["files"] = self._uploads()
        if isinstance(self._content, str):
            text = with_mentions(self._content, services_of(self._interaction).command_ids)
            message = await self._interaction.followup.send(text, **more)
        else:
            view = self._content.view if isinstance(self._content, Panel) else self._content
            message = await self._interaction.followup.send(view=view, **more)
        return 0 if message is None else message.id

    def _uploads(self) -> list[discord.File]:
        if isinstance(self._content, Panel):
            return self._content.files()
        return [discord.File(Upload(data), filename=name) for name, data in self._files]


def _layout_of(interaction: discord.Interaction[Any], content: Content) -> ui.LayoutView | None:
    """The layout of what is shown, with the commands in it as mentions."""
    if isinstance(content, str):
        return None
    view = content.view if isinstance(content, Panel) else content
    return mention_in(view, services_of(interaction).command_ids)


async def _despite_emojis(
    interaction: discord.Interaction[Any], send: Callable[[], Awaitable[None]], layout: Layout | None
) -> None:
    async def look() -> None:
        await services_of(interaction).look_at_emojis()

    await send_despite_emojis(send, layout, look)


async def _once_more(
    interaction: discord.Interaction[Any], send: Callable[[], Awaitable[None]], layout: Layout | None
) -> None:
    """Send, and once more a little later where the request was cut, or where Discord does not know yet that the
    interaction was acknowledged."""
    try:
        await _despite_emojis(interaction, send, layout)
    except UNREACHED as error:
        is_passing = not isinstance(error, discord.HTTPException) or error.code in (UNHEARD, NOT_THERE)
        if not is_passing or interaction.is_expired():
            raise
        _log.info("answer_again", reason=type(error).__name__, code=getattr(error, "code", None))
        await asyncio.sleep(AGAIN_AFTER)
        await _despite_emojis(interaction, send, layout)
