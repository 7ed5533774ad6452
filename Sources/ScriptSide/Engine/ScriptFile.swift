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

  /// The text of a file; nil where there is none.
  static func text(_ path: String) -> String? { try? TextFile.read(path) }
}
