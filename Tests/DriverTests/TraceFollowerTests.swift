import NavbridgeDriver
import NavbridgeWire
import Testing

@Suite("A trace that is followed")
struct TraceFollowerTests {
  private static func entry(
    _ sequence: Int64, _ cause: Int64?, _ kind: String, _ method: String, id: String? = nil, module: String = "M",
    direction: JSON = nil
  ) -> TraceEntry {
    TraceEntry([
      "seq": .int(sequence), "cause": cause.map { .int($0) } ?? .null, "kind": .string(kind), "module": .string(module),
      "method": .string(method), "id": id.map { .string($0) } ?? .null, "queue": "main", "epoch": 2,
      "direction": direction, "at": .double(Double(sequence) * 100), "realTime": .double(5000 + Double(sequence) / 8),
    ])
  }

  /// A message with two calls, of which the first has consequences after those of the second, and a tap.
  private static let entries = [
    entry(1, nil, "read", "bridge/flushQueue", module: "script"), entry(2, 1, "hop", "push"),
    entry(3, 2, "call", "push", id: "push1"), entry(4, 2, "call", "pop", id: "pop2"),
    entry(5, nil, "read", "device/tap", module: "driver"), entry(6, 3, "handler", "push", id: "push1"),
    entry(7, 99, "timer", "fired", module: "clock"), entry(8, 6, "write", "emit", module: "E"),
  ]

  private static func lines(of name: String?) -> [[String]] {
    var follower = TraceFollower(of: name)
    return entries.map { follower.take($0) }
  }

  @Test("A trace that is followed has a line for each entry when it comes, below and right of its cause")
  func everything() {
    #expect(
      Self.lines(of: nil) == [
        ["     0.000        0.0  read bridge/flushQueue"], ["     0.125      100.0    main queue"],
        ["     0.250      200.0      call M.push"], ["     0.375      300.0      call M.pop"],
        ["", "     0.000        0.0  read device/tap"], ["     0.625      500.0        handler push push1"],
        ["", "     0.000        0.0  timer"], ["     0.875      700.0          written"],
      ])
  }

  @Test(
    "A trace that is followed for a command has the way to it when it begins, and then what follows from it",
    arguments: [
      (
        "push",
        [
          [], [], ["read bridge/flushQueue", "main queue", "call M.push"], [], [], ["handler push push1"], [],
          ["written"],
        ]
      ),
      ("pop2", [[], [], [], ["read bridge/flushQueue", "main queue", "call M.pop"], [], [], [], []]),
      ("device/tap", [[], [], [], [], ["read device/tap"], [], [], []]),
      ("setRoot", Array(repeating: [], count: 8)),
    ])
  func command(_ name: String, _ expected: [[String]]) {
    let lines = Self.lines(of: name).map { lines in lines.map { $0.dropFirst(21).trimmingPrefix { $0 == " " } } }
    #expect(lines.map { $0.map(String.init) } == expected)
  }

  @Test("A trace that is followed forgets entries that are long past, and what they cause begins a block")
  func forgets() {
    var follower = TraceFollower()
    for number in 1...30_000 { _ = follower.take(Self.entry(Int64(number), nil, "timer", "fired")) }
    #expect(follower.take(Self.entry(30_001, 1, "write", "late")) == ["", "     0.000        0.0  written"])
    #expect(
      follower.take(Self.entry(30_002, 29_999, "write", "soon")).map(\.count) == [
        "     0.375      300.0    written".count
      ])
  }

  @Test(
    "A line of a transcript has a message between the sides, and steps within the native side have none",
    arguments: [
      (
        entry(1, nil, "call", "push", id: "push1", module: "RNNTurboModule"),
        "    100.0 ms  -> push1 RNNTurboModule.push"
      ),
      (entry(2, nil, "call", "getConstants", module: "M"), "    200.0 ms  -> M.getConstants"),
      (entry(3, nil, "result", "push", id: "push1"), "    300.0 ms  <- push1 settled"),
      (entry(4, nil, "callback", "push", id: "push1"), "    400.0 ms  <- push1 settled"),
      (entry(5, nil, "error", "push", id: "push1"), "    500.0 ms  <- push1 rejected"),
      (entry(6, nil, "event", "emit", module: "RNN.AppLaunched"), "    600.0 ms  <- RNN.AppLaunched"),
      (entry(7, nil, "surface", "run", id: "home", direction: "toScript"), "    700.0 ms  <- surface home run"),
      (entry(8, nil, "surface", "didMount", id: "11", direction: "toNative"), "    800.0 ms  -> surface 11 didMount"),
      (entry(9, nil, "reload", "begin"), "    900.0 ms  <> context 2 begins"),
      (entry(10, nil, "reload", "end"), "   1000.0 ms  <> the context ends"), (entry(11, nil, "hop", "push"), nil),
    ] as [(TraceEntry, String?)])
  func transcript(_ entry: TraceEntry, _ line: String?) { #expect(entry.transcriptLine == line) }
}
