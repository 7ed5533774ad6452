import NavbridgeWire

/// The reports of a test file, and the lines that it has printed.
struct TestFileResults: Sendable {
  let reports: [JSON]
  let printed: [String]

  /// The outcomes of the tests by their names.
  var outcomes: [String] {
    reports.filter { $0["kind"] == "ended" }.map { report in
      let names = (report["path"]?.array ?? []).compactMap(\.string)
      return "\(names.joined(separator: " > ")): \(report["outcome"]?.string ?? "")"
    }
  }

  /// The messages of all failures, of tests and outside them.
  var messages: [String] { reports.compactMap { $0["failure"]?["message"]?.string } }
}
