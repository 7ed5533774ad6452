internal import NavbridgeWire

/// The acts of a run as a test file for `navbridge test`.
enum RecordedTest {
  /// - Parameter app: the app's file, as the test file names it.
  static func text(app: String, title: String, acts: [RecordedAct]) -> String {
    let merged = mergingKeys(acts)
    let names = Set(merged.filter { $0.error == nil }.map(\.object) + ["app", "test"]).sorted()
    var lines = ["const { \(names.joined(separator: ", ")) } = require('navbridge');", ""]
    lines.append("test(\(SourceText.string(title)), async () => {")
    lines.append("  await app(\(SourceText.string(app)));")
    for act in merged {
      let statement = act.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
      // An act that the device refused is shown, and left out.
      if let error = act.error {
        lines.append("  // await \(act.text.prefix { $0 != "\n" }); was refused: \(error.prefix { $0 != "\n" })")
      } else {
        lines.append("  await \(statement);")
      }
    }
    lines.append("});")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Joins keys that were pressed one after the other.
  private static func mergingKeys(_ acts: [RecordedAct]) -> [RecordedAct] {
    acts.reduce(into: []) { merged, act in
      if case .request("device/keys", let params) = act.action, params["replaces"] == nil, act.error == nil,
        let last = merged.last, case .request("device/keys", let before) = last.action, last.error == nil,
        let (text, more) = (before["text"]?.string).flatMap({ first in (params["text"]?.string).map { (first, $0) } })
      {
        merged[merged.count - 1] = RecordedAct(
          at: last.at, action: .request(method: "device/keys", params: ["text": .string(text + more)]))
      } else {
        merged.append(act)
      }
    }
  }
}
