"""Forms in one piece are, byte for byte, those that aiohttp sends in many."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import aiohttp
import discord.utils
import pytest
from aiohttp import hdrs
from aiohttp.formdata import FormData
from aiohttp.multipart import MultipartWriter
from aiohttp.payload import BytesPayload, Payload
from olympus import new_world

from bot.runtime.json_text import read_json, write_json
from bot.runtime.request_bodies import LARGEST, OnePieceForm, _bytes_of

PICTURE = {"filename": "board.png", "content_type": "application/octet-stream"}


def form_of(kind: type[FormData], picture: Any, **more: Any) -> Payload:
    form = kind(quote_fields=False)
    form.add_field(name="payload_json", value='{"content":"Ἡρακλῆς, 🎲"}')
    form.add_field(name="files[0]", value=picture, **PICTURE, **more)
    return form()


async def send_payload(payload: Payload) -> tuple[bytes, int | None]:
    """What is sent, with the boundary as it is in every form, and the size that is announced."""
    pieces: list[bytes] = []

    class Writer:
        async def write(self, piece: bytes) -> None:
            pieces.append(bytes(piece))

    await payload.write_with_length(Writer(), payload.size)  # type: ignore[arg-type]
    boundary = payload.headers[hdrs.CONTENT_TYPE].partition("boundary=")[2]
    return b"".join(pieces).replace(boundary.encode(), b"boundary"), payload.size


@pytest.mark.parametrize("read", [0, 3])
async def test_a_form_is_the_same_in_one_piece(read: int) -> None:
    pictures = [io.BytesIO(b"\x89PNG" * 9), io.BytesIO(b"\x89PNG" * 9)]
    for picture in pictures:
        picture.read(read)
    whole, before = form_of(OnePieceForm, pictures[0]), form_of(FormData, pictures[1])
    assert isinstance(whole, BytesPayload)
    assert isinstance(before, MultipartWriter)
    assert await send_payload(whole) == await send_payload(before)
    pictures[0].close()


def test_a_picture_is_not_copied_before_it_is_joined() -> None:
    picture = b"\x89PNG" * 9
    content = _bytes_of(io.BytesIO(picture))
    assert isinstance(content, memoryview)
    assert content.obj is picture


async def test_what_is_large_or_on_a_disk_is_sent_piece_by_piece(tmp_path: Path) -> None:
    assert isinstance(form_of(OnePieceForm, io.BytesIO(bytes(LARGEST))), MultipartWriter)
    with (tmp_path / "board.png").open("wb+") as file:
        assert isinstance(form_of(OnePieceForm, file), MultipartWriter)


async def test_discord_gets_them_and_its_json(tmp_path: Path) -> None:
    async with new_world(tmp_path):
        assert aiohttp.FormData is OnePieceForm
        assert discord.utils._to_json is write_json
        assert discord.utils._from_json is read_json
