"""The replay of a match as pages: what the running bot gives of the match, and how the files are made of it elsewhere.

The command writes them in its own process, so that a bot that serves Discord does not draw for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert, select

from bot.command_failures import BUSY, FAILED, Fault
from bot.configuration import Configuration
from bot.drawing.studio import Studio
from bot.languages import pick_language, speech
from bot.match_page.export import make_replay
from bot.match_page.gathering import read_match
from bot.operator.channel import Facts
from bot.operator.match_files import export_match, store_match
from bot.operator.matches import match_of
from bot.operator.requests import Operated
from bot.processes.job_queue import PoolBusy
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.incidents import Incidents
from bot.services import ViewServices
from bot.storage.database import Database
from bot.storage.schema import analyses
from bot.tables.building import build_tables, close_tables
from bot.tables.match_file import read
from bot.tables.model.refusals import Refusal

ANYWHERE = 1
"""The server and the channel of the match in the database that exists for its replay alone."""


async def export_replay(operated: Operated, facts: Facts) -> Facts:
    """The ``match`` as a document (``export_match``), and its stored ``analysis``, None where there is none."""
    document = (await export_match(operated, facts))["document"]
    query = select(analyses.c.found).where(analyses.c.table_id == match_of(facts))
    row = (await operated.database.read(lambda connection: connection.execute(query))).scalar_one_or_none()
    return {"document": document, "analysis": row}


async def write_replay(settings: Configuration, facts: Facts, language: str | None) -> Mapping[str, bytes]:
    """The files of a replay by their paths, of what ``export_replay`` gave, in the match's language if none is named.

    Raises Fault.
    """
    file = await asyncio.to_thread(read, facts["document"])
    words = speech(pick_language(language, file.table.language))
    with TemporaryDirectory(prefix="pantheon-replay-") as folder:
        database = await Database.open(f"sqlite:///{Path(folder, 'replay.db')}", backs_up=False)
        tables = build_tables(database)
        try:
            id = await store_match(Operated(settings, database, tables), file, ANYWHERE, ANYWHERE)
            if facts["analysis"] is not None:
                row = {"table_id": id, "found": facts["analysis"], "made": 0}
                await database.write(lambda connection: connection.execute(insert(analyses).values(row)))
            clicked_messages = ClickedMessages(tables.repository.clock)
            services = ViewServices(
                tables, Studio(tables.repository.pool), Incidents(), {}, clicked_messages=clicked_messages
            )
            return (await make_replay(services, await read_match(services, id, words))).files()
        except Refusal as refusal:
            raise Fault(f"There is no replay to see: {refusal.key}.", FAILED) from refusal
        except PoolBusy as error:
            raise Fault("Too much is drawn at the same time; try again later.", BUSY) from error
        finally:
            await close_tables(tables)
            await database.close()
