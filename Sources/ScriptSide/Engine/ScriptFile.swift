import Glibc

/// An app's file, read whole.
struct ScriptFile {
  let path: String
  let source: String

  init(_ path: String) throws(ScriptFailure) {
    self.path = path
    source = try Self.read(path)
  }

  /// The text of a file; nil where there is none.
  static func text(_ path: String) -> String? { try? read(path) }

  private static func read(_ path: String) throws(ScriptFailure) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw missing(path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 { throw missing(path, errno) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk.prefix(count))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptFailure(kind: .missingFile, message: "The script '\(path)' is not UTF-8 text.")
    }
    return text
  }

  private static func missing(_ path: String, _ code: CInt) -> ScriptFailure {
    let why = String(cString: strerror(code))
    return ScriptFailure(kind: .missingFile, message: "The script '\(path)' cannot be read: \(why).")
  }
}
