"""The addresses of the rules."""

from __future__ import annotations

from collections import Counter

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from soloist.engine.words import msg
from soloist.rulebook import books, find, find_some, paragraphs, sections
from soloist.web import markup as h
from soloist.web.html import Node
from soloist.web.pages import rules as pages
from soloist.web.pages.layout import Frame
from soloist.web.site import Refused, Visit
from soloist.wording import wording_of
from soloist.wording.base import PLAIN, Wording


async def shelf(request: Request) -> Response:
    """All books; with `?q=` what a search finds, with `&game=` in one of them."""
    visit, given = Visit(request), request.query_params
    words = " ".join(given.get("q", "")[: pages.LONGEST_SEARCH].split())
    language = visit.frame.likes.language
    search = await visit.site.rooms.run(searched, words, language, given.get("game", "")) if words else pages.Search()
    return visit.page(msg("Rules"), pages.shelf_page(visit.frame, search))


def searched(words: str, language: str, game: str) -> pages.Search:
    """What all books have, and what of it is in the one that is meant; an unknown one means all."""
    game = game if any(book.game == game for book in books(language)) else ""
    everywhere = find(words, language)
    counts = Counter(paragraph.game for paragraph in everywhere)
    ordered = {book.game: counts[book.game] for book in books(language) if counts[book.game] or book.game == game}
    found = [paragraph for paragraph in everywhere if game in ("", paragraph.game)]
    return pages.Search(words, game, found, find_some(words, language, game), ordered)


async def rules(request: Request) -> Response:
    """A book by its game, a section or a rule by its id; `?bare=1` for a popover."""
    visit, name = Visit(request), request.path_params["name"]
    if request.query_params.get("bare") == "1":
        return visit.respond(bare(visit.frame, name))
    return visit.page(*page(visit.frame, name))


def page(frame: Frame, name: str) -> tuple[str, Node]:
    """The title and body of whatever has this name; raises Refused."""
    language = frame.likes.language
    book = pages.known_book(name, language)
    if book is not None:
        return book.title, pages.book_page(frame, book)
    rule = paragraphs(language).get(name.upper()) or paragraphs(language).get(name)
    home = next((each for each in sections(language) if name == each.id or (rule and rule in each.paragraphs)), None)
    if rule is not None and home is not None:
        return rule.id, pages.rule_page(frame, rule, home)
    if home is not None:
        return home.heading, pages.section_page(frame, home)
    raise Refused(404, msg("There is no such rule: {name}", name=name[:40]))


def bare(frame: Frame, name: str, wording: Wording = PLAIN) -> h.Element:
    language = frame.likes.language
    rule = paragraphs(language).get(name)
    if rule is not None:
        return pages.bare_rules(frame, [rule], rule.id, wording)
    section = next((each for each in sections(language) if each.id == name and each.paragraphs), None)
    if section is None:
        raise Refused(404, msg("There is no such rule: {name}", name=name[:40]))
    return pages.bare_rules(frame, section.paragraphs, pages.section_title(section), wording)


async def rules_of_match(request: Request) -> Response:
    """For a popover: a rule or section with what this match has instead of its values; else as everywhere."""
    visit, name = Visit(request), request.path_params["name"]
    if request.query_params.get("bare") != "1":
        return RedirectResponse(f"/rules/{name}")
    wording = await visit.look(lambda room: wording_of(room.match.game.id).for_match(room.match))
    return visit.respond(bare(visit.frame, name, wording))


ROUTES = [Route("/rules", shelf), Route("/rules/{name}", rules), Route("/m/{match}/rules/{name}", rules_of_match)]
