internal import CUV
import Glibc

/// Reads and writes whole text files.
package enum TextFile {
  /// The reason for which a file cannot be read, as the end of a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package static func read(_ path: String) throws(Failure) -> String {
    ReadFiles.reads(path)
    // Without O_NONBLOCK, opening a pipe without a writer would wait for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var found = stat()
    guard unsafe fstat(descriptor, &found) == 0 else { throw failure() }
    switch found.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Failure(description: "it is a directory")
    default: throw Failure(description: "it is not a regular file")
    }
    guard let bytes = SystemFiles.bytes(from: descriptor) else { throw failure() }
    guard !bytes.starts(with: hermes) else {
      throw Failure(
        description: "it is Hermes bytecode, which only Hermes runs; write the bundle as text: npx react-native bundle "
          + "--platform ios --entry-file index.js --dev false --bundle-output main.jsbundle")
    }
    return try text(of: bytes)
  }

  /// Returns bytes of UTF-8 as text. The error names the first place at which they are no text.
  package static func text(of bytes: [UInt8]) throws(Failure) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var (line, column) = (1, 1)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while case .valid(let scalar) = parser.parseScalar(from: &rest) {
      let isEnd = scalar.first == UInt8(ascii: "\n")
      (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
    }
    throw Failure(description: "it is not UTF-8 text, from line \(line), column \(column) on")
  }

  /// Writes a whole text, which may contain NUL, to the file at `path`, which is made or emptied.
  package static func write(_ text: String, to path: String) throws(Failure) {
    try write(to: path) { $0(text) }
  }

  /// Writes the parts of a text to the file at `path`, without all of them in memory.
  ///
  /// - Parameter parts: calls its argument with each part.
  package static func write(to path: String, _ parts: (@escaping (String) -> Void) -> Void) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    var draft = TextDraft(descriptor)
    parts { draft.write($0) }
    let code = draft.finish() ? 0 : errno
    guard close(descriptor) == 0, code == 0 else { throw failure(code == 0 ? errno : code) }
  }

  /// Returns the reason for which a text could not be written to a path; nil if it can be. Nothing is changed.
  package static func obstacle(toWriting path: String) -> Failure? {
    switch SystemFiles.kind(of: path) {
    case S_IFDIR: return failure(EISDIR)
    case 0:
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      return unsafe access(folder, W_OK) == 0 ? nil : failure()
    default: return unsafe access(path, W_OK) == 0 ? nil : failure()
    }
  }

  /// The first bytes of Hermes bytecode (react-native-host §1).
  private static let hermes: [UInt8] = [0xc6, 0x1f, 0xbc, 0x03]

  private static func failure(_ code: CInt = errno) -> Failure { Failure(description: systemMessage(code)) }
}
