"""By which way requests come: straight to this server, or through a proxy that answers at a public address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.web.people import LOOPBACK_NAMES, host_name, is_loopback

Network = IPv4Network | IPv6Network
THIS_MACHINE = ("127.0.0.0/8", "::1/128")
SUBNET = 64  # bits of an IPv6 address that a household gets; the rest it chooses as it likes
PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Front:
    """What is known of the way to us. Without anything, nobody is believed to be anybody but who connects."""

    public_url: str = ""  # under which visitors know us, such as https://games.example; no slash at its end
    proxies: tuple[Network, ...] = ()  # who may say for whom they ask
    trusts_machine: bool = False  # whoever connects from this machine is taken to sit at it

    @property
    def scheme(self) -> str:
        return urlsplit(self.public_url).scheme

    @property
    def host(self) -> str:
        """The name in the public address, with its port if it has one."""
        return urlsplit(self.public_url).netloc

    @property
    def names(self) -> tuple[str, ...]:
        """The names we answer to: at a public address that one, and this machine's own."""
        return (host_name(Headers({"host": self.host})), *LOOPBACK_NAMES) if self.public_url else LOOPBACK_NAMES

    def trusts(self, address: str) -> bool:
        """Whether somebody may say for whom they ask."""
        try:
            peer = ip_address(address)
        except ValueError:
            return False
        return any(peer in network for network in self.proxies)

    def spares(self, address: str) -> bool:
        """Whether somebody may have as many connections as they like: a proxy brings the visitors of everybody."""
        return self.trusts(address) or (self.trusts_machine and is_loopback(address))

    def client(self, peer: str, forwarded: str) -> str:
        """Who asks: the last in the list whom none of our proxies is; whom the list does not name as an address, or who
        is no proxy of ours, is who connects."""
        if not self.trusts(peer):
            return peer
        for given in reversed(forwarded.split(",")):
            found = given.strip().strip("[]")
            if not _is_address(found):
                return peer
            if not self.trusts(found):
                return found
        return peer


def front_of(public_url: str | None, proxies: Sequence[str] = (), *, trusts_machine: bool = False) -> Front:
    """What was asked for on the command line; raises BadSetting."""
    if public_url is None:
        if proxies:
            raise BadSetting(msg("--proxy is for a server behind a proxy; say too how visitors reach it: --public-url"))
        return Front(trusts_machine=trusts_machine)
    if trusts_machine:
        raise BadSetting(
            msg("--trust-this-machine cannot be used with --public-url: through the proxy all visitors would have "
                "the rights of whoever sits at this machine")
        )  # fmt: skip
    return Front(_public_url(public_url), tuple(map(_network, proxies or THIS_MACHINE)))


def _public_url(given: str) -> str:
    try:
        parts = urlsplit(given.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    is_plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password)
    if parts.scheme not in PORTS or not parts.hostname or not is_plain or any(map(str.isspace, given.strip())):
        raise BadSetting(
            msg("--public-url {given}: an address without anything behind its name, please, such as "
                "https://games.example", given=given[:100])
        )  # fmt: skip
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def _network(given: str) -> Network:
    try:
        return ip_network(given.strip())
    except ValueError:
        raise BadSetting(
            msg("--proxy {given}: an address or a network, please, such as 10.0.0.5 or 10.0.0.0/24", given=given[:100])
        ) from None


def _is_address(given: str) -> bool:
    try:
        ip_address(given)
    except ValueError:
        return False
    return True


def household(address: str) -> str:
    """Whom an address belongs to, as far as rates are concerned."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped is not None else str(IPv6Network((found, SUBNET), strict=False))
    return address


class Arrival:
    """Before everything else: a request that came through a proxy looks as if it had come straight from who asks."""

    def __init__(self, app: ASGIApp, front: Front) -> None:
        self._app = app
        self._front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._front.public_url:
            self._receive(scope)
        await self._app(scope, receive, send)

    def _receive(self, scope: Scope) -> None:
        front, headers = self._front, MutableHeaders(scope=scope)
        peer: str = scope["client"][0] if scope.get("client") else ""
        forwarded = ",".join(headers.getlist("x-forwarded-for"))
        if forwarded and front.trusts(peer):
            scope["client"] = (front.client(peer, forwarded), 0)
            if host_name(headers) in LOOPBACK_NAMES:  # the proxy has not kept the name that visitors use
                headers["host"] = front.host
        if host_name(headers) == front.names[0]:
            scope["scheme"] = front.scheme
            headers["host"] = front.host
