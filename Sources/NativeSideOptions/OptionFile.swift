import ArgumentParser
import Glibc

/// A file that an option names.
enum OptionFile {
  /// Returns the text of a file. Throws an error that names the option.
  static func read(_ path: String, of option: String) throws -> String {
    guard let text = text(path) else {
      throw ValidationError("\(option): '\(path)' cannot be read: \(String(cString: strerror(errno))).")
    }
    return text
  }

  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      bytes += block[..<count]
      if count < block.count { return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
    }
  }
}
