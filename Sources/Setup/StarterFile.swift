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

  /// The files of `Resources`, and the package's declarations, by which an editor knows the names of an app and a test: in the
  /// order in which they are written and listed.
  package static let all: [StarterFile] = {
    let files = unsafe setup_files()
    return unsafe UnsafeBufferPointer(start: files.files, count: files.count).map { unsafe StarterFile($0) }
  }()
}
