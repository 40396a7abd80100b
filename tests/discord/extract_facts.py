"""Make ``api_facts.json`` from Discord's API description: paths, methods, fields, types, values and limits, no prose.

    python tests/discord/extract_facts.py path/to/openapi.json

The description is ``specs/openapi.json`` of https://github.com/discord/discord-api-spec (MIT licence). The facts keep
its structure, so that a schema is found where OpenAPI has it. One path or schema is one line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

FACTS = Path(__file__).with_name("api_facts.json")
PROSE = {"description", "title", "summary", "tags", "operationId", "externalDocs", "example", "examples"}
UNUSED = {"headers", "discriminator"}
"""Of answers their headers, and what says twice which kinds a union has."""
BY_NAME = {"properties", "patternProperties", "schemas"}
"""What holds things by their own names, which are never prose."""


def facts_of(node: Any) -> Any:
    """A part of the description without prose."""
    if isinstance(node, list):
        return [facts_of(each) for each in node]
    if not isinstance(node, dict):
        return node
    return {
        key: {name: facts_of(each) for name, each in value.items()} if key in BY_NAME else facts_of(value)
        for key, value in node.items()
        if key not in PROSE | UNUSED and not key.startswith("x-")
    }


def format_facts(description: dict[str, Any]) -> str:
    """The facts as they stand in the file."""
    parts = {kind: description["components"][kind] for kind in ("schemas", "responses")}
    components = {kind: _lines(facts_of({"schemas": each})["schemas"], "    ") for kind, each in parts.items()}
    version, paths = (
        description["info"]["version"],
        _lines(facts_of({"schemas": description["paths"]})["schemas"], "  "),
    )
    inner = ",\n".join(f'    "{kind}": {lines}' for kind, lines in components.items())
    return f'{{\n  "version": "{version}",\n  "paths": {paths},\n  "components": {{\n{inner}\n  }}\n}}\n'


def _lines(named: dict[str, Any], indent: str) -> str:
    lines = (f"{json.dumps(name)}: {json.dumps(each, separators=(',', ':'))}" for name, each in sorted(named.items()))
    return "{\n" + ",\n".join(f"{indent}  {line}" for line in lines) + f"\n{indent}}}"


if __name__ == "__main__":
    FACTS.write_text(format_facts(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), encoding="utf-8")
