"""Build the sdist and the wheel, check them, and try each in an empty environment; then try the wheel with all extras, at
the lowest versions that pyproject.toml allows and at the newest. Publishes nothing."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from email import message_from_bytes
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen
from zipfile import ZipFile

from packaging.metadata import Metadata

ROOT = Path(__file__).parents[1]
HINT = "pip install 'wildtable[server]'"
MAX_SDIST_BYTES = 3_000_000
IN_WHEEL = {
    "wildtable/py.typed",
    "wildtable/cli/texts/de.ftl",
    "wildtable/docs/index.md",
    "wildtable/games/wild_cards/deck.toml",
    "wildtable/games/wild_cards/weights.npz",
    "wildtable/server/static/base.css",
    "wildtable/server/templates/base.html",
}
IN_SDIST = {"CHANGELOG.md", "LICENSE", "NOTICE", "README.md", "constraints.txt", "pyproject.toml", "src/wildtable/py.typed"}
EXTRAS = ("server", "cluster", "data", "fast", "gymnasium", "openspiel", "pettingzoo", "picture", "postgres")
RESOLUTIONS = ("lowest-direct", "highest")
"""How versions are chosen: the lowest of what we name, which take the newest of what they need, or the newest of all."""
ADAPTERS = """
from wildtable.adapters import openspiel, pettingzoo
from wildtable.adapters.gymnasium import SeatEnv
from wildtable.adapters.vector import VectorEnv

env = SeatEnv("wild-cards")
env.reset(seed=1)
env.step(int(env.action_masks().argmax()))
env = pettingzoo.env("wild-cards", seats=3)
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
state = openspiel.pyspiel.load_game("python_wild_cards").new_initial_state()
state.apply_action(state.legal_actions()[0])
env = VectorEnv("wild-realms-alliance", 3, games=2)
env.step(env.reset(seed=1).masks.argmax(axis=1))
print("adapters work")
"""
"""Steps of each adapter, in the environment that is tried."""
NOT_RELEASED = re.compile(r"screenshots/|\.venv|__pycache__|node_modules|\.db$|^\.ci/|^tests/")


class ReleaseError(Exception):
    """A build that must not be released."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/release", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where to build (default: dist)")
    parser.add_argument(
        "--pythons",
        nargs="+",
        default=[sys.executable],
        metavar="PYTHON",
        help="to try all extras with (default: this one)",
    )
    args = parser.parse_args()
    try:
        sdist, wheel = build(args.out)
        version = check_metadata(sdist, wheel)
        for path, names, needed in ((sdist, sdist_names(sdist), IN_SDIST), (wheel, wheel_names(wheel), IN_WHEEL)):
            check_contents(path, names, needed)
            print(f"{path.name}: {len(names)} files, {path.stat().st_size:,} bytes")
        for path in (sdist, wheel):
            try_out(path, version)
        for python in args.pythons:
            for resolution in RESOLUTIONS:
                try_versions(wheel, python, resolution)
    except ReleaseError as error:
        print(f"scripts/release: {error}", file=sys.stderr)
        return 1
    print(f"wildtable {version} can be released from {sdist.parent}")
    return 0


def build(out: Path) -> tuple[Path, Path]:
    for old in out.glob("wildtable-*"):
        old.unlink()
    run(ROOT, sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", out.absolute())
    (sdist,), (wheel,) = out.absolute().glob("*.tar.gz"), out.absolute().glob("*.whl")
    return sdist, wheel


def sdist_names(path: Path) -> set[str]:
    with tarfile.open(path) as archive:
        return {member.name.partition("/")[2] for member in archive.getmembers()}


def wheel_names(path: Path) -> set[str]:
    with ZipFile(path) as archive:
        return set(archive.namelist())


def check_contents(path: Path, names: set[str], needed: set[str]) -> None:
    if missing := needed - names:
        raise ReleaseError(f"{path.name} lacks {', '.join(sorted(missing))}")
    if extra := [name for name in sorted(names) if NOT_RELEASED.search(name)]:
        raise ReleaseError(f"{path.name} must not contain {extra[0]}")
    if path.suffix == ".gz" and path.stat().st_size > MAX_SDIST_BYTES:
        raise ReleaseError(f"{path.name} must be at most {MAX_SDIST_BYTES:,} bytes, not {path.stat().st_size:,}")


def check_metadata(sdist: Path, wheel: Path) -> str:
    """Validate the metadata of both as a package index does, and return the version, which the changelog must name."""
    with tarfile.open(sdist) as archive:
        stem = sdist.name.removesuffix(".tar.gz")
        file = archive.extractfile(f"{stem}/PKG-INFO")
        assert file is not None
        inside = [file.read()]
    with ZipFile(wheel) as zipped:
        inside += [zipped.read(name) for name in zipped.namelist() if name.endswith(".dist-info/METADATA")]
    if message_from_bytes(inside[0]).items() != message_from_bytes(inside[1]).items():
        raise ReleaseError("the metadata of sdist and wheel differ")
    metadata = Metadata.from_email(inside[1])
    version = str(metadata.version)
    if metadata.description_content_type != "text/markdown" or not metadata.description:
        raise ReleaseError("the metadata must carry the README as text/markdown")
    if f"\n## [{version}]" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise ReleaseError(f"CHANGELOG.md must have a section [{version}]")
    return version


def try_out(path: Path, version: str) -> None:
    """Install a build without the server and use it, then add the server and query its health check."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        run(folder, sys.executable, "-m", "venv", "env")
        python, command = folder / "env" / "bin" / "python", folder / "env" / "bin" / "wildtable"
        pip: list[Path | str] = [python, "-m", "pip", "install", "--quiet", "--constraint", ROOT / "constraints.txt"]
        run(folder, *pip, path)
        expect(f"wildtable {version}", run(folder, command, "--version"))
        expect("wild-realms-alliance", run(folder, command, "games"))
        bots = ["--bots", "greedy,random,random", "--games", "3", "--seed", "1"]
        expect("3 games of wild-cards", run(folder, command, "simulate", "wild-cards", "--seats", "3", *bots))
        expect(HINT, run(folder, command, "serve", status=2))
        listed = run(folder, python, "-m", "pip", "list", "--format", "freeze").split()
        packages = {line.partition("=")[0] for line in listed} - {"pip", "setuptools", "wildtable"}
        run(folder, *pip, f"{path}[server]")
        health = ask_health(folder, command)
        print(f"{path.name}: plays with {len(packages)} dependencies; with [server] /healthz says {health}")


def try_versions(wheel: Path, python: str, resolution: str) -> None:
    """Install the wheel and all extras at these versions, play by the command line, use the adapters, start the server."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        run(folder, "uv", "venv", "--python", python, "env")
        programs = folder / "env" / "bin"
        extras = [word for extra in EXTRAS for word in ("--extra", extra)]
        install: list[Path | str] = ["uv", "pip", "install", "--python", programs / "python"]
        run(folder, *install, "--resolution", resolution, "--requirements", ROOT / "pyproject.toml", *extras)
        run(folder, *install, "--no-deps", wheel)
        run(folder, "uv", "pip", "check", "--python", programs / "python")
        bots = ["--bots", "greedy,random,random", "--games", "3", "--seed", "1"]
        expect("3 games of wild-cards", run(folder, programs / "wildtable", "simulate", "wild-cards", "--seats", "3", *bots))
        expect("adapters work", run(folder, programs / "python", "-c", ADAPTERS))
        health = ask_health(folder, programs / "wildtable")
        version = run(folder, programs / "python", "--version").split()[-1]
        print(f"{wheel.name}: works with Python {version} and {resolution} versions; /healthz says {health}")


def ask_health(folder: Path, command: Path) -> str:
    """Start a server on a free port and return the response of its health check."""
    arguments = [str(command), "serve", "--port", "0", "--data", "data"]
    with subprocess.Popen(arguments, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            if address is None:
                raise ReleaseError("the server did not start")
            for page in ("/", "/docs"):
                with urlopen(address[0] + page) as answer:
                    expect("<!doctype html>", answer.read().decode())
            with urlopen(f"{address[0]}/healthz") as answer:
                return str(answer.read().decode())
        finally:
            server.terminate()


def run(folder: Path, *command: Path | str, status: int = 0) -> str:
    """Run a command and return its output; raise ReleaseError on any other exit status or a traceback."""
    ran = subprocess.run(_texts(command), cwd=folder, capture_output=True, text=True, check=False)
    if ran.returncode != status or "Traceback" in ran.stderr:
        raise ReleaseError(f"{' '.join(_texts(command))}: status {ran.returncode}, not {status}\n{ran.stdout}{ran.stderr}")
    return ran.stdout + ran.stderr


def _texts(command: Sequence[Path | str]) -> list[str]:
    return list(map(str, command))


def expect(text: str, printed: str) -> None:
    if text not in printed:
        raise ReleaseError(f"expected {text!r}, not {printed[:500]!r}")


if __name__ == "__main__":
    sys.exit(main())
