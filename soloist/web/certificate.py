"""A certificate made on the spot, for https in the house: kept in the data folder, so that a phone accepts it once.

A small authority of our own signs it. When the addresses of this machine change, or the time is over, only the
certificate is made anew: whoever trusts the authority notices nothing.
"""

from __future__ import annotations

import os
import socket
import ssl
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from soloist.engine.errors import SoloistError
from soloist.engine.words import msg

if TYPE_CHECKING:
    import trustme

FOLDER = "https"  # inside the data folder
AUTHORITY, AUTHORITY_KEY, SERVER = "authority.pem", "authority-key.pem", "server.pem"
ALWAYS = ("localhost", "127.0.0.1", "::1")
LASTS = timedelta(days=365)  # phones refuse what lasts much longer
EARLY = timedelta(days=30)  # before its end it is made anew
MOST_NAMES = 40


class CannotCertify(SoloistError):
    """There can be no https."""


def certificate(data: Path, addresses: Iterable[str], now: datetime | None = None) -> Path:
    """The file with the certificate of this machine under all its names, and its key; made anew only if need be."""
    now = now or datetime.now(UTC)
    folder = data / FOLDER
    wanted = list(dict.fromkeys([*ALWAYS, *_host_names(), *(plain(each) for each in addresses)]))
    try:
        kept, ends = _read(folder / SERVER)
        if set(wanted) <= set(kept) and now < ends - EARLY and (folder / AUTHORITY).exists():
            return folder / SERVER
        names = list(dict.fromkeys([*wanted, *kept]))[:MOST_NAMES]  # at home again, the old address is known already
        _make(folder, names, now)
    except ModuleNotFoundError:
        raise CannotCertify(msg("for --https, install the library 'trustme'")) from None
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CannotCertify(msg("{path} cannot be used: {reason}", path=str(folder), reason=reason)) from None
    except ValueError:
        raise CannotCertify(
            msg("no certificate can name {names}; choose another --host", names=", ".join(wanted))
        ) from None
    return folder / SERVER


def plain(address: str) -> str:
    """An address as a certificate names it: without brackets and zone."""
    return address.strip("[]").partition("%")[0]


def _host_names() -> list[str]:
    """What this machine is called in the house."""
    name = socket.gethostname().lower()
    is_name = name.isascii() and all(part and part.replace("-", "").isalnum() for part in name.split("."))
    return [name, *([] if "." in name else [f"{name}.local"])] if is_name and not _is_address(name) else []


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _read(path: Path) -> tuple[list[str], datetime]:
    """The names in a certificate and when it ends; none, and long ago, if there is no such one."""
    from cryptography import x509

    try:
        found = x509.load_pem_x509_certificates(path.read_bytes())[0]
        alternatives = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(path)  # the key must be there and fit
    except (FileNotFoundError, ValueError, IndexError, x509.ExtensionNotFound, ssl.SSLError):
        return [], datetime.fromtimestamp(0, UTC)
    names = alternatives.get_values_for_type(x509.DNSName)
    numbers = alternatives.get_values_for_type(x509.IPAddress)
    return [*names, *map(str, numbers)], found.not_valid_after_utc


def _make(folder: Path, names: Iterable[str], now: datetime) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    authority = _authority(folder)
    made = authority.issue_cert(
        *names, common_name="Soloist", not_before=now - timedelta(days=1), not_after=now + LASTS
    )
    _write(folder / SERVER, made.private_key_and_cert_chain_pem.bytes())


def _authority(folder: Path) -> trustme.CA:
    import trustme

    try:
        return trustme.CA.from_pem((folder / AUTHORITY).read_bytes(), (folder / AUTHORITY_KEY).read_bytes())
    except (FileNotFoundError, ValueError):
        fresh = trustme.CA(organization_name="Soloist", organization_unit_name="made on this computer")
        _write(folder / AUTHORITY_KEY, fresh.private_key_pem.bytes())
        _write(folder / AUTHORITY, fresh.cert_pem.bytes())
        return fresh


def _write(path: Path, content: bytes) -> None:
    """Readable by nobody else, and whole or not at all."""
    fresh = path.with_suffix(".new")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    fresh.replace(path)
