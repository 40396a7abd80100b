"""Pantheon on Discord: commands, panels, tables, storage, languages, and a playground in the browser."""

import sys

# structlog and typer would import rich, where it is installed: 2.9 MB and 65 modules that nothing here uses.
sys.modules.setdefault("rich", None)  # type: ignore[arg-type]
