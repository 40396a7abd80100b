"""Answers over HTTP, with the headers that every one of them has."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Final, Literal

from aiohttp import web

from bot.languages import LANGUAGES
from bot.match_page.writing import write_gone
from bot.web.connections import SERVER, Request
from bot.web.site import Body

POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a page may load: its own files and pictures."""
SAFE: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "Server": SERVER,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
}
"""The headers of every answer."""
STRICT: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Where the pages are reached by TLS."""
ASKED_AGAIN, NEVER_AGAIN = "private, no-cache", "private, max-age=31536000, immutable"
"""How long a browser may use what it has. No one else keeps anything, so that what is withdrawn is gone."""
FOR_ALL = "public, max-age=31536000, immutable"
"""What is the same for everyone, and says nothing about anyone."""
Outcome = Literal["shown", "unchanged", "missing", "limited", "busy", "failed", "refused"]
OUTCOMES: tuple[Outcome, ...] = ("shown", "unchanged", "missing", "limited", "busy", "failed", "refused")
RETRY_AFTER_S = "5"


class Answers:
    """Makes answers; ``base`` is the path at which the pages begin, ``is_secure``: they are reached by TLS."""

    def __init__(self, base: str, *, is_secure: bool) -> None:
        self._assets = f"{base}/static/"
        self.headers = {**SAFE, **(STRICT if is_secure else {})}

    def body(self, request: Request, body: Body, kept: str, language: str = "") -> web.Response:
        """What was asked for; not again where the browser has it."""
        headers = {**self.headers, "Cache-Control": kept, "ETag": f'"{body.tag}"', "Content-Type": body.type}
        if language:
            headers["Content-Language"] = language
            headers["Vary"] = "Accept-Language, Accept-Encoding"
        elif body.packed:
            headers["Vary"] = "Accept-Encoding"
        if body.tag in request.headers.get("If-None-Match", ""):
            return web.Response(status=HTTPStatus.NOT_MODIFIED, headers=headers)
        if body.packed and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=body.packed, headers=headers)
        return web.Response(body=body.data, headers=headers)

    def missing(self, language: str) -> web.Response:
        """There is nothing here, or nothing any more: both are answered alike."""
        return self._say(HTTPStatus.NOT_FOUND, language, "gone")

    def limited(self, language: str) -> web.Response:
        """Someone asks too often."""
        return self._say(HTTPStatus.TOO_MANY_REQUESTS, language, "busy")

    def busy(self, language: str) -> web.Response:
        """Too much is asked for by all."""
        return self._say(HTTPStatus.SERVICE_UNAVAILABLE, language, "busy")

    def failed(self, language: str) -> web.Response:
        """A fault of the program's."""
        return self._say(HTTPStatus.INTERNAL_SERVER_ERROR, language, "failed")

    def refuse(self, status: HTTPStatus) -> web.Response:
        """A request that no browser makes which has followed a link."""
        response = web.Response(status=status, headers={**self.headers, "Cache-Control": "no-store"})
        response.force_close()
        return response

    def _say(self, status: HTTPStatus, language: str, reason: Literal["gone", "busy", "failed"]) -> web.Response:
        headers = {**self.headers, "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8"}
        if reason == "busy":
            headers["Retry-After"] = RETRY_AFTER_S
        return web.Response(status=status, body=_write_reason(language, self._assets, reason), headers=headers)


@cache
def _write_reason(language: str, assets_at: str, reason: Literal["gone", "busy", "failed"]) -> bytes:
    return write_gone(language, assets_at, reason).encode()


def language_asked(request: Request) -> str:
    """The language that stands in the address; "" where none does that there is."""
    language = request.query.get("lang", "")
    return language if language in LANGUAGES else ""


def language_of_browser(request: Request) -> str:
    """The first language of the browser's that the bot speaks; "" where there is none."""
    languages: list[tuple[float, int, str]] = []
    for place, part in enumerate(request.headers.get("Accept-Language", "")[:200].split(",")):
        code, _, weight = part.strip().partition(";q=")
        language = code.partition("-")[0].casefold()
        if language in LANGUAGES:
            languages.append((-_weight(weight), place, language))
    return min(languages)[2] if languages else ""


def _weight(text: str) -> float:
    try:
        return min(1.0, max(0.0, float(text))) if text else 1.0
    except ValueError:
        return 0.0
