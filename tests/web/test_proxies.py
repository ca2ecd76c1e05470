"""Behind a real proxy, with and without TLS: forms, links and cookies are right, and nobody sits at the machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.hosting import key_address
from tests.web.proxies import NAME, Proxy, Visitor, caddy, certify, free_port, nginx, replaced, shown_block
from tests.web.servers import Server, fork

JOIN = re.compile(r'value="([^"]+/join/[^"]+)"')


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    running: list[Server] = []
    yield running
    for server in running:
        server.kill()


def serve(servers: list[Server], folder: Path, *words: str) -> Server:
    servers.append(fork(folder / "run", "--data", str(folder / "data"), *words, trusting=False))
    return servers[-1]


@pytest.fixture(params=["nginx with TLS", "nginx", "caddy"])
def public(request: pytest.FixtureRequest, servers: list[Server], tmp_path: Path) -> Iterator[Proxy]:
    """A server behind a proxy, as the page on hosting says it."""
    scheme = "https" if request.param == "nginx with TLS" else "http"
    server = serve(servers, tmp_path, "--public-url", f"{scheme}://{NAME}", "--proxy", "127.0.0.1")
    if request.param == "caddy":
        with caddy(tmp_path, server.port) as proxy:
            yield proxy
        return
    port, other = free_port(), free_port()
    given = {"127.0.0.1:8321": f"127.0.0.1:{server.port}"}
    if scheme == "http":
        block = shown_block("listen 80;\n    server_name games.example;\n    gzip")
        conf = replaced(block, {**given, "listen 80;": f"listen 127.0.0.1:{port};"})
        with nginx(tmp_path, conf, port) as proxy:
            yield proxy
        return
    certificate, key, trust = certify(tmp_path)
    folder = f"/etc/letsencrypt/live/{NAME}"
    files = {f"{folder}/fullchain.pem": str(certificate), f"{folder}/privkey.pem": str(key)}
    ports = {"listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;", "listen 80;": f"listen 127.0.0.1:{other};"}
    with nginx(tmp_path, replaced(shown_block("443 ssl"), {**given, **files, **ports}), port, trust) as proxy:
        yield proxy


def test_behind_a_proxy_all_is_right_and_nobody_is_at_the_machine(public: Proxy, tmp_path: Path) -> None:
    with public.visitor() as anna, public.visitor() as ben, public.visitor() as host:
        match = forms_links_and_cookies(anna, is_secure=public.trust is not None)
        nobody_else_manages(match, ben)
        changes_are_heard_at_once(match, ben)
        address = key_address(tmp_path / "data", None, host.origin)
        opened = host.get(address.removeprefix(host.origin))
        assert (opened.status_code, opened.headers["location"]) == (303, "/")
        assert ("secure" in opened.headers["set-cookie"].lower()) == (public.trust is not None)
        assert match in host.get("/").text
    rates_are_counted_for_each(public)


def forms_links_and_cookies(anna: Visitor, *, is_secure: bool) -> str:
    """A match begun with a form, as a browser sends it; its address."""
    page = anna.get("/")
    assert ("secure" in page.headers["set-cookie"].lower()) == is_secure
    begun = anna.post("/new/zooloretto", {"seat-A": "you", "seat-B": "link"})
    assert begun.status_code == 303, begun.text
    match = begun.headers["location"].removesuffix("/share?begun=1")
    share = anna.get(f"{match}/share", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in share.headers  # it shows seat links
    links = JOIN.findall(share.text)
    assert links
    assert all(link.startswith(f"{anna.origin}/m/") for link in links)
    assert anna.post("/likes", headers={"origin": "https://evil.example"}).status_code == 403
    large = anna.post("/import", files={"file": ("match.soloist", b"x" * 3_000_000, "text/plain")})
    assert large.status_code == 400, large.status_code  # it is read, and is no record
    return str(match)


def nobody_else_manages(match: str, ben: Visitor) -> None:
    assert match not in ben.get("/").text
    assert match not in ben.get("/", headers={"x-forwarded-for": "127.0.0.1"}).text
    assert ben.post(f"{match}/take").status_code == 403
    assert ben.post(f"{match}/delete").status_code == 403
    assert ben.get("/metrics").status_code == 403
    assert ben.get(match).status_code == 200


def changes_are_heard_at_once(match: str, ben: Visitor) -> None:
    with ben.client.stream("GET", f"{match}/events", extensions={"sni_hostname": NAME}) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 1000"
        assert next(line for line in lines if line.startswith("event")) == "event: version"


def rates_are_counted_for_each(public: Proxy) -> None:
    """Who asks too often is stopped, whatever they say; others are not."""
    with public.visitor("127.0.0.2") as greedy, public.visitor("127.0.0.3") as patient:
        statuses = [greedy.client.post("/import", extensions={"sni_hostname": NAME}).status_code for _ in range(40)]
        assert statuses.count(429) >= 5
        forged = {"x-forwarded-for": "127.0.0.4"}
        assert greedy.client.post("/import", headers=forged, extensions={"sni_hostname": NAME}).status_code == 429
        assert patient.client.post("/import", extensions={"sni_hostname": NAME}).status_code == 403


PLAIN = "server { listen 127.0.0.1:PORT; location / { proxy_pass http://127.0.0.1:8321; } }"


def test_behind_a_plain_proxy_that_nobody_was_told_of_nobody_is_at_the_machine(
    servers: list[Server], tmp_path: Path
) -> None:
    server = serve(servers, tmp_path)
    port = free_port()
    conf = replaced(PLAIN, {"PORT": str(port), "127.0.0.1:8321": f"127.0.0.1:{server.port}"})
    said = server.process.out.read_text("utf-8")
    found = re.search(r"http://127\.0\.0\.1:\d+(/key/\S+)", said)
    assert found is not None, said
    with nginx(tmp_path, conf, port) as proxy, proxy.visitor() as anna, proxy.visitor() as ben:
        begun = anna.post("/new/zooloretto", headers={"origin": f"http://127.0.0.1:{server.port}"})
        assert begun.status_code == 303  # nginx says that it was asked by that name
        nobody_else_manages(begun.headers["location"], ben)
        assert ben.get(found[1]).status_code == 303  # the key that was printed
        assert begun.headers["location"] in ben.get("/").text
        statuses = [anna.client.post("/import").status_code for _ in range(40)]
        assert 429 in statuses
