"""The files in `deploy/` fit the project: paths exist, both start the server. `scripts/soak container` builds the image."""

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
from tests.soak import container
from wildtable.cli import main as cli

CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
UNIT = (ROOT / "deploy" / "wildtable.service").read_text(encoding="utf-8")


def instructions(name: str) -> list[str]:
    return re.findall(rf"(?m)^{name} (.*)$", CONTAINER)


def copied_files() -> set[str]:
    return {path for line in instructions("COPY") if "--from" not in line for path in line.split()[:-1]}


def test_the_container_copies_all_files_that_the_build_needs() -> None:
    copied = copied_files()
    assert [path for path in copied if not (ROOT / path).exists()] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    built_from = {project["project"]["readme"], *project["project"]["license-files"], *wheel["force-include"]}
    built_from |= {path.partition("/")[0] for path in wheel["include"]}
    assert built_from | {"pyproject.toml"} <= copied


def test_the_files_of_the_container_are_enough_to_build_and_start_the_server(tmp_path: Path) -> None:
    for path in copied_files():
        source, target = ROOT / path, tmp_path / path
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "built")
    subprocess.run(build, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = (tmp_path / "built").glob("*.whl")
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    run = "from wildtable.cli.main import main; main()"
    started = [sys.executable, "-c", run, *json.loads(instructions("ENTRYPOINT")[0])[1:], "--help"]
    helped = subprocess.run(started, cwd=tmp_path / "installed", check=True, capture_output=True, text=True)
    assert "--database" in helped.stdout


def test_the_container_has_a_python_that_is_supported() -> None:
    """One base image for both stages, with a version that the package declares."""
    assert instructions("FROM") == ["$PYTHON AS build", "$PYTHON"]
    (base,) = instructions("ARG")
    version = re.fullmatch(r"PYTHON=docker\.io/library/python:(\d\.\d+)-slim", base)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert version is not None
    assert f"Programming Language :: Python :: {version[1]}" in project["classifiers"]


def test_the_campaign_builds_and_runs_the_container_as_documented() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    documented = [shlex.split(line) for line in page.replace("\\\n", "").splitlines() if line.startswith("podman ")]
    assert container.build_command("podman", "wildtable") in documented
    started = container.run_command("podman", "wildtable")
    assert any(command[: len(started)] == started for command in documented)


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
