"""Keys of this machine: each opens the rights of whoever sits at it, once, for the browser that brings it.

The database knows only what a key looks like from outside, so whoever reads it cannot use one. A browser that has used
one keeps a cookie that only this server can make; the server's secret lives with the data, so the right outlasts it. It
lasts for an era, until the host begins another one: then no cookie and no key of before is good for anything.
"""

from __future__ import annotations

import secrets
import time
from hashlib import sha256

from soloist.web.store import Store

PATH = "/key/"
DAY = 24 * 3600.0  # how long a key waits to be used
PREFIX = "key-"
ERA = "machine-era"
SHOWN = 28  # letters of what a key looks like from outside


def new_key(store: Store) -> str:
    """A key for one browser; those that nobody used in time are forgotten."""
    for name, made in store.secrets_like(PREFIX).items():
        if not _is_fresh(made):
            store.take_secret(name)
    key = secrets.token_urlsafe(24)
    store.keep_secret(_name(key), f"{time.time():.0f}")
    return key


def use_key(store: Store, key: str) -> bool:
    """Whether a key opens the machine; it does not a second time."""
    made = store.take_secret(_name(key))
    return made is not None and _is_fresh(made)


def era(store: Store) -> str:
    """What names the era; empty until another one was begun."""
    return store.secrets_like(ERA).get(ERA, "")


def new_era(store: Store) -> None:
    """Take the right from all browsers, and have no key that is still waiting open anything."""
    store.replace_secrets(PREFIX, ERA, secrets.token_urlsafe(12))


def _name(key: str) -> str:
    return PREFIX + sha256(key.encode()).hexdigest()[:SHOWN]


def _is_fresh(made: str) -> bool:
    return abs(time.time() - float(made)) < DAY
