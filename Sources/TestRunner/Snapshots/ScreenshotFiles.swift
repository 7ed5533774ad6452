internal import NavbridgeVocabulary
import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The pictures of a test file as they are after a run, made of what its workers report. Each has a file of its own; where the
/// routes differ, each route has one.
struct ScreenshotFiles {
  private(set) var counts = SnapshotCounts()
  private(set) var failures: [TestFailure] = []

  private struct Taken {
    let path: String, routePath: String
    /// The picture, if it is to be written.
    let text: String?

    init(_ json: JSON) {
      path = json["path"]?.string ?? ""
      routePath = json["routePath"]?.string ?? ""
      text = json["isNew"] == true ? json["text"]?.string : nil
    }
  }

  /// Writes the pictures that are new, and removes those that no test takes any more if the run updates.
  ///
  /// - Parameters:
  ///   - allTaken: the pictures that the tests have taken, on all routes.
  ///   - records: what the workers have reported at their ends: `{folder, prefix, updates, unfinished}`.
  ///   - isComplete: false if a route has reported nothing, so that it may need any picture.
  static func write(taken allTaken: [JSON], records: [JSON], isComplete: Bool) -> ScreenshotFiles {
    var files = ScreenshotFiles()
    var taken: [String: [Taken]] = [:]
    for one in allTaken.map(Taken.init) { taken[one.path, default: []].append(one) }
    for (path, values) in taken.sorted(by: { $0.key < $1.key }) { files.keep(path, values) }
    if isComplete, let first = records.first { files.drop(unneeded(taken, records, first), first["updates"] == true) }
    return files
  }

  private mutating func keep(_ path: String, _ values: [Taken]) {
    let new = values.filter { $0.text != nil }
    guard let first = new.first, let text = first.text else { return }
    // A route whose picture has stayed as it was keeps it: the others differ from it.
    guard new.count == values.count, new.allSatisfy({ $0.text == text }) else {
      if new.count == values.count { put("", path, counts: false) }
      for value in new { put(value.text ?? "", value.routePath) }
      return
    }
    put(text, path)
    // What was kept for single routes is common to them now.
    for value in values where SystemFiles.kind(of: value.routePath, followsLinks: false) == S_IFREG {
      put("", value.routePath, counts: false)
    }
  }

  private mutating func put(_ text: String, _ path: String, counts isCounted: Bool = true) {
    if let fault = SnapshotFile.write(text, to: path) {
      failures.append(TestFailure(message: "The picture cannot be written to '\(path)': \(fault)."))
    } else if isCounted {
      counts.written += 1
    }
  }

  /// Returns the paths of the pictures of the file that no test has taken, and that no test that did not run to its end may
  /// have taken.
  private static func unneeded(_ taken: [String: [Taken]], _ records: [JSON], _ first: JSON) -> [String] {
    guard let folder = first["folder"]?.string, let prefix = first["prefix"]?.string else { return [] }
    let needed = Set(taken.values.flatMap { $0.flatMap { [$0.path, $0.routePath] } })
    let unfinished = records.flatMap { $0["unfinished"]?.array ?? [] }.compactMap(\.string)
    return SystemFiles.names(inFolder: folder).sorted().filter { name in
      name.hasPrefix(prefix) && name.hasSuffix(".svg") && !needed.contains("\(folder)/\(name)")
        && !unfinished.contains { name.hasPrefix($0) }
        && !isOfOtherRoute(name, records)
    }.map { "\(folder)/\($0)" }
  }

  /// True for a picture of a route that has not run.
  private static func isOfOtherRoute(_ name: String, _ records: [JSON]) -> Bool {
    let run = Set(records.compactMap { $0["architecture"]?.string })
    return ["bridge", "turbo"].contains { name.hasSuffix(".\($0).svg") && !run.contains($0) }
  }

  private mutating func drop(_ paths: [String], _ isUpdating: Bool) {
    guard isUpdating else { return counts.obsolete += paths.count }
    for path in paths where SnapshotFile.write("", to: path) == nil { counts.removed += 1 }
  }
}
