import Glibc
internal import NavbridgeRuntime

/// A file without a directory entry, so that nothing is left of it however this process ends. Other processes can read
/// it while this object exists.
final class NamelessFile: Sendable {
  struct CannotWrite: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: CInt

  init(_ text: String) throws {
    var name = Array("/tmp/navbridge-bench-XXXXXX".utf8CString)
    descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else { throw Self.failure }
    unsafe unlink(name)
    guard SystemFiles.write(text, to: descriptor) else { throw Self.failure }
  }

  deinit { close(descriptor) }

  /// The path by which other processes open the file.
  var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

  /// The text that the file has now, whoever wrote it.
  var content: String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe pread(descriptor, &part, part.count, off_t(bytes.count))
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part.prefix(count)
    }
  }

  private static var failure: CannotWrite {
    CannotWrite(description: "Cannot write a file to /tmp: \(systemMessage()).")
  }
}
