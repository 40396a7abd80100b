"""Bodies of requests: read, and checked against the facts."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from tests.discord.rest import ApiError, Context
from tests.discord.server.state import ServerState
from tests.discord.specification import JSON, MULTIPART, URLENCODED, SpecError
from tests.discord.world import Part


class Bodies(ServerState):
    """Bodies of requests: read, and checked against the facts."""

    async def _read_body(self, request: web.Request, context: Context) -> tuple[Any, dict[int, Part]]:
        files: dict[int, Part] = {}
        if not request.can_read_body:
            return None, files
        content_type = request.content_type
        if content_type == JSON:
            raw = await request.read()
            if not raw:
                return None, files
            try:
                return json.loads(raw, parse_constant=no_constant), files
            except ValueError:
                raise ApiError(400, 50109, "The request body contains invalid JSON.", kind="schema") from None
        if content_type == MULTIPART:
            body: Any = None
            fields: dict[str, Any] = {}
            total = 0
            async for part in await request.multipart():
                assert isinstance(part, BodyPartReader), "parts within a part"
                name = part.name or ""
                data = await part.read(decode=False)
                total += len(data)
                match = _FILE_PART.match(name)
                if name == "payload_json":
                    try:
                        body = json.loads(data, parse_constant=no_constant)
                    except ValueError:
                        raise ApiError(400, 50109, "The request body contains invalid JSON.", kind="schema") from None
                elif match:
                    number = int(match.group(1))
                    if not part.filename:
                        raise ApiError(
                            400,
                            50035,
                            "Invalid Form Body",
                            errors=[SpecError((name,), "FILE_NAME_REQUIRED", "A file part needs a filename", "schema")],
                        )
                    files[number] = Part(part.filename, bytes(data), part.headers.get("Content-Type"))
                elif part.filename:
                    raise ApiError(
                        400,
                        50035,
                        "Invalid Form Body",
                        errors=[SpecError((name,), "UNKNOWN_FIELD", "file parts are named files[n]", "unknown_field")],
                    )
                else:
                    fields[name] = data.decode("utf-8", "replace")
            if total > 25 * 1024 * 1024 + 1024 * 1024 * 10:
                raise ApiError(413, 40005, "Request entity too large", kind="limit")
            if body is None and fields:
                body = fields
            return body, files
        if content_type == URLENCODED:
            return dict(await request.post()), files
        await request.read()
        if context.op is not None and context.op.data.get("requestBody"):
            raise ApiError(
                400,
                50035,
                "Invalid Form Body",
                errors=[
                    SpecError(
                        (),
                        "CONTENT_TYPE_INVALID",
                        f'Expected "Content-Type" header to be one of {set(context.op.content_types)}.',
                    )
                ],
            )
        return None, files

    def _check_params(self, context: Context) -> None:
        errors = []
        assert context.op is not None
        for param in list(context.op.path_params) + list(context.op.data.get("parameters") or []):
            if param.get("in") != "path":
                continue
            value = context.params.get(param["name"], "")
            validator = self.spec.validator(param["schema"], request=False)
            if not validator.is_valid(value):
                errors.append(SpecError((param["name"],), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.'))
        if errors:
            raise ApiError(400, 50035, "Invalid Form Body", errors=errors)

    def _check_query(self, context: Context) -> None:
        assert context.op is not None
        errors = self.spec.check_query(context.op, context.request.query.items())
        self._raise_errors(context, errors)

    def _check_body(self, context: Context) -> None:
        op = context.op
        assert op is not None
        if context.body is None:
            if op.body_required and not context.files:
                raise ApiError(
                    400,
                    50035,
                    "Invalid Form Body",
                    errors=[SpecError((), "BASE_TYPE_REQUIRED", "This operation needs a body")],
                )
            if context.files:
                context.body = {}
            else:
                return
        elif not op.data.get("requestBody"):
            if context.body not in ({}, None):
                self.notice(
                    "body", context.method, context.path, "a body on an operation without one", detail=context.body
                )
            return
        errors = self.spec.check_request(op, context.body, schema_name=context.schema)
        errors = self.rest.refine_errors(context, errors)
        self._raise_errors(context, errors)

    def _raise_errors(self, context: Context, errors: list[SpecError]) -> None:
        if not errors:
            return
        hard = [e for e in errors if e.kind != "unknown_field"]
        if not hard and self.unknown_fields == "record":
            self.violation(
                "unknown_field",
                context.method,
                context.path,
                "; ".join(str(e) for e in errors[:8]),
                detail=context.body,
            )
            return
        raise ApiError(400, 50035, "Invalid Form Body", errors=errors)


_FILE_PART = re.compile(r"^files\[(\d+)\]$")


def no_constant(name: str) -> Any:
    raise ValueError(name)
