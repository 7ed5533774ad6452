import ArgumentParser
internal import NavbridgeRuntime

/// A file that an option names.
enum OptionFile {
  /// Returns the text of a file. Throws an error that names the option.
  static func read(_ path: String, of option: String) throws -> String {
    guard let bytes = SystemFiles.bytes(of: path) else {
      throw ValidationError("\(option): '\(path)' cannot be read: \(systemMessage()).")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
