"""Edits a message of the bot: by the token of the last click on it where there is one, else in its channel.

An edit by a click's token does not count among the fifty requests a second of a bot. discord.py's classes for it make
objects of all that Discord answers, so its adapter is called with the parameters that an edit in the channel takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

from bot.runtime import metrics
from bot.runtime.clicked_messages import ClickedMessages
from bot.tables.model.table import MessagePlace

REFUSED = (401, 403, 404)
"""Status codes with which Discord takes a token no more; the edit in the channel says what else is wrong."""
metrics.begin_at_zero(metrics.EDITS, ("click", "channel"))


async def edit_message(
    client: discord.Client, clicked: ClickedMessages, place: MessagePlace, parameters: MultipartParameters
) -> Mapping[str, Any]:
    """Edit a message, and return it as Discord answers. Raises discord.HTTPException."""
    token = clicked.token_of(place.message)
    if token is not None:
        try:
            message = await _edit_by_click(client, token, parameters)
        except discord.HTTPException as error:
            clicked.forget(place.message)
            if error.status not in REFUSED:
                raise
            for file in parameters.files or ():
                file.reset()
        else:
            metrics.EDITS.labels("click").inc()
            return message
    message = await client.http.edit_message(place.channel, place.message, params=parameters)
    metrics.EDITS.labels("channel").inc()
    return message


async def _edit_by_click(client: discord.Client, token: str, parameters: MultipartParameters) -> Mapping[str, Any]:
    http = client.http
    return await async_context.get().edit_original_interaction_response(
        client.application_id or 0,
        token,
        session=vars(http)["_HTTPClient__session"],
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        payload=parameters.payload,
        multipart=parameters.multipart,
        files=parameters.files,
    )
