import Glibc

/// A file without a directory entry, so that nothing is left of it however this process ends. Other processes can read
/// it while this object exists.
final class NamelessFile: Sendable {
  struct CannotWrite: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: CInt

  init(_ text: String) throws {
    var name = Array("/tmp/navbridge-script-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Self.failure }
    unlink(name)
    var text = text
    guard text.withUTF8({ write(descriptor, $0.baseAddress!, $0.count) == $0.count }) else { throw Self.failure }
  }

  deinit { close(descriptor) }

  /// The path by which other processes open the file.
  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  private static var failure: CannotWrite {
    CannotWrite(description: "Cannot write a script to /tmp: \(String(cString: strerror(errno))).")
  }
}
