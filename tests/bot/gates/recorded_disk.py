"""Record what a process does to its disk: every write of SQLite, and what Python syncs, makes, renames and removes.

SQLite's own file layer is wrapped through ctypes, so that it is the product's SQLite that is watched, with the
product's settings. A Python whose SQLite cannot be reached from outside has no record: ``can_record`` is False.
"""

from __future__ import annotations

import ctypes
import os
import stat
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from typing import Any, NamedTuple


class Event(NamedTuple):
    """What happened: ``write`` and ``truncate`` (at ``place``, in bytes) and ``sync`` of a file by its number, ``make``
    (``path``, a file's number; -1 for a folder), ``remove`` and ``rename`` (to ``data``) of a name, ``sync names`` of
    a folder, and ``told``: ``data`` was said to somebody outside."""

    kind: str
    file: int = -1
    path: str = ""
    place: int = 0
    data: Any = None


class _Vfs(Structure):
    """The beginning of SQLite's ``sqlite3_vfs``, to the last field that is used."""


OPEN = CFUNCTYPE(c_int, POINTER(_Vfs), c_void_p, c_void_p, c_int, c_void_p)
DELETE = CFUNCTYPE(c_int, POINTER(_Vfs), c_char_p, c_int)
SET_CALL = CFUNCTYPE(c_int, POINTER(_Vfs), c_char_p, c_void_p)
GET_CALL = CFUNCTYPE(c_void_p, POINTER(_Vfs), c_char_p)
OPEN_FOLDER = CFUNCTYPE(c_int, c_char_p, POINTER(c_int))
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)

_Vfs._fields_ = [
    ("version", c_int), ("file_size", c_int), ("longest_path", c_int), ("next", c_void_p), ("name", c_char_p),
    ("data", c_void_p), ("open", OPEN), ("delete", DELETE), ("access", c_void_p), ("full_path", c_void_p),
    ("library_open", c_void_p), ("library_error", c_void_p), ("library_symbol", c_void_p),
    ("library_close", c_void_p), ("randomness", c_void_p), ("sleep", c_void_p), ("time", c_void_p),
    ("last_error", c_void_p), ("time_64", c_void_p), ("set_system_call", SET_CALL), ("get_system_call", GET_CALL),
]  # fmt: skip


class _Methods(Structure):
    """SQLite's ``sqlite3_io_methods``."""

    _fields_ = [
        ("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", WRITE), ("truncate", TRUNCATE),
        ("sync", SYNC), ("more", c_void_p * 13),
    ]  # fmt: skip


class _File(Structure):
    _fields_ = [("methods", POINTER(_Methods))]


def _find_vfs() -> Any:
    """SQLite's default file layer, or None where its symbols cannot be reached or it is another system's."""
    import _sqlite3

    try:
        library = ctypes.CDLL(_sqlite3.__file__)
        find = library.sqlite3_vfs_find
    except (AttributeError, OSError):
        return None
    find.restype, find.argtypes = POINTER(_Vfs), [c_char_p]
    vfs = find(None)
    return vfs if vfs and vfs.contents.name == b"unix" and vfs.contents.version >= 3 else None


def can_record() -> bool:
    """Whether this Python's SQLite can be watched."""
    return _find_vfs() is not None


class Recorder:
    """The record of everything below a folder; ``begin`` once in a process, before the database is opened."""

    def __init__(self, folder: str) -> None:
        self.events: list[Event] = []
        self._folder = os.path.realpath(folder)
        self._numbers: dict[str, int] = {}
        self._files = 0
        self._written_by_sqlite: set[int] = set()
        self._open: dict[int, tuple[int, str]] = {}
        self._handles: dict[int, str] = {}
        self._kept_alive: list[Any] = []

    def note_report(self, what: object) -> None:
        """Note that the world outside was told something."""
        self.events.append(Event("told", data=what))

    def begin(self) -> None:
        vfs = _find_vfs()
        assert vfs is not None
        self._watch_sqlite(vfs.contents)
        self._watch_python()

    def _path(self, path: str | bytes | os.PathLike[Any]) -> str | None:
        """A path below the folder, relative to it."""
        whole = os.path.abspath(os.fsdecode(path))
        return os.path.relpath(whole, self._folder) if whole.startswith(self._folder) else None

    def _number(self, path: str) -> int:
        """The number of the file with this name; a new one is made."""
        if path not in self._numbers:
            self._files += 1
            self._numbers[path] = self._files
            self.events.append(Event("make", self._files, path))
        return self._numbers[path]

    def _removed(self, path: str) -> None:
        self._numbers.pop(path, None)
        self.events.append(Event("remove", path=path))

    # SQLite

    def _watch_sqlite(self, vfs: _Vfs) -> None:
        opens, deletes = OPEN(ctypes.cast(vfs.open, c_void_p).value), DELETE(ctypes.cast(vfs.delete, c_void_p).value)
        address = vfs.get_system_call(ctypes.byref(vfs), b"openDirectory")
        opens_folder = OPEN_FOLDER(address)

        def open_file(own: Any, name: int | None, file: int, flags: int, out: int | None) -> int:
            # The name is passed on as it is: SQLite keeps the address, and reads parameters behind it.
            result = int(opens(own, name, file, flags, out))
            path = self._path(ctypes.string_at(name)) if name else None
            if result == 0 and path is not None:
                self._open[file] = (self._number(path), path)
                self._wrap(file)
            return result

        def delete_file(own: Any, name: bytes, folder_too: int) -> int:
            result = int(deletes(own, name, folder_too))
            path = self._path(name)
            if result == 0 and path is not None and path in self._numbers:
                # A folder that is synced at once was noted before its file was: names are noted in their order.
                synced = self.events.pop() if self.events and self.events[-1].kind == "sync names" else None
                self._removed(path)
                self.events += [synced] if synced else []
            return result

        def open_folder(name: bytes, handle: Any) -> int:
            # SQLite opens a folder for nothing but to sync it.
            path = self._path(os.path.dirname(name))
            if path is not None:
                self.events.append(Event("sync names", path=path))
            return int(opens_folder(name, handle))

        wrapped = OPEN_FOLDER(open_folder)
        vfs.open, vfs.delete = OPEN(open_file), DELETE(delete_file)
        vfs.set_system_call(ctypes.byref(vfs), b"openDirectory", ctypes.cast(wrapped, c_void_p))
        self._kept_alive += [wrapped, vfs.open, vfs.delete, opens, deletes]

    def _wrap(self, address: int) -> None:
        file = _File.from_address(address)
        real = file.methods.contents
        own = _Methods.from_buffer_copy(real)
        size = ctypes.sizeof(c_int) * 2 + (18 if real.version >= 3 else 16) * ctypes.sizeof(c_void_p)
        own.version = min(real.version, 3)
        assert size <= ctypes.sizeof(_Methods)

        def note(kind: str, call: Callable[[], int], place: int = 0, data: bytes | None = None) -> int:
            number, _ = self._open[here]
            self._written_by_sqlite.add(number)
            result = int(call())
            assert result == 0, f"{kind} failed"
            self.events.append(Event(kind, number, place=place, data=data))
            return result

        here = address
        own.write = WRITE(
            lambda file, data, size, at: note(
                "write", lambda: real.write(file, data, size, at), at, ctypes.string_at(data, size)
            )
        )
        own.truncate = TRUNCATE(lambda file, size: note("truncate", lambda: real.truncate(file, size), size))
        own.sync = SYNC(lambda file, flags: note("sync", lambda: real.sync(file, flags)))
        self._kept_alive += [own, real]
        file.methods = ctypes.pointer(own)

    # Python

    def _watch_python(self) -> None:
        opens, syncs, mkdir = os.open, os.fsync, os.mkdir

        def open_file(path: Any, flags: int, *arguments: Any, **more: Any) -> int:
            handle = opens(path, flags, *arguments, **more)
            here = self._path(path) if not isinstance(path, int) else None
            if here is not None:
                self._handles[handle] = here
                if flags & os.O_CREAT:
                    self._number(here)
            return handle

        def sync(handle: int) -> None:
            path = self._handles.get(handle)
            syncs(handle)
            if path is None:
                return
            if stat.S_ISDIR(os.fstat(handle).st_mode):
                self.events.append(Event("sync names", path=path))
                return
            number = self._number(path)
            if number not in self._written_by_sqlite:
                # Python's own writes are seen at their sync only. Between truncating and syncing a file is empty.
                with open(os.path.join(self._folder, path), "rb") as file:
                    self.events += [Event("truncate", number), Event("write", number, data=file.read())]
            self.events.append(Event("sync", number))

        def make_folder(path: Any, *arguments: Any, **more: Any) -> None:
            mkdir(path, *arguments, **more)
            if (here := self._path(path)) is not None:
                self.events.append(Event("make", path=here))

        os.open, os.fsync, os.mkdir = open_file, sync, make_folder
        self._watch_names()

    def _watch_names(self) -> None:
        def removing(call: Any) -> Any:
            def remove(path: Any, *arguments: Any, **more: Any) -> None:
                call(path, *arguments, **more)
                if (here := self._path(path)) is not None:
                    self._removed(here)

            return remove

        def renaming(call: Any) -> Any:
            def rename(source: Any, target: Any, *arguments: Any, **more: Any) -> None:
                call(source, target, *arguments, **more)
                old, new = self._path(source), self._path(target)
                if old is not None and new is not None:
                    self._numbers[new] = self._numbers.pop(old)
                    self.events.append(Event("rename", self._numbers[new], old, data=new))

            return rename

        os.unlink, os.remove = removing(os.unlink), removing(os.remove)
        os.rename, os.replace = renaming(os.rename), renaming(os.replace)
