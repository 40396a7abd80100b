"""Changes to SimCord's page: pieces of its files are replaced as they are served.

A piece that is replaced must be there, which tests hold SimCord to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aiohttp import web
from simcord.preview import Preview


class Change(NamedTuple):
    """A piece of a file of the page, and what stands there instead."""

    path: str
    before: str
    after: str


def change_page(preview: Preview, changes: Sequence[Change]) -> None:
    """Serve the page of a preview that has not started with these changes."""
    server: Any = preview._server
    serve = server._static

    async def serve_changed(request: web.Request) -> web.Response:
        response: web.Response = await serve(request)
        own = [each for each in changes if each.path == request.path]
        if own and response.text is not None:  # Others may be no text, as fonts are.
            text = response.text
            for change in own:
                text = text.replace(change.before, change.after)
            response.text = text
        return response

    server._static = serve_changed
