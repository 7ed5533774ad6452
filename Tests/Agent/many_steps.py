#!/usr/bin/env python3
"""Measures what many steps cost: bytes of answers, real time, and the memory of the server and its app.

  Tests/Agent/many_steps.py [--program FILE] [--app FILE] [--steps N]

The steps walk through the tabs, the list and the books of Tests/Agent/apps/library.js, or, in another app, tap whatever was named last
and go back. Counts that are too high end it with 1; times are printed.
"""
import argparse
import pathlib
import re
import statistics
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE)]
from client import Client  # noqa: E402

# The bytes of a step: at the median, at most, and of 500 together.
MEDIAN, LARGEST, OF_500 = 1_200, 8_000, 600_000
# The growth of the server's memory from the middle to the end, in KiB for each step.
GROWTH = 3


def memory(process):
    """Resident memory of a process in KiB."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def steps(client, count):
    """Taps what can be tapped, one after the other, and goes back where that is possible."""
    text, _ = client.call("see", max=8_000)
    number = 0
    while number < count:
        refs = re.findall(r'(?:button|touchable|tab) "[^"]*" \[ref=(e\d+)\]', text)
        for ref in refs[:6] or [None]:
            arguments = {"do": "tap", "ref": ref} if ref else {"do": "reload"}
            yield client.call("act", **arguments)[0]
            number += 1
            yield client.call("act", do="back")[0]
            number += 1
        text, _ = client.call("see", max=8_000)
        if not re.search(r"\[ref=", text):
            yield client.call("act", do="reload")[0]
            number += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(HERE.parents[1] / ".build/release/navbridge"))
    parser.add_argument("--app", default=str(HERE / "apps/library.js"))
    parser.add_argument("--steps", type=int, default=1_000)
    arguments = parser.parse_args()
    app = pathlib.Path(arguments.app).resolve()
    begin = time.monotonic()
    client = Client(str(pathlib.Path(arguments.program).resolve()), app.parent)
    client.watch.cancel()
    client.call("start", file=app.name)
    first = time.monotonic() - begin
    sizes, times, memories = [], [], []
    last = time.monotonic()
    for text in steps(client, arguments.steps):
        sizes.append(len(text.encode()))
        times.append(time.monotonic() - last)
        memories.append(memory(client.process.pid))
        last = time.monotonic()
    code = client.close()
    median, largest, total = statistics.median(sizes), max(sizes), sum(sizes[:500])
    half = len(memories) // 2
    growth = (memories[-1] - memories[half]) / (len(memories) - half)
    print(f"start to the first answer: {first * 1000:.0f} ms; a step: {statistics.median(times) * 1000:.0f} ms at the median, "
          f"{max(times) * 1000:.0f} at most")
    print(f"bytes of {len(sizes)} steps: {median:.0f} at the median, {largest} at most, {total} of the first {min(500, len(sizes))}")
    print(f"memory of the server: {memories[0]} KiB after the first step, {memories[half]} in the middle, {memories[-1]} at the end")
    if code != 0 or median > MEDIAN or largest > LARGEST or total > OF_500 or growth > GROWTH:
        sys.exit("A step is larger than it may be, or the memory grows.")


main()
