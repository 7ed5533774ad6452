internal import CUV
import Glibc

/// Reads and writes whole text files.
package enum TextFile {
  /// The reason for which a file cannot be read, as the end of a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package static func read(_ path: String) throws(Failure) -> String {
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
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "it is not UTF-8 text")
    }
    return text
  }

  /// Writes a whole text, which may contain NUL, to the file at `path`, which is made or emptied.
  package static func write(_ text: String, to path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure() }
    let code = SystemFiles.write(text, to: descriptor) ? 0 : errno
    guard close(descriptor) == 0, code == 0 else { throw failure(code == 0 ? errno : code) }
  }

  /// The first bytes of Hermes bytecode (react-native-host §1).
  private static let hermes: [UInt8] = [0xc6, 0x1f, 0xbc, 0x03]

  private static func failure(_ code: CInt = errno) -> Failure { Failure(description: systemMessage(code)) }
}
