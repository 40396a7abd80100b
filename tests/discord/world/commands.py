"""Commands as Discord returns them."""

from __future__ import annotations

from typing import Any

from tests.discord.shapes import Json


def option_json(o: Json) -> Json:
    out: dict[str, Any] = {}
    for key, value in o.items():
        if value is None and not key.endswith("_localizations"):
            continue
        if key == "options":
            out[key] = [option_json(x) for x in value]
        elif key == "choices":
            if value:
                out[key] = [{k: v for k, v in c.items() if v is not None or k == "name_localizations"} for c in value]
        elif key in ("required", "autocomplete") and not value:
            continue
        else:
            out[key] = value
    return out
