"""The error of a command: one sentence and an exit code."""

from __future__ import annotations

USE = 2
FAILED = 1
BUSY = 75
"""The exit code of ``EX_TEMPFAIL``: another process has the database; try again later."""


class Fault(Exception):
    """Why a command failed, in one sentence, with the exit code."""

    def __init__(self, sentence: str, code: int = USE) -> None:
        super().__init__(sentence)
        self.code = code
