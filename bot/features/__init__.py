"""The slash commands, one file for each family."""

from __future__ import annotations

from collections.abc import Callable

from bot.features.board.commands import add_match_commands
from bot.features.board.hint_command import add_hint_commands
from bot.features.history.log_command import add_log_commands
from bot.features.history.replay_command import add_replay_commands
from bot.features.history.statistics_command import add_statistics_commands
from bot.features.history.verify import add_verify_commands
from bot.features.lobby.commands import add_play_commands
from bot.features.lookup.commands import add_lookup_commands
from bot.features.preferences.commands import add_preference_commands
from bot.features.privacy_command import add_privacy_commands
from bot.features.seats.commands import add_table_commands
from bot.features.seats.table_options import add_conduct_commands
from bot.features.seats.undo_command import add_undo_command
from bot.features.server_settings_command import add_settings_commands
from bot.interactions.command_tree import PantheonTree

FAMILIES: tuple[Callable[[PantheonTree], None], ...] = (
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
