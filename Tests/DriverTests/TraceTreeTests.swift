import NavbridgeDriver
import NavbridgeWire
import Testing

@Suite("A tree of causes")
struct TraceTreeTests {
  private static func entry(
    _ sequence: Int64, _ cause: Int64?, _ kind: String, _ method: String, id: String? = nil, module: String = "M"
  ) -> TraceEntry {
    TraceEntry([
      "seq": .int(sequence), "cause": cause.map { .int($0) } ?? .null, "kind": .string(kind), "module": .string(module),
      "method": .string(method), "id": id.map { .string($0) } ?? .null, "queue": "main",
      "at": .double(Double(sequence) * 100), "realTime": .double(5000 + Double(sequence) / 8),
    ])
  }

  /// A message with two calls, and a tap.
  private static let entries = [
    entry(1, nil, "read", "bridge/flushQueue", module: "script"),
    entry(2, 1, "call", "push", id: "push1"), entry(3, 2, "handler", "push", id: "push1"),
    entry(4, 1, "call", "pop", id: "pop2"), entry(5, 3, "transition", "began", id: "1", module: "push of <A>"),
    entry(6, nil, "read", "device/tap", module: "driver"), entry(7, 6, "act", "device/tap", module: "driver"),
    entry(8, 5, "event", "emit", module: "E"), entry(9, 8, "write", "emit", module: "E"),
    entry(10, 99, "timer", "fired", module: "clock"),
  ]

  @Test("A tree of causes has each entry below its cause, and a root for each entry whose cause is missing")
  func trees() {
    let trees = TraceTree.trees(of: Self.entries)
    #expect(trees.map(\.entry.sequence) == [1, 6, 10])
    #expect(trees[0].entries.map(\.sequence) == [1, 2, 3, 5, 8, 9, 4])
  }

  @Test(
    "A tree of causes of a command is found by id and by name, and of a driver's request by its method",
    arguments: [
      ("push1", [[1, 2, 3, 5, 8, 9]]), ("push", [[1, 2, 3, 5, 8, 9]]), ("pop2", [[1, 4]]), ("device/tap", [[6, 7]]),
      ("setRoot", []),
    ])
  func find(_ name: String, _ expected: [[Int]]) {
    #expect(TraceTree.trees(of: Self.entries, with: name).map { $0.entries.map(\.sequence) } == expected)
  }

  @Test("A tree of causes is printed with the milliseconds since its root, in real time and on the device's clock")
  func lines() throws {
    let tree = try #require(TraceTree.trees(of: Self.entries, with: "push1").first)
    #expect(
      tree.lines == [
        "   real ms  device ms",
        "     0.000        0.0  read bridge/flushQueue",
        "     0.125      100.0  └─ call M.push",
        "     0.250      200.0     └─ handler push push1",
        "     0.500      400.0        └─ transition began: push of <A>",
        "     0.875      700.0           └─ event E",
        "     1.000      800.0              └─ written",
      ])
    let whole = try #require(TraceTree.trees(of: Self.entries).first)
    #expect(whole.lines[2].hasSuffix("├─ call M.push") && whole.lines[3].hasSuffix("│  └─ handler push push1"))
  }
}
