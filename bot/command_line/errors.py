"""A command cannot be carried out: one sentence and an exit code."""

from __future__ import annotations

USE = 2
FAILED = 1
BUSY = 75
"""The exit code of ``EX_TEMPFAIL``: somebody else has the database; try again later."""


class Fault(Exception):
    """Why a command was not carried out, in one sentence, with the code to leave with."""

    def __init__(self, sentence: str, code: int = USE) -> None:
        super().__init__(sentence)
        self.code = code
