"""`soloist --https`: a certificate made on the spot, the same the next time, with all names of this machine."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from cryptography import x509

from soloist.web.certificate import AUTHORITY, FOLDER, SERVER, CannotCertify, certificate
from tests.web.servers import PATIENCE, Process, _command

SAID = re.compile(r"https://([^/\s]+):(\d+)/")
NOW = datetime(2030, 5, 1, tzinfo=UTC)


def names_in(file: Path) -> set[str]:
    found = x509.load_pem_x509_certificates(file.read_bytes())[0]
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {*names.get_values_for_type(x509.DNSName), *map(str, names.get_values_for_type(x509.IPAddress))}


# the certificate


def test_it_is_kept_and_names_all_addresses(tmp_path: Path) -> None:
    file = certificate(tmp_path, ["192.168.0.7", "[fe80::1%eth0]", "tower"], NOW)
    first = file.read_bytes()
    assert {"localhost", "127.0.0.1", "::1", "192.168.0.7", "fe80::1", "tower"} <= names_in(file)
    assert certificate(tmp_path, ["192.168.0.7"], NOW + timedelta(days=300)) == file
    assert file.read_bytes() == first
    assert (file.stat().st_mode & 0o077, (tmp_path / FOLDER / "authority-key.pem").stat().st_mode & 0o077) == (0, 0)


def test_another_address_makes_another_certificate_by_the_same_authority(tmp_path: Path) -> None:
    file = certificate(tmp_path, ["192.168.0.7"], NOW)
    first, authority = file.read_bytes(), (tmp_path / FOLDER / AUTHORITY).read_bytes()
    certificate(tmp_path, ["10.0.0.3"], NOW)
    second = file.read_bytes()
    assert second != first
    assert {"192.168.0.7", "10.0.0.3"} <= names_in(file)  # back home nothing changes
    assert (tmp_path / FOLDER / AUTHORITY).read_bytes() == authority
    certificate(tmp_path, ["192.168.0.7"], NOW)
    assert file.read_bytes() == second


def test_it_is_renewed_before_it_ends(tmp_path: Path) -> None:
    file = certificate(tmp_path, [], NOW)
    first = file.read_bytes()
    certificate(tmp_path, [], NOW + timedelta(days=340))
    assert file.read_bytes() != first
    again = x509.load_pem_x509_certificates(file.read_bytes())[0]
    assert again.not_valid_after_utc > NOW + timedelta(days=700)


@pytest.mark.parametrize("spoiled", [SERVER, AUTHORITY])
def test_what_was_damaged_is_made_anew(tmp_path: Path, spoiled: str) -> None:
    file = certificate(tmp_path, [], NOW)
    (tmp_path / FOLDER / spoiled).write_text("nonsense")
    if spoiled == AUTHORITY:
        file.unlink()
    certificate(tmp_path, [], NOW)
    ssl.create_default_context(cafile=tmp_path / FOLDER / AUTHORITY)
    assert "localhost" in names_in(file)


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("in the way")
    with pytest.raises(CannotCertify, match="cannot be used"):
        certificate(tmp_path, [])


# the server


class Secure:
    """A server over https, as a user starts it."""

    def __init__(self, folder: Path, data: Path, *words: str) -> None:
        folder.mkdir()
        self.data = data
        command = ["--https", "--no-browser", "--port", "0", "--data", str(data), *words]
        self.process: Process = _command(command, folder)
        self.port = int(self._said()[2])

    @property
    def words(self) -> str:
        return self.process.out.read_text("utf-8")

    def _said(self) -> re.Match[str]:
        for _ in range(int(PATIENCE * 10)):
            found = SAID.search(self.words)
            if found and "certificate" in self.words:
                return found
            self.process.wait(0.1)
        raise AssertionError(self.process.err.read_text("utf-8"))

    def get(self, path: str, host: str = "localhost") -> tuple[int, str, str]:
        """Status, cookies and text of a page, for somebody who trusts the authority."""
        trusting = ssl.create_default_context(cafile=self.data / FOLDER / AUTHORITY)
        line = HTTPSConnection(host, self.port, timeout=PATIENCE, context=trusting)
        line.request("GET", path)
        answer = line.getresponse()
        found = answer.status, answer.headers.get("set-cookie", ""), answer.read().decode()
        line.close()
        return found


@pytest.fixture
def started() -> Iterator[list[Secure]]:
    running: list[Secure] = []
    yield running
    for each in running:
        if each.process.wait(0) is None:
            os.kill(each.process.pid, signal.SIGKILL)
            each.process.wait(PATIENCE)


def test_it_serves_pages_to_whoever_trusts_it(started: list[Secure], tmp_path: Path) -> None:
    started.append(Secure(tmp_path / "one", tmp_path / "data", "--host", "0.0.0.0"))
    (server,) = started
    status, cookie, page = server.get("/")
    assert status == 200
    assert "Secure" in cookie
    assert server.get("/", "127.0.0.1")[0] == 200
    assert "on other devices: https://" in server.words
    assert AUTHORITY in server.words
    assert "https://" in server.get("/device")[2]
    assert "http://" not in server.get("/device")[2].replace("http://www.w3.org", "")
    assert "csrf" in page
    strict = ssl.create_default_context()
    with socket.create_connection(("127.0.0.1", server.port)) as line, pytest.raises(ssl.SSLCertVerificationError):
        strict.wrap_socket(line, server_hostname="localhost")


def test_the_certificate_is_the_same_after_a_restart(started: list[Secure], tmp_path: Path) -> None:
    kept = []
    for name in ("one", "two"):
        started.append(Secure(tmp_path / name, tmp_path / "data"))
        assert started[-1].get("/")[0] == 200
        kept.append((tmp_path / "data" / FOLDER / SERVER).read_bytes())
    assert kept[0] == kept[1]
