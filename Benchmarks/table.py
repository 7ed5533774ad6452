"""The table of counts: what is counted, the load that makes it, the unit, the gate, and the reason for the gate."""
import dataclasses

# Reasons. A gate is set anew when the toolchain changes.
PERCENT = "one percent over the count of the build at which it was set"
TWENTIETH = "a twentieth over the count of the build at which it was set; the places of data in memory differ a little from run to run"
GOAL = "the goal, which is reached"
CHANCE = "the goal; the count depends on when each process runs"
REST = "the goal, and a twentieth for what happens now and then, such as an interrupted wait"
FLAT = "much of a thing may double a push and a pop"
PAGES = "of the resident memory all but two MiB are pages of the program's file, of which the system maps up to one MiB more in some runs"


@dataclasses.dataclass(frozen=True)
class Load:
    """What runs, and how it is counted: the difference of two runs of different lengths, for each round."""
    # callgrind-native, callgrind-script, callgrind-both, caches, strace, memory, javascript or test-runner (counting.py).
    tool: str
    # The arguments of benchmark-load, which is the script side.
    script: str
    lengths: tuple[int, int]
    # The arguments of native-side.
    native: str = "--benchmark-module"


@dataclasses.dataclass(frozen=True)
class Count:
    group: str
    name: str
    load: Load
    unit: str
    # None for a count that another one is compared with.
    gate: float | None = None
    reason: str = ""
    # The figure to be reached; it is not checked. A text is a factor of another count: '1.5 push'.
    goal: float | str | None = None
    # Another count of the group, which is subtracted ('- plain client'), or by which this one is divided ('/ overlays, 10').
    against: str = ""
    # The difference is shared by so many things.
    things: int = 1
    # The count before it was first made smaller. The page shows it.
    before: float | None = None

    @property
    def title(self):
        return f"{self.group}: {self.name}: {self.unit}"


def native(name, script, lengths, gate, goal, unit="instructions", reason=PERCENT, before=None):
    load = Load("callgrind-native", f"commands {script}", lengths)
    return Count("native", name, load, unit, gate, reason, goal, before=before)


def script(name, script, lengths, gate, goal):
    return Count("script", name, Load("callgrind-script", f"commands {script}", lengths), "instructions", gate, PERCENT, goal)


def calls(name, script, lengths, unit, gate, goal, reason=PERCENT):
    return Count("calls", name, Load("strace", f"commands {script}", lengths), unit, gate, reason, goal)


def memory(unit, gate, goal, reason, before=None):
    load = Load("memory", "commands --outstanding 1024", (20_480, 122_880))
    return Count("memory", "no-op, 1 024 outstanding", load, unit, gate, reason, goal, before=before)


def options(name, script, gate=None, goal=None, reason=PERCENT, before=None, against=""):
    load = Load("callgrind-native", f"options {script}", (20, 120), "--benchmark-module --render-timeout 600000")
    return Count("options", name, load, "instructions", gate, reason if gate else "", goal, against, before=before)


def caches(unit, gate, goal):
    load = Load("caches", "options push-pop", (20, 120), "--benchmark-module --render-timeout 600000")
    return Count("caches", "push + pop", load, unit, gate, TWENTIETH, goal)


def routing(name, means, design, gate=None, goal=None):
    load = Load("callgrind-both", f"routing --by {means}", (20, 220), f"--design {design}")
    return Count("routing", name, load, "instructions", gate, PERCENT if gate else "", goal, "- plain client" if gate else "")


def screens():
    name = "push + pop of react-native-navigation"
    load = Load("callgrind-native", "options push-pop", (20, 120), "--benchmark-module --render-timeout 600000")
    yield Count("screens", name, load, "instructions")
    load = Load("callgrind-native", "screens", (20, 120), "--design react-native")
    yield Count("screens", "push + pop of react-native-screens", load, "instructions", 254_000, PERCENT, f"1.5 {name}")


def tree(thing, size, gate=None, reason="", against="", things=1, before=None):
    load = Load("callgrind-native", f"trees {thing} --size {size}", (5, 25), "--benchmark-module --render-timeout 600000")
    unit = "times" if against.startswith("/") else "instructions"
    return Count("trees", f"{thing}, {size}", load, unit, gate, reason, None, against, things, before)


def trees():
    before = {"overlays": 20.5, "modals": 15.7, "modals-below": 22.2, "tabs": 1.3, "listeners": 1.4, "drivers": 1.4, "calls": 1.5,
              "twins": None}
    for thing, times in before.items():
        yield tree(thing, 10)
        yield tree(thing, 1000, 2, FLAT, f"/ {thing}, 10", before=times)
    yield tree("screens", 10)
    yield tree("screens", 10_000, 5, "ten thousand screens may make a push and a pop five times as long", "/ screens, 10",
               before=9.8)
    yield tree("subscribers", 10)
    # Each subscriber gets each entry of the traffic, so the cost grows with them. An entry is written once for all.
    yield tree("subscribers", 200, 15_000, "a subscriber may add so much", "- subscribers, 10", 190, before=164_000)


def javascript(listening, unit, gate):
    load = Load("javascript", listening, (100, 1100), "")
    return Count("javascript", f"push + pop, {listening} to the events", load, unit, gate + 0.05, REST, gate)


def test_runner(program):
    load = Load("test-runner", "", (500, 5000), "")
    return Count("test-runner", f"{program}, from test 500 to 5 000", load, f"kB of {program}", 4096, "the memory stays flat")


COUNTS = [
    native("no-op, 1 outstanding", "--outstanding 1", (200, 1200), 12_600, 12_600, before=14_363),
    native("no-op, 1 outstanding", "--outstanding 1", (200, 1200), 3.04, 3, "allocations", before=3),
    native("no-op, 64 outstanding", "--outstanding 64", (640, 4480), 10_570, 10_500),
    native("push + pop", "--push-pop", (20, 220), 190_200, 180_000),
    script("no-op, 1 outstanding", "--outstanding 1", (200, 1200), 8_250, 10_700),
    script("no-op, awaited in a task", "--awaited", (200, 1200), 14_410, 11_000),
    script("no-op, 64 outstanding", "--outstanding 64", (640, 4480), 6_620, 6_300),
    calls("no-op, 1 outstanding", "--outstanding 1", (1000, 6000), "system calls", 3.03, 3),
    calls("no-op, 64 outstanding", "--outstanding 64", (6400, 70_400), "system calls", 0.06, 0.06, CHANCE),
    calls("no-op, 1 024 outstanding", "--outstanding 1024", (10_240, 112_640), "system calls", 0.06, 0.06, CHANCE),
    calls("push + pop, own clock", "--push-pop", (100, 600), "reads", 3.03, 3),
    calls("push + pop, own clock", "--push-pop", (100, 600), "writes", 3.03, 3),
    calls("push + pop, one clock", "--push-pop --shared-clock", (100, 600), "reads", 5.05, 5),
    calls("push + pop, one clock", "--push-pop --shared-clock", (100, 600), "writes", 5.05, 5),
    memory("threads", 1, 1, GOAL, before=1),
    memory("page faults", 0.001, 0, "no page for each command", before=0.2),
    memory("MiB of its own", 3, None, "two MiB are its own, and one is left for allocators"),
    memory("MiB at most", 19, 16, PAGES, before=42),
    options("no-op", "noop", 12_600, 12_600, before=15_900),
    options("merge of 512 bytes that were sent before", "known", 21_560, 21_000, before=53_700),
    options("merge of 512 new bytes", "new", 44_320, 35_000, before=54_100),
    options("merge of 512 new bytes with ten misspelt options", "misspelt", 47_430, "1.10 merge of 512 new bytes"),
    options("push + pop, both animated", "push-pop", 184_400, 180_000, before=311_500),
    options("repeated snapshot of a screen with 60 options", "snapshot --options", 180_000, 180_000, GOAL, before=667_300),
    options("merge of a title into a screen with 60 options", "title --options"),
    options("the same, and a snapshot of the screen", "title-snapshot --options", 203_700, 180_000,
            against="- merge of a title into a screen with 60 options"),
    options("push", "push"),
    options("push with 60 options", "push --options", 44_380, 45_000, against="- push"),
    caches("instruction cache misses", 8_560, 5_500),
    caches("data cache misses", 2_600, None),
    caches("second-level misses", 350, None),
    caches("mispredicted branches", 2_290, 2_400),
    routing("plain client", "client", "react-native-navigation"),
    routing("typed router", "typed-router", "react-native-navigation", 53_480, "0.15 plain client"),
    routing("native router", "native-router", "coordinator-router", 418_700, 422_500),
    *screens(),
    *trees(),
    *(javascript(listening, unit, gate) for listening, entries in (("not listening", 4), ("listening", 13))
      for unit, gate in (("entries", entries), ("clock readings", 0), ("reads", 5), ("writes", 5), ("waits", 5))),
    test_runner("navbridge"), test_runner("test-worker"),
]
