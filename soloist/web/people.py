"""Who asks: a browser by its cookie, a program by its seat token; what they like, and which seats they hold."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from hashlib import sha256
from ipaddress import ip_address
from operator import xor
from urllib.parse import parse_qsl, urlencode

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from soloist.engine.seats import Seat
from soloist.language import languages
from soloist.seating import LONGEST_NAME

COOKIE = "soloist"
LIKES_COOKIE = "soloist_likes"
YEAR = 365 * 24 * 3600
THEMES = ("auto", "light", "dark")
PACES = ("off", "fast", "normal", "step")
SIZES = ("normal", "large", "largest")
REASONS = ("no", "yes")
CONFIRMS = ("auto", "always", "paid", "never")
TOUCH_COOKIE = "soloist_touch"
MACHINE_COOKIE = "soloist_machine"  # has been opened with a key of this machine
HANDED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
MASKED = re.compile(r"(?:[0-9a-f]{4}){1,99}")
TIPS = ("on", "off")
TIPS_AGAIN = "again"  # on, and none of them counts as seen
MOST_SEEN = 100  # tips that are remembered; more than there are
LONGEST_LIKES = 8_000
MOST_LANGUAGES = 20  # of a browser that are looked at
TIP_CODE = re.compile(r"[a-z][a-z0-9-]{1,30}")
KNOCKS = ("auto", "on", "off")
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Likes:
    """How somebody wants their pages."""

    language: str = "en"
    theme: str = "auto"
    pace: str = "normal"
    size: str = "normal"  # of the letters beside a box
    reasons: str = "no"  # whether every step beside a box says why
    confirm: str = "auto"  # when the end of a turn is confirmed
    tips: str = "on"  # for the first turns of a game
    seen: tuple[str, ...] = ()  # tips that have been seen, by their codes
    knock: str = "auto"  # a sound when it is one's turn; auto: in matches with other people
    name: str = ""  # what others call them, where a seat has no name yet


@dataclass(frozen=True)
class Visitor:
    """A browser: its secret, and what it likes."""

    secret: str
    likes: Likes
    is_new: bool
    is_local: bool = False  # has the rights of whoever sits at the machine the server runs on

    @property
    def person(self) -> str:
        """The name under which the seats it holds are kept; nobody can work out the secret from it."""
        return sha256(self.secret.encode()).hexdigest()


class Signer:
    """Makes and checks what only this server can make: seat tokens and form tokens."""

    def __init__(self, secret: bytes, era: str = "") -> None:
        self._secret = secret
        self.era = era  # in which browsers were let in with a key of the machine

    def _sign(self, *parts: str) -> str:
        digest = hmac.new(self._secret, "\0".join(parts).encode(), sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()

    def seat_token(self, match: str, seat: Seat, epoch: int = 0) -> str:
        """144 bits that open one seat of one match, until they are renewed: then another epoch begins."""
        return self._sign("seat", match, seat.code, *([str(epoch)] if epoch else []))

    def seat_of(self, match: str, token: str, seats: Iterable[Seat], epochs: Mapping[str, int]) -> Seat | None:
        """The seat a token opens now."""
        tokens = ((seat, self.seat_token(match, seat, epochs.get(seat.code, 0))) for seat in seats)
        return next((seat for seat, wanted in tokens if same(token, wanted)), None)

    def owner_token(self, match: str) -> str:
        """For the program that began a match."""
        return self._sign("owner", match)

    def is_owner(self, match: str, token: str) -> bool:
        return same(token, self.owner_token(match))

    def form_token(self, visitor: Visitor) -> str:
        """What a form must carry to show that it comes from one of our pages in this browser. It looks different every
        time: pages are compressed, and how long they become must not tell it."""
        return masked(self._sign("form", visitor.secret))

    @cached_property
    def form_mark(self) -> str:
        """What stands for that token while a page is drawn, so that drawings can be kept; nobody else can write it."""
        return self._sign("mark")

    def is_ours(self, visitor: Visitor, token: str) -> bool:
        return not visitor.is_new and same(unmasked(token), self._sign("form", visitor.secret))

    def machine_token(self, visitor: Visitor) -> str:
        """What a browser keeps that was opened with a key of this machine; good for no other browser."""
        return self._sign("machine", visitor.secret, *([self.era] if self.era else []))

    def is_at_machine(self, visitor: Visitor, token: str) -> bool:
        return not visitor.is_new and same(token, self.machine_token(visitor))


def masked(token: str) -> str:
    """A token under a random mask, which goes with it."""
    letters = token.encode()
    mask = secrets.token_bytes(len(letters))
    return (mask + bytes(map(xor, mask, letters))).hex()


def unmasked(given: str) -> str:
    """The token that was masked; nothing if it was not."""
    if MASKED.fullmatch(given) is None:
        return ""
    whole = bytes.fromhex(given)
    half = len(whole) // 2
    return bytes(map(xor, whole[:half], whole[half:])).decode("latin-1")


def same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode(), wanted.encode())


def visitor_of(request: Request, signer: Signer, *, trusts_machine: bool = False) -> Visitor:
    """The browser that asks; a new one gets a secret, which `remember` sends with the response. Where somebody connects
    from says nothing about where they sit, because a proxy connects from here too: it takes a key, or the explicit
    choice to trust this machine."""
    secret = cookie(request, COOKIE)
    is_new = not (20 <= len(secret) <= 64 and secret.isascii() and secret.isprintable())
    if is_new:
        secret = secrets.token_urlsafe(24)
    visitor = Visitor(secret, likes_of(request), is_new)
    has_key = signer.is_at_machine(visitor, cookie(request, MACHINE_COOKIE))
    return replace(visitor, is_local=has_key or (trusts_machine and seems_near(request)))


def cookie(request: Request, name: str) -> str:
    """The value of a cookie of ours, as we wrote it; empty if there is none. The standard library's reader also takes
    what others write, for which it needs as much time as the square of its length."""
    for part in request.headers.get("cookie", "").split(";"):
        called, _, value = part.partition("=")
        if called.strip() == name:
            return value.strip().strip('"')
    return ""


def likes_of(request: Request) -> Likes:
    given = dict(parse_qsl(cookie(request, LIKES_COOKIE)[:LONGEST_LIKES]))
    return changed_likes(Likes(preferred_language(request)), given)


def preferred_language(request: Request) -> str:
    """The first language the browser asks for that we speak."""
    wanted = request.headers.get("accept-language", "").split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]
    return next((language for part in wanted if (language := part.strip()[:2].lower()) in languages()), "en")


def _one_of(given: str | None, known: tuple[str, ...] | list[str], default: str) -> str:
    return given if given is not None and given in known else default


def changed_likes(likes: Likes, given: dict[str, str]) -> Likes:
    """The likes with what a form says."""
    return replace(
        likes,
        language=_one_of(given.get("language"), languages(), likes.language),
        theme=_one_of(given.get("theme"), THEMES, likes.theme),
        pace=_one_of(given.get("pace"), PACES, likes.pace),
        size=_one_of(given.get("size"), SIZES, likes.size),
        reasons=_one_of(given.get("reasons"), REASONS, likes.reasons),
        confirm=_one_of(given.get("confirm"), CONFIRMS, likes.confirm),
        tips="on" if given.get("tips") == TIPS_AGAIN else _one_of(given.get("tips"), TIPS, likes.tips),
        seen=() if given.get("tips") == TIPS_AGAIN else _with_seen(likes.seen, given.get("seen", "")),
        knock=_one_of(given.get("knock"), KNOCKS, likes.knock),
        name=given.get("name", likes.name)[:LONGEST_NAME],
    )


def _with_seen(seen: tuple[str, ...], codes: str) -> tuple[str, ...]:
    """With more tips, in the order in which they were seen."""
    more = (code for code in codes.split(".") if TIP_CODE.fullmatch(code))
    return tuple(dict.fromkeys((*seen, *more)))[-MOST_SEEN:]


def remember(response: Response, visitor: Visitor, secure: bool) -> None:
    """Send a new browser its secret."""
    if visitor.is_new:
        response.set_cookie(COOKIE, visitor.secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def remember_likes(response: Response, likes: Likes, secure: bool) -> None:
    value = urlencode({**asdict(likes), "seen": ".".join(likes.seen)})
    response.set_cookie(LIKES_COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def remember_machine(response: Response, token: str, secure: bool) -> None:
    """Let a browser that was opened with a key stay at this machine."""
    response.set_cookie(MACHINE_COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def seems_near(request: HTTPConnection) -> bool:
    """Whether somebody may sit at this very machine: asked by its own name, and no proxy says that it handed it on."""
    if any(name in request.headers for name in HANDED_ON):
        return False
    return is_loopback(request.client.host if request.client else "") and host_name(request.headers) in LOOPBACK_NAMES


def is_touch(request: Request) -> bool:
    """Whether fingers point there: a script has said so, or the browser says that it is one of a phone."""
    return cookie(request, TOUCH_COOKIE) == "1" or request.headers.get("sec-ch-ua-mobile") == "?1"


def host_name(headers: Headers) -> str:
    """The name in the address, without the port."""
    host = headers.get("host", "").lower()
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() and not host.endswith("]") else host


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
