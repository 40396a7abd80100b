from __future__ import annotations

from tests.bot.storage.unthreaded import unthreaded

__all__ = ["unthreaded"]
