"""People who use the bot, and what they see."""

from __future__ import annotations

from tests.discord.users.controls import Button, File, Select
from tests.discord.users.modals import Modal
from tests.discord.users.results import NotAllowed, Result
from tests.discord.users.sim_user import SimUser
from tests.discord.users.views import MessageView

__all__ = ["Button", "File", "MessageView", "Modal", "NotAllowed", "Result", "Select", "SimUser"]
