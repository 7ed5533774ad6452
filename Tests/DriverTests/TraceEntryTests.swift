import NavbridgeDriver
import NavbridgeWire
import Testing

@Suite("An entry of a trace")
struct TraceEntryTests {
  private static func entry(
    _ kind: String, module: String = "M", method: String = "m", id: String? = "i"
  ) -> JSON {
    [
      "seq": 4, "cause": nil, "kind": .string(kind), "module": .string(module), "method": .string(method),
      "id": id.map { .string($0) } ?? .null, "queue": "bridge", "at": 1.5, "realTime": 9,
    ]
  }

  @Test("An entry of a trace is read with all its members")
  func members() {
    let json = Self.entry("call").merging(["cause": 3])
    let entry = TraceEntry(json)
    #expect(entry.sequence == 4 && entry.cause == 3 && entry.id == "i" && entry.queue == "bridge")
    #expect((entry.kind, entry.module, entry.method) == ("call", "M", "m"))
    #expect(entry.deviceTime == 1.5 && entry.realTime == 9 && entry.json == json)
    #expect(TraceEntry(Self.entry("call", id: nil)).id == nil && TraceEntry(Self.entry("call")).cause == nil)
  }

  static let words: [(JSON, String)] = [
    (entry("read"), "read m"), (entry("methodQueue"), "method queue"), (entry("hop"), "main queue"),
    (entry("call"), "call M.m"), (entry("timer"), "timer"), (entry("event"), "event M"), (entry("write"), "written"),
    (entry("appearance"), "m i"), (entry("appearance", id: nil), "m M"),
    (entry("transition", method: "began"), "transition began: M"),
    (entry("transition", method: "ended"), "transition ended"), (entry("operation"), "operation M m i"),
    (entry("lock", method: "", id: nil), "lock M"), (entry("handler"), "handler m i"),
    (entry("presenter", id: nil), "presenter m"),
  ]

  @Test("An entry of a trace is described in the words of its kind", arguments: words)
  func description(_ entry: JSON, _ words: String) {
    let tree = TraceTree.trees(of: [TraceEntry(entry)])[0]
    #expect(tree.lines[1] == "     0.000        0.0  \(words)")
  }

  @Test(
    """
    An entry of a trace of a command's handler begins no tree of that command, and a script's message none of a \
    driver's request
    """)
  func beginnings() {
    let entries = [
      TraceEntry(Self.entry("handler", id: "push1")), TraceEntry(Self.entry("read", module: "script", method: "tap")),
    ]
    #expect(TraceTree.trees(of: entries, with: "push1").isEmpty)
    #expect(TraceTree.trees(of: entries, with: "tap").isEmpty)
  }

  @Test(
    "An entry of a trace that follows the root by a fraction, or precedes it, has its time rounded with all digits")
  func times() {
    func at(_ sequence: Int64, _ cause: Int64?, _ device: Double, _ real: Double) -> TraceEntry {
      TraceEntry(
        Self.entry("hop").merging([
          "seq": .int(sequence), "cause": cause.map { .int($0) } ?? .null, "at": .double(device),
          "realTime": .double(real),
        ]))
    }
    let tree = TraceTree.trees(of: [at(1, nil, 100, 5), at(2, 1, 116.66, 5.0046), at(3, 1, 99.9, 1234.5)])[0]
    #expect(
      tree.lines.dropFirst(2) == [
        "     0.005       16.7  ├─ main queue", "  1229.500       -0.1  └─ main queue",
      ])
  }
}
