internal import CResources

/// A file that `navbridge init` writes.
package struct StarterFile: Sendable {
  /// The path in the new folder.
  package let path: String
  package let text: String

  private init(_ file: embedded_file) {
    path = unsafe String(cString: file.path)
    text = unsafe String(cString: file.text)
  }

  private init(path: String, text: String) { (self.path, self.text) = (path, text) }

  /// The folder of `Resources` with the files for a project that exists.
  private static let folderOfExisting = "existing/"
  /// The folder that a project which exists gets, with its tests and the declarations.
  package static let folderOfTests = "navbridge"

  /// The file that an assistant reads.
  private static let guide = "AGENTS.md"

  /// The files of `Resources`, and the package's declarations, by which an editor knows the names of an app and a test: in the
  /// order in which they are written and listed.
  package static let all = embedded.filter { !$0.path.hasPrefix(folderOfExisting) }

  /// The files for a project that exists: a workflow, and a folder with a test and the declarations.
  package static let ofExisting: [StarterFile] = embedded.compactMap { file in
    if file.path.hasPrefix(folderOfExisting) {
      return StarterFile(path: String(file.path.dropFirst(folderOfExisting.count)), text: file.text)
    }
    let isOfBoth = file.path.hasPrefix("types/") || file.path == guide
    return isOfBoth ? StarterFile(path: "\(folderOfTests)/\(file.path)", text: file.text) : nil
  }

  private static let embedded: [StarterFile] = {
    let files = unsafe setup_files()
    return unsafe UnsafeBufferPointer(start: files.files, count: files.count).map { unsafe StarterFile($0) }
  }()
}
