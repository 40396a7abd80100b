"""The bodies of requests: forms with files are sent as one piece of data. aiohttp sends a message with its picture in a
dozen small ones."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord.utils
from aiohttp import hdrs
from aiohttp.helpers import content_disposition_header
from aiohttp.payload import BytesPayload, Payload

from bot.runtime.json_text import read_json, write_json

LARGEST = 1 << 20
"""Forms with more bytes than this are sent piece by piece: aiohttp warns of larger pieces."""
TEXT = "text/plain; charset=utf-8"


class OnePieceForm(aiohttp.FormData):
    """A form that is sent as aiohttp would send it, but in one piece, where all of it is at hand and not large."""

    def __call__(self) -> Payload:
        """The form as what is sent."""
        whole = self._join() if self.is_multipart else None
        return super().__call__() if whole is None else whole

    def _join(self) -> BytesPayload | None:
        """The whole form; None where a part is neither a text nor a file in memory, or where it is large."""
        boundary = b"--" + self._writer.boundary.encode()
        pieces: list[bytes | memoryview] = []
        for disposition, headers, value in self._fields:
            content = _bytes_of(value)
            if content is None:
                return None
            header = content_disposition_header("form-data", quote_fields=self._quote_fields, **disposition)
            kind = headers.get(hdrs.CONTENT_TYPE, TEXT)
            head = f"\r\n{hdrs.CONTENT_TYPE}: {kind}\r\n{hdrs.CONTENT_DISPOSITION}: {header}\r\n\r\n"
            pieces += [boundary, head.encode(), content, b"\r\n"]
        pieces += [boundary, b"--\r\n"]
        if sum(map(len, pieces)) >= LARGEST:
            return None
        return BytesPayload(b"".join(pieces), content_type=self._writer.content_type)


def _bytes_of(value: Any) -> bytes | memoryview | None:
    """What stands in a field; None where it is not at hand."""
    if isinstance(value, str):
        return value.encode()
    # Not getbuffer(): it copies what a file was made of, in case it is written to.
    return memoryview(value.getvalue())[value.tell() :] if isinstance(value, io.BytesIO) else None


def take_over_bodies() -> None:
    """Let discord.py, in this process, send its forms so, and write and read JSON as ``json_text`` does.

    It takes aiohttp's class of forms, and its own functions for JSON, by their names.
    """
    aiohttp.FormData = OnePieceForm  # type: ignore[misc]
    discord.utils._to_json = write_json
    discord.utils._from_json = read_json
