"""What goes wrong, as JSON: one sentence and a fitting status."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse

from soloist.engine.errors import CannotUndo, IllegalAnswer, SoloistError, StaleAnswer
from soloist.engine.undoing import Answered, Closed, GaveUpSince, Revealed, Shown, Stop
from soloist.engine.words import Message, msg
from soloist.language import Reader, languages
from soloist.seating import printable
from soloist.web.api.models import Refused as RefusedBody
from soloist.web.api.models import Stop as StopBody
from soloist.web.api.models import Trouble
from soloist.web.people import preferred_language
from soloist.web.room import NoSuchMatch
from soloist.web.site import Refused
from soloist.web.trouble import BROKEN, KNOWN, NO_MATCH, of_database

Responses = dict[int | str, dict[str, Any]]

ALWAYS: Responses = {
    400: {"model": Trouble, "description": "This cannot be; the sentence says what would be right."},
    413: {"model": Trouble, "description": "More was sent than Soloist takes here."},
    415: {"model": Trouble, "description": "What is sent is JSON, and its content type says so."},
    421: {"model": Trouble, "description": "Soloist is not known under this name."},
    422: {"model": Trouble, "description": "Something in the request has the wrong shape."},
    429: {
        "model": Trouble,
        "description": "Too many requests at once.",
        "headers": {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}},
    },
    500: {"model": Trouble, "description": "A mistake inside Soloist. Nothing was changed."},
    503: {"model": Trouble, "description": "The database does not answer; look again in a moment."},
    507: {"model": Trouble, "description": "The server's disk is full. Nothing was changed."},
}
ILLEGAL: Responses = {400: {"model": RefusedBody, "description": "This cannot be done, and why not."}}
NO_TOKEN: Responses = {401: {"model": Trouble, "description": "The token is missing or opens no seat of this match."}}
HIDDEN: Responses = {403: {"model": Trouble, "description": "Something in it is still hidden."}}
NOT_FOUND: Responses = {404: {"model": Trouble, "description": "There is no such thing."}}
STALE: Responses = {409: {"model": Trouble, "description": "Meant for an earlier question; look again."}}

NO_ADDRESS = msg("There is no such address; /api/openapi.json lists them all.")
NO_METHOD = msg("This address does not take that method.")
BAD_REQUEST = msg("This request cannot be read.")
SENTENCES = {404: NO_ADDRESS, 405: NO_METHOD}


def language_of(request: Request) -> str:
    """The language asked for by the address or the headers."""
    asked = request.query_params.get("language", "")
    return asked if asked in languages() else preferred_language(request)


def say(
    request: Request, status: int, message: Message, headers: Mapping[str, str] | None = None, **more: Any
) -> JSONResponse:
    return JSONResponse({"error": Reader(language_of(request)).read(message), **more}, status, headers)


async def sorry(request: Request, problem: Exception) -> JSONResponse:
    """What went wrong in a sentence: stale answers 409, everything else a user can put right 400."""
    match problem:
        case NoSuchMatch():
            return say(request, 404, NO_MATCH)
        case Refused():
            headers = {"www-authenticate": "Bearer"} if problem.status == 401 else None
            return say(request, problem.status, problem.message, headers)
        case StaleAnswer():
            return say(request, 409, problem.message)
        case IllegalAnswer():
            read = Reader(language_of(request)).read
            reasons = [{"reason": read(refusal.reason), "rule": refusal.rule} for refusal in problem.refusals]
            return say(request, 400, problem.message, refusals=reasons)
        case CannotUndo():
            stop = stop_of(problem, Reader(language_of(request)))
            return say(request, 400, problem.message, refusals=[], stop=stop.model_dump())
        case SoloistError():
            return say(request, 400, problem.message)
        case SQLAlchemyError():
            return say(request, *of_database(problem))
        case RequestValidationError():  # the first thing that is wrong, and where
            first = problem.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            return say(request, 422, msg("{where}: {problem}", where=printable(where), problem=first["msg"]))
        case HTTPException():
            message = SENTENCES.get(problem.status_code, BAD_REQUEST)
            return say(request, problem.status_code, message, problem.headers)
    return say(request, 500, BROKEN)  # a mistake of ours; the log has the details, the client only a sentence


KINDS: dict[type[Stop], Literal["revealed", "shown", "answered", "gave_up", "over"]] = {
    Revealed: "revealed", Shown: "shown", Answered: "answered", GaveUpSince: "gave_up", Closed: "over",
}  # fmt: skip


def stop_of(problem: CannotUndo, reader: Reader) -> StopBody:
    """What an undo stops at, as the API tells it."""
    stop = problem.stop
    seat = getattr(stop, "seat", None)
    return StopBody(
        kind=KINDS.get(type(stop), "nothing"), moment=stop.moment, seat=None if seat is None else seat.code,
        what=reader.read(stop), anything=stop.is_reveal,
    )  # fmt: skip


def handle_trouble(app: FastAPI) -> None:
    for kind in (*KNOWN, RequestValidationError):
        app.add_exception_handler(kind, sorry)
