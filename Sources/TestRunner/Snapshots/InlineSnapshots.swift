internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The inline snapshots of one test file, as the workers of its routes report them. They are written when all routes have
/// ended, because a call has one text for all of them.
struct InlineSnapshots {
  /// A call of `toMatchInlineSnapshot`, and the literal that it is to have.
  private struct Call: Equatable {
    let path: String, source: String, place: String, literal: String
    /// The part of the source that the literal takes, in UTF-16 units.
    let range: Range<Int>
    let isNew: Bool

    init(_ json: JSON) {
      path = json["path"]?.string ?? ""
      source = json["source"]?.string ?? ""
      place = json["place"]?.string ?? ""
      literal = json["literal"]?.string ?? ""
      let from = json["from"]?.int ?? 0
      range = from..<max(from, json["until"]?.int ?? 0)
      isNew = json["isNew"] == true
    }
  }

  /// The calls of all routes, by the files in which they stand.
  private var files: [String: [(route: Architecture, call: Call)]] = [:]

  init(_ routes: [(Architecture, [JSON])]) {
    for (route, calls) in routes {
      for call in calls.map(Call.init) { files[call.path, default: []].append((route, call)) }
    }
  }

  /// Writes the files. Returns the number of snapshots that were written, and the failures.
  func write() -> (written: Int, failures: [TestFailure]) {
    var written = 0
    var failures: [TestFailure] = []
    for (path, calls) in files.sorted(by: { $0.key < $1.key }) {
      let source = calls[0].call.source
      var edits: [Call] = []
      let places = Dictionary(grouping: calls, by: \.call.range.lowerBound).sorted { $0.key < $1.key }
      for (_, same) in places {
        guard Set(same.map(\.call.literal)).count > 1 else {
          if let edit = same.map(\.call).first(where: \.isNew) { edits.append(edit) }
          continue
        }
        // A route that has two values for one call has failed already.
        if Set(same.map(\.route)).count == same.count { failures.append(Self.difference(same)) }
      }
      guard !edits.isEmpty else { continue }
      let isSame = calls.allSatisfy { $0.call.source == source }
      let fault =
        isSame
        ? SnapshotFile.rewrite(path, from: source, to: Self.text(source, edits))
        : "it has changed between the starts of the routes. Run the tests again"
      if let fault {
        failures.append(TestFailure(message: "The inline snapshots cannot be written to '\(path)': \(fault)."))
      } else {
        written += edits.count
      }
    }
    return (written, failures)
  }

  private static func difference(_ calls: [(route: Architecture, call: Call)]) -> TestFailure {
    let texts = Architecture.allCases.compactMap { route in
      calls.first { $0.route == route }.map { "On \(route.rawValue): \($0.call.literal)" }
    }
    var failure = TestFailure(
      message: "The routes have different values for one inline snapshot, which has one text for both. Use "
        + "toMatchSnapshot, which keeps one for each route.\n\n" + texts.joined(separator: "\n"))
    failure.place = calls[0].call.place
    return failure
  }

  /// Returns the source with the literals of the calls.
  private static func text(_ source: String, _ edits: [Call]) -> String {
    var units = Array(source.utf16)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      units.replaceSubrange(edit.range.clamped(to: 0..<units.count), with: edit.literal.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
