internal import NavbridgeWire
internal import OrderedCollections

/// The coverage of the apps of a run, in the form of istanbul: by the path of each source, its map and the counts of its
/// statements, functions and branches.
package struct AppCoverage: Sendable, Equatable {
  private var files: JSONObject = [:]

  package var isEmpty: Bool { files.isEmpty }
  /// The document that istanbul's programs call `coverage-final.json`.
  package var text: String { JSON.object(files).description }

  package init() {}

  /// Adds the coverage that a worker has reported. A file that was instrumented anew, and has another hash, takes the place of
  /// the one before.
  mutating func add(_ coverage: JSON) {
    for (path, file) in coverage.object ?? [:] {
      guard let known = files[path], known["hash"] == file["hash"], var members = file.object else {
        files[path] = file
        continue
      }
      for counts in ["s", "f", "b"] {
        if let sum = Self.sum(known[counts], file[counts]) { members[ExactText(counts)] = sum }
      }
      files[path] = .object(members)
    }
  }

  mutating func add(_ other: AppCoverage) { add(.object(other.files)) }

  /// The sums of two counts, of lists of them, or of objects with either. What one of them lacks counts as zero.
  private static func sum(_ one: JSON?, _ other: JSON?) -> JSON? {
    switch (one, other) {
    case (nil, let value), (let value, nil): value
    case (.object(let members), .object(let others)):
      .object(members.merging(others) { sum($0, $1) ?? $0 })
    case (.array(let items), .array(let others)):
      .array(
        (0..<max(items.count, others.count)).map { index in
          sum(items.indices.contains(index) ? items[index] : nil, others.indices.contains(index) ? others[index] : nil)
            ?? .int(0)
        })
    case (let one?, let other?): .int(Int64(one.int ?? 0) + Int64(other.int ?? 0))
    }
  }
}
