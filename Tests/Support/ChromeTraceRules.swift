package import NavbridgeWire

/// The rules of Chrome's trace-event format for a document of slices, arrows, asynchronous spans and counters.
package enum ChromeTraceRules {
  /// Returns a sentence for each rule that a document breaks.
  package static func broken(by document: JSON) -> [String] {
    guard let events = document["traceEvents"]?.array else { return ["There are no traceEvents."] }
    return shape(events) + slices(events) + arrows(events) + spans(events) + names(events)
  }

  /// The lane of an event: its process and its thread.
  private static func lane(_ event: JSON) -> [Int] { [event["pid"]?.int ?? -1, event["tid"]?.int ?? -1] }

  private static func phase(_ event: JSON) -> String { event["ph"]?.string ?? "" }

  private static func shape(_ events: [JSON]) -> [String] {
    events.compactMap { event in
      let isKnown = ["M", "X", "s", "f", "b", "e", "C"].contains(phase(event))
      let hasTime = phase(event) == "M" || (event["ts"]?.int ?? -1) >= 0
      let isNamed = event["name"]?.string?.isEmpty == false && !lane(event).contains(-1)
      return isKnown && hasTime && isNamed ? nil : "This event has no known phase, name, lane or time: \(event)"
    }
  }

  /// Slices of one lane do not overlap.
  private static func slices(_ events: [JSON]) -> [String] {
    let slices = Dictionary(grouping: events.filter { phase($0) == "X" }, by: lane)
    return slices.values.flatMap { slices in
      let sorted = slices.sorted { ($0["ts"]?.int ?? 0) < ($1["ts"]?.int ?? 0) }
      return zip(sorted, sorted.dropFirst()).compactMap { first, second in
        let end = (first["ts"]?.int ?? 0) + (first["dur"]?.int ?? 0)
        return (first["dur"]?.int ?? 0) > 0 && end <= second["ts"]?.int ?? -1 ? nil : "\(first) overlaps \(second)."
      }
    }
  }

  /// An arrow begins in a slice and ends in a later one.
  private static func arrows(_ events: [JSON]) -> [String] {
    let begins = Set(events.filter { phase($0) == "X" }.map { lane($0) + [$0["ts"]?.int ?? -1] })
    let arrows = Dictionary(grouping: events.filter { ["s", "f"].contains(phase($0)) }) { $0["id"]?.string ?? "" }
    return arrows.compactMap { id, ends in
      let isWhole = ends.count == 2 && phase(ends[0]) == "s" && phase(ends[1]) == "f"
      let isBound = ends.allSatisfy { begins.contains(lane($0) + [$0["ts"]?.int ?? -1]) }
      let isForward = (ends.first?["ts"]?.int ?? 0) < (ends.last?["ts"]?.int ?? 0)
      return isWhole && isBound && isForward
        ? nil : "The arrow \(id) does not lead from a slice to a later one: \(ends)"
    }
  }

  /// Each asynchronous span begins and ends in turn.
  private static func spans(_ events: [JSON]) -> [String] {
    let ends = events.filter { ["b", "e"].contains(phase($0)) }
    let spans = Dictionary(grouping: ends) { [$0["cat"]?.string ?? "", $0["id"]?.string ?? ""] }
    return spans.compactMap { key, ends in
      let alternate = ends.enumerated().allSatisfy { phase($1) == ($0 % 2 == 0 ? "b" : "e") }
      return alternate && ends.count % 2 == 0 ? nil : "The span \(key) is not ended: \(ends)"
    }
  }

  /// Each process and each lane of a slice has a name.
  private static func names(_ events: [JSON]) -> [String] {
    let named = Set(events.filter { $0["name"] == "thread_name" }.map(lane))
    let processes = Set(events.filter { $0["name"] == "process_name" }.map { lane($0)[0] })
    return Set(events.filter { phase($0) == "X" }.map(lane)).compactMap { lane in
      named.contains(lane) && processes.contains(lane[0]) ? nil : "The lane \(lane) has no name."
    }
  }
}
