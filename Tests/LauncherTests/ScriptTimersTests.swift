import NavbridgeWire
import Testing

@testable import NavbridgeLauncher

@Suite("The timers of a script")
struct ScriptTimersTests {
  static let rows: [(JSON, [String])] = [
    ([:], []), (.null, []),
    (
      [
        "kind": "interval", "delay": 1000, "stack": "setInterval@navbridge:timers.js:3:1\n@/a b/app.js:7:1\nf@x.js:1:1",
      ],
      ["an interval of 1000 ms, set at /a b/app.js:7:1"]
    ),
    (
      ["kind": "timer", "delay": 12.6, "stack": "[native code]\ng@app.js:2:3"],
      ["a timer of 12.6 ms, set at app.js:2:3"]
    ),
    (["kind": "animation frame", "delay": 16.7, "stack": ""], ["an animation frame"]),
  ]

  @Test("The timers of a script are listed with their lengths and places", arguments: rows)
  func line(_ timer: JSON, _ lines: [String]) {
    #expect(ScriptTimers.lines(lines.isEmpty ? timer : ["timers": [timer]]) == lines)
  }

  @Test("The timers of a script are listed up to five")
  func most() {
    let timers: JSON = .array(Array(repeating: ["kind": "timer", "delay": 1], count: 8))
    let lines = ScriptTimers.lines(["timers": timers])
    #expect(lines == Array(repeating: "a timer of 1 ms", count: 5) + ["and 3 more timers"])
  }
}
