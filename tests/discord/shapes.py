"""The shapes of what is sent and looked at."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""An object of JSON."""

Place = tuple[str | int, ...]
"""Where in a body something stands: names of fields and indexes, from the outside in."""
