import NavbridgeLauncher
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeSetup

@Suite("A matter of navbridge doctor")
struct MatterTests {
  private static let place = "/run/user/7/navbridge-a1b2c3/pipe"

  private static func sockets(mode: UInt32 = 0o700, isOwn: Bool = true, skipped: [String] = []) -> Matter {
    .sockets(SocketPlace(path: place, mode: mode, isOwn: isOwn, skipped: skipped))
  }

  static let rows: [(Matter, String)] = [
    (
      .program(.nativeSide, .runs(path: "/b/native-side", version: Version.number)),
      "ok       native-side: '/b/native-side'"
    ),
    (
      .program(.scriptSide, .runs(path: "/b/script-side", version: "0.0.1")),
      "fault    script-side: '/b/script-side' has version 0.0.1, and this program has \(Version.number). Use the programs"
    ),
    (.program(.testWorker, .missing("It is not there.")), "fault    test-worker: It is not there."),
    (
      .program(.scriptSide, .fails(path: "/b/script-side", why: "libx.so is missing.\nIt ended.")),
      "fault    script-side: '/b/script-side' does not run: libx.so is missing. It ended. Install the libraries"
    ),
    (.library(.libuv, "1.44.2"), "ok       libuv: version 1.44.2."),
    (.library(.libuv, nil), "warning  libuv: its version is not known."),
    (.library(.simdjson, "none"), "ok       simdjson: this build has none"),
    (.library(.engine, "2.50.6"), "ok       JavaScriptCoreGTK: version 2.50.6."),
    (.library(.engine, "none"), "fault    JavaScriptCoreGTK: 'script-side' has no JavaScript engine. Install lib"),
    (.library(.engine, nil), "fault    JavaScriptCoreGTK: 'script-side' has no JavaScript engine."),
    (
      sockets(),
      "ok       sockets: '\(place)'; only this user can enter its folder, and the path has 33 of at most 107 bytes."
    ),
    (sockets(mode: 0o755), "fault    sockets: the folder of '\(place)' has the mode 755; others may"),
    (sockets(isOwn: false), "fault    sockets: the folder of '\(place)' has the mode 700 and another owner;"),
    (
      sockets(skipped: ["TMPDIR ('/long')"]),
      "warning  sockets: TMPDIR ('/long') cannot be written to or has too long a path, so that '\(place)' is used"
    ),
    (.noSockets("There is no room."), "fault    sockets: There is no room."),
    (.nativeSide(fault: nil), "ok       native side: starts, and answers"),
    (.nativeSide(fault: "It is stopped."), "fault    native side: does not start or does not answer: It is stopped."),
    (.engine(fault: nil), "ok       JavaScript: the engine runs a script."),
    (.engine(fault: "It is too old."), "fault    JavaScript: the engine did not run a script: It is too old."),
    (.leftOut("JavaScript", because: "it rains"), "warning  JavaScript: was not tried, because it rains."),
    (
      .engine(fault: String(repeating: "x", count: 400), addressSpace: 2929),
      "fault    JavaScript: the engine did not run a script: \(String(repeating: "x", count: 290))"
    ),
    (.files(limit: 64), "ok       files: a process may open 64 of them."),
    (
      .files(limit: 63),
      "fault    files: a process may open only 63 files, and needs 64. Raise the limit: ulimit -n 1024."
    ),
    (.files(limit: Int.max), "ok       files: a process may open any number of them."),
    (.memory(500), "ok       memory: 500 MB are available."),
    (.memory(499), "warning  memory: 499 MB are available. Below 500 MB the system may end a process: use --jobs 1."),
    (.memory(nil), "warning  memory: the available memory is not known"),
    (.processors(2), "ok       processors: 2; 'navbridge test' runs as many files"),
    (.tracing(scope: nil, isRoot: false), "ok       tracing: is allowed"),
    (.tracing(scope: 1, isRoot: false), "ok       tracing: is allowed"),
    (.tracing(scope: 2, isRoot: true), "ok       tracing: is allowed"),
    (.tracing(scope: 2, isRoot: false), "warning  tracing: is not allowed; only 'Benchmarks/counts' needs it: sysctl"),
    (.tracing(scope: 3, isRoot: true), "warning  tracing: is not allowed"),
    (.tool(.esbuild, "/usr/bin/esbuild"), "ok       esbuild: '/usr/bin/esbuild'."),
    (.tool(.esbuild, nil), "note     esbuild: is not on the PATH. Only apps in JSX, TypeScript or modules need it"),
    (.tool(.rsvgConvert, "/usr/bin/rsvg-convert"), "ok       rsvg-convert: '/usr/bin/rsvg-convert'."),
    (
      .tool(.rsvgConvert, nil),
      "note     rsvg-convert: is not on the PATH. Only 'navbridge snapshot --png' needs it: apt-get install librsvg2-bin."
    ),
  ]

  @Test("A matter of navbridge doctor has one line with its grade and the way out", arguments: rows)
  func line(_ matter: Matter, _ beginning: String) {
    let line = matter.finding.line
    #expect(line.hasPrefix(beginning) && line.hasSuffix(".") && !line.contains("\n"), "\(line)")
  }

  @Test("The available memory is that of the system's table")
  func memory() {
    let table = "MemTotal:        8000000 kB\nMemFree:          100000 kB\nMemAvailable:    2048000 kB\n"
    #expect(MachineFacts.availableMemory(Array(table.utf8)) == 2000)
    #expect(MachineFacts.availableMemory(Array("MemTotal: 8000000 kB\n".utf8)) == nil)
  }

  @Test("A folder for sockets that a variable names is used, or named as one that is not")
  func variables() throws {
    let fresh = try PipePath.fresh()
    let base = String(fresh.path.prefix(upTo: try #require(fresh.path.range(ofLast: "/navbridge-"))))
    let place = SocketPlace(
      fresh, variables: [("XDG_RUNTIME_DIR", "/nowhere"), ("TMPDIR", base), ("OTHER", "/elsewhere")])
    #expect(place.mode == 0o700 && place.isOwn && place.skipped == ["XDG_RUNTIME_DIR ('/nowhere')"])
    #expect(SocketPlace(try PipePath.fresh(), variables: [("XDG_RUNTIME_DIR", "")]).skipped == [])
  }
}

extension String {
  fileprivate func range(ofLast text: String) -> Index? { ranges(of: text).last?.lowerBound }
}
