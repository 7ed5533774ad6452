internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// A run as a document in Chrome's trace-event format, which ui.perfetto.dev and chrome://tracing show.
///
/// There are two processes, the sides, with a lane for each queue. Each entry of the traffic is a slice, and an arrow leads
/// to it from its cause. Commands and transitions are asynchronous spans, because they overlap. Counters have the commands
/// that are pending and the surfaces that run.
///
/// The time is the device's. Steps that take none of it follow each other by a microsecond, so that each is seen; the real
/// time is an argument of each slice.
package struct ChromeTrace {
  /// A lane of the document.
  struct Lane: Hashable {
    let process: Int
    let thread: Int

    static let script = Lane(process: 1, thread: 1)

    init(process: Int, thread: Int) { (self.process, self.thread) = (process, thread) }

    /// The lane of a queue of the native side.
    init(queue: String) {
      let number = TraceRecord.Queue.allCases.firstIndex { $0.rawValue == queue } ?? 0
      self.init(process: Self.native, thread: 1 + number)
    }

    /// The process of the native side.
    static let native = 2

    /// The queue of a lane of the native side; nil for another lane.
    var queue: String? {
      let queues = TraceRecord.Queue.allCases
      return process == Self.native && queues.indices.contains(thread - 1) ? queues[thread - 1].rawValue : nil
    }
  }

  private var events: [JSON] = []
  /// The latest time of a document, in microseconds: some 300 years. A file that was written by hand may have any other.
  private static let longest = 0x1p53

  /// The last time that was given, in microseconds.
  private var time: Int64 = -1
  private let first: Double
  /// The slices of the entries so far, by the entries' numbers.
  private var slices: [Int: (lane: Lane, time: Int64)] = [:]
  private var counters: OrderedDictionary<String, Int> = [:]
  /// The names of the spans that have begun and not ended, by their category and id.
  private var open: OrderedDictionary<[String], String> = [:]

  /// - Parameters:
  ///   - entries: the entries of the traffic, in their order.
  ///   - facts: what is to be known about the run, such as the app's file.
  package static func document(of entries: [TraceEntry], facts: JSON) -> JSON {
    var trace = ChromeTrace(first: entries.first?.realTime ?? 0)
    for entry in entries { trace.add(entry) }
    trace.endOpenSpans(by: "never")
    return [
      "traceEvents": .array(lanes + trace.events), "displayTimeUnit": "ms", "otherData": facts,
    ]
  }

  private init(first: Double) { self.first = first }

  /// The names of the lanes, and their order.
  private static let lanes: [JSON] =
    named("process_name", Lane(process: 1, thread: 0), "script side") + named("thread_name", .script, "JavaScript")
    + named("process_name", Lane(process: Lane.native, thread: 0), "native side")
    + TraceRecord.Queue.allCases.flatMap { named("thread_name", Lane(queue: $0.rawValue), title(of: $0)) }

  private static func title(of queue: TraceRecord.Queue) -> String {
    switch queue {
    case .bridge: "bridge thread"
    case .methodQueue: "method queue"
    case .main: "main queue"
    }
  }

  private static func named(_ kind: String, _ lane: Lane, _ name: String) -> [JSON] {
    let sort = kind == "process_name" ? "process_sort_index" : "thread_sort_index"
    let index = kind == "process_name" ? lane.process : lane.thread
    return [
      metadata(kind, lane, ["name": .string(name)]), metadata(sort, lane, ["sort_index": .int(Int64(index))]),
    ]
  }

  private static func metadata(_ kind: String, _ lane: Lane, _ arguments: JSON) -> JSON {
    [
      "ph": "M", "name": .string(kind), "pid": .int(Int64(lane.process)), "tid": .int(Int64(lane.thread)),
      "args": arguments,
    ]
  }

  // MARK: - Entries

  private mutating func add(_ entry: TraceEntry) {
    let lane = Lane(queue: entry.queue)
    // A message of the script has left it before it is read.
    if entry.kind == "read", entry.module != "driver" {
      let sent = slice(entry, on: .script, named: "send \(entry.method)")
      flow(from: (.script, sent), to: (lane, sent + 1), id: "\(entry.sequence) sent")
    }
    let begin = slice(entry, on: lane, named: entry.words)
    if let cause = entry.cause, let from = slices[cause] {
      flow(from: from, to: (lane, begin), id: "\(entry.sequence)")
    }
    slices[entry.sequence] = (lane, begin)
    if entry.kind == "write" {
      let received = slice(entry, on: .script, named: "receive \(entry.method)")
      flow(from: (lane, begin), to: (.script, received), id: "\(entry.sequence) received")
    }
    count(entry)
    span(entry)
  }

  /// Adds a slice at the next moment, and returns its beginning.
  private mutating func slice(_ entry: TraceEntry, on lane: Lane, named name: String) -> Int64 {
    let microseconds = (entry.deviceTime * 1000).rounded()
    time = max(time + 1, Int64(min(max(microseconds, -Self.longest), Self.longest)))
    // The lane is that of the queue.
    var arguments = entry.json.object?.filter { $0.key != "queue" && $0.value != .null } ?? [:]
    arguments["realTime"] = .double(entry.realTime - first)
    add("X", name, lane, time, ["dur": 1, "cat": .string(entry.kind), "args": .object(arguments)])
    return time
  }

  /// Adds an arrow between two slices.
  private mutating func flow(from: (lane: Lane, time: Int64), to: (lane: Lane, time: Int64), id: String) {
    add("s", "cause", from.lane, from.time, ["cat": "cause", "id": .string(id)])
    add("f", "cause", to.lane, to.time, ["cat": "cause", "id": .string(id), "bp": "e"])
  }

  private mutating func add(_ phase: String, _ name: String, _ lane: Lane, _ time: Int64, _ members: JSONObject) {
    let head: JSONObject = [
      "ph": .string(phase), "name": .string(name), "pid": .int(Int64(lane.process)), "tid": .int(Int64(lane.thread)),
      "ts": .int(time),
    ]
    events.append(.object(head.merging(members)))
  }

  // MARK: - Spans

  /// Begins or ends the span of a command or of a transition.
  private mutating func span(_ entry: TraceEntry) {
    switch entry.kind {
    case "call": if let id = entry.beginning { begin("command", id, "\(entry.method) \(id)") }
    case "result", "callback", "error":
      if let id = entry.id { end("command", id, ["settled": .string(entry.kind == "error" ? "rejected" : "resolved")]) }
    case "transition":
      if entry.method == "began" {
        begin("transition", entry.id ?? "", entry.module)
      } else {
        end("transition", entry.id ?? "", [:])
      }
    case "reload": if entry.method == "end" { endOpenSpans(by: "reload") }
    default: break
    }
  }

  private mutating func begin(_ category: String, _ id: String, _ name: String) {
    guard open[[category, id]] == nil else { return }
    open[[category, id]] = name
    if category == "command" { change("pending commands", by: 1) }
    add("b", name, Lane(queue: TraceRecord.Queue.main.rawValue), time, ["cat": .string(category), "id": .string(id)])
  }

  private mutating func end(_ category: String, _ id: String, _ arguments: JSONObject) {
    guard let name = open.removeValue(forKey: [category, id]) else { return }
    if category == "command" { change("pending commands", by: -1) }
    add(
      "e", name, Lane(queue: TraceRecord.Queue.main.rawValue), time,
      ["cat": .string(category), "id": .string(id), "args": .object(arguments)])
  }

  /// Ends the spans that have no end of their own, so that viewers show how long they have stood open.
  private mutating func endOpenSpans(by reason: String) {
    for key in open.keys { end(key[0], key[1], ["settled": .string(reason)]) }
  }

  // MARK: - Counters

  /// Counts the surfaces that run. The pending commands are counted with their spans.
  private mutating func count(_ entry: TraceEntry) {
    switch (entry.kind, entry.method) {
    case ("surface", "run"): change("surfaces", by: 1)
    case ("surface", "unmount"): change("surfaces", by: -1)
    default: break
    }
  }

  private mutating func change(_ counter: String, by step: Int) {
    counters[counter, default: 0] += step
    add(
      "C", counter, Lane(process: Lane.native, thread: 0), max(0, time),
      ["args": ["count": .int(Int64(counters[counter] ?? 0))]])
  }
}
