"""Real proxies before a real server: Debian's nginx and Caddy, with the lines that the page on hosting shows."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import trustme

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "hosting.md"
CADDYFILE = ROOT / "hosting" / "Caddyfile"
NAME = "games.example"
PATIENCE = 30.0
CSRF = re.compile(r'name="csrf" value="([^"]+)"')


def require(program: str) -> str:
    """Where a program is; skips a test where it is not installed, and fails where everything has to run."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{program} is not installed, and in CI its tests must run: apt-get install {program}")
        pytest.skip(f"{program} is not installed: apt-get install {program}")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def shown_block(marked: str) -> str:
    """The block for nginx on the page that holds these words."""
    (found,) = [block for block in re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.S) if marked in block]
    return str(found)


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """With other ports and files; each must be there to be changed."""
    for old, new in changes.items():
        assert old in text, f"{old} is not there any more"
        text = text.replace(old, new)
    return text


def certify(folder: Path) -> tuple[Path, Path, ssl.SSLContext]:
    """A certificate and its key for our name, and what a client trusts then."""
    authority = trustme.CA()
    issued = authority.issue_cert(NAME)
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    certificate.write_bytes(b"".join(blob.bytes() for blob in issued.cert_chain_pems))
    key.write_bytes(issued.private_key_pem.bytes())
    trust = ssl.create_default_context()
    authority.configure_trust(trust)
    return certificate, key, trust


class Proxy:
    """A proxy that runs; who asks through it gives the name of the public address."""

    def __init__(self, port: int, trust: ssl.SSLContext | None = None) -> None:
        self.port = port
        self.trust = trust

    @contextmanager
    def visitor(self, source: str = "127.0.0.1", **headers: str) -> Iterator[Visitor]:
        """A browser with cookies of its own, at an address of its own."""
        scheme = "https" if self.trust else "http"
        transport = httpx2.HTTPTransport(verify=self.trust or True, local_address=source)
        with httpx2.Client(
            transport=transport, base_url=f"{scheme}://127.0.0.1:{self.port}", headers={"host": NAME, **headers},
            timeout=PATIENCE,
        ) as client:  # fmt: skip
            yield Visitor(client, f"{scheme}://{NAME}")


class Visitor:
    """Somebody who comes through a proxy and fills in forms as a browser does."""

    def __init__(self, client: httpx2.Client, origin: str) -> None:
        self.client = client
        self.origin = origin
        self.csrf = ""

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return self.client.get(path, extensions={"sni_hostname": NAME}, **more)

    def post(self, path: str, fields: Mapping[str, str] | None = None, **more: Any) -> httpx2.Response:
        if not self.csrf:
            found = CSRF.search(self.get("/").text)
            assert found is not None
            self.csrf = found[1]
        headers = {"origin": self.origin, **more.pop("headers", {})}
        data = {"csrf": self.csrf, **(fields or {})}
        return self.client.post(path, data=data, headers=headers, extensions={"sni_hostname": NAME}, **more)


@contextmanager
def nginx(folder: Path, servers: str, port: int, trust: ssl.SSLContext | None = None) -> Iterator[Proxy]:
    """nginx with these servers, besides what Debian's own file says that matters here: it compresses."""
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log off; gzip on; {paths}\n{servers}\n}}\n"
    )
    with _running([require("nginx"), "-c", str(file), "-p", str(folder), "-e", str(folder / "log")], port, folder):
        yield Proxy(port, trust)


@contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[Proxy]:
    """Caddy with our file; without a certificate, which it would get from the internet."""
    port, home = free_port(), folder / "caddy"
    home.mkdir()
    given = {"SOLOIST_NAME": f"http://{NAME}:{port}", "SOLOIST_UPSTREAM": f"127.0.0.1:{upstream}", "HOME": str(home)}
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + CADDYFILE.read_text("utf-8"))
    command = [require("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
    with _running(command, port, folder, {**os.environ, **given}):
        yield Proxy(port)


@contextmanager
def _running(command: list[str], port: int, folder: Path, environ: Mapping[str, str] | None = None) -> Iterator[None]:
    said = folder / "said"
    with said.open("w") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env=environ, cwd=folder)
    try:
        deadline = time.monotonic() + PATIENCE
        while not _answers(port):
            assert process.poll() is None, said.read_text()
            assert time.monotonic() < deadline, said.read_text()
            time.sleep(0.01)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
