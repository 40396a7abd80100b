"""A note, beside the backups, of those that were made before a change of the schema and are not handed to the
operator's command yet. Any command may have made them; the bot hands them over when it runs."""

from __future__ import annotations

from pathlib import Path

NOTE = "unsent.txt"
"""The file of the note: a name in each line."""


def note_unsent(backup: Path) -> None:
    """Note a backup. Raises OSError."""
    with (backup.parent / NOTE).open("a", encoding="utf-8") as note:
        note.write(f"{backup.name}\n")


def unsent_in(folder: Path) -> list[Path]:
    """The backups in a folder that are noted and still there, the one noted first first. Raises OSError."""
    try:
        names = (folder / NOTE).read_text("utf-8", "replace").splitlines()
    except FileNotFoundError:
        return []
    return [folder / name for name in names if name == Path(name).name and (folder / name).is_file()]


def forget_unsent(folder: Path, handed_over: Path | None = None) -> None:
    """Forget a backup that was handed over, and those that are gone; without one, all. Raises OSError."""
    left = [] if handed_over is None else [file.name for file in unsent_in(folder) if file != handed_over]
    if left:
        (folder / NOTE).write_text("".join(f"{name}\n" for name in left), "utf-8")
    else:
        (folder / NOTE).unlink(missing_ok=True)
