internal import NavbridgeWire

/// The acts of a run as a test file for `navbridge test`.
enum RecordedTest {
  /// - Parameters:
  ///   - app: the app's file, as the test file names it.
  ///   - options: the second argument of `app`.
  static func text(app: String, options: JSON = [:], title: String, acts: [RecordedAct]) -> String {
    let merged = merged(acts)
    let objects = Set(merged.filter { $0.error == nil }.map(\.object))
    let names = objects.subtracting([RecordedAct.app]).union(["app", "test"]).sorted()
    var lines = ["const { \(names.joined(separator: ", ")) } = require('navbridge');", ""]
    lines.append("test(\(SourceText.string(title)), async () => {")
    let start = objects.contains(RecordedAct.app) ? "const \(RecordedAct.app) = " : ""
    lines.append(
      "  \(start)await app(\(SourceText.string(app))\(options == [:] ? "" : ", " + SourceText.value(options)));")
    for act in merged {
      // An act that the device refused is shown, and left out.
      if let error = act.error {
        lines.append("  // await \(act.line); was refused: \(error.prefix { !$0.isNewline })")
      } else {
        lines.append("  await \(act.text);")
      }
    }
    lines.append("});")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The acts as a person sees them: fingers from the touch to the lift, and keys together.
  static func merged(_ acts: [RecordedAct]) -> [RecordedAct] { mergingKeys(RecordedAct.mergingFingers(acts)) }

  /// Joins keys that were pressed one after the other.
  private static func mergingKeys(_ acts: [RecordedAct]) -> [RecordedAct] {
    acts.reduce(into: []) { merged, act in
      if case .request("device/keys", let params) = act.action, params["replaces"] == nil, act.error == nil,
        let last = merged.last, case .request("device/keys", let before) = last.action, last.error == nil,
        let (text, more) = (before["text"]?.string).flatMap({ first in (params["text"]?.string).map { (first, $0) } })
      {
        // The first keys may replace what was there.
        let joined = before.merging(["text": .string(text + more)])
        merged[merged.count - 1] = RecordedAct(
          at: last.at, action: .request(method: "device/keys", params: joined), element: last.element)
      } else {
        merged.append(act)
      }
    }
  }
}
