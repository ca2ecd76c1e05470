"""What there is to play, and by which rules."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request

from soloist.descriptions import describe
from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.registry import ENTRIES, find
from soloist.rulebook import named, near
from soloist.web.api.bodies import MeasuredRoute
from soloist.web.api.models import Described, GameName, Language, Rule, RuleName
from soloist.web.api.trouble import NOT_FOUND, language_of
from soloist.web.site import Refused

router = APIRouter(tags=["games"], route_class=MeasuredRoute)


@router.get("/games", operation_id="list_games", summary="All games and companions")
async def list_games(request: Request, language: Language = None) -> list[Described]:
    """Every game with its player counts, options, automas and bots; companions run an automa beside a box."""
    games = [find(name) for name in ENTRIES]
    return [described(game, language_of(request)) for game in games]


@router.get("/games/{game}", operation_id="describe_game", summary="One game or companion", responses=NOT_FOUND)
async def describe_game(request: Request, game: GameName, language: Language = None) -> Described:
    """What can be agreed before a match of it."""
    try:
        return described(find(game), language_of(request))
    except BadSetting as problem:
        raise Refused(404, problem.message) from None


def described(game: Game[Any, Any], language: str) -> Described:
    reader = Reader(language)
    triggers = {trigger.code: reader.read(trigger.label) for trigger in game.triggers}
    return Described(**describe(game, reader), companion=game.is_companion, triggers=triggers)


@router.get("/rules/{rule}", operation_id="read_rule", summary="A rule, a section or a book", responses=NOT_FOUND)
async def read_rule(request: Request, rule: RuleName, language: Language = None) -> list[Rule]:
    """The numbered rules that questions, refusals and options quote."""
    found = named(rule, language_of(request))
    if not found:
        close = ", ".join(near(rule, language_of(request)))
        raise Refused(404, msg("There is no rule '{rule}'; near to it: {near}", rule=rule, near=close or "–"))
    return [Rule(id=each.id, game=each.game, heading=each.heading, text=each.text) for each in found]
