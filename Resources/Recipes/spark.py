#!/usr/bin/env python3
"""Splits every GIF below a folder by PySpark, and looks into others without sharing a disk.

usage: spark.py FOLDER OUTPUT MASTER >records.ndjson

MASTER is local[2], local-cluster[2,1,1024], spark://…. Workers need the tool ($GIFRING) and see
FOLDER and OUTPUT. The first way hands paths to `pipe`, the second the bytes of each file
(`binaryFile`), for files that lie where the tool can't open them: in object stores, say.
"""
import json
import os
import pathlib
import shlex
import subprocess
import sys

from pyspark.sql import SparkSession

folder, output, master = sys.argv[1:]
tool = os.environ.get("GIFRING", "gifring")
spark = SparkSession.builder.master(master).appName("gifring").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")

names = sorted(str(path) for path in pathlib.Path(folder).rglob("*.gif"))
command = [tool, "split", "-q", "--json", "--exit-zero", "--jobs", "1", "--files-from", "-",
           "-o", output]
# checkCode ends the job where the tool does not end with 0: a full disk, not a bad file.
records = spark.sparkContext.parallelize(names, max(2, len(names) // 100)).pipe(
    shlex.join(command), checkCode=True)
for record in records.collect():
    print(record)


def look_into(rows):
    """A record for each file, whose bytes the tool gets through a pipe."""
    for row in rows:
        info = subprocess.run(
            [tool, "info", "-q", "--json", "--exit-zero", "-"], input=bytes(row.content),
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        yield json.loads(info.stdout)["ok"]


files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(
    f"file://{pathlib.Path(folder).resolve()}").where("path like '%.gif'")
found = files.rdd.mapPartitions(look_into).collect()
print(f"binaryFile: {len(found)} records, {sum(found)} ok", file=sys.stderr)
spark.stop()
