"""The seal of a match: a commitment to the seed before seating, and the inputs mixed in at the start.

The seal is the SHA-256 of a canonical document: the game, its settings when the table opened, the table, the secret
seed and the salt that hides it. Everything that is settled later (settings, seats, words, the click that started the
match) is mixed into the key of the dice, so that another value of any of them makes other dice.
``docs/verify_match.py`` computes both again without this package.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b, sha256
from typing import Any

from engine.chance import KEYED, SEED_BYTES, STREAM, stream_key

SEAL = "pantheon-seal-3"
"""The form of the sealed document. The first form was the SHA-256 of seed and salt alone."""
SECOND_SEAL = "pantheon-seal-2"
"""The form of matches whose chance is one stream: it names no kind of dice."""

SEALS = {KEYED: SEAL, STREAM: SECOND_SEAL}
"""The form of the seal by the kind of dice."""


def canonical(document: Mapping[str, Any]) -> bytes:
    """A document of JSON's types as bytes: sorted keys, no blanks, everything beyond ASCII escaped."""
    return _CANONICAL.encode(document).encode("ascii")


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def public_terms(game: str, settings: Mapping[str, str], table: int, dice: str = KEYED) -> dict[str, Any]:
    """The public half of what a seal binds: all of it but the seed and the salt."""
    kind = {} if dice == STREAM else {"dice": dice}
    return {"seal": SEALS[dice], **kind, "game": game, "settings": dict(settings), "table": table}


def dice_of(public: Mapping[str, Any] | None) -> str:
    """The kind of dice that a seal promises, from its public half."""
    return STREAM if public is None else str(public.get("dice", STREAM))


def commitment(seed: bytes, salt: bytes, public: Mapping[str, Any] | None = None) -> str:
    """The seal that is shown before the match, in hexadecimal. It binds the dice, and hides them.

    ``public`` is what ``public_terms`` made; without it the seal is of the first form.
    """
    if public is None:
        return sha256(seed + salt).hexdigest()
    return sha256(canonical({**public, "seed": seed.hex(), "salt": salt.hex()})).hexdigest()


def match_key(
    game: str,
    settings: Mapping[str, str],
    seats: int,
    words: Sequence[str],
    seed: bytes,
    click: int | None,
    dice: str = STREAM,
) -> bytes:
    """The key of a match's chance.

    ``click`` is the id that Discord gave the click that started the match, 0 where no one clicked. It is None in
    matches that noted none; those of them that take their chance from a stream have only their words stirred in.
    """
    if click is None and dice == STREAM:
        return stream_key(seed, words)
    seed_words = {"game": game, "settings": dict(settings), "seats": seats, "words": list(words), "click": click}
    if dice != STREAM:
        seed_words["dice"] = dice
    return blake2b(canonical(seed_words), key=seed, digest_size=SEED_BYTES, person=b"pantheon-start").digest()
