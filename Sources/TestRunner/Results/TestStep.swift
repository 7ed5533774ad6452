internal import NavbridgeWire

/// A step of a test of an e2e suite: a command of a flow, or a call of Detox's.
package struct TestStep: Sendable, Equatable {
  package enum Outcome: String, Sendable {
    case passed, failed
    /// Its condition did not hold.
    case skipped
    /// It has failed, and was allowed to.
    case warned
  }

  package var words: String
  package var outcome: Outcome
  /// The place in the file, `file:line` with or without a column; nil if the engine reports none.
  package var place: String?
  /// The number of steps around it.
  package var depth: Int
  /// Milliseconds of real time.
  package var milliseconds: Double
  /// Milliseconds of the device's time.
  package var deviceMilliseconds: Double

  /// Reads a step of a worker's record.
  init?(_ json: JSON) {
    guard let words = json["words"]?.string, let outcome = json["outcome"]?.string.flatMap(Outcome.init(rawValue:))
    else {
      return nil
    }
    (self.words, self.outcome, place) = (words, outcome, json["place"]?.string)
    depth = max(0, json["depth"]?.int ?? 0)
    (milliseconds, deviceMilliseconds) = (json["ms"]?.double ?? 0, json["deviceMs"]?.double ?? 0)
  }

  var json: JSON {
    [
      "words": .string(words), "outcome": .string(outcome.rawValue), "place": place.map { .string($0) } ?? .null,
      "depth": .int(Int64(depth)), "ms": .double(milliseconds), "deviceMs": .double(deviceMilliseconds),
    ]
  }

  /// The step as a line: its outcome, its words, its place and its times.
  var line: String { line(hasRealTime: true) }

  /// - Parameter hasRealTime: false for a line that is the same in equal runs.
  func line(hasRealTime: Bool) -> String {
    let marks: [Outcome: String] = [.passed: "✓", .failed: "✗", .skipped: "-", .warned: "!"]
    let real = hasRealTime ? ", \(Int(milliseconds.rounded())) ms" : ""
    let times = "\(Int(deviceMilliseconds.rounded())) ms of the device\(real)"
    let indent = String(repeating: "  ", count: min(depth, 30))
    return "\(indent)\(marks[outcome] ?? "") \(words)  (\([place, times].compactMap(\.self).joined(separator: ", ")))"
  }
}
