"""What can go wrong with a request, for pages and programs alike."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg
from soloist.web.room import NoSuchMatch
from soloist.web.site import Refused
from soloist.web.store import trouble_of

log = logging.getLogger("soloist.web")

KNOWN = (NoSuchMatch, Refused, SoloistError, SQLAlchemyError, HTTPException, Exception)
NO_MATCH = msg("There is no such match; it may have been deleted.")
BROKEN = msg("Something went wrong inside Soloist. Nothing was changed; please try again.")


def of_database(problem: SQLAlchemyError) -> tuple[int, Message]:
    """Status and sentence for what the database did; the log has what it said itself."""
    reason = str(getattr(problem, "orig", None) or type(problem).__name__).strip().splitlines()
    log.error("the database: %s", reason[0] if reason else type(problem).__name__)
    return trouble_of(problem)
