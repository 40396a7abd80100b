"""Bring files, folders and their names to the disk, so that they are there after a power cut."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def sync(path: Path) -> None:
    """Bring a file's content, or the names in a folder, to the disk. Raises OSError. Windows opens no folders."""
    if path.is_dir() and sys.platform == "win32":
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_folder(folder: Path) -> None:
    """Create a folder for the current user only, with its parents, and bring their names to the disk.

    Raises OSError.
    """
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for each in missing:
        sync(each.parent)
