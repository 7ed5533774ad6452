import Glibc

/// Reads whole text files.
package enum TextFile {
  /// The reason for which a file cannot be read, as the end of a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package static func read(_ path: String) throws(Failure) -> String {
    // Without O_NONBLOCK, opening a pipe without a writer would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var found = stat()
    guard fstat(descriptor, &found) == 0 else { throw failure(errno) }
    switch found.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Failure(description: "it is a directory")
    default: throw Failure(description: "it is not a regular file")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 { throw failure(errno) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk.prefix(count))
    }
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

  /// The first bytes of Hermes bytecode (react-native-host §1).
  private static let hermes: [UInt8] = [0xc6, 0x1f, 0xbc, 0x03]

  private static func failure(_ code: CInt) -> Failure { Failure(description: String(cString: strerror(code))) }
}
