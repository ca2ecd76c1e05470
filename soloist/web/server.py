"""Starting the web app: where it is kept, where it listens, and who opens it."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from soloist.engine.errors import SoloistError
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.web.app import app_of
from soloist.web.certificate import AUTHORITY, certificate
from soloist.web.people import is_loopback
from soloist.web.rooms import Rooms
from soloist.web.site import Site
from soloist.web.store import Store, sqlite_address

GRACE_SECONDS = 2  # for open connections when the server is asked to stop


class CannotListen(SoloistError):
    """The address is taken or not ours."""


class Server(uvicorn.Server):
    """A server that ends the event streams when it is asked to stop, instead of waiting for them."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms) -> None:
        super().__init__(config)
        self._rooms = rooms

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._rooms.hang_up()
        await super().shutdown(sockets)


def serve(
    host: str, port: int, data: Path | None, database: str | None, open_browser: bool, https: bool = False
) -> int:
    """Run until somebody stops it; returns the exit code."""
    folder = data or user_data_path("soloist")
    store = Store(database or sqlite_address(folder))
    door = listen(host, port)
    port = door.getsockname()[1]
    is_reachable = not is_loopback(host) and host != "localhost"
    scheme = "https" if https else "http"
    own = own_addresses(host) if is_reachable else []
    addresses = tuple(f"{scheme}://{each}:{port}" for each in own)
    identity = certificate(folder, own) if https else None
    names = () if is_reachable else ("localhost", "127.0.0.1", "[::1]")
    site = Site(store, addresses=addresses, is_reachable=is_reachable, folder=folder)
    url = f"{scheme}://{'localhost' if host in ('0.0.0.0', '::') else url_host(host)}:{port}/"
    greet(url, addresses)
    if identity is not None:
        tell_of_certificate(identity.with_name(AUTHORITY))
    if open_browser:
        threading.Timer(0.7, webbrowser.open, [url]).start()
    config = uvicorn.Config(
        app_of(site, names), log_level=logging.WARNING, access_log=False, server_header=False, date_header=True,
        timeout_graceful_shutdown=GRACE_SECONDS, proxy_headers=False, ssl_certfile=identity, ssl_keyfile=identity,
    )  # fmt: skip
    Server(config, site.rooms).run(sockets=[door])
    return 0


def url_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen at; raises CannotListen."""
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
