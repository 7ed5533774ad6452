import Glibc
internal import NavbridgeRuntime

/// An app's file, which is read whole.
package struct ScriptFile {
  let path: String
  let source: String

  init(_ path: String) throws(ScriptFailure) {
    self.path = path
    do throws(TextFile.Failure) {
      source = try TextFile.read(path)
    } catch {
      if let refusal = Self.refusalOfBytecode(path) { throw refusal }
      throw ScriptFailure(kind: .missingFile, message: "The script '\(path)' cannot be read: \(error).")
    }
  }

  /// Returns the failure for a file that was compiled for the engine Hermes; nil for any other file.
  private static func refusalOfBytecode(_ path: String) -> ScriptFailure? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: hermes.count)
    guard fread(&bytes, 1, bytes.count, file) == bytes.count, bytes == hermes else { return nil }
    return ScriptFailure(
      kind: .missingFile,
      message: "The script '\(path)' is Hermes bytecode, which only Hermes runs. Write the bundle as text: npx react-native "
        + "bundle --platform ios --entry-file index.js --dev false --bundle-output main.jsbundle")
  }

  /// The first bytes of Hermes bytecode (react-native-host §1).
  private static let hermes: [UInt8] = [0xc6, 0x1f, 0xbc, 0x03]

  /// Returns true if there is a regular file with that name.
  package static func isFile(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }

  /// The directory from which relative paths are resolved.
  static var workingDirectory: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { return "/" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the text of a file. It is nil if the file cannot be read; `fault` then returns the reason.
  package static func text(_ path: String) -> String? { try? TextFile.read(path) }

  /// Returns the reason for which a file cannot be read, as the end of a sentence; nil if it can be read or does not
  /// exist.
  static func fault(_ path: String) -> String? {
    do throws(TextFile.Failure) {
      _ = try TextFile.read(path)
      return nil
    } catch {
      return isFile(path) ? error.description : nil
    }
  }
}
