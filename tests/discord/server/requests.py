"""The way of a request: authorization, faults, rate limits, checks, its handler, and the check of the answer."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import TYPE_CHECKING, Any, cast

from aiohttp import web

from tests.discord.faults import ConnectionDropped
from tests.discord.rest import ApiError, Context
from tests.discord.server.bodies import Bodies
from tests.discord.server.records import Record, Violation
from tests.discord.shapes import Json
from tests.discord.specification import error_tree

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


class Requests(Bodies):
    """The way of a request: authorization, faults, rate limits, checks, its handler, and the check of the answer."""

    async def _cdn(self, request: web.Request) -> web.StreamResponse:
        path = request.path
        fault = self.faults.match("GET", path, "CDN")
        if fault is not None:
            try:
                answer = await fault.before()
            except ConnectionDropped:
                if request.transport is not None:
                    request.transport.abort()
                return web.Response(status=500)
            if answer is not None:
                return web.Response(status=answer[0], text=str(answer[1]))
        content = self.world.cdn.get(path)
        if content is None and re.match(r"^/(embed/)?avatars/", path):
            content = (TINY_PNG, "image/png")
        if content is None:
            return web.Response(status=404, text="This content is no longer available.")
        data, content_type = content
        return web.Response(body=data, headers={"Content-Type": content_type})

    async def _api(self, request: web.Request) -> web.StreamResponse:
        start = time.monotonic()
        method = request.method
        raw_path = request.rel_url.raw_path
        path = re.sub(r"^/api/v\d+", "", raw_path)
        record = Record(start, method, path, "", 0, None, [], 0.0)
        self.records.append(record)
        try:
            response = await self._serve(request, method, path, record)
        except ConnectionDropped:
            record.status = -1
            record.seconds = time.monotonic() - start
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        except asyncio.CancelledError:
            raise
        except ConnectionError:  # the bot has gone away while it sent this
            return web.Response(status=500)
        except Exception as exc:  # a fault of this server, made visible
            self.crashes.append(exc)
            import traceback

            traceback.print_exc()
            response = json_response(500, {"message": "500: Internal Server Error", "code": 0})
        record.status = response.status
        record.seconds = time.monotonic() - start
        if response.status in (401, 403, 429):
            self._invalid_request(start)
        return response

    def _invalid_request(self, at: float) -> None:
        self.invalid_requests = [t for t in self.invalid_requests if t > at - 600] + [at]
        if len(self.invalid_requests) == 10000:
            self.violation("invalid_requests", "*", "*", "10,000 invalid requests (401, 403, 429) in 10 minutes")

    async def _serve(self, request: web.Request, method: str, path: str, record: Record) -> web.StreamResponse:
        version = request.match_info["version"]
        if version not in ("v10", "v9"):
            self.violation("unknown_route", method, path, f"API version {version}")
            return self._error(ApiError(400, 50041, "Invalid API version"), record)
        matched = self.spec.match(method, path)
        context = Context(cast("FakeDiscord", self), request, method, path)
        if matched is not None:
            context.op, context.params = matched
            record.template = context.op.template
            self.coverage[context.op.key] += 1
        headers: dict[str, str] = {}
        fault = self.faults.match(method, path, record.template)
        try:
            if fault is not None and fault.drop_during:
                await request.content.readany()
                raise ConnectionDropped
            context.body, context.files = await self._read_body(request, context)
            record.body = context.body
            record.files = [p.filename for p in context.files.values()]
            if fault is not None:
                answer = await fault.before()
                if answer is not None:
                    status, body, extra = answer
                    record.code = body.get("code", 0) if isinstance(body, dict) else 0
                    return json_response(status, body, extra)
            if matched is None:
                if self.spec.knows_path(path):
                    self.violation("unknown_route", method, path, "method not allowed for this path", status=405)
                    raise ApiError(405, 0, "405: Method Not Allowed")
                self.violation("unknown_route", method, path, "no such path in the specification", status=404)
                raise ApiError(404, 0, "404: Not Found")
            operation, _ = matched
            self._authorize(request, context)
            verdict = self.ratelimits.check(method, record.template, context.params, path)
            headers = verdict.headers
            self._check_patience(context, verdict.allowed, verdict.retry_after)
            if not verdict.allowed:
                return self._rate_limited(verdict, record)
            self._check_params(context)
            self._check_query(context)
            handler = self.rest.handlers.get((method, record.template))
            if handler is None:
                self.gap(f"{operation.key} is not implemented")
                raise ApiError(501, 0, f"here {operation.key} is not implemented", quiet=True)
            self.rest.resolve(context)
            self._check_body(context)
            status, body = await handler(context)
        except ApiError as error:
            if error.retry is not None:
                return self._rate_limited(error.retry, record)
            return self._error(error, record, context, headers)
        if self.self_check and context.op is not None:
            for err in self.spec.check_response(context.op, status, body):
                self.self_violations.append(Violation("response", method, record.template, str(err), body, status))
        spoilt = await fault.after() if fault is not None else None
        return json_response(*spoilt) if spoilt is not None else json_response(status, body, headers)

    def _rate_limited(self, verdict: Any, record: Record) -> web.Response:
        return json_response(
            429,
            {
                "message": "You are being rate limited.",
                "retry_after": round(verdict.retry_after, 3),
                "global": verdict.is_global,
                "code": 0,
            },
            verdict.headers,
        )

    def _check_patience(self, context: Context, allowed: bool, retry_after: float) -> None:
        """A client that retries before retry_after is over ignores the 429."""
        key = (context.method, context.path)
        until = self._early.get(key)
        if until is not None and time.monotonic() < until - 0.05:
            self.notice("ratelimit_ignored", context.method, context.path, "request before retry_after was over")
        if allowed:
            self._early.pop(key, None)
        else:
            self._early[key] = time.monotonic() + retry_after

    def _error(
        self, error: ApiError, record: Record, context: Context | None = None, headers: Json | None = None
    ) -> web.Response:
        body: dict[str, Any] = {"message": error.message, "code": error.code}
        record.code = error.code
        if error.tree is not None:
            body["errors"] = error.tree
        if error.errors:
            body["errors"] = error_tree(error.errors)
            text = "; ".join(str(e) for e in error.errors[:8])
            kinds = {e.kind for e in error.errors}
            kind = "schema" if "schema" in kinds else "limit" if "limit" in kinds else "unknown_field"
            self.violation(kind, record.method, record.path, text, detail=record.body, status=error.status)
        elif error.kind:
            self.violation(
                error.kind,
                record.method,
                record.path,
                error.reason or error.message,
                detail=record.body,
                status=error.status,
            )
        elif not error.quiet and error.status != 405 and context is not None and context.op is not None:
            self.refusals.append(
                Violation(
                    f"{error.status}/{error.code}", record.method, record.path, error.message, record.body, error.status
                )
            )
        if self.self_check and context is not None and context.op is not None and error.status < 500:
            for err in self.spec.check_response(context.op, error.status, body):
                self.self_violations.append(
                    Violation("response", record.method, record.template, str(err), body, error.status)
                )
        return json_response(error.status, body, headers or {})

    def _authorize(self, request: web.Request, context: Context) -> None:
        value = request.headers.get("Authorization")
        if value is None:
            if context.op is not None and context.op.wants_auth:
                raise ApiError(401, 0, "401: Unauthorized", kind="auth", reason="no Authorization header")
            return
        if value != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized", kind="auth", reason="wrong Authorization header")
        agent = request.headers.get("User-Agent", "")
        if not agent.startswith("DiscordBot (") and context.op is not None and context.op.wants_auth:
            self.notice(
                "user_agent", context.method, context.path, f"User-Agent {agent!r} is not 'DiscordBot (url, version)'"
            )


def json_response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    all_headers = {"Via": "1.1 google", "Server": "cloudflare"} | (headers or {})
    if body is None:
        return web.Response(status=status, headers=all_headers)
    # discord.py compares the header with exactly this value.
    all_headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=json.dumps(body).encode(), headers=all_headers)


TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360f8cf500f000381018039f0e0e80000000049454e44ae426082"
)
