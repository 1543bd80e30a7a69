"""Debian's nginx with the configuration from docs/hosting.md; only addresses and certificates are the test's own."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from tests.docs.markdown import ROOT, blocks
from tests.harness.server import free_port

NAME = "games.example.org"
START_SECONDS = 60
FRAME = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/errors warn;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


class Proxy(NamedTuple):
    """A running nginx: its HTTPS and HTTP ports."""

    secure: int
    plain: int


@contextlib.contextmanager
def running_nginx(folder: Path, servers: Sequence[str]) -> Iterator[Proxy]:
    """Run nginx in front of these servers (host:port) until the block ends."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program, "the tests of the proxy need Debian's nginx; install it and run them again"
    proxy = Proxy(free_port(), free_port())
    (folder / "site").write_text(_configure(folder, servers, proxy), encoding="utf-8")
    _make_certificate(folder)
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "site"), "-e", str(folder / "errors")])
    try:
        _wait(process, proxy.secure, folder / "errors")
        yield proxy
    finally:
        process.terminate()
        process.wait()


def _configure(folder: Path, servers: Sequence[str], proxy: Proxy) -> str:
    (site,) = blocks(ROOT / "docs" / "hosting.md", "nginx")
    certificates = f"/etc/letsencrypt/live/{NAME}"
    own = {
        "    server 127.0.0.1:8765;": "\n".join(f"    server {server};" for server in servers),
        "listen 443 ": f"listen 127.0.0.1:{proxy.secure} ",
        "listen 80;": f"listen 127.0.0.1:{proxy.plain};",
        f"{certificates}/fullchain.pem": str(folder / "certificate"),
        f"{certificates}/privkey.pem": str(folder / "key"),
        "/var/log/nginx/wildtable.log": str(folder / "access"),
    }
    for shown, used in own.items():
        assert site.count(shown) == 1, shown
        site = site.replace(shown, used)
    return FRAME.format(folder=folder, site=site)


def _make_certificate(folder: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "certificate"), "-subj", f"/CN={NAME}"]
    subprocess.run([*command, *files], check=True, capture_output=True)


def _wait(process: subprocess.Popen[bytes], port: int, errors: Path) -> None:
    deadline = monotonic() + START_SECONDS
    while True:
        with contextlib.suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        assert process.poll() is None, errors.read_text(encoding="utf-8")
        assert monotonic() < deadline
        sleep(0.01)
