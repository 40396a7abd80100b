"""The addresses of pages: made here, and read here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from bot.languages import LANGUAGES, Speech
from bot.match_page.pictures import PictureName, read_name
from bot.match_page.values import Head
from rendering.picture import Picture

STATIC, MATCHES = "static", "m"
What = Literal["page", "turn", "log", "events", "picture", "static", "other"]
"""What an address leads to."""
WHATS: tuple[What, ...] = ("page", "turn", "log", "events", "picture", "static", "other")
_NUMBER = re.compile(r"[0-9]{1,6}")


class Aim(NamedTuple):
    """What is asked for: of the match of a link, by its ``secret``, perhaps a ``turn``, or a ``picture`` with its
    language and the version of the match; ``name`` is that of a file that all pages have."""

    what: What
    secret: str = ""
    turn: int | None = None
    picture: PictureName | None = None
    version: int = 0
    language: str = ""
    name: str = ""


NOWHERE = Aim("other")


def read_path(path: str, base: str) -> Aim:
    """What a path below ``base`` leads to."""
    if not path.startswith(f"{base}/"):
        return NOWHERE
    match path.removeprefix(f"{base}/").split("/"):
        case ["static", name]:
            return Aim("static", name=name)
        case ["m", secret]:
            return Aim("page", secret)
        case ["m", secret, "turn", number] if _NUMBER.fullmatch(number):
            return Aim("turn", secret, int(number))
        case ["m", secret, "turns"]:
            return Aim("log", secret)
        case ["m", secret, "events"]:
            return Aim("events", secret)
        case ["m", secret, "picture", language, version, name] if _NUMBER.fullmatch(version):
            picture = read_name(name)
            if picture is not None and language in LANGUAGES:
                return Aim("picture", secret, picture=picture, version=int(version), language=language)
    return NOWHERE


@dataclass(frozen=True)
class LinkedAddresses:
    """The addresses of one match in one language. ``public`` is where all pages begin; ``asked`` is the language that
    the reader asked for in the address, "" where their browser did."""

    public: str
    secret: str
    language: str
    version: str
    asked: str = ""
    own: str = ""
    """What the address of the page itself ends with."""
    download: str = ""

    @property
    def base(self) -> str:
        """The path at which all pages begin."""
        return urlsplit(self.public).path

    @property
    def _match(self) -> str:
        return f"{self.base}/{MATCHES}/{self.secret}"

    @property
    def _query(self) -> str:
        return f"?lang={self.asked}" if self.asked else ""

    def turn(self, turn: int | None) -> str:
        """The page of a turn; None: the newest."""
        return f"{self._match}{'' if turn is None else f'/turn/{turn}'}{self._query}"

    def picture(self, name: str, version: str) -> str:
        """A picture; what is at its address never changes."""
        return f"{self._match}/picture/{self.language}/{version}/{name}"

    @property
    def log(self) -> str:
        """The list of all turns."""
        return f"{self._match}/turns{self._query}"

    @property
    def events(self) -> str:
        """New boards as they come, for who has seen this version."""
        return f"{self._match}/events?lang={self.language}&seen={self.version}"

    def head(self, title: str, speech: Speech, preview: PictureName | None, picture: Picture | None) -> Head:
        """What every page has."""
        host = self.public.removesuffix(self.base)
        head = Head(speech.language, title, f"{self.base}/{STATIC}/", address=f"{host}{self._match}{self.own}")
        if preview is None or picture is None:
            return head
        return Head(
            head.language,
            head.title,
            head.assets,
            address=head.address,
            preview=f"{host}{self.picture(str(preview), self.version)}",
            preview_size=(picture.width, picture.height),
            preview_alt=picture.alt,
        )
