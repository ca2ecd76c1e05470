"""Starting the web app: where it is kept, where it listens, and who opens it."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.web import logs
from soloist.web.app import app_of
from soloist.web.certificate import AUTHORITY, certificate
from soloist.web.connections import Doorkeeper, allow_files, connections_of
from soloist.web.front import Front
from soloist.web.keys import PATH, new_key
from soloist.web.noticeboard import Noticeboard
from soloist.web.people import is_loopback
from soloist.web.pressing import press_files
from soloist.web.repeated import tell_once_a_minute
from soloist.web.rooms import Rooms
from soloist.web.site import Site
from soloist.web.store import Store, sqlite_address
from soloist.web.workers import Workers, check_workers

STRAIGHT = Front()  # nothing is between us and who asks
GRACE_SECONDS = 6  # for requests under way when the server is asked to stop; containers are killed after ten
RETRY_SECONDS, RETRY_PAUSE = 3.0, 0.1  # workers of a server that was killed need a moment to leave the door
SWITCH_SECONDS = 0.001  # a thread that draws a page lets others write this soon; by default it is five times as long
WAITING_ROOM = 2048  # connections that wait for a worker to take them


class CannotListen(SoloistError):
    """The address is taken or not ours."""


class Server(uvicorn.Server):
    """A server that ends the event streams when it is asked to stop, instead of waiting for them."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, keeper: Doorkeeper) -> None:
        super().__init__(config)
        self._rooms = rooms
        self._keeper = keeper

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(WAITING_ROOM)  # as many wait, but each is taken by whichever process has time for it

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._rooms.hang_up()
        self._keeper.is_closing = True  # also for who was just coming in, whom uvicorn would serve as long as they ask
        await super().shutdown(sockets)

    def run_to_the_end(self, door: socket.socket) -> None:
        """Run until somebody stops it; to be asked to by SIGTERM, as services are, is no mishap."""
        if threading.current_thread() is not threading.main_thread():
            self.run(sockets=[door])
            return
        before = signal.signal(signal.SIGTERM, lambda *_: setattr(self, "should_exit", True))
        try:
            self.run(sockets=[door])
        finally:
            signal.signal(signal.SIGTERM, before)


def serve(
    host: str, port: int, data: Path | None, database: str | None, open_browser: bool, https: bool = False,
    workers: int = 1, put_away: int | None = None, front: Front = STRAIGHT, log: str = logs.TEXT,
    metrics_token: str = "",
) -> int:  # fmt: skip
    """Run until somebody stops it; returns the exit code."""
    check_workers(workers)
    allow_files()
    sys.setswitchinterval(SWITCH_SECONDS)
    logged = logs.set_up(log)
    tell_once_a_minute()
    folder = data or user_data_path("soloist")
    store = Store(database or sqlite_address(folder), tell)
    try:
        door = listen(host, port, RETRY_SECONDS if workers > 1 else 0)
    except CannotListen:
        store.close()
        raise
    port = door.getsockname()[1]
    is_open = not is_loopback(host) and host != "localhost"
    scheme = "https" if https else "http"
    own = own_addresses(host) if is_open else []
    addresses = (front.public_url,) if front.public_url else tuple(f"{scheme}://{each}:{port}" for each in own)
    identity = certificate(folder, own) if https else None
    names = front.names if front.public_url or not is_open else ()
    site = Site(store, addresses=addresses, is_reachable=bool(addresses), folder=folder, put_away=put_away,
                front=front, metrics_token=metrics_token)  # fmt: skip
    url = f"{scheme}://{'localhost' if host in ('0.0.0.0', '::') else url_host(host)}:{port}"
    url += "/" if front.trusts_machine or front.public_url else PATH + new_key(store)
    greet(url, addresses)
    if identity is not None:
        tell_of_certificate(identity.with_name(AUTHORITY))
    if open_browser:
        threading.Timer(0.7, webbrowser.open, [url]).start()
    keeper = Doorkeeper(front.spares)
    config = uvicorn.Config(
        app_of(site, names), access_log=False, server_header=False, date_header=True,
        timeout_graceful_shutdown=GRACE_SECONDS, proxy_headers=False, ssl_certfile=identity, ssl_keyfile=identity,
        http=connections_of(keeper), ws="none",
        loop="asyncio", backlog=1,  # taken at once; more would wait here while another process has time
        **{"log_level": logging.WARNING, **logged},
    )  # fmt: skip

    def work(number: int = 0) -> None:
        site.metrics.serve_as(number)
        Server(config, site.rooms, keeper).run_to_the_end(door)

    if workers == 1:
        work()
        return 0
    site.metrics.board = Noticeboard(workers)
    press_files()
    store.close()  # nobody inherits a connection
    return Workers(workers, work).run()


def url_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int, patience: float = 0) -> socket.socket:
    """The socket to listen at; raises CannotListen, after so many seconds if somebody else has it."""
    until = time.monotonic() + patience
    while True:
        try:
            return _listen(host, port)
        except CannotListen:
            if time.monotonic() >= until:
                raise
            time.sleep(RETRY_PAUSE)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # unnamed, asyncio would send late
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen()  # before we say where: of two servers that start at once only one may have the port
    except (OSError, UnicodeError) as problem:
        door.close()
        reason = getattr(problem, "strerror", None) or str(problem)
        raise CannotListen(
            msg("cannot listen at {host}:{port}: {reason}; choose another with --port",
                host=host, port=port, reason=reason)
        ) from None  # fmt: skip
    door.set_inheritable(True)
    return door


def own_addresses(host: str) -> list[str]:
    """The addresses of this machine in the house, for other devices."""
    if host not in ("0.0.0.0", "::"):
        return [url_host(host)]
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which of our addresses would be used
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return found or [socket.gethostname()]


def tell(news: Message) -> None:
    """What takes a while, before anything is open."""
    print(Reader().read(news), flush=True)


def greet(url: str, addresses: tuple[str, ...]) -> None:
    reader = Reader()
    print(reader.read(msg("Soloist is open at {url} (Ctrl-C closes it; matches are kept)", url=url)), flush=True)
    for address in addresses:
        print(reader.read(msg("on other devices: {url}", url=f"{address}/")), flush=True)
    sys.stdout.flush()


def tell_of_certificate(authority: Path) -> None:
    """What each device asks once, and why that is well."""
    once = msg(
        "This computer made the certificate itself, so every device warns once: choose to continue. To be rid of the "
        "warning, let it trust {path}",
        path=str(authority),
    )
    print(Reader().read(once), flush=True)
