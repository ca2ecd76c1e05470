"""Processes that work for this one: they start from nothing, so that they behave alike on every system; Ctrl-C ends
them at once, and so does the end of this process, however it ends."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread

from soloist.garbage import look_rarely


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many of them; raises BrokenProcessPool if one is ended from outside."""
    others = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work) as pool:
        try:
            yield pool
        except BaseException:
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _begin_work() -> None:
    """In a new process: leave Ctrl-C to the one that started us, and do not outlive it."""
    look_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nobody is left who could read what we counted


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here leave Ctrl-C to this one, which hears of it when they have been started."""
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with _inherited_deafness():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _inherited_deafness() -> Iterator[None]:
    """Elsewhere than on Windows new processes begin with the signals blocked that are blocked here."""
    if sys.platform == "win32":
        yield
        return
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
