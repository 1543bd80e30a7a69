"""Build the container file and try its image as docs/hosting.md runs it.

Needs Podman or Docker, and the base image or a registry to pull it from. Where the engine needs settings of its own, its
configuration files have them (for Podman those that CONTAINERS_CONF and CONTAINERS_STORAGE_CONF name).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import httpx

ROOT = Path(__file__).parents[2]
NAME = "wildtable-soak"
ADDRESS = "http://127.0.0.1:8765"
PATIENCE = 120.0
STOP_SECONDS = 15


@dataclass
class Report:
    engine: str
    checks: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.troubles and bool(self.checks)

    def check(self, name: str, is_true: object) -> None:
        print(f"{'ok' if is_true else 'NO'}: {name}", flush=True)
        (self.checks if is_true else self.troubles).append(name)

    def __str__(self) -> str:
        return f"{self.engine}, {len(self.checks)} checks; troubles {len(self.troubles)} {self.troubles}"


def build_command(engine: str, name: str, base: str = "") -> list[str]:
    """Return the command of docs/hosting.md that builds the image, from another base image if one is given."""
    docker_format = ["--format", "docker"] if engine == "podman" else []
    arguments = ["--build-arg", f"PYTHON={base}"] if base else []
    return [engine, "build", *docker_format, *arguments, "-f", "deploy/Containerfile", "-t", name, "."]


def run_command(engine: str, name: str) -> list[str]:
    """Return the command of docs/hosting.md that starts the server, without its arguments."""
    hardening = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges"]
    place = ["-p", f"{ADDRESS.removeprefix('http://')}:8765", "-v", f"{name}:/data"]
    return [engine, "run", "-d", "--name", name, *place, *hardening, name]


def find_engine() -> str:
    """Return the first engine that works here; a client without its daemon does not."""
    for name in ("podman", "docker"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    raise SystemExit("needs a container engine that works: podman or docker")


def ask(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def inspect(engine: str, template: str) -> str:
    return ask(engine, "inspect", NAME, "--format", template).stdout.strip()


@contextmanager
def started(command: Sequence[str], engine: str) -> Iterator[None]:
    """Start a container and remove it at the end, with its volume."""
    if (ran := ask(*command)).returncode:
        raise SystemExit(f"{' '.join(command)}: {ran.stderr}")
    try:
        yield
    finally:
        ask(engine, "rm", "--force", NAME)
        ask(engine, "volume", "rm", NAME)


def wait_for_server(engine: str) -> int:
    """Return the status of the start page as soon as the server answers."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline and inspect(engine, "{{.State.Running}}") == "true":
        try:
            return httpx.get(ADDRESS).status_code
        except httpx.TransportError:
            time.sleep(0.2)
    logs = ask(engine, "logs", NAME)
    raise SystemExit(f"the server does not answer: {logs.stdout}{logs.stderr}")


def campaign(base: str) -> Report:
    """Build the image, and check what the container file and the page on hosting promise of it."""
    engine = find_engine()
    report = Report(engine)
    subprocess.run(build_command(engine, NAME, base), cwd=ROOT, check=True)

    def execute(*command: str) -> subprocess.CompletedProcess[str]:
        return ask(engine, "exec", NAME, *command)

    with started(run_command(engine, NAME), engine):
        report.check("the start page is served", wait_for_server(engine) == httpx.codes.OK)
        report.check("the server is not root", execute("id", "-u").stdout.strip() == "10001")
        kind, *health = json.loads(inspect(engine, "{{json .Config.Healthcheck.Test}}"))
        report.check("the health check passes", kind == "CMD" and execute(*health).returncode == 0)
        token = execute("cat", "/data/admin-token").stdout
        report.check("the data is in the volume", token)
        report.check("games are compiled for Hard and Expert", execute("wildtable", "warm").returncode == 0)
        report.check("what is compiled is in the volume", execute("ls", "/data/twins").stdout)
        ask(engine, "stop", "--time", str(STOP_SECONDS), NAME)
        report.check("SIGTERM ends it, and nothing has to be killed", inspect(engine, "{{.State.ExitCode}}") == "0")
        ask(engine, "start", NAME)
        report.check("it starts again", wait_for_server(engine) == httpx.codes.OK)
        report.check("with the same data", token and execute("cat", "/data/admin-token").stdout == token)
    return report
