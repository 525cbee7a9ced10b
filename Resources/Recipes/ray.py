#!/usr/bin/env python3
"""Splits every GIF below a folder by Ray, 50 files a task.

usage: ray.py FOLDER OUTPUT WORKERS >records.ndjson
"""
import os
import pathlib
import subprocess
import sys

# This file is named as the module that it needs.
sys.path = [path for path in sys.path if pathlib.Path(path or ".").resolve()
            != pathlib.Path(__file__).resolve().parent]
import ray  # noqa: E402

folder, output, workers = sys.argv[1], sys.argv[2], int(sys.argv[3])
tool = os.environ.get("GIFRING", "gifring")
ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)


@ray.remote(num_cpus=1, max_retries=3)
def split(names):
    """The records of some files."""
    command = [tool, "split", "-q", "--json", "--exit-zero", "--jobs", "1", "-0", "--files-from", "-",
               "-o", output]
    return subprocess.run(
        command, input=b"\0".join(os.fsencode(name) for name in names), stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, check=True).stdout


names = sorted(str(path.resolve()) for path in pathlib.Path(folder).rglob("*.gif"))
tasks = [split.remote(names[start:start + 50]) for start in range(0, len(names), 50)]
for records in ray.get(tasks):
    sys.stdout.buffer.write(records)
