"""All requests of the operator, by name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.operator import (
    announcements,
    backups,
    closing,
    emojis,
    match_files,
    matches,
    pairs,
    people,
    replays,
    servers,
    status,
    tournaments,
)
from bot.operator.requests import Request

REQUESTS: Mapping[str, Request] = {
    "announce": announcements.announce,
    "announcements": announcements.list_announcements,
    "backup": backups.back_up,
    "block": closing.block,
    "blocked": closing.list_blocked,
    "drill": backups.hold_drill,
    "close": closing.close_for_maintenance,
    "emojis": emojis.show_emojis,
    "emojis-remove": emojis.remove_emojis,
    "emojis-upload": emojis.upload_emojis,
    "end": matches.end,
    "erase": people.erase,
    "export-person": people.export_person,
    "export-match": match_files.export_match,
    "export-replay": replays.export_replay,
    "export-tournament": tournaments.export_tournament,
    "find": matches.find,
    "freeze": matches.freeze,
    "import-match": match_files.import_match,
    "leave": servers.leave_server,
    "pairs": pairs.find_pairs,
    "open-again": closing.open_again,
    "servers": status.list_servers,
    "show": matches.show,
    "status": status.tell_status,
    "tournaments": tournaments.list_tournaments,
    "unblock": closing.unblock,
    "unfreeze": matches.unfreeze,
}
