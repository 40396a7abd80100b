"""The format of a saved match: its origin, its journal, its last turn boundary."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.chance import KEYED, SEED_BYTES, STREAM, Chance
from engine.errors import DamagedMatch
from engine.game import Game
from engine.keyed import source_of
from engine.seal import canonical, match_key

S = TypeVar("S")

FORMAT = 1
"""The version of the saved form."""


class Origin(NamedTuple):
    """What a match began with. ``click`` is the id of the click that started it (``engine.seal``), ``dice`` the kind of
    its chance, with which it ends. ``position`` is the state in which it began, in JSON's types; None where the game
    was dealt, or where it branches off another match."""

    seats: int
    settings: Mapping[str, str]
    seed: bytes
    words: tuple[str, ...]
    click: int | None = None
    dice: str = STREAM
    branch: Branched | None = None
    position: Mapping[str, Any] | None = None


class Branched(NamedTuple):
    """Where a match branches off another one: its first ``entries`` choices, and as many ``draws`` of chance, are those
    of the other, which began with ``origin``. All later chance is its own; with ``same`` it is still that of the other.
    """

    entries: int
    draws: int
    origin: Origin
    same: bool = False

    def to_json(self) -> dict[str, Any]:
        """The branch in JSON's types. Seats and settings are those of the match itself."""
        _, _, seed, words, click, dice, branch, position = self.origin
        further: dict[str, Any] = {} if branch is None else {"branch": branch.to_json()}
        if position is not None:
            further["position"] = dict(position)
        if self.same:
            further["same"] = True
        click_part = {} if click is None else {"click": click}
        own = {"seed": seed.hex(), "words": list(words), "dice": dice, **click_part}
        return {"entries": self.entries, "draws": self.draws, **own, **further}


MOST_BRANCHES = 16
"""The largest depth of branches of branches."""


class Entry(NamedTuple):
    """One line of the journal: a seat chose an option."""

    seat: int
    option: str


class Boundary(NamedTuple, Generic[S]):
    """The match as it was before the present turn. The state in it is never changed.

    The other fields count what had been used of the chance, asked, entered into the journal and narrated by then.
    """

    state: S
    chance_used: int
    asked: int
    entries: int
    events: int


def key_of(game: Game[Any], origin: Origin) -> bytes:
    """The key of the match's chance."""
    return match_key(game.key, origin.settings, origin.seats, origin.words, origin.seed, origin.click, origin.dice)


def chance_of(game: Game[Any], origin: Origin) -> Chance:
    """The match's chance from its beginning on; until it branches off, that of the match from which it does."""
    if origin.branch is None:
        return source_of(origin.dice, key_of(game, origin))
    earlier = chance_of(game, origin.branch.origin)
    if origin.branch.same:
        return earlier
    return earlier.at(origin.branch.draws).imagine(key_of(game, origin)).at(0)


def first_state(game: Game[S], origin: Origin, chance: Chance) -> S:
    """The state in which a match begins: dealt from its chance, or its position; where it branches off another match,
    that of the other. Raises what a position of another shape makes Python raise."""
    if origin.branch is not None:
        return first_state(game, origin.branch.origin, chance)
    if origin.position is None:
        return game.rules.deal(origin.seats, origin.settings, chance)
    return game.rules.from_json(dict(origin.position))


def write_position(game: Game[S], state: S) -> dict[str, Any]:
    """A state as the position of a match that begins with it (``Origin.position``)."""
    position: dict[str, Any] = json.loads(canonical(game.rules.to_json(state)))
    return position


def write_down(game: Game[S], origin: Origin, journal: Sequence[Entry], boundary: Boundary[S]) -> dict[str, Any]:
    """A match in JSON's types. Matches that take their chance from a stream do not say so: they never did."""
    kind: dict[str, Any] = {} if origin.dice == STREAM else {"dice": origin.dice}
    if origin.branch is not None:
        kind["branch"] = origin.branch.to_json()
    if origin.position is not None:
        kind["position"] = dict(origin.position)
    return {
        "format": FORMAT,
        "game": game.key,
        "rules": game.rules_version,
        "seats": origin.seats,
        "settings": dict(origin.settings),
        "seed": origin.seed.hex(),
        "words": list(origin.words),
        "click": origin.click,
        **kind,
        "journal": [list(entry) for entry in journal],
        "boundary": {**boundary._asdict(), "state": game.rules.to_json(boundary.state)},
    }


def read(game: Game[S], saved: Mapping[str, Any]) -> tuple[Origin, list[Entry], Boundary[S]]:
    """Read the output of ``write_down``. Raises DamagedMatch; documents of other shapes raise Python's own errors."""
    versions = (saved["format"], saved["game"], saved["rules"])
    if versions != (FORMAT, game.key, game.rules_version):
        raise DamagedMatch(f"this is no saved match of {game.key} that can be read here: {versions}")
    journal = [Entry(seat, option) for seat, option in saved["journal"]]
    origin = _origin(game, saved)
    if origin.branch is not None and origin.branch.entries > len(journal):
        raise DamagedMatch("it branches off after more choices than it has")
    return origin, journal, _boundary(game, saved["boundary"], len(journal))


def _origin(game: Game[S], saved: Mapping[str, Any]) -> Origin:
    settings = game.settle(saved["seats"], saved["settings"])
    return _origin_at(saved, saved["seats"], settings, 0)


def read_branch(plain: Mapping[str, Any] | None, seats: int, settings: Mapping[str, str]) -> Branched | None:
    """Read the output of ``Branched.to_json``. Raises DamagedMatch; a document of another shape raises Python's own
    errors.
    """
    return None if plain is None else _branch_at(plain, seats, settings, 1)


def _branch_at(plain: Mapping[str, Any], seats: int, settings: Mapping[str, str], depth: int) -> Branched:
    counts = plain["entries"], plain["draws"]
    if depth > MOST_BRANCHES or any(type(count) is not int or count < 0 for count in counts):
        raise DamagedMatch(f"it cannot branch off so: {counts}")
    same = plain.get("same", False)
    if type(same) is not bool:
        raise DamagedMatch("it does not say whether its dice are others after the branch")
    return Branched(*counts, _origin_at(plain, seats, settings, depth), same)


def _origin_at(saved: Mapping[str, Any], seats: int, settings: Mapping[str, str], depth: int) -> Origin:
    seed = bytes.fromhex(saved["seed"])
    if len(seed) != SEED_BYTES:
        raise DamagedMatch(f"the seed has {len(seed)} bytes instead of {SEED_BYTES}")
    dice = saved.get("dice", STREAM)
    if dice not in (STREAM, KEYED):
        raise DamagedMatch(f"it has a kind of dice that is not known here: {str(dice)[:40]!r}")
    plain = saved.get("branch")
    branch = None if plain is None else _branch_at(plain, seats, settings, depth + 1)
    if branch is not None and branch.origin.dice != dice:
        raise DamagedMatch("its dice are of another kind than those of the match from which it branches off")
    position = saved.get("position")
    if position is not None and (branch is not None or not isinstance(position, dict)):
        raise DamagedMatch("it does not say how it began")
    return Origin(seats, settings, seed, tuple(saved["words"]), saved.get("click"), dice, branch, position)


def _boundary(game: Game[S], plain: Mapping[str, Any], entries: int) -> Boundary[S]:
    counts = [plain[key] for key in ("chance_used", "asked", "entries", "events")]
    if any(not isinstance(count, int) or count < 0 for count in counts) or plain["entries"] > entries:
        raise DamagedMatch(f"the counts of the last turn boundary do not fit: {counts}")
    return Boundary(game.rules.from_json(plain["state"]), *counts)
