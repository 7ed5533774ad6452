package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// A run of an app, as the lines of `navbridge run --json` describe it (docs/run.schema.json).
package struct RecordedRun: Sendable {
  /// How the run ended.
  package struct Ending: Sendable, Equatable {
    package var code: Int
    package var reason: String?
    package var pending: [String]
    /// The error with which the acts have failed that were performed on the app.
    package var failedActs: String?

    package init(code: Int, reason: String? = nil, pending: [String] = [], failedActs: String? = nil) {
      (self.code, self.reason, self.pending, self.failedActs) = (code, reason, pending, failedActs)
    }
  }

  /// The reason for which a text is no run, as the end of a sentence.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String
  }

  /// The app's file, and its route; nil where the record does not name them.
  package var file: String?
  package var architecture: Architecture?
  /// The entries of the transcript.
  package var entries: [JSON] = []
  /// The constants of the native modules, by the modules' names; nil if they were not recorded.
  package var constants: JSON?
  /// The screen at the end; nil if the run did not come to rest.
  package var snapshot: JSON?
  package var ending = Ending(code: 0)

  private static let schema = "navbridge-run-1"

  package init() {}

  /// True if the snapshot has what a picture needs.
  var hasLook: Bool { snapshot?["device"] != nil }

  // MARK: - Lines

  /// True if a text begins as a recorded run does, of whatever version.
  package static func isRun(_ text: String) -> Bool {
    guard let line = text.split(separator: "\n", maxSplits: 1).first, line.hasPrefix("{") else { return false }
    return (try? JSONDocument(String(line)))?.root["kind"]?.string == "run"
  }

  /// Reads a recorded run.
  package init(text: String) throws(Fault) {
    var isEnded = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      guard let entry = (try? JSONDocument(String(line)))?.root.json, let kind = entry["kind"]?.string else {
        throw Fault(description: "line \(index + 1) is no object of a run")
      }
      if kind == "run", entry["schema"]?.string != Self.schema {
        throw Fault(
          description: "it is of the kind '\(cut: entry["schema"]?.string ?? "")', and '\(Self.schema)' is expected")
      }
      take(entry)
      isEnded = isEnded || kind == "end"
    }
    if !isEnded { throw Fault(description: "it has no line of the kind 'end', so the run was cut off") }
  }

  /// Takes a line of the run.
  package mutating func take(_ line: JSON) {
    switch line["kind"]?.string {
    case "run":
      file = line["file"]?.string
      architecture = line["architecture"]?.string.flatMap { Architecture(rawValue: $0) }
    case "constants": constants = line["modules"]
    case "tree": snapshot = line["snapshot"]
    case "end":
      ending = Ending(
        code: line["code"]?.int ?? 0, reason: line["reason"]?.string,
        pending: line["pending"]?.array?.compactMap(\.string) ?? [])
    case "traceTree": break
    default: entries.append(line)
    }
  }

  /// Takes a line that the script side has written, and returns its entry. A side that cannot run its script writes plain text.
  @discardableResult
  package mutating func take(output line: String) -> JSON {
    let entry =
      (try? JSONDocument(line))?.root.json
      ?? ["kind": "console", "at": 0, "epoch": 0, "level": "error", "text": .string(line)]
    if entry["kind"] != "run" { take(entry) }
    return entry
  }

  /// The first line of a run that is recorded for a comparison.
  package static func beginning(file: String, _ architecture: Architecture) -> JSONObject {
    [
      "kind": "run", "schema": .string(schema), "file": .string(file), "architecture": .string(architecture.rawValue),
    ]
  }

  /// The lines of what a run records for a comparison when it is at rest.
  package static func rest(constants: JSON, snapshot: JSON) -> [JSON] {
    [["kind": "constants", "modules": constants], ["kind": "tree", "snapshot": snapshot]]
  }
}
