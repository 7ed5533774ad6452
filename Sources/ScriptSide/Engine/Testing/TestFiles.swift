import Glibc
internal import NavbridgeRuntime

/// Files that a test run writes.
package enum TestFiles {
  /// Writes a whole file, and makes the folders around it. A file that another process reads meanwhile is never half
  /// written, and a link at the path is replaced, not followed. Returns the reason of a failure.
  @discardableResult
  package static func write(_ text: String, to path: String) -> String? {
    makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return reason }
    let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWritten =
      TextFile.write(text, to: descriptor) && fchmod(descriptor, 0o666 & ~permissionMask) == 0
      && rename(draft, path) == 0
    let fault = isWritten ? nil : reason
    close(descriptor)
    if fault != nil { unlink(draft) }
    return fault
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

  private static var reason: String { String(cString: strerror(errno)) }

  /// The permissions that new files of this process do not get. The system can only return them by changing them.
  private static let permissionMask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()
}
