"""The slash commands, one file for each family."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.commands.conduct import add_conduct_commands
from bot.commands.hint import add_hint_commands
from bot.commands.log import add_log_commands
from bot.commands.lookup import add_lookup_commands
from bot.commands.matches import add_match_commands
from bot.commands.play import add_play_commands
from bot.commands.preferences import add_preference_commands
from bot.commands.privacy import add_privacy_commands
from bot.commands.replay import add_replay_commands
from bot.commands.settings import add_settings_commands
from bot.commands.statistics import add_statistics_commands
from bot.commands.table import add_table_commands
from bot.commands.undo import add_undo_command
from bot.commands.verify import add_verify_commands

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree

FAMILIES: tuple[Callable[[PantheonTree, Pantheon], None], ...] = (
    add_play_commands,
    add_match_commands,
    add_log_commands,
    add_replay_commands,
    add_hint_commands,
    add_table_commands,
    add_undo_command,
    add_conduct_commands,
    add_lookup_commands,
    add_verify_commands,
    add_statistics_commands,
    add_preference_commands,
    add_privacy_commands,
    add_settings_commands,
)
