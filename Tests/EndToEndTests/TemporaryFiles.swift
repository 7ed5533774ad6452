import NavbridgeTestSupport

/// Files for one test, in a fresh directory.
struct TemporaryFiles: Sendable {
  private let folder: TemporaryFolder
  /// The path of each file, by name.
  let paths: [String: String]

  /// - Parameter contents: the contents of each file, by name.
  init(_ contents: [String: String]) throws {
    let folder = try TemporaryFolder(contents)
    self.folder = folder
    paths = Dictionary(uniqueKeysWithValues: contents.keys.map { ($0, "\(folder.path)/\($0)") })
  }

  func remove() { folder.remove() }
}
