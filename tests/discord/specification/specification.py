"""The facts of Discord's API (``api_facts.json``) as a validator of requests, queries and answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import jsonschema_rs

from tests.discord.shapes import Json
from tests.discord.specification.errors import SpecError, translate
from tests.discord.specification.operations import JSON, Operation
from tests.discord.specification.schemas import FORMATS, INNER_ERRORS, Rewriter, reachable, snowflake_request

FACTS = Path(__file__).resolve().parents[1] / "api_facts.json"


class Specification:
    def __init__(self, path: Path = FACTS):
        self.path = path
        self.document = json.loads(self.path.read_text("utf-8"))
        self.schemas: dict[str, Json] = self.document["components"]["schemas"]
        self.operations: list[Operation] = []
        for template, item in self.document["paths"].items():
            names = re.findall(r"{([^}]+)}", template)
            pattern = re.compile("^" + re.sub(r"\\{[^}]+\\}", r"([^/]+)", re.escape(template)) + "$")
            literals = sum(1 for part in template.split("/") if part and "{" not in part)
            for method, data in item.items():
                if method == "parameters":
                    continue
                self.operations.append(
                    Operation(method.upper(), template, data, item.get("parameters") or [], pattern, names, literals)
                )
        # The most literal template wins (…/@me before …/{user_id}).
        self.operations.sort(key=lambda op: -op.literals)
        self._by_method: dict[str, list[Operation]] = {}
        for op in self.operations:
            self._by_method.setdefault(op.method, []).append(op)
        self.by_key = {op.key: op for op in self.operations}
        self._defs: dict[tuple[bool, bool], Json] = {}
        self._validators: dict[tuple[str, bool, bool], jsonschema_rs.Draft202012Validator] = {}
        self._named: dict[tuple[str, bool], Any] = {}
        locale_enum = self.schemas["AvailableLocalesEnum"]["oneOf"]
        self.locales = frozenset(x["const"] for x in locale_enum)

    # ------------------------------------------------------------------ routing

    def match(self, method: str, path: str) -> tuple[Operation, dict[str, str]] | None:
        for op in self._by_method.get(method, ()):
            m = op.regex.match(path)
            if m:
                return op, {n: unquote(v) for n, v in zip(op.names, m.groups(), strict=False)}
        return None

    def knows_path(self, path: str) -> bool:
        return any(op.regex.match(path) for op in self.operations)

    # --------------------------------------------------------------- validators

    def _definitions(self, request: bool, strict: bool) -> Json:
        key = (request, strict)
        if key not in self._defs:
            rewriter = Rewriter(self.schemas, request=request, strict=strict)
            defs = {name: rewriter.schema(node, name) for name, node in self.schemas.items()}
            if request:
                defs["SnowflakeType"] = snowflake_request()
            else:
                defs["InnerErrors"] = INNER_ERRORS
            self._defs[key] = defs
        return self._defs[key]

    def _compile(self, schema: Json, *, request: bool, strict: bool) -> jsonschema_rs.Draft202012Validator:
        rewriter = Rewriter(self.schemas, request=request, strict=strict)
        root = rewriter.schema(schema)
        defs = self._definitions(request, strict)
        used = reachable(root, defs)
        document = {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$defs": {name: defs[name] for name in used},
            "allOf": [root],
        }
        return jsonschema_rs.Draft202012Validator(document, validate_formats=True, formats=FORMATS)

    def validator(self, schema: Json, *, request: bool, strict: bool = True) -> jsonschema_rs.Draft202012Validator:
        key = (json.dumps(schema, sort_keys=True), request, strict)
        if key not in self._validators:
            self._validators[key] = self._compile(schema, request=request, strict=strict)
        return self._validators[key]

    def check_request(self, op: Operation, body: Any, *, schema_name: str | None = None) -> list[SpecError]:
        """The errors of a decoded request body (payload_json for multipart)."""
        schema = {"$ref": f"#/components/schemas/{schema_name}"} if schema_name else op.body_schema(JSON)
        if schema is None:
            # Form-only operation.
            for content_type in op.content_types:
                schema = op.body_schema(content_type)
                break
        if schema is None:
            return []
        return list(translate(self.validator(schema, request=True).iter_errors(body)))

    def check_named(self, name: str, value: Any, *, request: bool = False) -> list[SpecError]:
        validator = self._named.get((name, request))
        if validator is None:
            validator = self.validator({"$ref": f"#/components/schemas/{name}"}, request=request)
            self._named[(name, request)] = validator
        return list(translate(validator.iter_errors(value)))

    def check_response(self, op: Operation, status: int, body: Any) -> list[SpecError]:
        responses = op.data.get("responses", {})
        entry = responses.get(str(status), responses.get(f"{status // 100}XX"))
        if entry is None:
            if status >= 500:
                return []
            return [SpecError((), "STATUS", f"status {status} is not documented for {op.key}")]
        if "$ref" in entry:
            entry = self.document["components"]["responses"][entry["$ref"].rsplit("/", 1)[-1]]
        content = entry.get("content", {}).get(JSON)
        if content is None:
            if body is None:
                return []
            return [SpecError((), "BODY", f"status {status} of {op.key} has no body")]
        return list(translate(self.validator(content["schema"], request=False).iter_errors(body)))

    def check_query(self, op: Operation, query: Iterable[tuple[str, str]]) -> list[SpecError]:
        params = {p["name"]: p for p in op.query_params()}
        errors: list[SpecError] = []
        values_by_name: dict[str, list[str]] = {}
        for name, value in query:
            values_by_name.setdefault(name, []).append(value)
        for name, values in values_by_name.items():
            param = params.get(name)
            if param is None:
                errors.append(
                    SpecError(
                        (name,),
                        "UNKNOWN_QUERY",
                        f"query parameter {name!r} is not in the specification",
                        "unknown_field",
                    )
                )
                continue
            for value in values:
                if not self._query_ok(param["schema"], value):
                    errors.append(SpecError((name,), "QUERY_VALUE", f"query parameter {name}={value!r} is not valid"))
        for name, param in params.items():
            if param.get("required") and name not in values_by_name:
                errors.append(SpecError((name,), "BASE_TYPE_REQUIRED", "This field is required"))
        return errors

    def _query_ok(self, schema: Json, value: str) -> bool:
        candidates: list[Any] = [value]
        if value.lower() in ("true", "1", "false", "0"):
            candidates.append(value.lower() in ("true", "1"))
        if re.fullmatch(r"-?[0-9]+", value):
            candidates.append(int(value))
        candidates += [[c] for c in list(candidates)]
        validator = self.validator(schema, request=False)
        return any(validator.is_valid(c) for c in candidates)


@lru_cache(maxsize=4)
def load(path: Path = FACTS) -> Specification:
    """The facts, loaded once in each process."""
    return Specification(path)
