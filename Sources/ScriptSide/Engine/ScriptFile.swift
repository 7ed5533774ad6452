import Glibc
internal import Shared

/// An app's file, read whole.
struct ScriptFile {
  let path: String
  let source: String

  init(_ path: String) throws(ScriptFailure) {
    self.path = path
    do throws(TextFile.Failure) {
      source = try TextFile.read(path)
    } catch {
      throw ScriptFailure(kind: .missingFile, message: "The script '\(path)' cannot be read: \(error).")
    }
  }

  /// Whether there is a regular file of that name.
  static func isFile(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }

  /// What relative paths begin at.
  static var workingDirectory: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard getcwd(&buffer, buffer.count) != nil else { return "/" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The text of a file; nil where it cannot be read, of which `fault` gives the reason.
  static func text(_ path: String) -> String? { try? TextFile.read(path) }

  /// Why a file cannot be read, as the end of a sentence; nil where it can, or where there is none.
  static func fault(_ path: String) -> String? {
    do throws(TextFile.Failure) {
      _ = try TextFile.read(path)
      return nil
    } catch {
      return isFile(path) ? error.description : nil
    }
  }
}
