import Glibc

/// Files for one test, in a fresh directory.
struct TemporaryFiles: Sendable {
  private let directory: String
  /// The path of each file, by name.
  let paths: [String: String]

  struct Failure: Error { let path: String }

  /// - Parameter contents: the contents of each file, by name.
  init(_ contents: [String: String]) throws {
    var template = "/tmp/navbridge-test-XXXXXX".utf8CString.map { $0 }
    guard let made = unsafe mkdtemp(&template) else { throw Failure(path: "/tmp") }
    let directory = unsafe String(cString: made)
    self.directory = directory
    paths = Dictionary(uniqueKeysWithValues: contents.keys.map { ($0, "\(directory)/\($0)") })
    for (name, text) in contents {
      guard let path = paths[name], let file = unsafe fopen(path, "w") else { throw Failure(path: name) }
      unsafe fputs(text, file)
      unsafe fclose(file)
    }
  }

  func remove() {
    for path in paths.values { unsafe unlink(path) }
    unsafe rmdir(directory)
  }
}
