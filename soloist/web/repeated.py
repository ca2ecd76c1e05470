"""Errors that come again and again are told once a minute, with how often they came."""

from __future__ import annotations

import copy
import logging
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass

LOGGERS = ("soloist.web", "uvicorn.error", "asyncio")
SECONDS = 60.0
MOST_KINDS = 500  # of errors that are remembered
Kind = tuple[object, ...]


@dataclass
class Seen:
    """An error that was told."""

    told: float
    count: int = 0  # how often it has come since


class OnceAMinute(logging.Filter):
    """Lets the first of its kind through and counts the others: what is said, and where it was raised, is the kind."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__()
        self._seconds = seconds
        self._seen: OrderedDict[Kind, Seen] = OrderedDict()
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "is_count", False):
            return True
        kind, now = kind_of(record), time.monotonic()
        with self._lock:
            seen = self._seen.get(kind)
            if seen is None or (not seen.count and now - seen.told >= self._seconds):
                self._seen[kind] = Seen(now)
                self._seen.move_to_end(kind)
                while len(self._seen) > MOST_KINDS:
                    self._seen.popitem(last=False)
                return True
            seen.count += 1
            if seen.count == 1:
                left = max(0.0, self._seconds - (now - seen.told))
                timer = threading.Timer(left, self._tell, (kind, record))
                timer.daemon = True
                timer.start()
        return False

    def _tell(self, kind: Kind, record: logging.LogRecord) -> None:
        """At the end of the minute: how often it came again."""
        with self._lock:
            seen = self._seen.get(kind)
            if seen is None:
                return
            count, seen.count, seen.told = seen.count, 0, time.monotonic()
        told = copy.copy(record)
        told.msg, told.args = f"{record.getMessage()} (and {count} more like it within a minute)", ()
        told.exc_info = told.exc_text = told.stack_info = None
        told.is_count = True
        logging.getLogger(record.name).handle(told)


def kind_of(record: logging.LogRecord) -> Kind:
    problem = record.exc_info[1] if record.exc_info else None
    trace = None if problem is None else problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return record.name, record.levelno, record.msg, type(problem), where


def tell_once_a_minute() -> None:
    """For all that a server says in its log."""
    once = OnceAMinute()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(once)
