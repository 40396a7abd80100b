"""What lies on a picture, as regions of it, and the explanations that they lead to."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.languages import Speech
from bot.languages.card_names import cards_of, faces_of
from bot.languages.search import Entry, cards_alike
from bot.match_page.values import Piece, Region
from bot.reading.card_text import card_text, face_text
from rendering.picture import Picture

_NO_ID = re.compile("[^a-z0-9_]")


def regions_of(game: str, picture: Picture) -> tuple[Region, ...]:
    """Where the cards and faces of a game lie on a picture, as far as there is an explanation of them."""
    boxes = ((_name_of(game, name), box) for name, box in picture.pieces)
    return tuple(Region(_id(name), *box) for name, box in boxes if name)


def explain_pieces(game: str, pictures: Iterable[Picture], speech: Speech) -> tuple[Piece, ...]:
    """The explanations of all that lies on the pictures, each once, in its order: cards before faces."""
    names = dict.fromkeys(_name_of(game, name) for picture in pictures for name, _ in picture.pieces)
    return tuple(_explain(game, name, speech) for name in sorted(filter(None, names), key=_kind))


def _kind(name: str) -> str:
    return name.partition(":")[0]


def _name_of(game: str, name: str) -> str:
    """A piece's name, that of the first where several are printed alike; "" for what has no explanation."""
    kind, _, id = name.partition(":")
    if kind == "card" and id in cards_of(game):
        return f"card:{cards_alike(game, id)[0]}"
    return name if kind == "face" and id in faces_of(game) else ""


def _id(name: str) -> str:
    return _NO_ID.sub("-", name)


def _explain(game: str, name: str, speech: Speech) -> Piece:
    kind, _, id = name.partition(":")
    entry = Entry(f"{game}:{id}", ())
    text = (card_text if kind == "card" else face_text)(entry, speech)
    title = speech.listing(game, id) if kind == "card" else speech.face(game, id)
    return Piece(_id(name), f"{title[:1].upper()}{title[1:]}", tuple(text.split("\n")[1:]))
