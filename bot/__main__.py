"""``python -m bot`` is ``pantheon run``."""

from __future__ import annotations

import sys

from bot.command_line import main

main(["run", *sys.argv[1:]])
