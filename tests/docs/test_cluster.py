"""The cluster files in docs/cluster.md: the Slurm script and the Kubernetes Job each play their own part."""

from __future__ import annotations

import re
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

yaml: Any = import_module("yaml")  # has no type stubs; Dask depends on it
PAGE = (Path(__file__).parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def run_with_echo(script: str, **variables: str) -> str:
    """Run a shell script in which `wildtable` prints its arguments."""
    echo = 'wildtable() { echo "$@"; }\n'
    return subprocess.run(["sh", "-c", echo + script], env=variables, capture_output=True, text=True, check=True).stdout


def test_a_job_of_the_array_plays_its_part() -> None:
    (script,) = [block for block in BLOCKS if "#SBATCH" in block]
    assert "--part 7/100 --checkpoint parts/7.jsonl" in run_with_echo(script, SLURM_ARRAY_TASK_ID="7")


def test_a_pod_of_the_job_plays_its_part() -> None:
    (text,) = [block for block in BLOCKS if "kind: Job" in block]
    job = yaml.safe_load(text)["spec"]
    pod = job["template"]["spec"]
    (container,) = pod["containers"]
    (arguments,) = container["args"]
    assert (job["completionMode"], container["command"]) == ("Indexed", ["sh", "-c"])
    assert [mount["name"] for mount in container["volumeMounts"]] == [volume["name"] for volume in pod["volumes"]]
    last = run_with_echo(arguments, JOB_COMPLETION_INDEX=str(job["completions"] - 1))
    assert "--part 100/100 --checkpoint /parts/99.jsonl" in last
