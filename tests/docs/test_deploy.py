"""The files in `deploy/` fit the project: paths exist, and both start the server."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.docs.markdown import ROOT
from wildtable.cli import main as cli

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
UNIT = (ROOT / "deploy" / "wildtable.service").read_text(encoding="utf-8")


def instructions(name: str) -> list[str]:
    return re.findall(rf"(?m)^{name} (.*)$", CONTAINER)


def copied_files() -> set[str]:
    return {path for line in instructions("COPY") if "--from" not in line for path in line.split()[:-1]}


def engines() -> list[str]:
    """Return the container engines that work here; a client without its daemon does not."""
    found = [name for name in ("podman", "docker") if shutil.which(name)]
    return [name for name in found if subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0]


def test_the_container_copies_all_files_that_the_build_needs() -> None:
    copied = copied_files()
    assert [path for path in copied if not (ROOT / path).exists()] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    built_from = {project["project"]["readme"], *project["project"]["license-files"], *wheel["force-include"]}
    built_from |= {path.partition("/")[0] for path in wheel["include"]}
    assert built_from | {"pyproject.toml"} <= copied


def test_the_container_builds_and_its_server_starts(tmp_path: Path) -> None:
    """A wheel is built from its files everywhere, the image only where a container engine works."""
    for path in copied_files():
        source, target = ROOT / path, tmp_path / path
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "built")
    subprocess.run(build, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = (tmp_path / "built").glob("*.whl")
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    run = "from wildtable.cli.main import main; main()"
    started = [[sys.executable, "-c", run, *json.loads(instructions("ENTRYPOINT")[0])[1:]]]
    for engine in engines():
        kind = ["--format", "docker"] if engine == "podman" else []
        file = str(ROOT / "deploy" / "Containerfile")
        subprocess.run([engine, "build", *kind, "-f", file, "-t", "wildtable-test", str(tmp_path)], check=True)
        started.append([engine, "run", "--rm", "--read-only", "wildtable-test"])
    for command in started:
        helped = subprocess.run([*command, "--help"], cwd=tmp_path / "installed", check=True, capture_output=True, text=True)
        assert "--database" in helped.stdout


def test_both_start_the_server_with_valid_options() -> None:
    """The health check uses the container's port."""
    container = json.loads(instructions("ENTRYPOINT")[0])
    (unit,) = re.findall("(?m)^ExecStart=(.*)$", UNIT)
    parser = cli.parser()
    for started in (container, shlex.split(unit)):
        assert started[0] == "/opt/wildtable/bin/wildtable"
        parser.parse_args(started[1:])
    settings = parser.parse_args(container[1:])
    assert f"127.0.0.1:{settings.port}/healthz" in instructions("HEALTHCHECK")[0]
    assert instructions("EXPOSE") == [str(settings.port)]
    assert instructions("VOLUME") == [str(settings.data)]


def test_the_container_has_what_the_options_of_the_server_need() -> None:
    assert '".[postgres,fast]"' in CONTAINER
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "wildtable[server]" in project["optional-dependencies"]["postgres"]


def test_both_have_a_folder_for_what_numba_compiles() -> None:
    """The unit has no home folder, and the container's file system is read-only."""
    (volume,) = instructions("VOLUME")
    assert f"WILDTABLE_CACHE={volume}/" in instructions("ENV")[0]
    (folder,) = re.findall("(?m)^CacheDirectory=(.*)$", UNIT)
    assert f"Environment=WILDTABLE_CACHE=/var/cache/{folder}\n" in UNIT
    (warm,) = re.findall("(?m)^ExecStartPre=-(.*)$", UNIT)
    assert shlex.split(warm) == ["/opt/wildtable/bin/wildtable", "warm"]
