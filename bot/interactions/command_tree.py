"""The command tree: for servers by default, synced when it has changed, with every error put into words."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.interactions.answering import tell
from bot.interactions.availability import IN_SERVERS
from bot.interactions.components import command_ids
from bot.interactions.declared_types import has_declared_types
from bot.interactions.handling import error_boundary, speech_of
from bot.languages.command_names import read_command_words

_log = structlog.stdlib.get_logger("pantheon.commands")

SYNCED = "commands.sha256"
"""The file in the data folder that remembers which commands Discord was sent."""


def without_ids(record: logging.LogRecord) -> bool:
    """Replace discord.py's line about suggestions that failed, which names the person, by one that does not."""
    if not str(record.msg).startswith("Ignoring exception in autocomplete"):
        return True
    error = record.exc_info[1] if record.exc_info else None
    _log.warning("suggestions_failed", reason=type(error).__name__, code=getattr(error, "code", None))
    return False


class PantheonTree(app_commands.CommandTree[discord.Client]):
    """All commands. They are for servers, unless they say otherwise (``availability.Availability``)."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__(
            client,
            allowed_contexts=IN_SERVERS.contexts,
            allowed_installs=IN_SERVERS.installs,
        )
        logging.getLogger("discord.app_commands.tree").addFilter(without_ids)

    def leave_out(self, allowed: Mapping[str, bool]) -> None:
        """Remove those of these commands, each in a group or in none, that the operator does not allow."""
        for path in (path for path, is_allowed in allowed.items() if not is_allowed):
            group, _, name = path.rpartition(" ")
            parent = self.get_command(group) if group else self
            assert isinstance(parent, app_commands.Group | app_commands.CommandTree)
            parent.remove_command(name)

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        if not self._has_declared_types(interaction):
            # Not raised: discord.py would look for the command among options that it cannot read, and say nothing.
            await self.on_error(interaction, app_commands.CheckFailure("an option has a value of another type"))
            return
        # discord.py passes only AppCommandErrors to on_error; other exceptions would be lost in a task.
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            async with error_boundary(interaction, "command"):
                raise error

    def _has_declared_types(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether each option of a command that was sent has a value of the type that is declared.

        What is being typed (suggestions) is text, whatever is declared.
        """
        data: Any = interaction.data
        if interaction.type is not discord.InteractionType.application_command or not isinstance(data, dict):
            return True
        if data.get("type") != discord.AppCommandType.chat_input.value:
            return True
        return has_declared_types(self.get_command(str(data.get("name"))), data.get("options"))

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Handle an error that is raised before a command's own error boundary."""
        async with error_boundary(interaction, "command"):
            await self._explain(interaction, error)

    async def _explain(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            _log.warning("commands_out_of_date", reason=type(error).__name__)
            await tell(interaction, speech_of(interaction)("handling-commands-changed"))
        elif isinstance(error, app_commands.TransformerError | app_commands.CheckFailure):
            await tell(interaction, speech_of(interaction)("handling-bad-value"))
        else:
            raise error

    async def payload(self) -> list[dict[str, Any]]:
        """The commands as they are sent to Discord, translated."""
        translator = self.translator
        commands = sorted(self.get_commands(), key=lambda command: command.name)
        if translator is None:
            return [dict(command.to_dict(self)) for command in commands]
        return [dict(await command.get_translated_payload(self, translator)) for command in commands]


async def prepare_sync(tree: PantheonTree) -> dict[str, int] | None:
    """Do what takes long of ``sync_if_changed`` beforehand; the ids of the commands that Discord has, None where it has
    not answered."""
    await asyncio.to_thread(read_command_words)
    await tree.payload()
    try:
        return command_ids(await tree.fetch_commands())
    except (discord.DiscordException, OSError, TimeoutError) as error:
        _log.info("commands_not_fetched", reason=type(error).__name__)
        return None


async def sync_if_changed(tree: PantheonTree, data: Path) -> dict[str, int]:
    """Tell Discord the commands if they differ from what it was sent last; returns their ids by name.

    ``data`` is the folder in which a digest of the last ones is kept. Discord limits how many commands are created per
    day, so a start must not sync without a change (docs/discord.md, "Commands").
    """
    # Reading the words of some hundred commands in every language takes longer than the event loop may be held up.
    await asyncio.to_thread(read_command_words)
    payload = await tree.payload()
    digest = sha256(json.dumps([tree.client.application_id, payload], sort_keys=True).encode()).hexdigest()
    ids = command_ids(await tree.fetch_commands())
    digest_file = data / SYNCED
    if set(ids) == {command["name"] for command in payload} and await asyncio.to_thread(_read, digest_file) == digest:
        return ids
    new_ids = command_ids(await tree.sync())
    await asyncio.to_thread(_write, digest_file, digest)
    _log.info("commands_synced", count=len(payload))
    return new_ids


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _write(file: Path, digest: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(digest, encoding="ascii")
    except OSError as error:
        _log.warning("commands_not_remembered", reason=type(error).__name__)
