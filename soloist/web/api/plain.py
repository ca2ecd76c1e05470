"""Views as plain JSON: what a view names goes out, and nothing that is not known here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from soloist.companion.base import Session
from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.remarks import Remark
from soloist.engine.words import english


class NotPlain(TypeError):
    """A view holds something nobody has said how to send."""


def plain(thing: object) -> Any:
    """A view, or a part of it: cards, seats and tiles by their codes, the rest field by field."""
    if thing is None or type(thing) in (bool, int, str):
        return thing
    if isinstance(thing, type):
        raise NotPlain(f"{thing!r} cannot be sent")
    code = getattr(thing, "code", None)
    if code is not None:
        return _text(code)
    if isinstance(thing, Enum):
        return plain(thing.value)
    if isinstance(thing, tuple):
        return [plain(part) for part in thing]
    if isinstance(thing, Mapping):
        return {_key(name): plain(value) for name, value in thing.items()}
    if isinstance(thing, Session):
        return _books(thing)
    if is_dataclass(thing):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    raise NotPlain(f"{type(thing).__name__} cannot be sent")


def _books(thing: object) -> Any:
    """A session beside a box, of which nothing is hidden; the states of games are not sent, only their views."""
    match thing:
        case Plain():
            return {name: _books(getattr(thing, name)) for name in thing.field_names()}
        case list() | tuple():
            return [_books(part) for part in thing]
        case Remark():
            return english(thing)
        case Pile():
            return _books(thing.things())
    return plain(thing)


def _key(name: object) -> str:
    key = plain(name)
    return key if isinstance(key, str) else str(_number(key))


def _text(code: object) -> str:
    if type(code) is not str:
        raise NotPlain(f"the code {code!r} is no text")
    return code


def _number(key: object) -> int:
    if type(key) is not int:
        raise NotPlain(f"{key!r} cannot name anything")
    return key
