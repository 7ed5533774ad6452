import Glibc

/// Files that a test run writes.
package enum TestFiles {
  /// Writes a whole file, and makes the folders around it. A file that another process reads meanwhile is never half
  /// written. Returns the reason of a failure.
  @discardableResult
  package static func write(_ text: String, to path: String) -> String? {
    makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    let draft = "\(path).\(getpid())"
    guard let file = fopen(draft, "w") else { return String(cString: strerror(errno)) }
    let isWritten = text.withCString { fputs($0, file) } >= 0
    guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else { return String(cString: strerror(errno)) }
    return nil
  }

  /// Makes a folder and those around it.
  package static func makeFolder(_ path: String) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      mkdir(made, 0o777)
      made += "/"
    }
  }
}
