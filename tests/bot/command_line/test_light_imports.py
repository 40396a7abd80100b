"""What the bot never needs, or many bots never need, takes no memory in them."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
import bot.client, bot.command_line.run
print([name for name in ("rich", "pygments", "alembic") if sys.modules.get(name)])
"""


def test_the_bot_imports_nothing_that_it_may_never_need() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300)
    assert (run.stdout, run.returncode) == ("[]\n", 0), run.stderr
