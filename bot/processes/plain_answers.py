"""What a worker process answers, as JSON and plain bytes: reading it runs nothing that the process could choose.

A process that was taken over by a fault in compiled code can lie about what came of its work, but no more. Beside what
JSON knows there are bytes, tuples, sets, records (named tuples and dataclasses of this program) and errors.
"""

from __future__ import annotations

import builtins
import dataclasses
import json
import struct
import sys
from collections.abc import Mapping
from typing import Any

LENGTH = struct.Struct(">Q")
OWN = ("engine", "rendering", "bot")
"""The packages whose records and errors are answered as such."""
BARE = frozenset((type(None), bool, int, float, str))
"""What JSON knows as it is."""
DEEPEST = 200


class UnknownAnswer(ValueError):
    """It cannot be answered, or the answer is none."""


def encode_answer(thing: object) -> bytes:
    """An answer as bytes. Raises UnknownAnswer."""
    pieces: list[bytes] = []
    plain = json.dumps(_plain(thing, pieces), separators=(",", ":")).encode("ascii")
    return b"".join((LENGTH.pack(len(plain)), plain, *pieces))


def read_answer(message: bytes) -> Any:
    """What was written. Raises UnknownAnswer."""
    try:
        end = LENGTH.size + LENGTH.unpack_from(message)[0]
        return _thing(json.loads(message[LENGTH.size : end]), message[end:], 0)
    except UnknownAnswer:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, ImportError, RecursionError, struct.error) as error:
        raise UnknownAnswer(f"this is no answer: {type(error).__name__}") from error


def _plain(thing: object, pieces: list[bytes]) -> Any:
    kind = type(thing)
    if kind in BARE:
        return thing
    if kind is bytes:
        begins = sum(map(len, pieces))
        pieces.append(thing)  # type: ignore[arg-type]
        return {"bytes": [begins, len(thing)]}  # type: ignore[arg-type]
    if isinstance(thing, BaseException):
        return {"error": [_name(kind), [_plain(each, pieces) for each in thing.args]]}
    if isinstance(thing, tuple) and hasattr(kind, "_fields"):
        return {"record": [_name(kind), [_plain(each, pieces) for each in thing]]}
    if dataclasses.is_dataclass(thing):
        values = {each.name: getattr(thing, each.name) for each in dataclasses.fields(thing) if each.init}
        return {"fields": [_name(kind), [[name, _plain(value, pieces)] for name, value in values.items()]]}
    if kind is list:
        return [_plain(each, pieces) for each in thing]  # type: ignore[attr-defined]
    if kind is tuple and _is_bare(thing):
        return {"tuples": thing}
    for name, of in (("tuple", tuple), ("set", set), ("frozenset", frozenset)):
        if kind is of:
            return {name: [_plain(each, pieces) for each in thing]}  # type: ignore[attr-defined]
    if isinstance(thing, Mapping):
        return {"map": [[_plain(key, pieces), _plain(value, pieces)] for key, value in thing.items()]}
    raise UnknownAnswer(f"{kind.__name__} cannot be answered")


def _is_bare(thing: object) -> bool:
    """Whether these are tuples with nothing but tuples and what JSON knows in them, as the places of a board's pieces
    are: they are written and read as a whole."""
    kind = type(thing)
    return all(map(_is_bare, thing)) if kind is tuple else kind in BARE  # type: ignore[call-overload]


def _name(kind: type) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def _thing(plain: Any, pieces: bytes, depth: int) -> Any:
    if depth > DEEPEST:
        raise UnknownAnswer("this is no answer: it is too deep")
    if isinstance(plain, list):
        return [_thing(each, pieces, depth + 1) for each in plain]
    if not isinstance(plain, dict):
        return plain
    [(kind, about)] = plain.items()
    if kind == "bytes":
        begins, length = about
        if not 0 <= begins <= begins + length <= len(pieces):
            raise UnknownAnswer("this is no answer: bytes are missing")
        return pieces[begins : begins + length]
    if kind == "tuples":
        return _tuples(about)
    if kind in ("tuple", "set", "frozenset"):
        of = {"tuple": tuple, "set": set, "frozenset": frozenset}[kind]
        return of(_thing(each, pieces, depth + 1) for each in about)
    if kind == "map":
        return {_thing(key, pieces, depth + 1): _thing(value, pieces, depth + 1) for key, value in about}
    name, values = about
    if kind == "fields":
        return _class(name, kind)(**{str(key): _thing(value, pieces, depth + 1) for key, value in values})
    return _class(name, kind)(*(_thing(each, pieces, depth + 1) for each in values))


def _tuples(plain: Any) -> Any:
    """The tuples that were written as lists."""
    if isinstance(plain, dict):
        raise UnknownAnswer("this is no answer: tuples hold no more than values")
    return tuple(map(_tuples, plain)) if isinstance(plain, list) else plain


def _class(name: str, kind: str) -> type:
    """The class of a record or an error. Raises UnknownAnswer for any other."""
    module, _, path = name.partition(":")
    answer_class: Any
    if module == "builtins":
        answer_class = getattr(builtins, path, None)
    elif module.partition(".")[0] in OWN:
        # Nothing is imported for an answer: who gave the work knows what comes of it.
        answer_class = sys.modules.get(module)
        for step in path.split("."):
            answer_class = getattr(answer_class, step, None)
    else:
        answer_class = None
    if isinstance(answer_class, type):
        is_error = kind == "error" and issubclass(answer_class, Exception)
        is_record = kind == "record" and issubclass(answer_class, tuple) and hasattr(answer_class, "_fields")
        if is_error or is_record or (kind == "fields" and dataclasses.is_dataclass(answer_class)):
            return answer_class
    raise UnknownAnswer(f"this is no answer: it names {name[:80]}")
