import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeDriver

@Suite("A trace for Chrome")
struct ChromeTraceTests {
  private static func entry(
    _ sequence: Int64, _ cause: Int64?, _ kind: String, _ method: String, id: String? = nil, module: String = "M",
    queue: String = "main", at: Double = 0
  ) -> TraceEntry {
    TraceEntry([
      "seq": .int(sequence), "cause": cause.map { .int($0) } ?? .null, "kind": .string(kind), "module": .string(module),
      "method": .string(method), "id": id.map { .string($0) } ?? .null, "queue": .string(queue), "at": .double(at),
      "realTime": .double(5000 + Double(sequence) / 8),
    ])
  }

  /// A push that is resolved after its transition, a pop that a reload ends, and one that never settles.
  private static let entries = [
    entry(1, nil, "read", "RNNTurboModule.push", module: "script", queue: "bridge"),
    entry(2, 1, "methodQueue", "", queue: "methodQueue"), entry(3, 2, "call", "push", id: "push1"),
    entry(4, 3, "transition", "began", id: "1", module: "push of <A>"),
    entry(5, 3, "surface", "run", id: "a"), entry(6, 5, "write", "surface/run", module: "A"),
    entry(7, 4, "transition", "ended", id: "1", at: 350), entry(8, 7, "result", "push", id: "push1", at: 350),
    entry(9, 99, "call", "pop", id: "pop2", at: 350), entry(10, nil, "reload", "end", at: 400),
    entry(11, nil, "call", "pop", id: "pop1", at: 400.5),
    entry(12, nil, "read", "device/tap", module: "driver", at: 500),
  ]

  private static let events = ChromeTrace.document(of: entries, facts: ["app": "a.js"])["traceEvents"]?.array ?? []

  private static func events(_ phase: String) -> [JSON] { events.filter { $0["ph"]?.string == phase } }

  @Test("A trace for Chrome keeps the rules of the format, and has the facts of the run")
  func rules() {
    let document = ChromeTrace.document(of: Self.entries, facts: ["app": "a.js"])
    #expect(ChromeTraceRules.broken(by: document) == [])
    #expect(document["otherData"] == ["app": "a.js"] && document["displayTimeUnit"] == "ms")
    #expect(ChromeTraceRules.broken(by: ChromeTrace.document(of: [], facts: [:])) == [])
    #expect(ChromeTraceRules.broken(by: ["traceEvents": [["ph": "X"]]]).count == 2, "The rules can be broken.")
  }

  @Test(
    "A trace for Chrome keeps the rules of the format with a time that no clock reaches", arguments: [1.9e19, -1e300])
  func farTimes(_ time: Double) {
    let document = ChromeTrace.document(of: [Self.entry(1, nil, "call", "push", id: "push1", at: time)], facts: [:])
    #expect(ChromeTraceRules.broken(by: document) == [])
  }

  @Test("A trace for Chrome is read back as the entries of which it was made, and that of another program as none")
  func readBack() throws {
    let entries = try #require(ChromeTrace.entries(of: ChromeTrace.document(of: Self.entries, facts: [:])))
    #expect(entries.count == Self.entries.count)
    for (read, made) in zip(entries, Self.entries) {
      for name in ["seq", "cause", "kind", "module", "method", "id", "queue", "at"] {
        #expect((read[name] ?? .null) == (made.json[name] ?? .null), "\(name) of step \(made.sequence)")
      }
      #expect(read["realTime"]?.double == made.realTime - 5000.125)
    }
    #expect(ChromeTrace.entries(of: ["traceEvents": [["ph": "X", "pid": 2, "tid": 1, "args": ["seq": "a"]]]]) == nil)
    #expect(ChromeTrace.entries(of: ["events": []]) == nil)
  }

  @Test(
    """
    A trace for Chrome has a slice for each entry at the device's time, or a microsecond behind the slice before, \
    and one of the script for a message
    """
  )
  func slices() {
    let slices = Self.events("X")
    #expect(slices.count == Self.entries.count + 2)
    #expect(
      slices.map { $0["ts"]?.int } == [0, 1, 2, 3, 4, 5, 6, 7, 350_000, 350_001, 350_002, 400_000, 400_500, 500_000])
    #expect(slices[0]["name"] == "send RNNTurboModule.push" && slices[0]["pid"] == 1)
    #expect(slices[7]["name"] == "receive surface/run" && slices[7]["pid"] == 1)
    #expect(slices[3]["name"] == "call M.push" && slices[3]["args"]?["realTime"] == 0.25 && slices[3]["pid"] == 2)
  }

  @Test("A trace for Chrome has an arrow from each cause that is in the trace, and from side to side for a message")
  func arrows() {
    let ids = Self.events("f").compactMap { $0["id"]?.string }
    #expect(ids == ["1 sent", "2", "3", "4", "5", "6", "6 received", "7", "8"])
  }

  @Test(
    """
    A trace for Chrome has a span for each command and transition, which ends with its settlement, with a reload, or \
    never
    """)
  func spans() {
    let ends = Self.events("e").map { "\($0["id"]?.string ?? "") \($0["args"]?["settled"]?.string ?? "ended")" }
    #expect(ends == ["1 ended", "push1 resolved", "pop2 reload", "pop1 never"])
    let pending = Self.events("C").filter { $0["name"] == "pending commands" }.map { $0["args"]?["count"]?.int }
    #expect(pending == [1, 0, 1, 0, 1, 0])
  }
}
