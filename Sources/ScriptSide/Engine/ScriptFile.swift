import Glibc
internal import NavbridgeRuntime

/// An app's file, which is read whole.
package struct ScriptFile {
  let path: String
  let source: String

  /// Makes a file with another text than the one that it has.
  init(_ path: String, running source: String) { (self.path, self.source) = (path, source) }

  init(_ path: String) throws(ScriptFailure) {
    self.path = path
    do throws(TextFile.Failure) {
      source = try TextFile.read(path)
    } catch {
      throw ScriptFailure(kind: .missingFile, message: "The script '\(path)' cannot be read: \(error).")
    }
  }

  /// Returns true if there is a regular file with that name.
  package static func isFile(_ path: String) -> Bool { SystemFiles.kind(of: path) == S_IFREG }

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
