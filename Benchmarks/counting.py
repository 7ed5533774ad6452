"""The tools by which a load is counted. Each returns the counts of one run by their units."""
import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BIN = pathlib.Path(os.environ.get("NAVBRIDGE_BIN", ROOT / ".build" / "release"))
# Seconds. The limit only ends what hangs.
LIMIT = 3600
# Swift draws the seed of its hash tables at each start. With the same seed both runs of a count start with the same work.
ENVIRONMENT = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}

READS = {"read", "recvmsg", "recvfrom", "readv"}
WRITES = {"write", "sendmsg", "sendto", "writev"}
# These are states at the end of the longer run, not sums.
STATES = {"threads", "MiB of its own", "MiB at most"}


@contextlib.contextmanager
def native_side(folder, arguments, tool=()):
    """Runs a native side, and ends it. Yields its process and its path."""
    pipe = folder / "pipe"
    pipe.unlink(missing_ok=True)
    native = subprocess.Popen(
        [*tool, str(BIN / "native-side"), "--pipe", str(pipe), *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=ENVIRONMENT)
    try:
        # The line that names the pipe is the first one.
        if "listens" not in native.stdout.readline():
            sys.exit("The native side did not start.")
        yield native, str(pipe)
    finally:
        # strace itself ignores the signal that ends the program.
        os.kill(child_of(native.pid) if tool and tool[0] == "strace" else native.pid, signal.SIGTERM)
        native.wait(timeout=60)


def child_of(process):
    return int(pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()[0])


def run_load(folder, load, pipe, length, tool=()):
    subprocess.run(
        [*tool, str(BIN / "benchmark-load"), *load.script.split(), "--pipe", pipe, "--count", str(length)],
        check=True, timeout=LIMIT, stderr=subprocess.DEVNULL if tool else None, env=ENVIRONMENT)


# A small core: two caches of 32 KiB beside it, and one of 512 KiB behind them. The real cores of those who run this differ.
CACHES = ["--cache-sim=yes", "--branch-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=524288,8,64"]
# The units, and the events of callgrind that they add up.
SIMULATED = {
    "instruction cache misses": ["I1mr"], "data cache misses": ["D1mr", "D1mw"],
    "second-level misses": ["ILmr", "DLmr", "DLmw"], "mispredicted branches": ["Bcm", "Bim"],
}


def events(text):
    """The sums of callgrind's events, by their names, in its output."""
    names = re.search(r"^events: (.*)$", text, re.M)[1].split()
    totals = map(int, re.search(r"^(?:totals|summary): (.*)$", text, re.M)[1].split())
    return dict(zip(names, totals))


def caches(folder, load, length):
    """The misses of a core's caches and its mispredicted branches, as callgrind simulates them for the native side."""
    file = folder / "callgrind.native"
    tool = ["valgrind", "--tool=callgrind", *CACHES, f"--callgrind-out-file={file}"]
    with native_side(folder, load.native.split(), tool) as (_, pipe):
        run_load(folder, load, pipe, length)
    counted = events(file.read_text())
    return {unit: sum(counted[event] for event in some) for unit, some in SIMULATED.items()}


def callgrind(folder, load, length, sides):
    outputs = {side: folder / f"callgrind.{side}" for side in sides}
    tools = {side: ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}"] for side, file in outputs.items()}
    with native_side(folder, load.native.split(), tools.get("native", ())) as (_, pipe):
        run_load(folder, load, pipe, length, tools.get("script", ()))
    texts = [file.read_text() for file in outputs.values()]
    return {"instructions": sum(events(text)["Ir"] for text in texts), "allocations": sum(map(allocations, texts))}


def allocations(text):
    """The number of calls of malloc, calloc and realloc in callgrind's output. Calls from one to another count once."""
    names, caller, callee, count = {}, None, None, 0

    def name(entry):
        number, _, given = entry.partition(" ")
        if given:
            names[number] = given
        return names.get(number, number)

    allocating = {"malloc", "calloc", "realloc"}
    for line in text.splitlines():
        if line.startswith("fn="):
            caller = name(line[3:])
        elif line.startswith("cfn="):
            callee = name(line[4:])
        elif line.startswith("calls=") and callee in allocating and caller not in allocating:
            count += int(line[6:].split()[0])
    return count


def strace(folder, load, length):
    out = folder / "strace.out"
    with native_side(folder, load.native.split(), ["strace", "-f", "-c", "-o", str(out)]) as (_, pipe):
        run_load(folder, load, pipe, length)
    counts = {"system calls": 0, "reads": 0, "writes": 0}
    for line in out.read_text().splitlines():
        found = re.match(r"\s*[\d.]+\s+[\d.]+\s+\d+\s+(\d+)\s+(?:\d+\s+)?(\w+)$", line)
        if not found or found[2] == "total":
            continue
        counts["system calls"] += int(found[1])
        if found[2] in READS:
            counts["reads"] += int(found[1])
        if found[2] in WRITES:
            counts["writes"] += int(found[1])
    return counts


def memory(folder, load, length):
    with native_side(folder, load.native.split()) as (native, pipe):
        run_load(folder, load, pipe, length)
        status = pathlib.Path(f"/proc/{native.pid}/status").read_text()
        # The tenth field; the second one, the name in brackets, has no space.
        faults = int(pathlib.Path(f"/proc/{native.pid}/stat").read_text().split()[9])
        return {"threads": int(re.search(r"Threads:\s+(\d+)", status)[1]), "page faults": faults,
                "MiB of its own": int(re.search(r"RssAnon:\s+(\d+) kB", status)[1]) / 1024,
                "MiB at most": int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) / 1024}


def javascript(folder, load, length):
    """The calls into the engine, and the calls of the script's thread that read a clock, read, write and wait, for
    rounds of an awaited push and pop."""
    script, trace, output, errors = (folder / name for name in ("app.js", "trace", "output", "errors"))
    text = (ROOT / "Benchmarks/push-pop.js").read_text()
    script.write_text(f"const rounds = {length}, listens = {'true' if load.script == 'listening' else 'false'};\n{text}")
    with native_side(folder, []) as (_, pipe):
        with open(output, "w") as written, open(errors, "w") as complaints:
            traced = subprocess.Popen(
                ["strace", "-f", "-qq", "-e", "signal=none", "-o", str(trace), str(BIN / "script-side"), str(script),
                 "--pipe", pipe, "--count-entries"], stdout=written, stderr=complaints)
        wait_until(lambda: "done" in output.read_text(), traced, "The script has not pushed and popped.")
        thread = trace.read_text().split(maxsplit=1)[0]
        os.kill(int(thread), signal.SIGUSR2)
        traced.wait(timeout=60)
    entries = re.search(r"was entered (\d+) times", errors.read_text())
    counts = {"entries": int(entries[1]) if entries else 0, "clock readings": 0, "reads": 0, "writes": 0, "waits": 0}
    kinds = {"clock readings": r"clock_gettime|getrusage|times|gettimeofday|timer_", "reads": "read|recv",
             "writes": "write|send", "waits": "epoll_wait|epoll_pwait|poll"}
    for call in re.findall(rf"^{thread} +([a-z0-9_]+)\(", trace.read_text(), re.MULTILINE):
        for unit, names in kinds.items():
            counts[unit] += bool(re.match(names, call))
    return counts


def wait_until(is_met, process, failure):
    deadline = time.monotonic() + LIMIT
    while not is_met():
        if process.poll() is not None or time.monotonic() > deadline:
            sys.exit(failure)
        time.sleep(0.1)


def test_runner(folder, lengths):
    """The growth of the runner's and the worker's memory from one test to the last of many, each of which has an app."""
    first, last = lengths
    text = (ROOT / "Benchmarks/many-tests.js").read_text()
    (folder / "many.test.js").write_text(f"const first = {first}, last = {last};\n{text}")
    run = subprocess.Popen(
        [BIN / "navbridge", "test", folder, "--reporter", "tap", "--output", f"{folder}/report"],
        env={**os.environ, "TMPDIR": str(folder), "XDG_RUNTIME_DIR": ""}, stdout=subprocess.DEVNULL)
    marks = []
    try:
        for number in (first + 1, last):
            wait_until(lambda: apps(folder) >= number, run, f"Test {number} was not reached.")
            time.sleep(1)
            marks.append((resident(run.pid), resident(worker_of(run.pid))))
        if run.wait(timeout=60) != 0:
            sys.exit("A test failed.")
    finally:
        if run.poll() is None:
            run.kill()
    return {"kB of navbridge": marks[1][0] - marks[0][0], "kB of test-worker": marks[1][1] - marks[0][1]}


def resident(process):
    return int(re.search(r"VmRSS:\s+(\d+) kB", pathlib.Path(f"/proc/{process}/status").read_text())[1])


def worker_of(process):
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (path / "stat").read_text()
            name, rest = fields[fields.index("(") + 1:fields.rindex(")")], fields[fields.rindex(")") + 2:].split()
            if name == "test-worker" and int(rest[1]) == process:
                return int(path.name)
    return None


def apps(folder):
    """The number of apps that the worker has started so far. The file of a running app has its number."""
    files = folder.glob("navbridge-*/*/app-*.js")
    return max((int(path.stem.removeprefix("app-")) for path in files), default=0)


def count(folder, load):
    """The counts of one round of a load, by their units."""
    if load.tool == "test-runner":
        return test_runner(folder, load.lengths)
    tools = {
        "callgrind-native": lambda length: callgrind(folder, load, length, ["native"]),
        "callgrind-script": lambda length: callgrind(folder, load, length, ["script"]),
        "callgrind-both": lambda length: callgrind(folder, load, length, ["native", "script"]),
        "caches": lambda length: caches(folder, load, length),
        "strace": lambda length: strace(folder, load, length),
        "memory": lambda length: memory(folder, load, length),
        "javascript": lambda length: javascript(folder, load, length),
    }
    few, many = (tools[load.tool](length) for length in load.lengths)
    rounds = load.lengths[1] - load.lengths[0]
    return {unit: many[unit] if unit in STATES else (many[unit] - few[unit]) / rounds for unit in many}
